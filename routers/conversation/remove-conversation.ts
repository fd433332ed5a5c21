import { deleteConversation, findConversation } from '#db/queries/conversations.ts'
import { deleteFilesOfSession, listFiles } from '#db/queries/files.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { listMessages } from '#db/queries/messages.ts'
import { deleteUploadsOfSession } from '#db/queries/uploads.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { suggestionsKey } from '../suggestions/suggestions-job.ts'
import { listAudioChats } from '#db/queries/audio-chats.ts'
import { audioKey } from '../audio-chat/generate-audio.ts'
import { sweepOf } from '../audio-chat/settle-audio.ts'
import { factsKey } from '../files/facts-job.ts'
import { notesKey } from '../notes/extract-notes.ts'
import { storedOrder } from '../refyn/refyn-order.ts'
import { messageJobKey } from './message-job.ts'
import type { MemberContext } from '../context.ts'

/**
 * Deletes a conversation down to the last byte: messages, pieces, files and suggestions with their
 * rows, queued work, and by a job all bytes and everything derived from them. A reply that is
 * being written is broken off.
 */
export async function removeConversation(ctx: MemberContext, id: string): Promise<void> {
  const userId = ctx.caller.id
  const jobKeys = await ctx.db.transaction().execute(async (trx) => {
    const conversation = await findConversation(trx, userId, id)
    if (!conversation) throw new AppError('not_found')
    const messages = await listMessages(trx, userId, id)
    const files = await listFiles(trx, userId, conversation.sessionId)
    const talks = await listAudioChats(trx, userId, id)
    await deleteConversation(trx, userId, id)
    await deleteFilesOfSession(trx, userId, conversation.sessionId)
    const uploads = await deleteUploadsOfSession(trx, userId, conversation.sessionId)
    const keys = [
      ...messages.flatMap((message) => [
        messageJobKey(message),
        suggestionsKey(message.id),
        notesKey(message.id),
      ]),
      ...files.map((file) => factsKey(file.id)),
      ...talks.map((talk) => audioKey(talk.id)),
    ]
    for (const key of keys) await deleteJob(trx, key)
    await enqueueSweep(trx, ctx.clock.now(), {
      filenames: [
        ...files.map((file) => file.filename),
        // Pictures and talks that are being made have no row yet.
        ...messages.flatMap((message) => storedOrder(message)?.filename ?? []),
        ...talks.flatMap((talk) => sweepOf(talk).filenames),
      ],
      uploadIds: uploads.map((upload) => upload.id),
    })
    return keys
  })
  for (const key of jobKeys) ctx.jobs.abort(key)
  ctx.live.publish(id, { type: 'removed' })
  ctx.jobs.wake()
}
