import { z } from './zod.ts'
import { citation } from './conversation.ts'
import { errorStatus } from './errors.ts'
import { recordId, sessionId } from './sessions.ts'

/** The two who talk about the work. */
export const hosts = ['Alex', 'Henry'] as const
export const host = z.enum(hosts)
export type Host = (typeof hosts)[number]

export const mostTurns = 40
export const turnMaxLength = 900

/** What one host says at a stretch. `[F3]` cites a fact and `[S2]` a suggestion; neither is spoken. */
export const scriptTurn = z.object({ host, text: z.string() })
export type ScriptTurn = z.infer<typeof scriptTurn>

export const transcriptTurn = scriptTurn.extend({
  /** Seconds from the start of the audio; null until it is joined. */
  from: z.number().nullable(),
})
export type TranscriptTurn = z.infer<typeof transcriptTurn>

/** Where the making stands; after a failure the stage is where it failed. */
export const audioStage = z.enum(['script', 'speech', 'joining', 'ready'])
export type AudioStage = z.infer<typeof audioStage>

export const audioChatView = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** The message that the hosts talk about. */
  messageId: z.string(),
  status: z.enum(['pending', 'done', 'failed']),
  stage: audioStage,
  /** Turns that are spoken, of all in the transcript. */
  spokenTurns: z.int(),
  transcript: z.array(transcriptTurn),
  citations: z.array(citation),
  /** Whose voices they are, as the screen names them. */
  voice: z.string().nullable(),
  /** Whether they are the synthetic ones that come with the app. */
  isBuiltIn: z.boolean(),
  /** Null until the audio is ready. */
  audioUrl: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  errorCode: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]).nullable(),
  /** When a postponed attempt begins. */
  retryAt: z.string().nullable(),
})
export type AudioChatView = z.infer<typeof audioChatView>

export const audioChatInput = z.strictObject({ sessionId })

/** Starts the talk about a message of the conversation; by default its latest reply. */
export const generateAudioInput = z.strictObject({
  conversationId: recordId,
  sessionId,
  messageId: recordId.optional(),
})
export type GenerateAudioInput = z.infer<typeof generateAudioInput>
