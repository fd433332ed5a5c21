import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { AiError } from '#routers/ai-error.ts'
import { aBrief, listen } from '#tests/support/briefs.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import {
  breaksAfter,
  endsWith,
  failsInside,
  fallsSilent,
  openAiServer,
  refuses,
  says,
} from '#tests/support/openai-server.ts'
import { until } from '#tests/support/until.ts'
import type { AddressInfo } from 'node:net'
import type { EndpointTimes } from '#server/services/stream-limit.ts'
import type { Answering } from '#tests/support/openai-server.ts'

const patient: EndpointTimes = { firstMs: 5000, idleMs: 5000, totalMs: 20_000 }

function tutorAt(baseUrl: string, times = patient) {
  return createOpenAiTutor(
    { baseUrl, apiKey: 'secret-key', model: 'm' },
    trustingMedia(),
    times,
  )
}

/** The fault that ends a reply, and what had come before it. */
async function faultOf(
  answering: Answering,
  times?: EndpointTimes,
): Promise<{
  fault: unknown
  retryAfterMs: number | null
  text: string
  hits: number
  message: string
}> {
  const server = await openAiServer(answering)
  let text = ''
  try {
    for await (const piece of tutorAt(server.baseUrl, times).write(
      aBrief(),
      new AbortController().signal,
    ))
      text += piece
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    const { fault, retryAfterMs, message } = error
    return { fault, retryAfterMs, text, hits: server.requests.length, message }
  }
  throw new Error(`Expected a fault, got ${text}`)
}

const gemini = (code: number, message: string, details: unknown[] = []) => [
  { error: { code, message, status: 'X', details } },
]
const retryInfo = {
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay: '38s',
}
const violation = (quotaId: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId }],
})

test.for([
  [
    "Gemini's bad key",
    refuses(400, gemini(400, 'API key not valid. Please pass a valid API key.')),
    'ai_key_refused',
    null,
  ],
  [
    "OpenAI's bad key",
    refuses(401, { error: { message: 'Incorrect API key' } }),
    'ai_key_refused',
    null,
  ],
  ['a forbidden key', refuses(403, { error: { message: 'no' } }), 'ai_key_refused', null],
  [
    '429 with RetryInfo',
    refuses(429, gemini(429, 'slow', [violation('RequestsPerMinute'), retryInfo])),
    'ai_busy',
    38_000,
  ],
  [
    '429 with Retry-After',
    refuses(429, { error: { message: 'slow' } }, { 'retry-after': '7' }),
    'ai_busy',
    7000,
  ],
  ['429 without a word', refuses(429, {}), 'ai_busy', null],
  [
    'a daily quota',
    refuses(
      429,
      gemini(429, 'quota', [
        violation('GenerateRequestsPerDayPerProject-FreeTier'),
        retryInfo,
      ]),
    ),
    'ai_quota',
    null,
  ],
  [
    'an empty account',
    refuses(429, { error: { message: 'x', code: 'insufficient_quota' } }),
    'ai_quota',
    null,
  ],
  [
    'used up credits',
    refuses(429, gemini(429, 'Your prepayment credits are depleted')),
    'ai_quota',
    null,
  ],
  ['payment required', refuses(402, { error: { message: 'pay' } }), 'ai_quota', null],
  ['503', refuses(503, gemini(503, 'overloaded')), 'ai_busy', null],
  ['500', refuses(500, gemini(500, 'internal')), 'ai_unreachable', null],
  ['502 that is no json', refuses(502, 'bad gateway'), 'ai_unreachable', null],
  [
    'an unknown model',
    refuses(404, { error: { message: 'no such model' } }),
    'ai_failed',
    null,
  ],
] as const)(
  '%s is sorted by what can be done about it',
  async ([, answering, fault, wait]) => {
    const found = await faultOf(answering)
    expect([found.fault, found.retryAfterMs, found.text]).toEqual([fault, wait, ''])
    expect(found.hits).toBe(1)
    expect(found.message).not.toContain('secret-key')
  },
)

