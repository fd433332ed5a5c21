import { listNotesOfMessage } from '#db/queries/notes.ts'
import { AppError } from '../errors.ts'
import { listExtractions } from './extract-notes.ts'
import { toNoteView } from './note-view.ts'
import type { MemberContext } from '../context.ts'
import type { ExtractNotesInput, NoteView } from '../contract/notes.ts'

/**
 * Waits until the notes of a reply are drawn, for callers that want one answer and no stream; none is
 * an answer too. After `maxMs`, or when the caller goes away, waiting ends with `busy`.
 */
export async function awaitNotes(
  ctx: MemberContext,
  { conversationId, messageId }: ExtractNotesInput,
  wait: { maxMs: number; signal: AbortSignal },
): Promise<NoteView[]> {
  const signal = AbortSignal.any([wait.signal, AbortSignal.timeout(wait.maxMs)])
  const events = ctx.live.subscribe(conversationId, signal)
  const settled = async () => {
    const states = await listExtractions(ctx, conversationId)
    const own = states.find((state) => state.messageId === messageId)
    if (own?.state === 'failed') throw new AppError('ai_failed')
    if (own?.state === 'pending') return undefined
    return (await listNotesOfMessage(ctx.db, ctx.caller.id, messageId)).map(toNoteView)
  }
  const already = await settled()
  if (already) return already
  for await (const event of events) {
    if (event.type !== 'notes') continue
    const notes = await settled()
    if (notes) return notes
  }
  throw new AppError('busy', {
    message: 'The notes are still being made: read them later',
  })
}
