import { open } from 'node:fs/promises'
import { parseProbe } from '../sound.ts'
import { findGain, limited } from './even-out.ts'
import type { Ffmpeg } from '../ffmpeg.ts'

/** What all pieces are brought to; an mp3 may have it, and 22.05 kHz fits in twice. */
export const joinRateHz = 44_100

/** Nobody talks as long as this at a stretch. */
const longestSeconds = 20 * 60
/** What an mp3's encoder adds at the ends, and one broken frame. */
const toleranceSeconds = 0.4
/** Sizes from here on stand for `not known yet` in the headers of streams. */
const unknownSize = 0x7fff_0000

const tooShort = 'it ends before its time'
const soundless = 'it is no WAV or mp3 that can be decoded'

/** What is wrong with a piece, in words that may be shown. */
export class DamagedPiece extends Error {
  override name = 'DamagedPiece'
}

/**
 * The sound of a WAV or mp3 file in 16 bits, one channel at `joinRateHz`, as loud as all speech and
 * with its true peaks limited. Throws DamagedPiece when it is neither of the two, when nothing in it
 * can be decoded, and when less than its header promises is there; an mp3 without such a header may
 * end early unnoticed.
 */
export async function readPiece(ffmpeg: Ffmpeg, path: string): Promise<Int16Array> {
  if (await isCutOff(path)) throw new DamagedPiece(tooShort)
  const gainDb = await findGain(ffmpeg, { input: path, before }, toMonoAt(joinRateHz))
  // At four times the rate the peaks are true ones (ITU-R BS.1770-4, annex 2).
  const filters = `${toMonoAt(4 * joinRateHz)},${limited(gainDb)},aresample=${joinRateHz}`
  const { output, log } = await ffmpeg({
    input: path,
    before,
    args: ['-map', '0:a:0', '-af', filters, '-f', 's16le', '{out}'],
    output: 'raw',
  })
  if (!output) throw new DamagedPiece(soundless)
  const samples = samplesOf(output)
  const missing = promisedSeconds(log) - samples.length / joinRateHz
  if (missing > toleranceSeconds) throw new DamagedPiece(tooShort)
  return samples
}

/** Playlists and the like name other files, which are not to be read. */
const before = ['-format_whitelist', 'wav,mp3', '-t', String(longestSeconds)]

function toMonoAt(rateHz: number): string {
  return `aresample=${rateHz},aformat=channel_layouts=mono`
}

/** What the header says; 0 where ffmpeg only guessed from the size of the file. */
function promisedSeconds(log: string): number {
  const isGuess = log.includes('Estimating duration from bitrate')
  return isGuess ? 0 : (parseProbe(log)?.durationSeconds ?? 0)
}

/** ffmpeg takes a WAV for whole whose end is missing: the size in its header tells. */
async function isCutOff(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(8)
    await file.read(head, 0, 8, 0)
    const promised = head.readUInt32LE(4)
    const isWav = head.toString('latin1', 0, 4) === 'RIFF'
    return isWav && promised < unknownSize && promised + 8 > (await file.stat()).size
  } finally {
    await file.close()
  }
}

function samplesOf(bytes: Buffer): Int16Array {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(new Uint8Array(bytes))
  return new Int16Array(aligned.buffer, aligned.byteOffset, aligned.byteLength >> 1)
}
