import { updateMessage } from '#db/queries/messages.ts'
import { deleteReplyChunks } from '#db/queries/reply-chunks.ts'
import { AiError } from '../ai-error.ts'
import { toJobError } from '../ai-job-error.ts'
import { findVerdicts } from '../comparison/find-verdicts.ts'
import { settleVerdicts } from '../comparison/settle-verdicts.ts'
import { AppError } from '../errors.ts'
import { enqueueSuggestions } from '../suggestions/suggestions-job.ts'
import { gather } from './gather.ts'
import { keepChunk } from './keep-chunk.ts'
import { marksIn } from './marks-in.ts'
import {
  beginAttempt,
  buryMessage,
  findAttempt,
  postponeMessage,
  tellMessage,
} from './message-attempt.ts'
import { withoutMarkers } from './message-view.ts'
import { placeOf, readBrief } from './read-brief.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { JobHandler, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { Brief } from '../tutor.ts'

/** Nobody reads faster than this, and it halves the cost of a stream. */
const gatherMs = 50
const maxReplyLength = 200_000

/**
 * Writes one reply. Pieces are stored as they come, each under the attempt that made it, and then
 * told to open streams; the whole text becomes the message only in the transaction that ends the
 * job, so a half reply is never taken for a whole one. A new attempt begins from nothing.
 */
export const replyJob: JobHandler = {
  begin: (trx, services, job) => beginAttempt(trx, job, services.tutor.label),
  async run(services, job, signal) {
    const reply = await findAttempt(services, job)
    const asked = reply && (await readBrief(services, placeOf(reply)))
    if (!reply) return undefined
    try {
      // With the crit its message is gone too; a version can be removed by itself.
      if (!asked) throw new AppError('not_found', { message: 'A version is gone' })
      const brief = await withFindings(services, reply, { brief: asked, signal })
      const text = await writeDown(services, reply, {
        pieces: services.tutor.write(brief, signal),
        signal,
      })
      return finish(services, reply, { content: withoutMarkers(text), brief })
    } catch (error) {
      throw toJobError(error)
    }
  },
  onPostponed: postponeMessage,
  onDead: buryMessage,
}

/** What was found between two versions stands before anything is said of them. */
async function withFindings(
  services: Services,
  reply: MessageRow,
  { brief, signal }: { brief: Brief; signal: AbortSignal },
): Promise<Brief> {
  const { comparison } = brief
  return comparison ? findVerdicts(services, reply, { brief, comparison, signal }) : brief
}

async function writeDown(
  services: Services,
  reply: MessageRow,
  source: { pieces: AsyncIterable<string>; signal: AbortSignal },
): Promise<string> {
  let whole = ''
  let seq = 0
  for await (const text of gather(source.pieces, gatherMs)) {
    source.signal.throwIfAborted()
    if (whole.length + text.length > maxReplyLength)
      throw new AiError(
        'ai_nonsense',
        `The answer is longer than ${maxReplyLength} characters`,
      )
    whole += text
    const chunk = { messageId: reply.id, attempt: reply.attempt, seq, text }
    await keepChunk(services.db, chunk)
    // Whoever has stopped the reply meanwhile was told how it ended: nothing comes behind that.
    source.signal.throwIfAborted()
    services.live.publish(reply.conversationId, { type: 'chunk', ...chunk })
    seq += 1
  }
  source.signal.throwIfAborted()
  if (whole.trim() === '') throw new AiError('ai_nonsense', 'The answer is empty')
  return whole
}

/** The whole text, with what it cites and where it strays from what was measured. */
function finish(
  services: Services,
  reply: MessageRow,
  { content, brief }: { content: string; brief: Brief },
): Settlement {
  let settled: MessageRow | undefined
  const now = services.clock.now().toISOString()
  return {
    async write(trx) {
      settled = await updateMessage(
        trx,
        reply.userId,
        { id: reply.id, from: ['writing'] },
        {
          content,
          status: 'done',
          completedAt: now,
          ...marksIn(content, brief.works),
        },
      )
      await deleteReplyChunks(trx, reply.id)
      if (!settled) return
      if (brief.comparison)
        await settleVerdicts(trx, settled.userId, {
          verdicts: brief.comparison.verdicts,
          now,
        })
      // A critique and a comparison are what suggestions are drawn from; an answer to a question is not.
      if (brief.question === null)
        await enqueueSuggestions(trx, { message: settled, now })
    },
    afterCommit() {
      tellMessage(services, settled)
      if (settled?.kind === 'comparison')
        services.live.publish(settled.conversationId, { type: 'suggestions' })
      services.jobs.wake()
    },
  }
}
