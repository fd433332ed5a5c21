import type { Anchor } from '#routers/contract/anchors.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'
import type { JoinedSpeech, ModelAbilities } from '#routers/media-lab.ts'
import type { SpokenTurn } from '#routers/voice.ts'

/** A model part as it travels between processes: bytes in base64 are cheap beside what made them. */
export type TaskPart =
  | { type: 'image'; base64: string; caption: string }
  | { type: 'audio'; base64: string; caption: string }
  | { type: 'text'; text: string; caption: string }

export interface TaskFile {
  path: string
  mimeType: string
  ffmpegPath: string | null
  /** Where what is derived from the file is kept; it exists. */
  folder: string
}

/** Names in that folder. */
export const derived = { strip: 'shots.webp', text: 'text.json' } as const

/** What the media process can be asked for; every function is one file in this folder. */
export interface MediaTasks {
  identify(file: { path: string; name: string }): Promise<string | null>
  inspect(file: TaskFile): Promise<Facts>
  thumbnail(
    file: TaskFile & { width: number; target: string; page: number },
  ): Promise<null>
  readText(file: TaskFile): Promise<string[]>
  modelParts(file: TaskFile & { abilities: ModelAbilities }): Promise<TaskPart[]>
  excerpt(
    file: TaskFile & { abilities: ModelAbilities; anchor: Anchor },
  ): Promise<TaskPart[]>
  adjust(
    file: TaskFile & { adjustments: Adjustment[]; target: string },
  ): Promise<{ mimeType: 'image/jpeg' | 'image/png' | 'image/webp' }>
  fitDrawn(file: TaskFile & { drawnBase64: string; target: string }): Promise<null>
  /** A mono WAV in base64. */
  speak(talk: { turns: SpokenTurn[] }): Promise<string>
  joinSpeech(talk: {
    pieces: string[]
    target: string
    ffmpegPath: string | null
  }): Promise<JoinedSpeech>
}
