export interface App {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

export interface Answer {
  status: number
  headers: Headers
  /** Parsed when it is json, else the text. */
  body: unknown
}

export interface Visitor {
  /** `name=value`, or null when signed out. */
  cookie: string | null
  request(path: string, init?: RequestInit): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  send(
    method: string,
    path: string,
    json?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  /** `POST /api/upload` with these files. */
  upload(
    sessionId: string,
    files: Array<[name: string, bytes: Uint8Array | string]>,
  ): Promise<Answer>
}

/** A browser at our own site: it keeps the session cookie and names its origin. */
export function visitorOf(app: App, origin: string): Visitor {
  const visitor: Visitor = {
    cookie: null,
    async request(path, init = {}) {
      const headers = new Headers(init.headers)
      if (visitor.cookie !== null && !headers.has('cookie'))
        headers.set('cookie', visitor.cookie)
      if (!headers.has('origin') && !headers.has('sec-fetch-site'))
        headers.set('origin', origin)
      const answer = await app.request(path, { ...init, headers })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        visitor.cookie = pair.endsWith('=') ? null : pair
      }
      return answer
    },
    async get(path, headers = {}) {
      return read(await visitor.request(path, { headers }))
    },
    async send(method, path, json, headers = {}) {
      return read(
        await visitor.request(path, {
          method,
          headers: {
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        }),
      )
    },
    async upload(sessionId, files) {
      const form = new FormData()
      form.set('sessionId', sessionId)
      for (const [name, bytes] of files)
        form.append('files', new Blob([bytes as BlobPart]), name)
      return read(await visitor.request('/api/upload', { method: 'POST', body: form }))
    },
  }
  return visitor
}

export async function read(answer: Response): Promise<Answer> {
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text,
  }
}
