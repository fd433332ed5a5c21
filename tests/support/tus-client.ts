import { read } from './visitor.ts'
import type { Answer, Visitor } from './visitor.ts'

const version = { 'tus-resumable': '1.0.0' }

export interface Announcement {
  sessionId?: string
  filename?: string
  size: number
  headers?: Record<string, string>
}

function metadata(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${Buffer.from(value ?? '').toString('base64')}`)
    .join(',')
}

/** The tus protocol 1.0, spoken by hand. */
export function tusOf(visitor: Visitor) {
  const call = async (
    method: string,
    path: string,
    init: RequestInit = {},
  ): Promise<Answer> =>
    read(
      await visitor.request(path, {
        ...init,
        method,
        headers: { ...version, ...(init.headers as Record<string, string> | undefined) },
      }),
    )
  return {
    call,
    create: ({ sessionId, filename = 'harbour.jpg', size, headers = {} }: Announcement) =>
      call('POST', '/api/tus', {
        headers: {
          'upload-length': String(size),
          'upload-metadata': metadata({ sessionId, filename, filetype: 'image/jpeg' }),
          ...headers,
        },
      }),
    offset: (path: string) => call('HEAD', path),
    send: (path: string, offset: number, body: string | Uint8Array) =>
      call('PATCH', path, {
        headers: {
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: body as BodyInit,
      }),
    stop: (path: string) => call('DELETE', path),
  }
}
