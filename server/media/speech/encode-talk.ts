import { joinRateHz } from './read-piece.ts'
import type { Ffmpeg } from '../ffmpeg.ts'

/** LAME multiplies what it encodes at this bit rate by 0.95. */
const encoderLossDb = 0.45
const title = 'Alex & Henry Discuss Your Work'

/**
 * A mono mp3 of 96 kbit/s, as loud as the raw 16-bit sound at `joinRateHz` that it is made from. Its
 * title is the only tag.
 */
export async function encodeTalk(ffmpeg: Ffmpeg, input: string): Promise<Buffer> {
  const sound = ['-af', `volume=${encoderLossDb}dB`, '-b:a', '96k']
  // Without `bitexact` the name of the encoder becomes a tag.
  const tags = ['-map_metadata', '-1', '-fflags', '+bitexact', '-id3v2_version', '3']
  const { output, log } = await ffmpeg({
    input,
    before: ['-f', 's16le', '-ar', String(joinRateHz), '-ac', '1'],
    args: [...sound, ...tags, '-metadata', `title=${title}`, '{out}'],
    output: 'mp3',
  })
  if (!output) throw new Error(`The talk could not be encoded: ${log.slice(-300)}`)
  return output
}
