import { scriptedServer } from './scripted-server.ts'
import type { RawRequest, Script } from './scripted-server.ts'

/** An iCalendar stream (RFC 5545) of these lines. */
export function calendar(...lines: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    ...lines,
    'END:VCALENDAR',
  ]
    .join('\r\n')
    .concat('\r\n')
}

let count = 0

/** A VEVENT with a title of its own unless the lines have one. */
export function vevent(...lines: string[]): string {
  count += 1
  const has = (name: string) => lines.some((line) => line.startsWith(name))
  return [
    'BEGIN:VEVENT',
    ...(has('UID') ? [] : [`UID:${count}@test`]),
    'DTSTAMP:20261101T000000Z',
    ...(has('SUMMARY') ? [] : [`SUMMARY:Event ${count}`]),
    ...lines,
    'END:VEVENT',
  ].join('\r\n')
}

export interface IcsServer {
  origin: string
  url: string
  requests: RawRequest[]
  /** What is served from now on, with a new ETag. */
  publish(text: string): void
  /** Each next request is answered so; null to serve again. */
  fail(script: Script | null): void
}

/** A server of one calendar that answers conditional requests as RFC 9110, section 13, has it. */
export async function icsServer(first: string): Promise<IcsServer> {
  let text = first
  let version = 1
  let failing: Script | null = null
  const { origin, requests } = await scriptedServer((answer, request) => {
    if (failing) return failing(answer, request)
    const etag = `"v${version}"`
    const headers = { etag, 'last-modified': `Sat, 21 Nov 2026 0${version}:00:00 GMT` }
    if (request.headers['if-none-match'] === etag)
      return void answer.writeHead(304, headers).end()
    answer
      .writeHead(200, { 'content-type': 'text/calendar; charset=utf-8', ...headers })
      .end(text)
  })
  return {
    origin,
    url: `${origin}/private-secret/events.ics`,
    requests,
    publish(next) {
      text = next
      version += 1
    },
    fail(script) {
      failing = script
    },
  }
}

/** Redirects to an address. */
export function movesTo(location: string, status = 302): Script {
  return (answer) => {
    answer.writeHead(status, { location }).end()
  }
}
