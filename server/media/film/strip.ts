import { rename } from 'node:fs/promises'
import sharp from 'sharp'
import type { Shot, FilmCut } from '#routers/contract/facts.ts'

/** WebP ends at 16,383 pixels; sixty frames of 240 stay below it. */
const mostFrames = 60
/** Frames are kept this far apart until it is known which one lies in the middle of its shot. */
const keepEverySeconds = 0.5

interface KeptFrame {
  at: number
  rgb: Uint8Array
}

/** Collects one small frame a shot while a film is read, and draws them side by side. */
export class StripCollector {
  readonly #kept: KeptFrame[] = []
  #everySeconds = keepEverySeconds

  see(frame: KeptFrame): void {
    const last = this.#kept.at(-1)
    if (last && frame.at - last.at < this.#everySeconds) return
    this.#kept.push({ at: frame.at, rgb: Uint8Array.from(frame.rgb) })
    // At most 1,200 frames (50 MB) stay in memory, however long the film is.
    if (this.#kept.length < 1200) return
    this.#everySeconds *= 2
    for (let index = this.#kept.length - 1; index > 0; index -= 2)
      this.#kept.splice(index, 1)
  }

  /** Writes the strip and tells how it is laid out; null when there was no frame. */
  async write(
    target: string,
    shots: readonly Shot[],
    size: { width: number; height: number },
  ): Promise<FilmCut['strip']> {
    const frames = shots.slice(0, mostFrames).flatMap((shot) => {
      const middle = (shot.from + shot.to) / 2
      const nearest = this.#nearest(middle)
      return nearest ? [nearest] : []
    })
    if (frames.length === 0) return null
    const part = `${target}.${process.pid}.part`
    await sharp({
      create: {
        width: size.width * frames.length,
        height: size.height,
        channels: 3,
        background: '#000000',
      },
    })
      .composite(
        frames.map((frame, index) => ({
          input: Buffer.from(frame.rgb),
          raw: { ...size, channels: 3 },
          left: index * size.width,
          top: 0,
        })),
      )
      .webp({ quality: 72, effort: 3 })
      .toFile(part)
    await rename(part, target)
    return { frameWidth: size.width, frameHeight: size.height, frames: frames.length }
  }

  #nearest(at: number): KeptFrame | undefined {
    return this.#kept.reduce<KeptFrame | undefined>(
      (best, frame) =>
        best && Math.abs(best.at - at) <= Math.abs(frame.at - at) ? best : frame,
      undefined,
    )
  }
}
