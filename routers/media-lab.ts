import type { Anchor } from './contract/anchors.ts'
import type { Facts } from './contract/facts.ts'
import type { Adjustment } from './contract/refyn.ts'
import type { SpokenTurn } from './voice.ts'

/** A stored file as the media engines see it. */
export interface MediaFile {
  filename: string
  mimeType: string
}

/** A file as a model can take it. Nothing in it carries a place or a serial number. */
export type ModelPart =
  | { type: 'image'; mimeType: 'image/jpeg'; data: Buffer; caption: string }
  | { type: 'audio'; format: 'mp3'; data: Buffer; caption: string }
  | { type: 'text'; text: string; caption: string }

/**
 * Measures files and derives pictures and copies from them, outside the server's own thread and
 * within limits of time and memory. Damaged files make it throw MediaError, never hang.
 */
export interface MediaLab {
  /** The stored type of bytes by their content and name; undefined when not on the allow-list. */
  identify(path: string, name: string): Promise<string | undefined>
  inspect(file: MediaFile): Promise<Facts>
  /**
   * A WebP of the file, or of one of its pages (from 1), at most `width` wide: the path of a kept
   * copy, made on first call. A page that does not exist is a MediaError.
   */
  thumbnail(file: MediaFile, width: number, page?: number): Promise<string>
  /** One small frame a shot, side by side, as `cut.strip` of the facts lays it out. */
  shotStrip(file: MediaFile): Promise<string>
  /** The words of a document by pages; empty for a family that has none. Kept after the first call. */
  readText(file: MediaFile): Promise<string[]>
  /** Copies for a model of the given abilities: what it cannot see or hear comes as text or frames. */
  modelParts(file: MediaFile, abilities: ModelAbilities): Promise<ModelPart[]>
  /** The same of one place in the file: a crop, a stretch of sound, frames, a paragraph. */
  excerpt(
    file: MediaFile,
    anchor: Anchor,
    abilities: ModelAbilities,
  ): Promise<ModelPart[]>
  /**
   * Makes exact changes to a picture at its full size; writes what comes out to `target`. Like the two
   * below it is broken off by the signal, and then throws the signal's reason.
   */
  adjust(
    file: MediaFile,
    adjustments: Adjustment[],
    target: string,
    signal?: AbortSignal,
  ): Promise<{ mimeType: 'image/jpeg' | 'image/png' | 'image/webp' }>
  /**
   * Brings a picture that a model drew to the shape and size of the one it was drawn from, marks it
   * as made by a model (IPTC digital source type), and writes it to `target` as JPEG.
   */
  fitDrawn(
    file: MediaFile,
    drawn: Buffer,
    target: string,
    signal?: AbortSignal,
  ): Promise<void>
  /** The built-in voices: a mono WAV of the turns. */
  speak(turns: SpokenTurn[]): Promise<Buffer>
  /**
   * Joins pieces of speech (WAV or mp3 files, whatever their rates) with a breath between them to
   * one mp3 of -16 LUFS at `target`, and tells where in it each piece begins and how long it is.
   */
  joinSpeech(
    pieces: string[],
    target: string,
    signal?: AbortSignal,
  ): Promise<JoinedSpeech>
}

export interface JoinedSpeech {
  durationSeconds: number
  /** Seconds from the start, for each piece in order. */
  starts: number[]
}

export interface ModelAbilities {
  images: boolean
  audio: boolean
}

/** A file that cannot be measured or drawn, in words that may be shown. */
export class MediaError extends Error {
  override name = 'MediaError'
}
