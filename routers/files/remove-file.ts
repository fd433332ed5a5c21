import { addToFileCount } from '#db/queries/conversations.ts'
import { deleteFile } from '#db/queries/files.ts'
import { deleteJob } from '#db/queries/jobs.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from './sweep.ts'
import type { MemberContext } from '../context.ts'

/** Removes a file: its row now, its bytes and every picture made of it by a job that cannot be lost. */
export async function removeFile(ctx: MemberContext, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const file = await deleteFile(trx, ctx.caller.id, id)
    if (!file) throw new AppError('not_found')
    if (file.conversationId)
      await addToFileCount(trx, ctx.caller.id, file.conversationId, -1)
    await deleteJob(trx, `facts:${file.id}`)
    await enqueueSweep(trx, ctx.clock.now(), {
      filenames: [file.filename],
      uploadIds: [],
    })
  })
  ctx.jobs.wake()
}
