import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { parseLoudness } from '#server/media/listen/loudness.ts'
import { speak } from '#server/media/speech/speak.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { Host } from '#routers/contract/audio-chat.ts'
import type { Ffmpeg } from '#server/media/ffmpeg.ts'
import type { Loudness } from '#server/media/listen/loudness.ts'

/** What a test breaks on purpose may break the engine; the run after that has a new one. */
const ffmpeg: Ffmpeg = (run) => ffmpegFor(null)(run).catch(() => ffmpegFor(null)(run))

export interface Sound {
  samples: Float32Array
  rate: number
}

export async function say(host: Host, text: string): Promise<Buffer> {
  return Buffer.from(await speak({ turns: [{ host, text }] }), 'base64')
}

/** Of a WAV as `speak` makes it. */
export function soundOf(wav: Buffer): Sound {
  const samples = new Float32Array((wav.length - 44) / 2)
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = wav.readInt16LE(44 + at * 2) / 32_768
  return { samples, rate: wav.readUInt32LE(24) }
}

export function secondsOf({ samples, rate }: Sound): number {
  return samples.length / rate
}

/** Any sound file as one channel at 44.1 kHz. */
export async function decode(path: string): Promise<Sound> {
  const args = ['-ac', '1', '-ar', '44100', '-f', 's16le', '{out}']
  const { output } = await ffmpeg({ input: path, args, output: 'raw' })
  const header = Buffer.alloc(44)
  header.writeUInt32LE(44_100, 24)
  return soundOf(Buffer.concat([header, output ?? Buffer.alloc(0)]))
}

/** The same sound in another form, as ffmpeg's arguments say. */
export async function convert(
  wav: Buffer,
  args: string[],
  output: string,
): Promise<Buffer> {
  const input = join(await tempFolder(), 'source.wav')
  await writeFile(input, wav)
  const made = await ffmpeg({ input, args: [...args, '{out}'], output })
  if (!made.output) throw new Error(`No ${output}: ${made.log.slice(-300)}`)
  return made.output
}

export async function loudnessOf(path: string, cut: string[] = []): Promise<Loudness> {
  const { log } = await ffmpeg({
    input: path,
    before: cut,
    args: ['-af', 'ebur128=peak=true', '-f', 'null', '-'],
  })
  return parseLoudness(log)
}

/** Where sound begins or ends: seconds of steps of 5 ms above -45 dBFS that follow on 0.15 s without. */
export function edgesOf({ samples, rate }: Sound): { begins: number[]; ends: number[] } {
  const step = Math.round(rate * 0.005)
  const loud: number[] = []
  for (let from = 0; from < samples.length; from += step) {
    const part = samples.subarray(from, from + step)
    const power = part.reduce((sum, value) => sum + value ** 2, 0) / part.length
    if (power > 10 ** (-45 / 10)) loud.push(from / rate)
  }
  const isBreak = (a = -1, b = Infinity) => b - a > 0.15
  return {
    begins: loud.filter((at, index) => isBreak(loud[index - 1], at)),
    ends: loud.filter((at, index) => isBreak(at, loud[index + 1])),
  }
}

/** Median of the strongest period between 65 and 350 Hz (normalised autocorrelation above 0.8). */
export function medianPitch({ samples, rate }: Sound): number {
  const size = Math.round(rate * 0.045)
  const pitches: number[] = []
  for (let from = 0; from + 2 * size < samples.length; from += 3 * size) {
    const pitch = pitchAt({ samples, rate }, from, size)
    if (pitch !== null) pitches.push(pitch)
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0
}

function pitchAt({ samples, rate }: Sound, from: number, size: number): number | null {
  let [best, period] = [0.8, 0]
  for (let lag = Math.ceil(rate / 350); lag <= rate / 65; lag += 1) {
    let [both, here, there] = [0, 0, 0]
    for (let at = from; at < from + size; at += 1) {
      const [a, b] = [samples[at]!, samples[at + lag] ?? 0]
      both += a * b
      here += a * a
      there += b * b
    }
    if (here < size * 0.002) return null
    // A longer period must be clearly better: twice a period fits as well as the period.
    const likeness = both / Math.sqrt(here * there)
    if (likeness > best + 0.02) [best, period] = [likeness, lag]
  }
  return period === 0 ? null : rate / period
}

export async function keep(folder: string, name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}
