import { AiError } from '../ai-error.ts'
import type { MemberContext } from '../context.ts'

/** How long people wait for words on what was found, and for what a model has to find itself. */
export const guideMs = { rank: 8000, name: 25_000 } as const

/**
 * What the guide answers in its time, or why it does not: what was found is shown without it. A fault of
 * the programme is thrown.
 */
export async function withGuide<Answer>(
  { log, usage, caller }: MemberContext,
  ask: (signal: AbortSignal) => Promise<Answer>,
  timeoutMs: number = guideMs.name,
): Promise<Answer | AiError> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await usage.during({ userId: caller.id, kind: 'places' }, () => ask(signal))
  } catch (error) {
    // Who is late may throw anything.
    if (!(error instanceof AiError) && !signal.aborted) throw error
    log.warn({ reason: String(error) }, 'The guide did not answer')
    return error instanceof AiError
      ? error
      : new AiError('ai_unreachable', 'The guide did not answer in time')
  }
}
