import { z } from 'zod'
import { scriptTurn } from '../contract/audio-chat.ts'
import { builtInVoices } from '../voice.ts'
import { citation } from '../contract/conversation.ts'
import { toErrorCode } from '../contract/errors.ts'
import type { AudioChatRow } from '#db/tables/conversations.ts'
import type { AudioChatView, ScriptTurn } from '../contract/audio-chat.ts'

/** One spoken piece: a file under the talk's pieces, and how many turns it holds. */
export const piece = z.object({ name: z.string(), turns: z.int() })
export type Piece = z.infer<typeof piece>

export function storedScript(chat: AudioChatRow): ScriptTurn[] {
  return z.array(scriptTurn).catch([]).parse(JSON.parse(chat.script))
}

export function storedPieces(chat: AudioChatRow): Piece[] {
  return z.array(piece).catch([]).parse(JSON.parse(chat.pieces))
}

export function spokenTurns(chat: AudioChatRow): number {
  return storedPieces(chat).reduce((sum, { turns }) => sum + turns, 0)
}

export function audioUrlOf(fileId: string): string {
  return `/api/files/${fileId}/content`
}

export function toAudioChatView(chat: AudioChatRow): AudioChatView {
  const starts = z.array(z.number()).catch([]).parse(JSON.parse(chat.starts))
  const script = storedScript(chat)
  return {
    id: chat.id,
    conversationId: chat.conversationId,
    messageId: chat.messageId,
    status: chat.status,
    stage: chat.stage,
    spokenTurns: chat.status === 'done' ? script.length : spokenTurns(chat),
    transcript: script.map((turn, index) => ({ ...turn, from: starts[index] ?? null })),
    citations: z.array(citation).catch([]).parse(JSON.parse(chat.citations)),
    voice: chat.voice,
    isBuiltIn: chat.voice === builtInVoices,
    audioUrl: chat.fileId ? audioUrlOf(chat.fileId) : null,
    durationSeconds: chat.durationSeconds,
    errorCode: toErrorCode(chat.errorCode),
    retryAt: chat.retryAt,
  }
}
