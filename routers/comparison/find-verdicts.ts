import { updateMessage } from '#db/queries/messages.ts'
import { tellMessage } from '../conversation/message-attempt.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { Services } from '../context.ts'
import type { ComparisonFindings, Verdict } from '../contract/comparison.ts'
import type { Brief, Comparison, VerdictDraft } from '../tutor.ts'

/**
 * Has each open suggestion judged, and shows what was found before it is spoken of: first what was
 * measured, then the verdicts. Returns the brief with them.
 */
export async function findVerdicts(
  services: Services,
  message: MessageRow,
  {
    brief,
    comparison,
    signal,
  }: { brief: Brief; comparison: Comparison; signal: AbortSignal },
): Promise<Brief> {
  const { differences, open } = comparison
  await show(services, message, { differences, verdicts: [] })
  if (open.length === 0) return brief
  const drafts = await services.tutor.judge(brief, signal)
  signal.throwIfAborted()
  const verdicts = toVerdicts(drafts, comparison)
  await show(services, message, { differences, verdicts })
  return { ...brief, comparison: { ...comparison, verdicts } }
}

/** At most one verdict for each open suggestion, in the order of the ledger. */
function toVerdicts(drafts: VerdictDraft[], { open }: Comparison): Verdict[] {
  return open.flatMap(({ id, number }) => {
    const draft = drafts.find((one) => one.number === number)
    return draft
      ? [{ suggestionId: id, number, verdict: draft.verdict, note: draft.note }]
      : []
  })
}

async function show(
  services: Services,
  { id, userId }: MessageRow,
  found: ComparisonFindings,
): Promise<void> {
  const shown = await updateMessage(
    services.db,
    userId,
    { id, from: ['writing'] },
    { comparison: JSON.stringify(found) },
  )
  tellMessage(services, shown)
}
