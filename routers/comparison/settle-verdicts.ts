import { findSuggestion, updateSuggestion } from '#db/queries/suggestions.ts'
import type { Db } from '#db/database.ts'
import type { Verdict } from '../contract/comparison.ts'
import type { SuggestionState } from '../contract/suggestions.ts'

/** What a verdict makes of a suggestion in the ledger; the others leave it as it is. */
const settles: Partial<Record<Verdict['verdict'], SuggestionState>> = {
  addressed: 'done',
  partly: 'tried',
}

/**
 * Writes the verdicts into the ledger, in the transaction that ends the comparison. What the learner
 * has settled meanwhile, or declined, stays theirs.
 */
export async function settleVerdicts(
  trx: Db,
  userId: string,
  { verdicts, now }: { verdicts: Verdict[]; now: string },
): Promise<void> {
  for (const { suggestionId, verdict } of verdicts) {
    const state = settles[verdict]
    const suggestion = state && (await findSuggestion(trx, userId, suggestionId))
    if (!suggestion || !['open', 'tried'].includes(suggestion.state)) continue
    await updateSuggestion(trx, userId, suggestionId, {
      state,
      reason: null,
      updatedAt: now,
    })
  }
}
