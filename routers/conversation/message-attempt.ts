import { findMessage, updateMessage } from '#db/queries/messages.ts'
import { deleteReplyChunks } from '#db/queries/reply-chunks.ts'
import { faultOf } from '../ai-job-error.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { storedOrder } from '../refyn/refyn-order.ts'
import { messagePayload } from './message-job.ts'
import { toMessageView } from './message-view.ts'
import { giveQuotaBack } from './quota.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { RunningJob, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'

/** Begins a message anew under the name of who makes it; one that has settled or is gone is left as it is. */
export async function beginAttempt(
  trx: Db,
  job: RunningJob,
  label: string,
): Promise<void> {
  const message = await findMessage(trx, ownerOf(job), messageOf(job))
  if (!message) return
  await deleteReplyChunks(trx, message.id)
  await updateMessage(
    trx,
    message.userId,
    { id: message.id, from: ['pending', 'writing'] },
    {
      status: 'writing',
      attempt: message.attempt + 1,
      content: '',
      model: label,
      errorCode: null,
      retryAt: null,
    },
  )
}

/**
 * The message that this try has begun, of which open streams are told. Undefined when it has settled or is
 * gone: then there is nothing to do.
 */
export async function findAttempt(
  services: Services,
  job: RunningJob,
): Promise<MessageRow | undefined> {
  const begun = await findMessage(services.db, ownerOf(job), messageOf(job))
  if (begun?.status !== 'writing') return undefined
  tellMessage(services, begun)
  services.live.publish(begun.conversationId, {
    type: 'reset',
    messageId: begun.id,
    attempt: begun.attempt,
  })
  return begun
}

/** Between two tries: the message says why it waits, and until when. */
export function postponeMessage(
  services: Services,
  job: RunningJob,
  error: unknown,
  retryAt: Date,
): Settlement {
  return changeMessage(services, job, {
    status: 'pending',
    errorCode: faultOf(error),
    retryAt: retryAt.toISOString(),
  })
}

/** After the last try: the message says that it failed, and what it took is given back. */
export function buryMessage(
  services: Services,
  job: RunningJob,
  error: unknown,
): Settlement {
  const settled = changeMessage(services, job, {
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
      // A process that was killed may have left bytes of it.
      const filename = storedOrder(message)?.filename
      if (filename)
        await enqueueSweep(trx, services.clock.now(), {
          filenames: [filename],
          uploadIds: [],
        })
    },
  }
}

function changeMessage(
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
    afterCommit: () => tellMessage(services, settled),
  }
}

export function tellMessage(services: Services, message: MessageRow | undefined): void {
  if (!message) return
  services.live.publish(message.conversationId, {
    type: 'message',
    message: toMessageView(message),
  })
}

export function messageOf(job: RunningJob): string {
  return messagePayload.parse(job.payload).messageId
}

export function ownerOf(job: RunningJob): string {
  return job.userId ?? ''
}
