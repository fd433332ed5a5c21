import { concat, createSay, speechRateHz } from './espeak.ts'
import { breathSeconds } from './pauses.ts'
import { sayable } from './sayable.ts'
import type { MediaTasks } from '../tasks.ts'

/** Of a turn in which there is nothing to say. */
const nothingSeconds = 0.2

const say = createSay()

/**
 * The turns one after another with a breath between, Alex and Henry each in a voice of their own, as
 * a mono WAV of 16 bits. Any text will do: what no voice can say is left out, and a turn of nothing
 * else is a short silence.
 */
export const speak: MediaTasks['speak'] = async ({ turns }) => {
  const stretches: Float32Array[] = []
  for (const { host, text } of turns) {
    if (stretches.length > 0) stretches.push(silence(breathSeconds))
    const words = sayable(text)
    stretches.push(words === '' ? silence(nothingSeconds) : await say(host, words))
  }
  return wavOf(concat(stretches)).toString('base64')
}

function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * speechRateHz))
}

/** PCM of 16 bits behind the 44 bytes of a RIFF header (Multimedia Programming Interface 1.0). */
function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(speechRateHz, 24)
  bytes.writeUInt32LE(speechRateHz * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [at, value] of samples.entries())
    bytes.writeInt16LE(Math.round(value * 32_768), 44 + at * 2)
  return bytes
}