test('a stream that is cut in the middle is no whole answer', async () => {
  const found = await faultOf(breaksAfter('Half an '))
  expect([found.fault, found.text]).toEqual(['ai_cut_off', 'Half an '])
})

test('a stream that ends without its end is no whole answer', async () => {
  const found = await faultOf(endsWith(null, 'Half an '))
  expect([found.fault, found.text]).toEqual(['ai_cut_off', 'Half an '])
})

test('an answer without a word is nonsense, and so is a withheld one', async () => {
  expect((await faultOf(endsWith('stop'))).fault).toBe('ai_nonsense')
  expect((await faultOf(endsWith('length'))).fault).toBe('ai_nonsense')
  expect((await faultOf(endsWith('content_filter', 'I '))).fault).toBe('ai_nonsense')
})

test.for([
  [
    'array-shaped as Gemini sends it',
    gemini(429, 'slow', [retryInfo]),
    'ai_busy',
    38_000,
  ],
  [
    'array-shaped with a daily quota',
    gemini(429, 'x', [violation('PerDay')]),
    'ai_quota',
    null,
  ],
  [
    'object-shaped',
    { error: { code: 429, message: 'slow', details: [retryInfo] } },
    'ai_busy',
    38_000,
  ],
  [
    'object-shaped and overloaded',
    { error: { code: 503, message: 'overloaded' } },
    'ai_busy',
    null,
  ],
] as const)(
  'an error inside the stream, %s, is sorted like any other',
  async ([, error, fault, wait]) => {
    const found = await faultOf(failsInside(error, 'Half'))
    expect([found.fault, found.retryAfterMs]).toEqual([fault, wait])
  },
)

test('a server that never says a word is given up', async () => {
  const found = await faultOf(fallsSilent(), { firstMs: 80, idleMs: 5000, totalMs: 5000 })
  expect([found.fault, found.hits]).toEqual(['ai_unreachable', 1])
  expect(found.message).toContain('sent nothing for 80 ms')
})

test('a server that falls silent is given up', async () => {
  const found = await faultOf(fallsSilent('Half'), {
    firstMs: 5000,
    idleMs: 80,
    totalMs: 5000,
  })
  expect([found.fault, found.text]).toEqual(['ai_unreachable', 'Half'])
  expect(found.message).toContain('sent nothing for 80 ms')
})

test('a server that goes on for ever is given up', async () => {
  const forever: Answering = (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(
      () =>
        answer.write(
          `data: ${JSON.stringify({ choices: [{ delta: { content: 'x' } }] })}\n\n`,
        ),
      10,
    )
    answer.on('close', () => clearInterval(timer))
  }
  const found = await faultOf(forever, { firstMs: 5000, idleMs: 5000, totalMs: 150 })
  expect(found.fault).toBe('ai_unreachable')
  expect(found.message).toContain('sent nothing for 150 ms')
})

test('a server that is not there cannot be reached', async () => {
  await expect(listen(tutorAt('http://127.0.0.1:9/v1'))).rejects.toMatchObject({
    fault: 'ai_unreachable',
  })
})

test('no redirect is followed: it would carry the key elsewhere', async () => {
  const target = await openAiServer(says('Stolen.'))
  const redirecting = createServer((_, answer) => {
    answer.writeHead(307, { location: `${target.baseUrl}/chat/completions` }).end()
  })
  await new Promise<void>((done) => redirecting.listen(0, '127.0.0.1', done))
  onTestFinished(() => void redirecting.close())
  const { port } = redirecting.address() as AddressInfo
  await expect(listen(tutorAt(`http://127.0.0.1:${port}/v1`))).rejects.toBeInstanceOf(
    AiError,
  )
  expect(target.requests).toEqual([])
})

test('an abort ends the request soon and is no fault of the service', async () => {
  const server = await openAiServer(fallsSilent('Half'))
  const controller = new AbortController()
  const reason = new Error('stopped by the learner')
  const told = listen(tutorAt(server.baseUrl), aBrief(), controller.signal)
  await until(() => server.requests.length === 1)
  controller.abort(reason)
  await expect(told).rejects.toBe(reason)
})
