import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { audioChat as texts } from '#src/locales/en/audio-chat.ts'
import { reasonOf } from '#src/lib/error-text.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { ConversationView } from '#routers/contract/conversation.ts'

addTexts('audioChat', texts)

export interface Talk {
  ready: AudioChatView | null
  making: AudioChatView | null
  isMaking: boolean
  generate(messageId: string): void
}

/** The talk of the hosts about a conversation; its progress comes over the conversation's stream. */
export function useTalk(sessionId: string, conversation: ConversationView | null): Talk {
  const { t } = useTranslation('audioChat')
  const utils = trpc.useUtils()
  const talk = trpc.audioChat.get.useQuery(
    { sessionId },
    { enabled: conversation !== null, refetchOnMount: 'always' },
  )
  const generate = trpc.audioChat.generate.useMutation({
    onSuccess: () => utils.audioChat.get.invalidate({ sessionId }),
    onError: (error) =>
      showFailure({
        title: t('failed'),
        description: reasonOf(error) ?? t('failedText'),
      }),
  })
  const ready = talk.data?.ready ?? null
  const making = talk.data?.making ?? null
  useOutcome(ready, making)
  return {
    ready,
    making,
    isMaking: generate.isPending || making?.status === 'pending',
    generate: (messageId) =>
      conversation &&
      generate.mutate({ sessionId, conversationId: conversation.id, messageId }),
  }
}

/** Tells how a talk ended that was seen being made. */
function useOutcome(ready: AudioChatView | null, making: AudioChatView | null): void {
  const { t } = useTranslation('audioChat')
  const watched = useRef<string | null>(null)
  useEffect(() => {
    if (making?.status === 'pending') {
      watched.current = making.id
      return
    }
    if (watched.current === null) return
    if (ready?.id === watched.current)
      showToast({ title: t('done'), description: t('doneText') })
    else if (making?.id === watched.current)
      showFailure({ title: t('failed'), description: t('failedText') })
    watched.current = null
  }, [ready, making, t])
}
