import { giveConversationBack } from '#db/queries/users.ts'
import { findConversation, giveReplyBack } from '#db/queries/conversations.ts'
import { findMessage, updateMessage } from '#db/queries/messages.ts'
import { deleteReplyChunks, insertReplyChunk } from '#db/queries/reply-chunks.ts'
import { JobError } from '../context.ts'
import { TutorError } from '../tutor.ts'
import { toJobError } from '../tutor-job-error.ts'
import { checkNumbers } from '../facts/check-numbers.ts'
import { citedNumbers, numberFacts } from '../facts/number-facts.ts'
import { enqueueSuggestions } from '../suggestions/suggestions-job.ts'
import { gather } from './gather.ts'
import { toMessageView, withoutMarkers } from './message-view.ts'
import { readBrief } from './read-brief.ts'
import { replyPayload } from './reply-job.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/schema.ts'
import type { JobHandler, RunningJob, Services, Settlement } from '../context.ts'
import type { Brief } from '../tutor.ts'

/** Nobody reads faster than this, and it halves the cost of a stream. */
const gatherMs = 40
const maxReplyLength = 200_000

/**
 * Writes one reply. Pieces are stored as they come, each under the attempt that made it, and then
 * told to open streams; the whole text becomes the message only in the transaction that ends the
 * job, so a half reply is never taken for a whole one. A new attempt begins from nothing.
 */
export const replyJob: JobHandler = {
  async run(services, job, signal) {
    const reply = await beginAttempt(services, job)
    if (!reply) return undefined
    const brief = await readBrief(services, reply)
    if (!brief) return undefined
    try {
      const text = await writeDown(services, reply, {
        pieces: services.tutor.write(brief, signal),
        signal,
      })
      return finish(services, reply, { content: withoutMarkers(text), brief })
    } catch (error) {
      throw toJobError(error)
    }
  },

  onPostponed(services, job, error, retryAt) {
    return change(services, job, {
      status: 'pending',
      errorCode: faultOf(error),
      retryAt: retryAt.toISOString(),
    })
  },

  onDead(services, job, error) {
    const settled = change(services, job, {
      status: 'failed',
      errorCode: faultOf(error),
      retryAt: null,
      completedAt: services.clock.now().toISOString(),
    })
    return {
      ...settled,
      async write(trx) {
        const message = await findMessage(trx, ownerOf(job), messageOf(job))
        await settled.write?.(trx)
        if (!message) return
        await giveQuotaBack(trx, message)
      },
    }
  },
}

/** The first message is the month's conversation; every later one is a reply. */
async function giveQuotaBack(trx: Db, message: MessageRow): Promise<void> {
  if (message.position > 0)
    return giveReplyBack(trx, message.userId, message.conversationId)
  const conversation = await findConversation(trx, message.userId, message.conversationId)
  if (conversation?.quotaMonth)
    await giveConversationBack(trx, message.userId, conversation.quotaMonth)
}

async function beginAttempt(
  services: Services,
  job: RunningJob,
): Promise<MessageRow | undefined> {
  const message = await findMessage(services.db, ownerOf(job), messageOf(job))
  if (!message) return undefined
  await deleteReplyChunks(services.db, message.id)
  const reply = await updateMessage(
    services.db,
    message.userId,
    { id: message.id, from: ['pending', 'writing'] },
    {
      status: 'writing',
      attempt: message.attempt + 1,
      content: '',
      model: services.tutor.label,
      errorCode: null,
      retryAt: null,
    },
  )
  if (!reply) return undefined
  const { conversationId } = reply
  services.live.publish(conversationId, {
    type: 'message',
    message: toMessageView(reply),
  })
  services.live.publish(conversationId, {
    type: 'reset',
    messageId: reply.id,
    attempt: reply.attempt,
  })
  return reply
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
      throw new TutorError(
        'ai_nonsense',
        `The answer is longer than ${maxReplyLength} characters`,
      )
    whole += text
    const chunk = { messageId: reply.id, attempt: reply.attempt, seq, text }
    await insertReplyChunk(services.db, chunk)
    services.live.publish(reply.conversationId, { type: 'chunk', ...chunk })
    seq += 1
  }
  source.signal.throwIfAborted()
  if (whole.trim() === '') throw new TutorError('ai_nonsense', 'The answer is empty')
  return whole
}

/** The whole text, with what it cites and where it strays from what was measured. */
function finish(
  services: Services,
  reply: MessageRow,
  { content, brief }: { content: string; brief: Brief },
): Settlement {
  let settled: MessageRow | undefined
  const facts = numberFacts(brief.works)
  const cited = new Set(citedNumbers(content))
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
          citations: JSON.stringify(
            facts
              .filter(({ number }) => cited.has(number))
              .map(({ number, fileId, key, label, value }) => ({
                number,
                fileId,
                key,
                label,
                value,
              })),
          ),
          numberMarks: JSON.stringify(checkNumbers(content, facts)),
        },
      )
      await deleteReplyChunks(trx, reply.id)
      // The critique is what suggestions are drawn from; an answer to a question is not.
      if (settled && brief.question === null)
        await enqueueSuggestions(trx, { message: settled, now })
    },
    afterCommit() {
      tell(services, settled)
      services.jobs.wake()
    },
  }
}

function change(
  services: Services,
  job: RunningJob,
  to: Parameters<typeof updateMessage>[3],
): Settlement {
  let settled: MessageRow | undefined
  return {
    async write(trx) {
      await deleteReplyChunks(trx, messageOf(job))
      settled = await updateMessage(
        trx,
        ownerOf(job),
        { id: messageOf(job), from: ['pending', 'writing'] },
        { ...to, content: '' },
      )
    },
    afterCommit: () => tell(services, settled),
  }
}

function tell(services: Services, message: MessageRow | undefined): void {
  if (!message) return
  services.live.publish(message.conversationId, {
    type: 'message',
    message: toMessageView(message),
  })
}

function faultOf(error: unknown): string {
  const cause = error instanceof JobError ? error.cause : error
  return cause instanceof TutorError ? cause.fault : 'internal'
}

function messageOf(job: RunningJob): string {
  return replyPayload.parse(job.payload).messageId
}

function ownerOf(job: RunningJob): string {
  return job.userId ?? ''
}
