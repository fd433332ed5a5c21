import { z } from 'zod'
import { AiError } from '#routers/ai-error.ts'
import { hosts } from '#routers/contract/audio-chat.ts'
import { decodeBase64 } from './answer-bytes.ts'
import { answerMaxBytes, wholeAnswerTimes } from './endpoint-call.ts'
import { callGemini, nativeModel } from './gemini-native.ts'
import { tokensIn } from './tokens-in.ts'
import { recordAiUse } from './usage-meter.ts'
import { modelLabel } from './model-label.ts'
import { speechFormat, speechSeconds, wrapPcm } from './speech-bytes.ts'
import type { Endpoint } from '../env.ts'
import type { Host } from '#routers/contract/audio-chat.ts'
import type { Speech, SpokenTurn, Voice } from '#routers/voice.ts'

/** Prebuilt voices, a woman's and a man's. */
const voices = { Alex: 'Kore', Henry: 'Charon' } satisfies Record<Host, string>

/**
 * Six of the longest turns (900 characters) are about six minutes, or 9,000 tokens of sound at 25 a
 * second: well inside the 16,384 of one answer, and a retry repeats no more than that.
 */
const turnsAtOnce = 6

/**
 * Both hosts in one call to Gemini's native interactions, each turn with its own speaker. The two
 * are always named, also when only one speaks: the model wants exactly two. Nothing is stored there.
 */
export function createGeminiVoice(
  endpoint: Endpoint,
  limits = { times: wholeAnswerTimes, maxBytes: answerMaxBytes },
): Voice {
  return {
    label: modelLabel(endpoint.model),
    turnsAtOnce,
    async speak(turns, signal) {
      const answer = await callGemini(
        endpoint,
        { path: 'interactions', body: speechRequest(nativeModel(endpoint), turns) },
        { ...limits, signal },
      )
      const speech = toSpeech(answer)
      recordAiUse({
        model: endpoint.model,
        seconds: speechSeconds(speech),
        ...tokensIn(answer),
      })
      return speech
    },
  }
}

function speechRequest(model: string, turns: SpokenTurn[]): object {
  return {
    model,
    store: false,
    input: [
      {
        type: 'user_input',
        content: turns.map(({ host, text }) => ({
          type: 'text',
          text,
          annotations: [{ type: 'speech_metadata', speaker: host, style: 'warm' }],
        })),
      },
    ],
    response_format: { type: 'audio' },
    generation_config: {
      speech_config: {
        mode: 'conversational',
        speakers: hosts.map((speaker) => ({ speaker, voice: voices[speaker] })),
      },
    },
  }
}

const ended = z.object({ status: z.string().nullish() })

/** The one sound of an answer; throws AiError when it has none, or ended before its end. */
function toSpeech(answer: unknown): Speech {
  const { status } = ended.safeParse(answer).data ?? {}
  if (status && status !== 'completed')
    throw new AiError('ai_cut_off', `The AI service ended its speech as ${status}`)
  const sound = findSound(answer)
  if (!sound) throw new AiError('ai_nonsense', 'The AI service sent no sound')
  const bytes = decodeBase64(sound.data)
  const format = speechFormat(bytes)
  if (format === 'wav') return { data: bytes, format }
  // Before mp3: loud samples can look like one of its frames.
  if (/^audio\/(l16|pcm)\b/i.test(sound.mimeType))
    return { data: wrapPcm(bytes, rateOf(sound.mimeType)), format: 'wav' }
  if (format) return { data: bytes, format }
  throw new AiError('ai_nonsense', 'The AI service sent bytes that are no sound')
}

/** As in `audio/l16; rate=24000`, which is also what Gemini's speech has when nothing is said. */
function rateOf(mimeType: string): number {
  return Number(/rate=(\d{4,5})\b/.exec(mimeType)?.[1] ?? 24_000)
}

interface Sound {
  data: string
  mimeType: string
}

/**
 * Where the sound stands has moved between revisions of the API (`output_audio`, `steps`,
 * `outputs`), so it is looked for. A list and no recursion: the depth is the other side's to choose.
 */
function findSound(answer: unknown): Sound | undefined {
  const waiting: unknown[] = [answer]
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue
    const { type, data, mime_type: mimeType } = value as Record<string, unknown>
    const name = typeof mimeType === 'string' ? mimeType : ''
    if (typeof data === 'string' && (type === 'audio' || name.startsWith('audio/')))
      return { data, mimeType: name }
    for (const inner of Object.values(value)) waiting.push(inner)
  }
  return undefined
}
