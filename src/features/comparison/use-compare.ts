import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorStatus } from '#routers/contract/errors.ts'
import { reasonOf, textForCode } from '#src/lib/error-text.ts'
import { createRequestIds } from '#src/lib/request-ids.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { UploadFailure } from './upload-refusal.ts'
import { useImprovedUpload } from './use-improved-upload.ts'
import type { ErrorCode } from '#routers/contract/errors.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { ImprovedFile } from './use-improved-upload.ts'

export interface Compare {
  isWorking: boolean
  percent: number | null
  /** Sends the improved version, then has both compared. */
  start(file: File, originalFileId: string): void
  /** Compares a version that is on the server already with the file that it improves. */
  again(file: FileView, originalFileId: string): void
}

/** From a chosen file to the comparison in the thread; after a reload it goes on where it was. */
export function useCompare(options: {
  userId: string
  sessionId: string
  onStarted(): void
}): Compare {
  const { t } = useTranslation('comparison')
  const { userId, sessionId, onStarted } = options
  const utils = trpc.useUtils()
  const upload = useImprovedUpload(userId, sessionId)
  const [requestIds] = useState(createRequestIds)
  const compare = trpc.comparison.create.useMutation({
    onSuccess: async () => {
      requestIds.renew()
      onStarted()
      await utils.conversation.get.invalidate({ sessionId })
    },
    onError: (error) =>
      showFailure({
        title: t('failed'),
        description: reasonOf(error) ?? t('failedText'),
      }),
  })
  const pair = (originalFileId: string, newFileId: string) => {
    const requestId = requestIds.idFor([originalFileId, newFileId])
    compare.mutate({ sessionId, originalFileId, newFileId, requestId })
  }
  const send = async (improved: ImprovedFile) => {
    try {
      const version = await upload.send(improved)
      if (!version) return
      await utils.files.list.invalidate({ sessionId })
      pair(improved.originalFileId, version.id)
    } catch (error) {
      showFailure({
        title: t('uploadFailed'),
        description: refusalText(error) ?? t('uploadFailedText'),
      })
    }
  }
  useOnce(async () => {
    const [kept] = await upload.listKept()
    if (kept) await send(kept)
  })
  return {
    isWorking: upload.percent !== null || compare.isPending,
    percent: upload.percent,
    start: (file, originalFileId) => void send({ file, originalFileId }),
    again: ({ id }, originalFileId) => pair(originalFileId, id),
  }
}

/** Runs when the page opens, and only then. */
function useOnce(act: () => Promise<void>): void {
  const latest = useRef(act)
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    // What cannot be looked up now is looked up at the next visit.
    latest.current().catch(() => undefined)
  }, [])
}

/** The words for what our server said; undefined for a lost line and the like. */
function refusalText(error: unknown): string | undefined {
  if (error instanceof UploadFailure) {
    const { code, detail } = error.body
    return code && code in errorStatus
      ? textForCode(code as ErrorCode, detail)
      : undefined
  }
  return reasonOf(error)
}
