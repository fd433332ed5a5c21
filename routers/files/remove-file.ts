import { addToFileCount } from '#db/queries/conversations.ts'
import { deleteFile } from '#db/queries/files.ts'
import { forgetFileInMessages } from '#db/queries/messages.ts'
import { forgetTalk } from '../audio-chat/forget-talk.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { AppError } from '../errors.ts'
import { factsKey } from './facts-job.ts'
import { enqueueSweep } from './sweep.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MemberContext } from '../context.ts'

/** Removes a file: its row now, its bytes and every picture made of it by a job that cannot be lost. */
export async function removeFile(ctx: MemberContext, id: string): Promise<void> {
  const gone = await ctx.db.transaction().execute(async (trx) => {
    const file = await deleteFile(trx, ctx.caller.id, id)
    if (!file) throw new AppError('not_found')
    const isCounted = file.kind === 'work' || file.kind === 'improved'
    if (file.conversationId && isCounted)
      await addToFileCount(trx, ctx.caller.id, file.conversationId, -1)
    if (file.conversationId) await forgetFile(trx, file)
    await deleteJob(trx, factsKey(file.id))
    await enqueueSweep(trx, ctx.clock.now(), {
      filenames: [file.filename],
      uploadIds: [],
    })
    return file
  })
  if (gone.kind === 'audio' && gone.conversationId)
    ctx.live.publish(gone.conversationId, { type: 'audio' })
  ctx.jobs.wake()
}

/** What named the file names it no more: messages, and the talk that it was. */
async function forgetFile(trx: Db, file: FileRow): Promise<void> {
  await forgetFileInMessages(trx, file)
  if (file.kind === 'audio') await forgetTalk(trx, file)
}
