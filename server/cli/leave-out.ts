import { addToFileCount } from '#db/queries/conversations.ts'
import { deleteFile } from '#db/queries/files.ts'
import { forgetFileInMessages } from '#db/queries/messages.ts'
import { forgetProfilePicture } from '#db/queries/operator.ts'
import { forgetTalk } from '#routers/audio-chat/forget-talk.ts'
import type { Db } from '#db/database.ts'
import type { StoredFile } from '#db/queries/operator.ts'

/** Takes a file out of a copy of the database with all that names it, as deleting it has done in the original. */
export async function leaveOut(copy: Db, file: StoredFile): Promise<void> {
  await copy.transaction().execute(async (trx) => {
    const row = await deleteFile(trx, file.userId, file.id)
    if (!row) return
    if (row.kind === 'profile') await forgetProfilePicture(trx, file)
    if (row.conversationId === null) return
    if (row.kind === 'work' || row.kind === 'improved')
      await addToFileCount(trx, row.userId, row.conversationId, -1)
    await forgetFileInMessages(trx, row)
    if (row.kind === 'audio') await forgetTalk(trx, row)
  })
}
