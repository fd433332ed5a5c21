import type { Facts } from '#routers/contract/facts.ts'
import type { ModelAbilities } from '#routers/context.ts'

/** A model part as it travels between processes: bytes in base64 are cheap beside what made them. */
export type TaskPart =
  | { type: 'image'; base64: string; caption: string }
  | { type: 'audio'; base64: string; caption: string }
  | { type: 'pdf'; base64: string; caption: string }
  | { type: 'text'; text: string; caption: string }

export interface TaskFile {
  path: string
  mimeType: string
  ffmpegPath: string | null
}

/** What the media process can be asked for; every function is one file in this folder. */
export interface MediaTasks {
  identify(file: { path: string; name: string }): Promise<string | null>
  inspect(file: TaskFile): Promise<Facts>
  thumbnail(file: TaskFile & { width: number; target: string }): Promise<null>
  modelParts(file: TaskFile & { abilities: ModelAbilities }): Promise<TaskPart[]>
}
