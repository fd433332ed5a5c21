import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contextMaxLength } from '#routers/contract/text-lengths.ts'
import { errorText } from '#src/lib/error-text.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { forgetAssignment } from './kept-assignment.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { CritDraft } from './use-crit-draft.ts'

interface AnalyzeOptions {
  sessionId: string
  draft: CritDraft
  fileCount: number
  assignment: { prompt: string; courseId: string | undefined } | null
}

export interface Analyze {
  /** What is still missing, in words; empty when the crit can begin. */
  missing: string[]
  isPending: boolean
  /** It waits for the line, and goes out when that is back. */
  isQueued: boolean
  /** The first message of a crit that was begun here, until its words arrive. */
  awaited: MessageView | null
  start(): void
}

/** Begins the crit: checks what the specification asks for, then hands over to the server. */
export function useAnalyze({
  sessionId,
  draft,
  fileCount,
  assignment,
}: AnalyzeOptions): Analyze {
  const { t } = useTranslation('conversation')
  const utils = trpc.useUtils()
  const [requestId] = useState(() => crypto.randomUUID())
  const analyze = trpc.conversation.analyze.useMutation({
    onSuccess: ({ conversation, message }) => {
      utils.conversation.get.setData({ sessionId }, { conversation, messages: [message] })
      draft.forget()
      forgetAssignment(sessionId)
      void utils.conversation.list.invalidate()
      void utils.billing.invalidate()
      void utils.conversation.get.invalidate({ sessionId })
    },
    onError: (error) =>
      showFailure({
        title: t('analysisFailed'),
        description: refusalText(t, error, assignment),
      }),
  })
  const checks = [
    [fileCount === 0, t('context.missingFiles'), 'filesRequired'],
    [!assignment && draft.medium === null, t('context.missingMedium'), 'mediumRequired'],
    [draft.context.trim() === '', t('context.missingContext'), 'contextRequired'],
    [draft.context.length > contextMaxLength, t('context.missingShorter'), 'tooLong'],
  ] as const

  return {
    missing: checks.flatMap(([isMissing, name]) => (isMissing ? [name] : [])),
    isPending: analyze.isPending,
    isQueued: analyze.isPaused,
    awaited: analyze.data?.message ?? null,
    start() {
      if (analyze.isPending) return
      // The button is off while something is missing; Enter in a field is not.
      const first = checks.find(([isMissing]) => isMissing)
      if (first) {
        const [, , key] = first
        showFailure({
          title: t(`context.${key}`),
          description: t(`context.${key}Text`, { most: contextMaxLength }),
        })
        return
      }
      analyze.mutate({
        sessionId,
        contextPrompt: draft.context,
        requestId,
        ...(assignment
          ? {
              isAssignmentMode: true,
              assignmentPrompt: assignment.prompt,
              ...(assignment.courseId ? { courseId: assignment.courseId } : {}),
            }
          : { mediaType: draft.medium ?? undefined }),
      })
    },
  }
}

/** Why a crit could not begin; an assignment has refusals of its own. */
function refusalText(
  t: ReturnType<typeof useTranslation<'conversation'>>['t'],
  error: unknown,
  assignment: AnalyzeOptions['assignment'],
): string {
  const { code, detail } = refusalOf(error)
  if (code === 'internal') return t('analysisFailedText')
  if (detail['reason'] === 'assignment_locked') return t('assignmentLocked')
  if (code === 'not_found' && assignment?.courseId) return t('courseGone')
  return errorText(error)
}
