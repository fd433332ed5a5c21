import { z } from 'zod'
import { endpointKind } from './model-abilities.ts'
import {
  errorInChunk,
  isRefusedRequest,
  isTooLarge,
  toTutorError,
} from './openai-errors.ts'
import {
  collectFocus,
  collectParts,
  replyMessages,
  suggestMessages,
} from './openai-messages.ts'
import { parseAnswer } from './parse-answer.ts'
import { StreamLimit } from './stream-limit.ts'
import { suggestionAnswer, toDrafts } from './suggestion-answer.ts'
import { familyOf } from '#routers/contract/file-types.ts'
import { TutorError } from '#routers/tutor.ts'
import type OpenAI from 'openai'
import type { Endpoint } from '../env.ts'
import type { MediaLab, ModelAbilities, ModelPart } from '#routers/context.ts'
import type { Brief, SuggestionDraft, Tutor, Work } from '#routers/tutor.ts'
import type { Ask, Message } from './openai-messages.ts'
import type { EndpointTimes } from './stream-limit.ts'

const usualTimes: EndpointTimes = { firstMs: 60_000, idleMs: 30_000, totalMs: 600_000 }
const none: ModelAbilities = { images: false, audio: false }

/**
 * A tutor behind any OpenAI-compatible server. What the server's kind is known to take is sent; when
 * it refuses a request with media all the same, the words and facts are sent without them, the reply
 * says so, and the server is remembered as one that does not see. No retry of its own: the job has it.
 */
export function createOpenAiTutor(
  endpoint: Endpoint,
  media: MediaLab,
  times: EndpointTimes = usualTimes,
): Tutor {
  const kind = endpointKind(endpoint.baseUrl)
  let isBlind = false
  let client: Promise<OpenAI> | undefined

  /** The request as the server takes it: with pictures and sound if it can, else in words. */
  async function open(ask: Ask, attempts: Attempt[], limit: StreamLimit) {
    const openai = await (client ??= connect(endpoint))
    let refusal: unknown
    for (const attempt of attempts) {
      try {
        const stream = await request(openai, { ask, attempt, limit })
        // Only now is it the media that was refused, and not the model, the key or the size.
        const isTold = hasMedia(ask) && !attempt.hasMedia
        if (isTold && !isTooLarge(refusal)) isBlind = true
        return { stream, isWithoutMedia: isTold }
      } catch (error) {
        if (!isRefusedRequest(error)) throw error
        // The last refusal before the words is the one that concerns the media.
        refusal = error
      }
    }
    throw refusal
  }

  async function collect(brief: Brief): Promise<Ask> {
    const abilities = isBlind ? none : kind
    return {
      brief,
      parts: await collectParts(media, brief, abilities),
      focus: await collectFocus(media, brief, abilities),
      kind,
      model: endpoint.model,
    }
  }

  async function* write(brief: Brief, signal: AbortSignal): AsyncGenerator<string> {
    const ask = await collect(brief)
    const words = inWords(ask)
    if (isBlind && brief.works.some(isSeenOrHeard)) yield blindNote
    const limit = new StreamLimit(signal, times)
    try {
      const { stream, isWithoutMedia } = await open(
        ask,
        [
          ...(hasMedia(ask) ? [{ messages: replyMessages(ask), hasMedia: true }] : []),
          { messages: replyMessages(words), hasMedia: false },
        ],
        limit,
      )
      if (isWithoutMedia) yield blindNote
      yield* readStream(stream, limit)
    } catch (error) {
      throw sorted(error, signal, limit)
    } finally {
      limit.clear()
    }
  }

  async function suggest(
    brief: Brief,
    critique: string,
    signal: AbortSignal,
  ): Promise<SuggestionDraft[]> {
    const ask = await collect({ ...brief, focus: null })
    const seen = hasMedia(ask)
    const messages = suggestMessages(ask, critique)
    const words = suggestMessages(inWords(ask), critique)
    let fault = ''
    for (let round = 0; round < structuredRounds; round += 1) {
      const limit = new StreamLimit(signal, times)
      try {
        const repair = fault === '' ? [] : [repairMessage(fault)]
        const { stream } = await open(
          ask,
          [
            { messages: [...messages, ...repair], hasMedia: seen, isStructured: true },
            { messages: [...messages, ...repair], hasMedia: seen },
            ...(seen ? [{ messages: [...words, ...repair], hasMedia: false }] : []),
          ],
          limit,
        )
        let text = ''
        for await (const piece of readStream(stream, limit)) {
          text += piece
          if (text.length > maxAnswerLength)
            throw new TutorError('ai_nonsense', 'The suggestions are too long')
        }
        const parsed = parseAnswer(text, suggestionAnswer)
        if ('value' in parsed) return toDrafts(parsed.value, brief)
        fault = parsed.fault
      } catch (error) {
        throw sorted(error, signal, limit)
      } finally {
        limit.clear()
      }
    }
    throw new TutorError('ai_nonsense', `The suggestions could not be read: ${fault}`)
  }

  return { label: modelLabel(endpoint.model), write, suggest }
}

