import { AiError } from '#routers/ai-error.ts'
import {
  answerMaxBytes,
  callEndpoint,
  isRefused,
  requireOk,
  wholeAnswerTimes,
} from './endpoint-call.ts'
import { openAiCall } from './openai-call.ts'
import { recordAiUse } from './usage-meter.ts'
import { modelLabel } from './model-label.ts'
import { speechFormat, speechSeconds } from './speech-bytes.ts'
import type { Endpoint } from '../env.ts'
import type { Host } from '#routers/contract/audio-chat.ts'
import type { Speech, Voice } from '#routers/voice.ts'

type Voices = Record<Host, string>

const openAiVoices: Voices = { Alex: 'alloy', Henry: 'onyx' }
const kokoroVoices: Voices = { Alex: 'af_bella', Henry: 'am_michael' }

/**
 * The hosts behind `/audio/speech` of an OpenAI-compatible server. It knows one voice a call, so a
 * turn is a piece of its own. WAV is asked for, as it joins without loss; a server that takes a turn
 * only as mp3 is asked for that from then on.
 */
export function createOpenAiVoice(
  endpoint: Endpoint,
  limits = { times: wholeAnswerTimes, maxBytes: answerMaxBytes },
): Voice {
  const voices = isKokoro(endpoint.model) ? kokoroVoices : openAiVoices
  let isMp3Only = false

  return {
    label: modelLabel(endpoint.model),
    turnsAtOnce: 1,
    async speak([turn, ...others], signal) {
      if (!turn || others.length > 0)
        throw new RangeError(`Expected one turn, got ${turn ? others.length + 1 : 0}`)
      const ask = (format: Speech['format']) =>
        callEndpoint(
          openAiCall(endpoint, 'audio/speech', {
            model: endpoint.model,
            voice: voices[turn.host],
            input: turn.text,
            response_format: format,
          }),
          { ...limits, signal },
        )
      const first = await ask(isMp3Only ? 'mp3' : 'wav')
      const isTaken = isMp3Only || !isRefused(first)
      const speech = toSpeech(requireOk(isTaken ? first : await ask('mp3')))
      // Only now is it the format that was refused, and not the voice or the model.
      if (!isTaken) isMp3Only = true
      recordAiUse({ model: endpoint.model, seconds: speechSeconds(speech) })
      return speech
    },
  }
}

/** Kokoro servers name their voices themselves (Kokoro-FastAPI, also under `hexgrad/Kokoro-82M`). */
function isKokoro(model: string): boolean {
  return /(^|\/)kokoro/i.test(model)
}

function toSpeech(data: Buffer): Speech {
  const format = speechFormat(data)
  if (!format)
    throw new AiError('ai_nonsense', 'The AI service sent bytes that are no sound')
  return { data, format }
}
