import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { adjust } from '#server/media/adjust/adjust.ts'
import { picture } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { Sharp } from 'sharp'
import type { Adjustment } from '#routers/contract/refyn.ts'

export interface Adjusted {
  mimeType: string
  path: string
  bytes: Buffer
}

/** Through a file and the task, as a stored picture goes. */
export async function adjusted(
  source: Sharp | Buffer,
  adjustments: Adjustment[],
  mimeType = 'image/png',
): Promise<Adjusted> {
  const folder = await tempFolder()
  const path = join(folder, 'source')
  await writeFile(path, Buffer.isBuffer(source) ? source : await source.png().toBuffer())
  const target = join(folder, 'target')
  const made = await adjust({
    path,
    mimeType,
    ffmpegPath: null,
    folder,
    adjustments,
    target,
  })
  return { mimeType: made.mimeType, path: target, bytes: await readFile(target) }
}

export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: number
}

export async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

export function pixelAt(
  { data, width, channels }: Pixels,
  x: number,
  y: number,
): number[] {
  return [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)]
}

/** Tones and colours of all kinds, none of them clipped. */
export function scene(size = { width: 120, height: 80 }): Sharp {
  return picture(size, (x, y) => {
    const across = x / size.width
    const down = y / size.height
    return [
      40 + 150 * across,
      60 + 120 * down,
      90 + 60 * Math.sin(6 * across) * Math.cos(5 * down),
    ]
  })
}

/** Light by sRGB level, both 0 to 1. */
export function lightOf(level: number): number {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export const whole = null
