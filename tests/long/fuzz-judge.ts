import { tmpdir } from 'node:os'
import process from 'node:process'
import type { Fuzzed } from './fuzz-headers.ts'

const slowMs = 5000
const streamMs = 20
const keptBytes = 200_000

/** What came back of one request, as far as it was read. */
export interface Came {
  status: number
  headers: Headers
  text: string
}

/** The answer, or `null` when none came in time. A stream that goes on is left after a moment. */
export async function answerOf(
  send: () => Response | Promise<Response>,
): Promise<Came | null> {
  const came = Promise.resolve(send()).then(read)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), slowMs)
  })
  return Promise.race([came, late]).finally(() => clearTimeout(timer))
}

async function read(answer: Response): Promise<Came> {
  const { status, headers, body } = answer
  if (!body) return { status, headers, text: '' }
  const isOpen = headers.get('content-type')?.includes('event-stream') ?? false
  const reader = body.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  while (size < keptBytes) {
    const next = reader.read()
    const piece = isOpen ? await Promise.race([next, afterAMoment()]) : await next
    if (!piece || piece.done) break
    pieces.push(piece.value)
    size += piece.value.byteLength
  }
  await reader.cancel().catch(() => undefined)
  return { status, headers, text: Buffer.concat(pieces).toString() }
}

function afterAMoment(): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), streamMs))
}

const insides: Array<[what: string, pattern: RegExp]> = [
  ['a stack trace', /\bat (async )?[\w.<>]+ \((file:|node:|\/)|\.[tj]s:\d+:\d+/],
  [
    'a path',
    new RegExp([tmpdir(), process.cwd(), 'node_modules'].map(escaped).join('|')),
  ],
  [
    'SQL',
    /SQLITE_|SqliteError|no such (table|column)|(UNIQUE|FOREIGN KEY|NOT NULL|CHECK) constraint|insert into "|select .{1,200} from "/i,
  ],
]

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

const always: Array<[name: string, expected: RegExp]> = [
  ['content-security-policy', /default-src 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /./],
  ['cross-origin-resource-policy', /^same-origin$/],
]

/** Everything that is wrong with an answer, in a few words each; `secret` is what only the victim may read. */
export function faultsOf(asked: Fuzzed, came: Came | null, secret: string): string[] {
  if (!came) return [`no answer within ${slowMs} ms`]
  const faults: string[] = []
  if (came.status === 500) faults.push('500')
  for (const [what, pattern] of insides)
    if (came.status >= 400 && pattern.test(came.text)) faults.push(`tells ${what}`)
  for (const [name, expected] of always)
    if (!expected.test(came.headers.get(name) ?? '')) faults.push(`has no ${name}`)
  const isApi = /^\/(api|trpc)\//.test(asked.path)
  if (isApi && !came.headers.has('cache-control')) faults.push('may be kept by anyone')
  if (came.text.includes(secret) || [...came.headers].join().includes(secret))
    faults.push("tells the victim's secret")
  return faults
}

export function shortly(asked: Fuzzed, came: Came | null): string {
  const body = typeof asked.body === 'string' ? asked.body : JSON.stringify(asked.body)
  return [
    `${asked.actor}: ${asked.method} ${asked.path.slice(0, 300)}`,
    JSON.stringify(asked.headers).slice(0, 300),
    (body ?? '').slice(0, 300),
    came ? `${came.status} ${came.text.slice(0, 300)}` : '',
  ].join('\n  ')
}
