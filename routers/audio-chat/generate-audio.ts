import { newId, randomId } from '#db/ids.ts'
import {
  findAudioChat,
  insertAudioChat,
  listAudioChats,
  updateAudioChat,
} from '#db/queries/audio-chats.ts'
import { findConversation } from '#db/queries/conversations.ts'
import { listMessages } from '#db/queries/messages.ts'
import { enqueueJob } from '../enqueue-job.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { toAudioChatView } from './audio-chat-view.ts'
import type { Db } from '#db/database.ts'
import type { AudioChatRow, MessageRow } from '#db/tables/conversations.ts'
import type { MemberContext } from '../context.ts'
import type { AudioChatView, GenerateAudioInput } from '../contract/audio-chat.ts'

/** A talk is long and, with a model's voices, costs money: nobody listens to more a day. */
const talkLimit = { name: 'talk', hits: 30, windowSeconds: 24 * 60 * 60 }

export function audioKey(id: string): string {
  return `audio:${id}`
}

/**
 * Begins the talk of the two hosts about a message, the latest that was said of the work when none is
 * named. A message has one talk: asked again it is the same one, and after a failure it goes on where
 * it failed. One talk of a conversation is made at a time; while it is, that one is the answer.
 */
export async function generateAudio(
  ctx: MemberContext,
  input: GenerateAudioInput,
): Promise<AudioChatView> {
  const userId = ctx.caller.id
  const now = ctx.clock.now().toISOString()
  const id = await ctx.db.transaction().execute(async (trx) => {
    const conversation = await findConversation(trx, userId, input.conversationId)
    if (conversation?.sessionId !== input.sessionId) throw new AppError('not_found')
    const chats = await listAudioChats(trx, userId, conversation.id)
    const underWay = chats.find(({ status }) => status === 'pending')
    if (underWay) {
      // Does nothing while its job is there.
      await enqueue(trx, { id: underWay.id, userId, now })
      return underWay.id
    }
    const message = await chooseMessage(trx, { userId, input })
    const known = chats.find(({ messageId }) => messageId === message.id)
    if (known?.status === 'done') return known.id
    await limitRate({ ...ctx, db: trx }, talkLimit, userId)
    const chat = known ?? newChat(message, now)
    if (known) await updateAudioChat(trx, userId, known, again(now))
    else await insertAudioChat(trx, chat)
    await enqueue(trx, { id: chat.id, userId, now })
    return chat.id
  })
  ctx.jobs.wake()
  const chat = await findAudioChat(ctx.db, userId, id)
  if (!chat) throw new AppError('not_found')
  ctx.live.publish(chat.conversationId, { type: 'audio' })
  return toAudioChatView(chat)
}

/** Goes on with a talk that has failed, where it failed. */
export async function retryAudio(ctx: MemberContext, id: string): Promise<void> {
  const userId = ctx.caller.id
  const now = ctx.clock.now().toISOString()
  const chat = await ctx.db.transaction().execute(async (trx) => {
    const failed = await findAudioChat(trx, userId, id)
    if (failed?.status !== 'failed') throw new AppError('not_found')
    await updateAudioChat(trx, userId, failed, again(now))
    await enqueue(trx, { id, userId, now })
    return failed
  })
  ctx.jobs.wake()
  ctx.live.publish(chat.conversationId, { type: 'audio' })
}

/** What hosts can talk about: words of the tutor that are all there. */
async function chooseMessage(
  trx: Db,
  { userId, input }: { userId: string; input: GenerateAudioInput },
): Promise<MessageRow> {
  const messages = await listMessages(trx, userId, input.conversationId)
  const said = messages.filter(
    ({ role, kind, status }) => role === 'ai' && kind !== 'refyn' && status === 'done',
  )
  const message = input.messageId
    ? said.find(({ id }) => id === input.messageId)
    : said.at(-1)
  if (message) return message
  if (input.messageId) throw new AppError('not_found')
  throw new AppError('conflict', { message: 'There is no feedback to talk about yet' })
}

function newChat(
  { id: messageId, conversationId, userId }: MessageRow,
  now: string,
): AudioChatRow {
  return {
    id: newId(),
    userId,
    conversationId,
    messageId,
    status: 'pending',
    stage: 'script',
    script: '[]',
    citations: '[]',
    pieces: '[]',
    starts: '[]',
    durationSeconds: null,
    voice: null,
    filename: randomId(32),
    piecesName: randomId(32),
    fileId: null,
    errorCode: null,
    retryAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

function again(now: string): Parameters<typeof updateAudioChat>[3] {
  return { status: 'pending', errorCode: null, retryAt: null, updatedAt: now }
}

function enqueue(
  trx: Db,
  { id, userId, now }: { id: string; userId: string; now: string },
): Promise<void> {
  const payload = { audioChatId: id }
  return enqueueJob(trx, { kind: 'audio', key: audioKey(id), userId, payload, now })
}
