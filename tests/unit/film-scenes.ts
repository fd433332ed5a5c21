import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { measureFilm } from '#server/media/film/measure-film.ts'
import { parseProbe } from '#server/media/sound.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { FilmCut } from '#routers/contract/facts.ts'
import type { FilmSource } from '#server/media/film/frames.ts'

export const ffmpeg = ffmpegFor(null)

export type Colour = readonly [red: number, green: number, blue: number]

/** A stretch of film: the colour of each place by the second within it. */
export interface Scene {
  seconds: number
  colourAt: (x: number, y: number, second: number) => Colour
}

const small = { width: 160, height: 90 }
const rate = 25
export const x264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']

/** Draws the scenes one after the other and encodes them as a camera would, at twice the size. */
export async function shoot(
  scenes: readonly Scene[],
  encoding: readonly string[] = ['-preset', 'veryfast'],
  size = small,
): Promise<FilmSource> {
  const folder = await tempFolder()
  const raw = join(folder, 'frames.rgb')
  const counts = scenes.map(({ seconds }) => Math.round(seconds * rate))
  const frameBytes = size.width * size.height * 3
  const frames = Buffer.alloc(counts.reduce((sum, count) => sum + count, 0) * frameBytes)
  let at = 0
  for (const [index, { colourAt }] of scenes.entries())
    for (let frame = 0; frame < (counts[index] ?? 0); frame += 1)
      for (let y = 0; y < size.height; y += 1)
        for (let x = 0; x < size.width; x += 1) {
          const colour = colourAt(x, y, frame / rate)
          frames[at] = colour[0]
          frames[at + 1] = colour[1]
          frames[at + 2] = colour[2]
          at += 3
        }
  await writeFile(raw, frames)
  return encode(folder, {
    input: raw,
    before: [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${size.width}x${size.height}`,
      '-r',
      String(rate),
    ],
    args: ['-vf', 'scale=2*iw:2*ih', ...x264, ...encoding, '{out}'],
  })
}

export async function encode(
  folder: string,
  run: { input: string; before?: string[]; args: string[] },
  name = 'film.mp4',
): Promise<FilmSource> {
  const { output, log } = await ffmpeg({ ...run, output: 'mp4' })
  if (!output) throw new Error(`No film was made: ${log.slice(-400)}`)
  const path = join(folder, name)
  await writeFile(path, output)
  return probed(path)
}

export async function probed(path: string): Promise<FilmSource> {
  const probe = parseProbe((await ffmpeg({ input: path, args: [] })).log)
  if (!probe?.video) throw new Error('There is no picture in this film')
  return { path, durationSeconds: probe.durationSeconds, ...probe.video }
}

export async function measured(source: FilmSource, stripPath?: string): Promise<FilmCut> {
  const target = stripPath ?? `${source.path}.webp`
  const cut = await measureFilm([ffmpeg], source, target)
  if (!cut) throw new Error('No frame was read')
  return cut
}

export function tinted([red, green, blue]: Colour, by: number): Colour {
  return [red + by, green + by, blue + by]
}

/** Textures that move, in colours of much the same brightness. */
export const plaid: Scene['colourAt'] = (x, y, t) =>
  tinted([140, 104, 80], 40 * Math.sin(x / 7 + t * 4) * Math.cos(y / 6))
export const rings: Scene['colourAt'] = (x, y, t) =>
  tinted([80, 110, 140], 40 * Math.sin(Math.hypot(x - 80, y - 45) / 5 - t * 5))
export const stripes: Scene['colourAt'] = (x, y, t) =>
  tinted([96, 124, 78], (x + y + t * 30) % 26 < 13 ? 34 : -34)
export const blobs: Scene['colourAt'] = (x, y, t) =>
  tinted([128, 96, 128], 55 * Math.sin(x / 21 + t) * Math.sin(y / 13 - t * 1.4))
export const disc: Scene['colourAt'] = (x, y, t) =>
  Math.hypot(x - 20 - t * 40, y - 45) < 22
    ? [220, 170, 110]
    : [70 + y / 2, 84 + y / 3, 96 + x / 8]
export const bricks: Scene['colourAt'] = (x, y, t) =>
  (x + 8 * (Math.floor(y / 8) % 2) + t * 12) % 16 < 2 || y % 8 < 1
    ? [190, 180, 170]
    : [126, 92, 84]

export const still: Scene['colourAt'] = (x, y) =>
  tinted([90, 100, 110], 40 * Math.sin(x / 7) * Math.cos(y / 6))
export const cartoon: Scene['colourAt'] = (x, y, t) =>
  Math.hypot(x - 40 - t * 10, y - 50) < 25
    ? [230, 200, 60]
    : y > 60
      ? [90, 140, 70]
      : [120, 170, 220]

/** One wide picture that the camera moves over: everything in it changes, but never at once. */
export const pan: Scene['colourAt'] = (x, y, t) => {
  const place = x + t * 70
  const tone = 60 * Math.sin(place / 17) + 30 * Math.sin(place / 5 + y / 9)
  return [120 + tone, 110 + tone * 0.6, 100 + y / 3]
}

export function faded([red, green, blue]: Colour, share: number): Colour {
  const light = Math.min(1, Math.max(0, share))
  return [red * light, green * light, blue * light]
}

export function scene(seconds: number, colourAt: Scene['colourAt']): Scene {
  return { seconds, colourAt }
}

interface Score {
  precision: number
  recall: number
  f1: number
}

/** Each true cut is found by at most one cut within the tolerance. */
export function score(
  found: readonly number[],
  truth: readonly number[],
  tolerance = 0.15,
): Score {
  const left = [...found]
  let hits = 0
  for (const cut of truth) {
    const at = left.findIndex((one) => Math.abs(one - cut) <= tolerance)
    if (at < 0) continue
    left.splice(at, 1)
    hits += 1
  }
  const precision = hits / Math.max(1, found.length)
  const recall = hits / truth.length
  return {
    precision,
    recall,
    f1: (2 * precision * recall) / Math.max(1e-9, precision + recall),
  }
}

export function cutsOf({ shots }: FilmCut): number[] {
  return shots.slice(1).map(({ from }) => from)
}
