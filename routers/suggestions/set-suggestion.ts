import { findFile } from '#db/queries/files.ts'
import { updateSuggestion } from '#db/queries/suggestions.ts'
import { AppError } from '../errors.ts'
import { storedFacts } from '../files/file-view.ts'
import { toSuggestionView } from './suggestion-view.ts'
import type { MemberContext } from '../context.ts'
import type { SetSuggestionInput, SuggestionView } from '../contract/suggestions.ts'

/** Writes in the ledger what became of a suggestion; a reason stays only with a declined one. */
export async function setSuggestion(
  ctx: MemberContext,
  input: SetSuggestionInput,
): Promise<SuggestionView> {
  const userId = ctx.caller.id
  const changed = await updateSuggestion(ctx.db, userId, input.id, {
    state: input.state,
    reason: input.reason || null,
    updatedAt: ctx.clock.now().toISOString(),
  })
  if (!changed) throw new AppError('not_found')
  ctx.live.publish(changed.conversationId, { type: 'suggestions' })
  const file = changed.fileId ? await findFile(ctx.db, userId, changed.fileId) : undefined
  return toSuggestionView(
    ctx.media,
    changed,
    file && { ...file, facts: storedFacts(file) },
  )
}
