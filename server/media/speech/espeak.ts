import type { EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import type { Host } from '#routers/contract/audio-chat.ts'

/** What eSpeak NG speaks at, whatever the voice. */
export const speechRateHz = 22_050

/** An American woman and an Englishman: an octave apart, and within 1 LU of each other. */
const voices: Record<Host, { identifier: string; pitch: number }> = {
  Alex: { identifier: 'en-us+f3', pitch: 48 },
  Henry: { identifier: 'gmw/en-GB-x-rp+m3', pitch: 42 },
}
/** By the engine's count; with its short pauses people hear some 185 words a minute. */
const rate = 145

/** Sound at `speechRateHz`, -1 to 1. */
export type Say = (host: Host, text: string) => Promise<Float32Array>

/**
 * Says plain words in a host's voice, each time a hair differently. The engine is kept between calls;
 * one that fails is given up and the words are said once more by a new one, whose failure is thrown.
 * The text must come from `sayable`: this engine reads SSML and phonemes in what it is given.
 */
export function createSay(open: () => Promise<EspeakWorker> = openEspeak): Say {
  let opened: Promise<EspeakWorker> | undefined
  async function sayOnce(host: Host, text: string): Promise<Float32Array> {
    try {
      opened ??= open()
      return synthesize(await opened, host, text)
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return (host, text) => sayOnce(host, text).catch(() => sayOnce(host, text))
}

async function openEspeak(): Promise<EspeakWorker> {
  const { default: createEspeak } = await import('@echogarden/espeak-ng-emscripten')
  const { eSpeakNGWorker: Worker } = await createEspeak()
  return new Worker()
}

function synthesize(worker: EspeakWorker, host: Host, text: string): Float32Array {
  const { identifier, pitch } = voices[host]
  if (worker.set_voice(identifier) !== 0)
    throw new Error(`eSpeak NG has no voice ${identifier}`)
  worker.set_pitch(pitch)
  worker.set_rate(rate)
  const stretches: Float32Array[] = []
  worker.synthesize(text, (samples) => {
    stretches.push(Float32Array.from(samples).map((sample) => sample / 32_768))
    return false
  })
  return concat(stretches)
}

export function concat(stretches: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(stretches.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const stretch of stretches) {
    whole.set(stretch, at)
    at += stretch.length
  }
  return whole
}
