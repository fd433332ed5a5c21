import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { ConfirmDelete } from '#src/ui/confirm-delete.tsx'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import type { ReactNode } from 'react'
import type { ConversationCard } from '#routers/contract/conversation.ts'

interface RemoveTexts {
  /** Called with the session that is no more. */
  onRemoved?(sessionId: string): void
  doneTitle: string
  doneText: string
  failedTitle: string
  failedText: string
}

/** Asks, deletes, tells, and takes the card out of every list. */
export function useRemoveConversation(texts: RemoveTexts): {
  ask(card: ConversationCard): void
  dialog: ReactNode
} {
  const { t } = useTranslation('dashboard')
  const utils = trpc.useUtils()
  const [card, setCard] = useState<ConversationCard | null>(null)
  const remove = trpc.conversation.remove.useMutation({
    onSuccess: async () => {
      showToast({ title: texts.doneTitle, description: texts.doneText })
      setCard(null)
      if (card) texts.onRemoved?.(card.sessionId)
      await Promise.all([
        utils.conversation.list.invalidate(),
        utils.billing.invalidate(),
      ])
    },
    onError: (error) => {
      const { code } = refusalOf(error)
      // A second click finds nothing left to delete: that is what was wanted.
      if (code === 'not_found') return
      const isUnknown = code === 'internal' || code === 'offline'
      showFailure({
        title: texts.failedTitle,
        description: isUnknown ? texts.failedText : errorText(error),
      })
    },
  })
  return {
    ask: setCard,
    dialog: (
      <ConfirmDelete
        isOpen={card !== null}
        title={t('remove.title')}
        text={t('remove.text')}
        isDeleting={remove.isPending}
        onCancel={() => setCard(null)}
        onConfirm={() => card && remove.mutate({ id: card.id })}
      />
    ),
  }
}
