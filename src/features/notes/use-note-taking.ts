import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { ConversationView } from '#routers/contract/conversation.ts'
import type { Extraction } from '#routers/contract/notes.ts'

export interface NoteTaking {
  /** Paid and academic plans only. */
  isAllowed: boolean
  stateOf(messageId: string): Extraction['state'] | 'none'
  extract(messageId: string): void
}

/** Notes from the replies of a conversation: which there are, and having more drawn. */
export function useNoteTaking(conversation: ConversationView | null): NoteTaking {
  const { t } = useTranslation('conversation')
  const utils = trpc.useUtils()
  const conversationId = conversation?.id ?? ''
  const subscription = trpc.billing.subscription.useQuery()
  const list = trpc.notes.extractions.useQuery(
    { conversationId },
    { enabled: conversation !== null, refetchOnMount: 'always' },
  )
  const [begunId, setBegunId] = useState<string | null>(null)
  const extract = trpc.notes.extract.useMutation({
    onMutate: ({ messageId }) => setBegunId(messageId),
    onSuccess: async (begun) => {
      // Seen as pending once, so that its end is told even when it is there at once.
      utils.notes.extractions.setData({ conversationId }, (known) => ({
        extractions: [
          ...(known?.extractions ?? []).filter(
            ({ messageId }) => messageId !== begun.messageId,
          ),
          { ...begun, state: 'pending' as const },
        ],
      }))
      await utils.notes.extractions.invalidate({ conversationId })
    },
    onError: (error) => {
      setBegunId(null)
      if (refusalOf(error).code === 'plan_limit')
        showFailure({ title: t('notes.blocked'), description: t('notes.blockedText') })
      else
        showFailure({
          title: t('notes.failed'),
          description: reasonOf(error) ?? t('notes.failedText'),
        })
    },
  })
  const extractions = list.data?.extractions ?? []
  useOutcomes(extractions)
  const failure = list.error
  useEffect(() => {
    // A thread is read without knowing it (part 1, section 8: only logged).
    if (failure) console.warn('Existing notes could not be looked up', failure)
  }, [failure])
  const { subscriptionPlan, isAcademic } = subscription.data ?? {}
  return {
    isAllowed: isAcademic === true || (subscriptionPlan ?? 'free') !== 'free',
    stateOf(messageId) {
      if (extract.isPending && begunId === messageId) return 'pending'
      return extractions.find((one) => one.messageId === messageId)?.state ?? 'none'
    },
    extract: (messageId) => extract.mutate({ conversationId, messageId }),
  }
}

/** Tells how the drawing of notes ended that was watched. */
function useOutcomes(extractions: readonly Extraction[]): void {
  const { t } = useTranslation('conversation')
  const watched = useRef(new Set<string>())
  useEffect(() => {
    for (const { messageId, state, count } of extractions) {
      if (state === 'pending') watched.current.add(messageId)
      else if (watched.current.delete(messageId)) {
        if (state === 'done')
          showToast({
            title: t('notes.created'),
            description: t('notes.createdText', { count }),
          })
        else if (state === 'none_found')
          showToast({ title: t('notes.none'), description: t('notes.noneText') })
        else showFailure({ title: t('notes.failed'), description: t('notes.failedText') })
      }
    }
  }, [extractions, t])
}
