import { findConversation } from '#db/queries/conversations.ts'
import { listJobStates } from '#db/queries/jobs.ts'
import { findMessage, listMessages } from '#db/queries/messages.ts'
import { countNotesByMessage, listNotesOfMessage } from '#db/queries/notes.ts'
import { getPlan } from '../billing/limits.ts'
import { enqueueJob } from '../enqueue-job.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'
import type { ExtractNotesInput, Extraction } from '../contract/notes.ts'

export function notesKey(messageId: string): string {
  return `notes:${messageId}`
}

/**
 * Has notes drawn from a stored reply, once: a reply that has notes keeps them, and while they are
 * drawn the same work is the answer. Paid and academic plans only.
 */
export async function extractNotes(
  ctx: MemberContext,
  { conversationId, messageId }: ExtractNotesInput,
): Promise<Extraction> {
  const userId = ctx.caller.id
  await ctx.db.transaction().execute(async (trx) => {
    if ((await getPlan(trx, ctx.settings, userId)) === 'free')
      throw new AppError('plan_limit', {
        message: 'Note extraction is available for students and paying users only.',
      })
    const message = await findMessage(trx, userId, messageId)
    if (message?.conversationId !== conversationId || !isNotable(message))
      throw new AppError('not_found')
    if ((await listNotesOfMessage(trx, userId, messageId)).length === 0)
      await enqueue(trx, message, ctx.clock.now().toISOString())
  })
  ctx.jobs.wake()
  ctx.live.publish(conversationId, { type: 'notes' })
  const states = await listExtractions(ctx, conversationId)
  const own = states.find((state) => state.messageId === messageId)
  if (!own) throw new AppError('not_found')
  return own
}

/** Words of the tutor that are all there; a picture has none. */
function isNotable({ role, kind, status }: MessageRow): boolean {
  return role === 'ai' && kind !== 'refyn' && status === 'done'
}

function enqueue(trx: Db, { id, userId }: MessageRow, now: string): Promise<void> {
  const payload = { messageId: id }
  return enqueueJob(trx, { kind: 'notes', key: notesKey(id), userId, payload, now })
}

/** What has become of the notes of each reply; replies that nobody asked about are left out. */
export async function listExtractions(
  ctx: MemberContext,
  conversationId: string,
): Promise<Extraction[]> {
  const userId = ctx.caller.id
  if (!(await findConversation(ctx.db, userId, conversationId)))
    throw new AppError('not_found')
  const messages = (await listMessages(ctx.db, userId, conversationId)).filter(isNotable)
  const counts = await countNotesByMessage(ctx.db, userId, conversationId)
  const jobs = await listJobStates(
    ctx.db,
    messages.map(({ id }) => notesKey(id)),
  )
  return messages.flatMap(({ id: messageId }) => {
    const count = counts.find((one) => one.messageId === messageId)?.count ?? 0
    if (count > 0) return [{ messageId, count, state: 'done' as const }]
    const job = jobs.find(({ dedupeKey }) => dedupeKey === notesKey(messageId))
    return job ? [{ messageId, count, state: stateOf(job.state) }] : []
  })
}

function stateOf(job: 'ready' | 'running' | 'done' | 'dead'): Extraction['state'] {
  if (job === 'dead') return 'failed'
  return job === 'done' ? 'none_found' : 'pending'
}
