import { textForCode } from '#src/lib/error-text.ts'
import { i18n } from '#src/lib/i18n.ts'
import type { ErrorCode } from '#routers/contract/errors.ts'
import type { MessageView } from '#routers/contract/conversation.ts'

export interface Outcome {
  title: string
  description: string
}

const failures = {
  reply: ['analysisFailed', 'analysisFailedText'],
  refyn: ['refynFailed', 'refynFailedText'],
  comparison: ['comparisonFailed', 'comparisonFailedText'],
} as const

/** Codes whose own words say no more than that it failed, or speak of an analysis. */
const general: ReadonlySet<ErrorCode> = new Set(['internal', 'ai_failed'])
const ofAnalysis: ReadonlySet<ErrorCode> = new Set(['ai_key_refused'])

/** What a person is told of a message that failed for good (part 1, section 8). */
export function failureOf({
  kind,
  errorCode,
}: Pick<MessageView, 'kind' | 'errorCode'>): Outcome {
  const code = errorCode ?? 'internal'
  const [title, unknown] = failures[kind]
  const isUnknown = general.has(code) || (kind !== 'reply' && ofAnalysis.has(code))
  return {
    title: i18n.t(`conversation:${title}`),
    description: isUnknown ? i18n.t(`conversation:${unknown}`) : textForCode(code),
  }
}

/** What a person is told of a message that is there. */
export function successOf({ kind, refyn }: Pick<MessageView, 'kind' | 'refyn'>): Outcome {
  switch (kind) {
    case 'reply':
      return {
        title: i18n.t('conversation:feedbackReady'),
        description: i18n.t('conversation:feedbackReadyText'),
      }
    case 'refyn': {
      const applied = refyn?.settings?.changes.filter(({ isApplied }) => isApplied)
      return {
        title: i18n.t('conversation:refynDone'),
        description: i18n.t('conversation:refynDoneText', {
          count: applied?.length ?? 0,
        }),
      }
    }
    case 'comparison':
      return {
        title: i18n.t('conversation:comparisonDone'),
        description: i18n.t('conversation:comparisonDoneText'),
      }
  }
}
