import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  path: string
  authorization: string
  body: {
    model: string
    stream: boolean
    reasoning_effort?: string
    messages: Array<{ role: string; content: string | Array<Record<string, unknown>> }>
  }
}

/** How the server answers one request; the last way again and again. */
export type Answering = (
  answer: ServerResponse,
  request: SeenRequest,
) => void | Promise<void>

export interface OpenAiServer {
  baseUrl: string
  requests: SeenRequest[]
}

/** A local server that speaks chat completions as the scripts say, until the test ends. */
export async function openAiServer(...scripts: Answering[]): Promise<OpenAiServer> {
  const { close, ...server } = await runOpenAiServer(...scripts)
  onTestFinished(close)
  return server
}

/** The same for as long as its caller wants it. */
export async function runOpenAiServer(
  ...scripts: Answering[]
): Promise<OpenAiServer & { close(): Promise<void> }> {
  const requests: SeenRequest[] = []
  const server = createServer((incoming, answer) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const request: SeenRequest = {
        path: incoming.url ?? '',
        authorization: incoming.headers.authorization ?? '',
        body: JSON.parse(Buffer.concat(pieces).toString() || '{}') as SeenRequest['body'],
      }
      const script = scripts[Math.min(requests.length, scripts.length - 1)]
      requests.push(request)
      void script?.(answer, request)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close() {
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

function chunk(content: string | null, finish: string | null = null): unknown {
  return {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [
      { index: 0, delta: content === null ? {} : { content }, finish_reason: finish },
    ],
  }
}

function openStream(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** Streams the words and ends as it should. */
export function says(...words: string[]): Answering {
  return (answer) => {
    openStream(answer)
    for (const word of words) answer.write(event(chunk(word)))
    answer.write(event(chunk(null, 'stop')))
    answer.end('data: [DONE]\n\n')
  }
}

/** Streams the words with a pause before each; stops when nobody is there any more. */
export function streams(words: string[], pause: () => Promise<void>): Answering {
  return async (answer) => {
    openStream(answer)
    for (const word of words) {
      await pause()
      if (answer.destroyed) return
      answer.write(event(chunk(word)))
    }
    answer.write(event(chunk(null, 'stop')))
    answer.end('data: [DONE]\n\n')
  }
}

/** Streams the words and ends for this reason, or without one. */
export function endsWith(finish: string | null, ...words: string[]): Answering {
  return (answer) => {
    openStream(answer)
    for (const word of words) answer.write(event(chunk(word)))
    if (finish !== null) answer.write(event(chunk(null, finish)))
    answer.end('data: [DONE]\n\n')
  }
}

/** Streams the words and drops the connection. */
export function breaksAfter(...words: string[]): Answering {
  return async (answer) => {
    openStream(answer)
    for (const word of words) answer.write(event(chunk(word)))
    await new Promise((resolve) => setTimeout(resolve, 20))
    answer.destroy()
  }
}

/** Streams the words, then an event that is an error. */
export function failsInside(error: unknown, ...words: string[]): Answering {
  return (answer) => {
    openStream(answer)
    for (const word of words) answer.write(event(chunk(word)))
    answer.end(event(error))
  }
}

export function refuses(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answering {
  return (answer) => {
    answer.writeHead(status, { 'content-type': 'application/json', ...headers })
    answer.end(JSON.stringify(body))
  }
}

/** Says the words, then nothing more, and keeps the line open. */
export function fallsSilent(...words: string[]): Answering {
  return (answer) => {
    if (words.length === 0) return
    openStream(answer)
    for (const word of words) answer.write(event(chunk(word)))
  }
}

/**
 * A server that answers replies by their scripts in order, and every request for suggestions by its
 * own: a crit asks for both, and which comes first is not ours to say. `requests` are the replies.
 */
export async function tutorServer(
  replies: Answering[],
  suggestions: Answering = says('{"suggestions": []}'),
): Promise<OpenAiServer> {
  const asked: SeenRequest[] = []
  const { baseUrl } = await openAiServer((answer, request) => {
    if (isForSuggestions(request)) return suggestions(answer, request)
    const script = replies[Math.min(asked.length, replies.length - 1)]
    asked.push(request)
    return script?.(answer, request)
  })
  return { baseUrl, requests: asked }
}

export function isForSuggestions({ body }: SeenRequest): boolean {
  return JSON.stringify(body.messages[0] ?? '').includes('{\\"suggestions\\": [...]}')
}
