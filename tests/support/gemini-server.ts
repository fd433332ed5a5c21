import { geminiError } from './endpoint-faults.ts'
import { scriptedServer, sendsJson } from './scripted-server.ts'
import type { RawRequest, Script } from './scripted-server.ts'

interface Part {
  text?: string
  inlineData?: { mimeType: string; data: string }
}

export interface DrawingRequest {
  contents: Array<{ role: string; parts: Part[] }>
  generationConfig: {
    responseModalities: string[]
    imageConfig: { aspectRatio?: string; imageSize?: string }
  }
}

export interface SpeechRequest {
  model: string
  store?: boolean
  input: Array<{
    type: string
    content: Array<{
      type: string
      text: string
      annotations?: Array<{ type: string; speaker?: string; style?: string }>
    }>
  }>
  response_format: { type: string; mime_type?: string }
  generation_config: {
    speech_config: {
      mode: string
      speakers: Array<{ speaker: string; voice: string }>
    }
  }
}

export interface GeminiServer {
  /** As a setting names it: the OpenAI-compatible address. */
  baseUrl: string
  requests: RawRequest[]
}

/**
 * A stand-in for Gemini's native calls, by what is published about them: it refuses a request that
 * the real one is known to refuse, and answers any other as the scripts say.
 */
export async function geminiServer(...scripts: Script[]): Promise<GeminiServer> {
  const server = await scriptedServer((answer, request) => {
    const fault = faultOf(request)
    const script = fault
      ? sendsJson(400, geminiError(400, fault))
      : scripts[Math.min(server.requests.length, scripts.length) - 1]
    return script?.(answer, request)
  })
  return { baseUrl: `${server.origin}/v1beta/openai/`, requests: server.requests }
}

function faultOf(request: RawRequest): string | undefined {
  if (!request.headers['x-goog-api-key'])
    return 'API key not valid. Please pass a valid API key.'
  if (request.method !== 'POST') return 'Expected POST'
  if (/^\/v1beta\/models\/[\w.-]+:generateContent$/.test(request.path))
    return drawingFault(bodyOf(request) as DrawingRequest)
  if (request.path === '/v1beta/interactions')
    return speechFault(bodyOf(request) as SpeechRequest)
  return `No such path: ${request.path}`
}

export function bodyOf(request: RawRequest): unknown {
  return JSON.parse(request.bytes.toString())
}

const ratios = '1:1 2:3 3:2 3:4 4:3 4:5 5:4 9:16 16:9 21:9'.split(' ')
const signatures: Record<string, string> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e',
}

function drawingFault({
  contents,
  generationConfig,
}: DrawingRequest): string | undefined {
  const { aspectRatio, imageSize } = generationConfig.imageConfig
  if (aspectRatio !== undefined && !ratios.includes(aspectRatio))
    return 'Invalid aspect ratio'
  if (imageSize !== undefined && !['1K', '2K', '4K'].includes(imageSize))
    return 'Invalid image size'
  for (const { inlineData } of contents.flatMap(({ parts }) => parts)) {
    if (!inlineData) continue
    const begin = Buffer.from(inlineData.data, 'base64').toString('hex', 0, 3)
    if (signatures[inlineData.mimeType] !== begin)
      return 'Unhandled generated data mime type'
  }
  return undefined
}

function speechFault({ input, generation_config }: SpeechRequest): string | undefined {
  const names = generation_config.speech_config.speakers.map(({ speaker }) => speaker)
  if (names.length !== 2 || new Set(names).size !== 2)
    return 'Exactly two speakers must be provided'
  const blocks = input.flatMap(({ content }) => content)
  const isNamed = blocks.every(({ annotations }) =>
    names.includes(
      annotations?.find(({ type }) => type === 'speech_metadata')?.speaker ?? '',
    ),
  )
  return isNamed && blocks.length > 0
    ? undefined
    : 'Must specify speaker names for each part'
}

/** An answer of generateContent with these parts. */
export function draws(parts: unknown[], finishReason = 'STOP'): Script {
  return sendsJson(200, {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: { totalTokenCount: 1 },
  })
}

export function inlineData(mimeType: string, bytes: Buffer): unknown {
  return { inlineData: { mimeType, data: bytes.toString('base64') } }
}

/** An answer of interactions with this sound; by default the base64 of the bytes. */
export function speaks(
  mimeType: string | undefined,
  bytes: Buffer,
  data = bytes.toString('base64'),
): Script {
  return sendsJson(200, {
    id: 'interaction',
    object: 'interaction',
    status: 'completed',
    steps: [
      { type: 'thought', signature: 'abc' },
      {
        type: 'model_output',
        content: [{ type: 'audio', data, ...(mimeType && { mime_type: mimeType }) }],
      },
    ],
    usage: { total_tokens: 1 },
  })
}
