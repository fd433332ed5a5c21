import { endpointKind } from './model-abilities.ts'
import {
  errorInChunk,
  isRefusedRequest,
  isTooLarge,
  toTutorError,
} from './openai-errors.ts'
import { briefText, systemPrompt } from './tutor-prompt.ts'
import { TutorError } from '#routers/tutor.ts'
import { MediaError } from '#routers/context.ts'
import type OpenAI from 'openai'
import type { Endpoint } from '../env.ts'
import type { MediaLab, ModelAbilities, ModelPart } from '#routers/context.ts'
import type { Brief, Tutor } from '#routers/tutor.ts'
import type { EndpointKind } from './model-abilities.ts'

export interface EndpointTimes {
  /** Until the first word; a model that reads a film needs its time. */
  firstMs: number
  /** Between two words. */
  idleMs: number
  totalMs: number
}

const usualTimes: EndpointTimes = { firstMs: 60_000, idleMs: 30_000, totalMs: 600_000 }
const historyTurns = 12
const maxMediaBytes = 18 * 1024 * 1024

type Message = OpenAI.Chat.ChatCompletionMessageParam
type Part = OpenAI.Chat.ChatCompletionContentPart

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

  async function* write(brief: Brief, signal: AbortSignal): AsyncGenerator<string> {
    client ??= connect(endpoint)
    const openai = await client
    const none: ModelAbilities = { images: false, audio: false, pdf: false }
    const parts = await collectParts(media, brief, isBlind ? none : kind)
    const hasMedia = parts.some((part) => part.type !== 'text')
    if (isBlind && brief.works.length > 0) yield blindNote
    const limit = new StreamLimit(signal, times)
    try {
      const stream = await request(
        openai,
        { brief, parts, kind, model: endpoint.model },
        limit,
      ).catch((error: unknown) => {
        if (!hasMedia || !isRefusedRequest(error)) throw error
        return { refusal: error }
      })
      if (!('refusal' in stream)) {
        yield* readStream(stream, limit)
        return
      }
      const words = parts.filter((part) => part.type === 'text')
      const again = { brief, parts: words, kind, model: endpoint.model }
      const withoutMedia = await request(openai, again, limit)
      // Only now is it the media that was refused, and not the model, the key or the size.
      if (!isTooLarge(stream.refusal)) isBlind = true
      yield blindNote
      yield* readStream(withoutMedia, limit)
    } catch (error) {
      signal.throwIfAborted()
      throw limit.isOver
        ? new TutorError(
            'ai_unreachable',
            `The AI service sent nothing for ${limit.isOver} ms`,
          )
        : toTutorError(error)
    } finally {
      limit.clear()
    }
  }

  return { label: modelLabel(endpoint.model), write }
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
  ask: { brief: Brief; parts: ModelPart[]; kind: EndpointKind; model: string },
  limit: StreamLimit,
): Promise<Stream> {
  return openai.chat.completions.create(
    {
      model: ask.model,
      messages: toMessages(ask.brief, ask.parts, ask.kind),
      stream: true,
      ...(ask.kind.reasoningEffort ? { reasoning_effort: ask.kind.reasoningEffort } : {}),
    },
    { signal: limit.signal },
  )
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

async function collectParts(
  media: MediaLab,
  brief: Brief,
  abilities: ModelAbilities,
): Promise<ModelPart[]> {
  const parts: ModelPart[] = []
  let bytes = 0
  for (const [index, work] of brief.works.entries()) {
    const found = await media.modelParts(work, abilities).catch((error: unknown) => {
      // A file that cannot be copied for the model still has its facts; the prompt says to say so.
      if (error instanceof MediaError) return []
      throw error
    })
    for (const part of found) {
      const size = part.type === 'text' ? 0 : part.data.byteLength
      if (bytes + size > maxMediaBytes) continue
      bytes += size
      parts.push({ ...part, caption: `File ${index + 1}: ${part.caption}` })
    }
  }
  return parts
}

/** Media stand in the first user turn only: Gemini refuses them anywhere else. */
function toMessages(brief: Brief, parts: ModelPart[], kind: EndpointKind): Message[] {
  const content: Part[] = [{ type: 'text', text: briefText(brief) }]
  for (const part of parts)
    content.push({ type: 'text', text: part.caption }, toPart(part, kind))
  const turns = brief.history.slice(-historyTurns).map(({ role, content }): Message => ({
    role: role === 'ai' ? 'assistant' : 'user',
    content,
  }))
  return [
    { role: 'system', content: systemPrompt(brief) },
    { role: 'user', content },
    ...turns,
    ...(brief.question === null
      ? []
      : [{ role: 'user' as const, content: brief.question }]),
  ]
}

function toPart(part: ModelPart, kind: EndpointKind): Part {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text }
    case 'image':
      return { type: 'image_url', image_url: { url: dataUrl(part.mimeType, part.data) } }
    case 'audio':
      return {
        type: 'input_audio',
        input_audio: { data: part.data.toString('base64'), format: part.format },
      }
    case 'pdf': {
      const url = dataUrl('application/pdf', part.data)
      return kind.pdfAs === 'image_url'
        ? { type: 'image_url', image_url: { url } }
        : { type: 'file', file: { filename: 'work.pdf', file_data: url } }
    }
  }
}

function dataUrl(mimeType: string, data: Buffer): string {
  return `data:${mimeType};base64,${data.toString('base64')}`
}

/** Ends a request that is silent for too long, or too long in all (rule D-54). */
class StreamLimit {
  readonly #controller = new AbortController()
  readonly #times: EndpointTimes
  readonly #total: NodeJS.Timeout
  #silence: NodeJS.Timeout
  /** The limit that was passed, in milliseconds, or 0. */
  isOver = 0
  readonly signal: AbortSignal

  constructor(outer: AbortSignal, times: EndpointTimes) {
    this.#times = times
    this.signal = AbortSignal.any([outer, this.#controller.signal])
    this.#total = this.#after(times.totalMs)
    this.#silence = this.#after(times.firstMs)
  }

  heard(): void {
    clearTimeout(this.#silence)
    this.#silence = this.#after(this.#times.idleMs)
  }

  clear(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#silence)
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = ms
      this.#controller.abort()
    }, ms)
  }
}
