import { newId } from '#db/ids.ts'
import {
  deleteAudioChat,
  listAudioChats,
  updateAudioChat,
} from '#db/queries/audio-chats.ts'
import { findConversation, updateAudioUrl } from '#db/queries/conversations.ts'
import { deleteFile, insertFile } from '#db/queries/files.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { audioUrlOf, storedPieces, storedScript } from './audio-chat-view.ts'
import type { Db } from '#db/database.ts'
import type { AudioChatRow } from '#db/tables/conversations.ts'
import type { JoinedSpeech } from '../media-lab.ts'
import type { Services } from '../context.ts'
import type { Settlement } from '../job-handler.ts'
import type { StagedFile } from '../file-store.ts'
import type { ScriptTurn } from '../contract/audio-chat.ts'
import type { Piece } from './audio-chat-view.ts'

/**
 * The talk is ready: its file, its times and the conversation's address are one transaction, in which
 * earlier talks of the conversation go, as do the pieces.
 */
export function settleAudio(
  services: Services,
  chat: AudioChatRow,
  { joined, staged }: { joined: JoinedSpeech; staged: StagedFile },
): Settlement {
  const now = services.clock.now()
  const fileId = newId()
  return {
    async write(trx) {
      const conversation = await findConversation(trx, chat.userId, chat.conversationId)
      const settled =
        conversation &&
        (await updateAudioChat(
          trx,
          chat.userId,
          { id: chat.id, from: 'pending' },
          {
            status: 'done',
            stage: 'ready',
            fileId,
            pieces: '[]',
            starts: JSON.stringify(
              startsOf(storedScript(chat), storedPieces(chat), joined),
            ),
            durationSeconds: joined.durationSeconds,
            updatedAt: now.toISOString(),
          },
        ))
      if (!settled) {
        await enqueueSweep(trx, now, sweepOf(chat))
        return
      }
      await insertFile(trx, {
        id: fileId,
        userId: chat.userId,
        sessionId: conversation.sessionId,
        conversationId: conversation.id,
        kind: 'audio',
        parentId: null,
        uploadId: null,
        filename: chat.filename,
        originalName: 'Alex & Henry Discuss Your Work.mp3',
        mimeType: 'audio/mpeg',
        size: staged.sizeBytes,
        sha256: staged.sha256,
        // A talk is not work: nothing is measured of it.
        factsState: 'failed',
        uploadedAt: now.toISOString(),
      })
      await updateAudioUrl(trx, chat.userId, conversation.id, audioUrlOf(fileId))
      const gone = await removeEarlier(trx, chat)
      await enqueueSweep(trx, now, {
        filenames: [chat.piecesName, ...gone],
        uploadIds: [],
      })
    },
    afterCommit() {
      services.live.publish(chat.conversationId, { type: 'audio' })
      services.jobs.wake()
    },
    afterLoss: () => services.files.remove(chat.filename),
  }
}

/** All names under which bytes of a talk may lie. */
export function sweepOf({
  filename,
  piecesName,
}: Pick<AudioChatRow, 'filename' | 'piecesName'>): {
  filenames: string[]
  uploadIds: string[]
} {
  return { filenames: [filename, piecesName], uploadIds: [] }
}

/** Removes the other talks of the conversation, and returns the names of what they leave. */
async function removeEarlier(trx: Db, chat: AudioChatRow): Promise<string[]> {
  const all = await listAudioChats(trx, chat.userId, chat.conversationId)
  const others = all.filter(({ id }) => id !== chat.id)
  for (const other of others) {
    if (other.fileId) await deleteFile(trx, chat.userId, other.fileId)
    await deleteAudioChat(trx, chat.userId, other.id)
  }
  return others.flatMap((other) => sweepOf(other).filenames)
}

/**
 * When each turn begins. A piece of several turns is shared out by the length of their words, which
 * is as near as one can know without listening.
 */
export function startsOf(
  script: readonly ScriptTurn[],
  pieces: readonly Piece[],
  joined: JoinedSpeech,
): number[] {
  const starts: number[] = []
  for (const [index, { turns }] of pieces.entries()) {
    const from = joined.starts[index] ?? 0
    const to = joined.starts[index + 1] ?? joined.durationSeconds
    const words = script.slice(starts.length, starts.length + turns)
    const whole = words.reduce((sum, { text }) => sum + text.length, 0)
    let said = 0
    for (const { text } of words) {
      starts.push(from + ((to - from) * said) / Math.max(1, whole))
      said += text.length
    }
  }
  return starts
}
