import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import {
  cutsOff,
  dribbles,
  hangs,
  scriptedServer,
  sends,
  sendsJson,
} from './scripted-server.ts'
import { until } from './until.ts'
import type { CallLimits } from '#server/services/endpoint-call.ts'
import type { AiFault } from '#routers/ai-error.ts'
import type { Script } from './scripted-server.ts'

export type Limits = Pick<CallLimits, 'times' | 'maxBytes'>

export const patient: Limits = {
  times: { firstMs: 5000, idleMs: 5000, totalMs: 10_000 },
  maxBytes: 1_000_000,
}
const hurried = (times: Partial<Limits['times']>): Limits => ({
  ...patient,
  times: { ...patient.times, ...times },
})

/** As Gemini sends it: alone in an array. */
export function geminiError(
  code: number,
  message: string,
  details: unknown[] = [],
): unknown {
  return [{ error: { code, message, status: 'X', details } }]
}

const retryInfo = {
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay: '38s',
}
const quotaOf = (quotaId: string) => ({
  '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
  violations: [{ quotaId }],
})
const perDay = quotaOf('GenerateRequestsPerDayPerProjectPerModel-FreeTier')
const perMinute = quotaOf('GenerateRequestsPerMinutePerProjectPerModel-FreeTier')
const page = '<!doctype html><title>504 Gateway Time-out</title>'

const cases: Array<[string, Script, AiFault, number | null, Limits?]> = [
  [
    "Gemini's bad key",
    sendsJson(400, geminiError(400, 'API key not valid. Please pass a valid API key.')),
    'ai_key_refused',
    null,
  ],
  [
    "OpenAI's bad key",
    sendsJson(401, { error: { message: 'Incorrect API key' } }),
    'ai_key_refused',
    null,
  ],
  [
    '429 with RetryInfo',
    sendsJson(429, geminiError(429, 'slow', [perMinute, retryInfo])),
    'ai_busy',
    38_000,
  ],
  [
    '429 with Retry-After',
    sendsJson(429, { error: { message: 'slow' } }, { 'retry-after': '7' }),
    'ai_busy',
    7000,
  ],
  [
    '429 per day',
    sendsJson(429, geminiError(429, 'quota', [perDay, retryInfo])),
    'ai_quota',
    null,
  ],
  [
    'used up credits',
    sendsJson(429, geminiError(429, 'Your prepayment credits are depleted.')),
    'ai_quota',
    null,
  ],
  ['503', sendsJson(503, geminiError(503, 'overloaded')), 'ai_busy', null],
  ['500', sendsJson(500, geminiError(500, 'internal')), 'ai_unreachable', null],
  [
    'a 504 page',
    sends(504, page, { 'content-type': 'text/html' }),
    'ai_unreachable',
    null,
  ],
  [
    'an unknown model',
    sendsJson(404, geminiError(404, 'no such model')),
    'ai_failed',
    null,
  ],
  ['an empty 404', sends(404, ''), 'ai_failed', null],
  ['a page with 200', sends(200, page), 'ai_nonsense', null],
  ['an empty 200', sends(200, ''), 'ai_nonsense', null],
  ['an answer cut in the middle', cutsOff('{"candidates": ['), 'ai_cut_off', null],
  [
    'an answer that never begins',
    hangs(),
    'ai_unreachable',
    null,
    hurried({ firstMs: 80 }),
  ],
  ['an answer that stops', hangs('{"'), 'ai_unreachable', null, hurried({ idleMs: 80 })],
  [
    'an answer that never ends',
    dribbles(),
    'ai_unreachable',
    null,
    hurried({ totalMs: 150 }),
  ],
]

/** Calls an engine at the base address of a server, with key `secret-key`, once. */
export type Calling = (
  origin: string,
  limits: Limits,
  signal: AbortSignal,
) => Promise<unknown>

/** What holds for every engine behind an endpoint. */
export function failsAsItShould(call: Calling): void {
  const open = new AbortController().signal

  test.for(cases)(
    '%s is sorted by what can be done about it',
    async ([, script, fault, retryAfterMs, limits = patient]) => {
      const server = await scriptedServer(script)
      const error = await call(server.origin, limits, open).catch((each: unknown) => each)
      expect(error).toBeInstanceOf(AiError)
      expect(error).toMatchObject({ fault, retryAfterMs })
      expect(String(error)).not.toContain('secret-key')
      expect(server.requests).toHaveLength(1)
    },
  )

  test.for([100_001, 8_000_000])(
    'an answer of %i bytes is not read beyond the limit',
    async (sizeBytes) => {
      const server = await scriptedServer(sends(200, Buffer.alloc(sizeBytes, ' ')))
      await expect(
        call(server.origin, { ...patient, maxBytes: 100_000 }, open),
      ).rejects.toMatchObject({
        fault: 'ai_nonsense',
        message: 'The AI service sent over 100000 bytes',
      })
      // The small one fits into the buffers on the way.
      if (sizeBytes > 1_000_000) await until(() => server.requests[0]?.isDropped)
    },
  )

  test('a server that is not there cannot be reached', async () => {
    await expect(call('http://127.0.0.1:9', patient, open)).rejects.toMatchObject({
      fault: 'ai_unreachable',
    })
  })

  test('no redirect is followed: it would carry the key elsewhere', async () => {
    const target = await scriptedServer(sends(200, '{}'))
    const server = await scriptedServer(sends(307, '', { location: `${target.origin}/` }))
    await expect(call(server.origin, patient, open)).rejects.toMatchObject({
      fault: 'ai_unreachable',
    })
    expect(target.requests).toEqual([])
  })

  test('an abort ends the call soon and is no fault of the service', async () => {
    const server = await scriptedServer(hangs('{"'))
    const controller = new AbortController()
    const reason = new Error('stopped by the learner')
    const called = call(server.origin, patient, controller.signal)
    await until(() => server.requests.length === 1)
    controller.abort(reason)
    await expect(called).rejects.toBe(reason)
    await until(() => server.requests[0]?.isDropped)
  })

  test('a call that is aborted before it begins asks nobody', async () => {
    const server = await scriptedServer(hangs())
    const reason = new Error('stopped by the learner')
    const signal = AbortSignal.abort(reason)
    await expect(call(server.origin, patient, signal)).rejects.toBe(reason)
    expect(server.requests).toEqual([])
  })
}
