import { z } from 'zod'
import { errorInChunk, isRefusedRequest, isTooLarge, toAiError } from './openai-errors.ts'
import { counted } from './counted-stream.ts'
import { requireAiRoom } from './usage-meter.ts'
import { parseAnswer } from './parse-answer.ts'
import { StreamLimit } from './stream-limit.ts'
import { AiError } from '#routers/ai-error.ts'
import type OpenAI from 'openai'
import type { Endpoint } from '../env.ts'
import type { ModelPart } from '#routers/media-lab.ts'
import type { Carried, Message } from './openai-messages.ts'
import type { EndpointTimes } from './stream-limit.ts'

export const usualTimes: EndpointTimes = {
  firstMs: 60_000,
  idleMs: 30_000,
  totalMs: 600_000,
}

/** What a request is written as, once with the media of an ask and once in words. */
export type Writes<Ask extends Carried> = (ask: Ask) => Message[]

export interface Structured<Answer, Value> {
  /** Of the schema, as the server is told it. */
  name: string
  schema: z.ZodType<Answer>
  /** What comes of an answer that fits, or in a sentence what is wrong with it. */
  accept(answer: Answer): { value: Value } | { fault: string }
}

export interface OpenAiModel {
  /** Whether the server has shown that it takes no pictures or sound. */
  readonly isBlind: boolean
  /** Streams the answer; `onBlind` is called first when the media had to stay out. */
  stream<Ask extends Carried>(
    ask: Ask,
    writes: Writes<Ask>,
    options: { signal: AbortSignal; onBlind(): string },
  ): AsyncGenerator<string>
  /** One json answer; one that does not fit is given back once with what is wrong. */
  answer<Ask extends Carried, Answer, Value>(
    ask: Ask,
    writes: Writes<Ask>,
    options: Structured<Answer, Value> & { signal: AbortSignal },
  ): Promise<Value>
}

/**
 * Chat completions of any OpenAI-compatible server. What the server's kind is known to take is sent;
 * when it refuses a request with media all the same, the words and facts are sent without them, and
 * the server is remembered as one that does not see. No retry of its own: the job has it.
 */
export function createOpenAiModel(endpoint: Endpoint, times: EndpointTimes): OpenAiModel {
  let isBlind = false
  let client: Promise<OpenAI> | undefined

  /** The request as the server takes it: with pictures and sound if it can, else in words. */
  async function open(ask: Carried, attempts: Attempt[], limit: StreamLimit) {
    await requireAiRoom()
    const openai = await (client ??= connect(endpoint))
    let refusal: unknown
    for (const attempt of attempts) {
      try {
        const stream = counted(await request(openai, { ask, attempt, limit }), ask.model)
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

  return {
    get isBlind() {
      return isBlind
    },

    async *stream(ask, writes, { signal, onBlind }) {
      const limit = new StreamLimit(signal, times)
      try {
        const { stream, isWithoutMedia } = await open(
          ask,
          [
            ...(hasMedia(ask) ? [{ messages: writes(ask), hasMedia: true }] : []),
            { messages: writes(inWords(ask)), hasMedia: false },
          ],
          limit,
        )
        if (isWithoutMedia) yield onBlind()
        yield* readStream(stream, limit)
      } catch (error) {
        throw sorted(error, signal, limit)
      } finally {
        limit.clear()
      }
    },

    async answer(ask, writes, { name, schema, accept, signal }) {
      const seen = hasMedia(ask)
      const messages = writes(ask)
      const words = writes(inWords(ask))
      const format = formatOf(name, schema)
      let fault = ''
      for (let round = 0; round < structuredRounds; round += 1) {
        const limit = new StreamLimit(signal, times)
        try {
          const repair = fault === '' ? [] : [repairMessage(fault)]
          const { stream } = await open(
            ask,
            [
              { messages: [...messages, ...repair], hasMedia: seen, format },
              { messages: [...messages, ...repair], hasMedia: seen },
              ...(seen ? [{ messages: [...words, ...repair], hasMedia: false }] : []),
            ],
            limit,
          )
          const parsed = parseAnswer(await readWhole(stream, limit, name), schema)
          const accepted = 'value' in parsed ? accept(parsed.value) : parsed
          if ('value' in accepted) return accepted.value
          fault = accepted.fault
        } catch (error) {
          throw sorted(error, signal, limit)
        } finally {
          limit.clear()
        }
      }
      throw new AiError('ai_nonsense', `The ${name} could not be read: ${fault}`)
    },
  }
}

/** Characters; rule D-54. A structured answer needs a few thousand. */
const maxAnswerLength = 200_000

const structuredRounds = 2

async function readWhole(
  stream: Stream,
  limit: StreamLimit,
  name: string,
): Promise<string> {
  let text = ''
  for await (const piece of readStream(stream, limit)) {
    text += piece
    if (text.length > maxAnswerLength)
      throw new AiError('ai_nonsense', `The answer with the ${name} is too long`)
  }
  return text
}

function repairMessage(fault: string): Message {
  return {
    role: 'user',
    content: `Your last answer did not fit. ${fault} Answer with the whole JSON object again.`,
  }
}

interface Attempt {
  messages: Message[]
  hasMedia: boolean
  format?: OpenAI.ResponseFormatJSONSchema
}

export function hasMedia({ parts, focus }: Carried): boolean {
  return [...parts, ...focus].some((part) => part.type !== 'text')
}

function inWords<Ask extends Carried>(ask: Ask): Ask {
  const isText = (part: ModelPart) => part.type === 'text'
  return { ...ask, parts: ask.parts.filter(isText), focus: ask.focus.filter(isText) }
}

function sorted(error: unknown, signal: AbortSignal, limit: StreamLimit): unknown {
  if (signal.aborted) return signal.reason
  return limit.isOver
    ? new AiError('ai_unreachable', `The AI service sent nothing for ${limit.isOver} ms`)
    : toAiError(error)
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
  { ask, attempt, limit }: { ask: Carried; attempt: Attempt; limit: StreamLimit },
): Promise<Stream> {
  const send = (options: { stream_options?: OpenAI.ChatCompletionStreamOptions }) =>
    openai.chat.completions.create(
      {
        model: ask.model,
        messages: attempt.messages,
        stream: true,
        ...options,
        ...(ask.kind.reasoningEffort
          ? { reasoning_effort: ask.kind.reasoningEffort }
          : {}),
        ...(attempt.format ? { response_format: attempt.format } : {}),
      },
      { signal: limit.signal },
    )
  try {
    // The last piece then says how many tokens it took.
    return await send({ stream_options: { include_usage: true } })
  } catch (error) {
    if (!isRefusedRequest(error) || !namesUsage(error)) throw error
    return send({})
  }
}

/** A server that does not know the question is asked without it. */
function namesUsage(error: unknown): boolean {
  return error instanceof Error && /stream_options|include_usage/.test(error.message)
}

function formatOf(name: string, schema: z.ZodType): OpenAI.ResponseFormatJSONSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema)
  return { type: 'json_schema', json_schema: { name, strict: true, schema: plain } }
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
    throw new AiError(
      'ai_nonsense',
      `The AI service sent no text (${finish ?? 'no end'})`,
    )
  if (finish === null)
    throw new AiError('ai_cut_off', 'The AI service broke its answer off')
  if (finish === 'content_filter')
    throw new AiError('ai_nonsense', 'The AI service withheld its answer')
}
