import type { Anchor } from './contract/anchors.ts'
import type { ImageFacts } from './contract/facts.ts'
import type { Adjustment } from './contract/refyn.ts'
import type { MediaFile } from './media-lab.ts'

/** One suggestion that is to be seen in the picture. */
export interface AskedChange {
  title: string
  /** The action in words, as the tutor gave it. */
  how: string
  /** Checked against the picture; null when it is about no place. */
  anchor: Anchor | null
}

export interface EditRequest {
  file: MediaFile
  /** Null when the picture could not be measured. */
  facts: ImageFacts | null
  changes: AskedChange[]
}

export interface EditedImage {
  /** Of the bytes that were written. */
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp'
  /** For each change in their order: what was done. */
  made: Array<{ adjustments: Adjustment[]; isApplied: boolean }>
}

/**
 * Someone who shows suggestions in a picture.
 *
 * `edit` writes a whole picture to `target`, a path on the file store's filesystem, and never touches
 * the source. It has the source's shape and size unless a change is about its frame. It throws AiError when the other side fails,
 * MediaError when the picture cannot be read, `NothingToApply` when none of the changes can be made
 * by this editor, and stops soon after the signal aborts. It makes no retry of its own.
 */
export interface ImageEditor {
  /** As the screen names it, such as a model's name or `Built-in editor`. */
  readonly label: string
  /** Whether a model draws what comes out: then the picture's own metadata says so. */
  readonly isAi: boolean
  edit(request: EditRequest, target: string, signal: AbortSignal): Promise<EditedImage>
}

/** None of the changes is one that the built-in editor can make. */
export class NothingToApply extends Error {
  override name = 'NothingToApply'
}
