import { textForCode } from '#src/lib/error-text.ts'
import { i18n } from '#src/lib/i18n.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import type { MessageView } from '#routers/contract/conversation.ts'

/** Tells that an analysis or answer failed for good; the message itself offers to try again. */
export function showReplyFailure(message: MessageView): void {
  const code = message.errorCode ?? 'internal'
  const isUnknown = code === 'internal' || code === 'ai_failed'
  showFailure({
    title: i18n.t('conversation:analysisFailed'),
    description: isUnknown
      ? i18n.t('conversation:analysisFailedText')
      : textForCode(code),
  })
}