/** Characters; rule D-54. Suggestions need a few thousand. */
const maxAnswerLength = 200_000

/** An answer that does not fit is given back once, with what is wrong. */
const structuredRounds = 2

function repairMessage(fault: string): Message {
  return {
    role: 'user',
    content: `Your last answer did not fit. ${fault} Answer with the whole JSON object again.`,
  }
}

interface Attempt {
  messages: Message[]
  hasMedia: boolean
  isStructured?: boolean
}

function isSeenOrHeard({ mimeType }: Work): boolean {
  return familyOf(mimeType) !== 'text'
}

function hasMedia({ parts, focus }: Ask): boolean {
  return [...parts, ...focus].some((part) => part.type !== 'text')
}

function inWords(ask: Ask): Ask {
  const isText = (part: ModelPart) => part.type === 'text'
  return { ...ask, parts: ask.parts.filter(isText), focus: ask.focus.filter(isText) }
}

function sorted(error: unknown, signal: AbortSignal, limit: StreamLimit): unknown {
  if (signal.aborted) return signal.reason
  return limit.isOver
    ? new TutorError(
        'ai_unreachable',
        `The AI service sent nothing for ${limit.isOver} ms`,
      )
    : toTutorError(error)
}

const blindNote =
  '*This model takes no pictures, sound or documents, so I speak from your words and the measured facts.*\n\n'

/** `gemini-3.8-flash` reads as `Gemini 3.8 Flash`; names that people gave stay as they are. */
export function modelLabel(model: string): string {
  const name = model.split('/').at(-1) ?? model
  if (!/^gemini-/i.test(name)) return name
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

async function connect(endpoint: Endpoint): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: endpoint.baseUrl,
    apiKey: endpoint.apiKey,
    maxRetries: 0,
    // Our own limits below are finer; a redirect would carry the key elsewhere.
    timeout: usualTimes.totalMs,
    fetchOptions: { redirect: 'error' },
  })
}

type Stream = AsyncIterable<OpenAI.Chat.ChatCompletionChunk>

async function request(
  openai: OpenAI,
  { ask, attempt, limit }: { ask: Ask; attempt: Attempt; limit: StreamLimit },
): Promise<Stream> {
  return openai.chat.completions.create(
    {
      model: ask.model,
      messages: attempt.messages,
      stream: true,
      ...(ask.kind.reasoningEffort ? { reasoning_effort: ask.kind.reasoningEffort } : {}),
      ...(attempt.isStructured ? { response_format: suggestionFormat() } : {}),
    },
    { signal: limit.signal },
  )
}

function suggestionFormat(): OpenAI.ResponseFormatJSONSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(suggestionAnswer)
  return {
    type: 'json_schema',
    json_schema: { name: 'suggestions', strict: true, schema },
  }
}

async function* readStream(stream: Stream, limit: StreamLimit): AsyncGenerator<string> {
  let hasText = false
  let finish: string | null = null
  for await (const chunk of stream) {
    const fault = errorInChunk(chunk)
    if (fault) throw fault
    limit.heard()
    const choice = chunk.choices?.[0]
    finish = choice?.finish_reason ?? finish
    const text = choice?.delta?.content
    if (!text) continue
    hasText = true
    yield text
  }
  if (!hasText)
    throw new TutorError(
      'ai_nonsense',
      `The AI service sent no text (${finish ?? 'no end'})`,
    )
  if (finish === null)
    throw new TutorError('ai_cut_off', 'The AI service broke its answer off')
  if (finish === 'content_filter')
    throw new TutorError('ai_nonsense', 'The AI service withheld its answer')
}
