import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#src/lib/error-text.ts'
import { createRequestIds } from '#src/lib/request-ids.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { MessageView } from '#routers/contract/conversation.ts'

interface RefynOptions {
  sessionId: string
  messages: readonly MessageView[]
  /** The picture is in the thread. */
  onDone(): void
}

export interface Refyn {
  isWorking: boolean
  start(fileId: string, suggestionIds: string[]): void
}

/** Has a picture made; how it ends comes over the conversation's stream, here or in another tab. */
export function useRefyn({ sessionId, messages, onDone }: RefynOptions): Refyn {
  const { t } = useTranslation('refyn')
  const utils = trpc.useUtils()
  const [awaitedId, setAwaitedId] = useState<string | null>(null)
  const [requestIds] = useState(createRequestIds)
  const finished = useRef(onDone)
  useEffect(() => {
    finished.current = onDone
  })
  const create = trpc.refyn.create.useMutation({
    onSuccess: async (message) => {
      requestIds.renew()
      setAwaitedId(message.id)
      await utils.conversation.get
        .refetch({ sessionId }, {}, { throwOnError: true })
        .catch(() =>
          showFailure({
            title: t('refreshFailed'),
            description: t('refreshFailedText'),
          }),
        )
    },
    onError: (error) =>
      showFailure({
        title: t('failed'),
        description: reasonOf(error) ?? t('failedText'),
      }),
  })
  const awaited = messages.find(({ id }) => id === awaitedId)
  const status = awaited?.status
  useEffect(() => {
    if (!status || isOpen(status)) return
    void utils.billing.invalidate()
    void utils.files.list.invalidate({ sessionId })
    if (status === 'done') finished.current()
  }, [status, utils, sessionId])
  return {
    isWorking: create.isPending || (status !== undefined && isOpen(status)),
    start: (fileId, suggestionIds) =>
      create.mutate({
        sessionId,
        fileId,
        suggestionIds,
        requestId: requestIds.idFor([fileId, suggestionIds]),
      }),
  }
}

function isOpen(status: MessageView['status']): boolean {
  return status === 'pending' || status === 'writing'
}
