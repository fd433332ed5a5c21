import { deleteAudioChat, listAudioChats } from '#db/queries/audio-chats.ts'
import { updateAudioUrl } from '#db/queries/conversations.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/tables/files.ts'

/** The talk whose audio is removed is no longer offered, in the same transaction. */
export async function forgetTalk(
  trx: Db,
  { id, userId, conversationId }: FileRow,
): Promise<void> {
  if (conversationId === null) return
  const talks = await listAudioChats(trx, userId, conversationId)
  const talk = talks.find(({ fileId }) => fileId === id)
  if (!talk) return
  await deleteAudioChat(trx, userId, talk.id)
  await updateAudioUrl(trx, userId, conversationId, null)
}
