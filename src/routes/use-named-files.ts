import { useEffect } from 'react'
import { trpc } from '#src/lib/trpc.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'

/**
 * Reads the files anew when a message names one that is not known here: it was made or handed in since,
 * in another tab or before a reload; what it took of the month is read with it.
 */
export function useNamedFiles(
  sessionId: string,
  known: { messages: readonly MessageView[]; files: readonly FileView[] | undefined },
): void {
  const utils = trpc.useUtils()
  const named = known.messages.flatMap(({ refyn, comparison }) => [
    refyn?.fileId,
    comparison?.originalFileId,
    comparison?.newFileId,
  ])
  const unknown = named
    .filter((id) => id && !known.files?.some((file) => file.id === id))
    .join()
  const isRead = known.files !== undefined
  useEffect(() => {
    if (unknown === '' || !isRead) return
    void utils.files.list.invalidate({ sessionId })
    void utils.billing.invalidate()
  }, [unknown, isRead, sessionId, utils])
}
