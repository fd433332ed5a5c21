import { findConversationBySession } from '#db/queries/conversations.ts'
import { listFiles } from '#db/queries/files.ts'
import { findJob } from '#db/queries/jobs.ts'
import { listMessages } from '#db/queries/messages.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { AppError } from '../errors.ts'
import { storedFacts } from '../files/file-view.ts'
import { toSuggestionView } from './suggestion-view.ts'
import { enqueueSuggestions, suggestionsKey } from './suggestions-job.ts'
import type { Db } from '#db/database.ts'
import type { ConversationRow, MessageRow } from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'
import type { SuggestionLedger } from '../contract/suggestions.ts'

/** What was suggested in a session and what became of it; empty before a crit has begun. */
export async function listLedger(
  ctx: MemberContext,
  sessionId: string,
): Promise<SuggestionLedger> {
  const userId = ctx.caller.id
  const conversation = await findConversationBySession(ctx.db, userId, sessionId)
  if (!conversation) return { suggestions: [], making: 'none' }
  const rows = await listSuggestions(ctx.db, userId, conversation.id)
  const files = await listFiles(ctx.db, userId, sessionId)
  const works = new Map(
    files.map((file) => [file.id, { ...file, facts: storedFacts(file) }]),
  )
  return {
    suggestions: await Promise.all(
      rows.map((row) => toSuggestionView(ctx.media, row, works.get(row.fileId ?? ''))),
    ),
    making: await readMaking(ctx.db, await findCritique(ctx.db, conversation)),
  }
}

async function readMaking(
  db: Db,
  critique: MessageRow | undefined,
): Promise<SuggestionLedger['making']> {
  const job = critique && (await findJob(db, suggestionsKey(critique.id)))
  if (!job || job.state === 'done') return 'none'
  return job.state === 'dead' ? 'failed' : 'pending'
}

/** Tries again what could not be made; anything else is a `conflict`. */
export async function retrySuggestions(
  ctx: MemberContext,
  sessionId: string,
): Promise<void> {
  const conversation = await findConversationBySession(ctx.db, ctx.caller.id, sessionId)
  if (!conversation) throw new AppError('not_found')
  const now = ctx.clock.now().toISOString()
  await ctx.db.transaction().execute(async (trx) => {
    const critique = await findCritique(trx, conversation)
    if (!critique || (await readMaking(trx, critique)) !== 'failed')
      throw new AppError('conflict', { message: 'The suggestions have not failed' })
    await enqueueSuggestions(trx, { message: critique, now })
  })
  ctx.jobs.wake()
  ctx.live.publish(conversation.id, { type: 'suggestions' })
}

/** What suggestions were last drawn from: the critique, or the newest comparison of versions. */
async function findCritique(
  db: Db,
  { id, userId }: ConversationRow,
): Promise<MessageRow | undefined> {
  const messages = await listMessages(db, userId, id)
  return messages.findLast(
    ({ role, kind, position, status }) =>
      role === 'ai' &&
      (kind === 'comparison' ? status === 'done' : kind === 'reply' && position === 0),
  )
}
