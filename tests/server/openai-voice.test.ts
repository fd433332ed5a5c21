import { expect, test } from 'vitest'
import { createOpenAiVoice } from '#server/services/openai-voice.ts'
import { failsAsItShould, patient } from '#tests/support/endpoint-faults.ts'
import { sine, wav } from '#tests/support/sample-files.ts'
import { scriptedServer, sends, sendsJson } from '#tests/support/scripted-server.ts'
import type { SpokenTurn } from '#routers/voice.ts'
import type { RawRequest } from '#tests/support/scripted-server.ts'

const open = new AbortController().signal
const spoken = wav(0.1, sine(220, -12), 1, 24_000)
const mp3 = Buffer.alloc(500, 0x55)
mp3.set([0xff, 0xfb, 0x90, 0x00])
const tagged = Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(100)])
const alex: SpokenTurn = { host: 'Alex', text: 'Look at the light.' }
const henry: SpokenTurn = { host: 'Henry', text: 'I do.' }

function voiceAt(origin: string, model = 'tts-1') {
  const baseUrl = `${origin}/v1/`
  return createOpenAiVoice({ baseUrl, apiKey: 'secret-key', model }, patient)
}

function bodyOf(request: RawRequest | undefined): Record<string, unknown> {
  return JSON.parse(request?.bytes.toString() ?? '{}') as Record<string, unknown>
}

test('a turn is one call with the voice of its host', async () => {
  const server = await scriptedServer(sends(200, spoken))
  const voice = voiceAt(server.origin)
  expect(await voice.speak([alex], open)).toEqual({ data: spoken, format: 'wav' })
  await voice.speak([henry], open)
  expect(server.requests.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/v1/audio/speech'],
    ['POST', '/v1/audio/speech'],
  ])
  expect(server.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-key',
    'content-type': 'application/json',
  })
  expect(server.requests.map(bodyOf)).toEqual([
    { model: 'tts-1', voice: 'alloy', input: alex.text, response_format: 'wav' },
    { model: 'tts-1', voice: 'onyx', input: henry.text, response_format: 'wav' },
  ])
})

test('a Kokoro model is asked for voices that it has', async () => {
  for (const model of ['kokoro', 'hexgrad/Kokoro-82M']) {
    const server = await scriptedServer(sends(200, spoken))
    const voice = voiceAt(server.origin, model)
    await voice.speak([alex], open)
    await voice.speak([henry], open)
    expect(server.requests.map((request) => bodyOf(request)['voice'])).toEqual([
      'af_bella',
      'am_michael',
    ])
  }
})

test('it takes one turn at a time and says so', async () => {
  const server = await scriptedServer(sends(200, spoken))
  const voice = voiceAt(server.origin)
  expect([voice.label, voice.turnsAtOnce]).toEqual(['tts-1', 1])
  await expect(voice.speak([alex, henry], open)).rejects.toThrow(
    'Expected one turn, got 2',
  )
  await expect(voice.speak([], open)).rejects.toThrow('Expected one turn, got 0')
  expect(server.requests).toEqual([])
})

test('a server that refuses wav is asked for mp3, from then on at once', async () => {
  for (const status of [400, 422]) {
    const server = await scriptedServer(
      sendsJson(status, { error: { message: 'response_format' } }),
      sends(200, mp3),
    )
    const voice = voiceAt(server.origin)
    expect(await voice.speak([alex], open)).toEqual({ data: mp3, format: 'mp3' })
    await voice.speak([henry], open)
    expect(server.requests.map((request) => bodyOf(request)['response_format'])).toEqual([
      'wav',
      'mp3',
      'mp3',
    ])
  }
})

test('a refusal that mp3 meets as well is not remembered as one of the format', async () => {
  const refused = sendsJson(400, { error: { message: 'no such voice' } })
  const server = await scriptedServer(refused, refused, sends(200, spoken))
  const voice = voiceAt(server.origin)
  await expect(voice.speak([alex], open)).rejects.toMatchObject({ fault: 'ai_failed' })
  await voice.speak([alex], open)
  expect(bodyOf(server.requests[2])['response_format']).toBe('wav')
})

test.for([
  ['mp3 that is called wav', mp3, 'audio/wav', 'mp3'],
  ['mp3 behind a tag', tagged, 'application/octet-stream', 'mp3'],
  ['wav that is called a page', spoken, 'text/html', 'wav'],
] as const)('%s is known by its bytes', async ([, bytes, type, format]) => {
  const server = await scriptedServer(sends(200, bytes, { 'content-type': type }))
  expect(await voiceAt(server.origin).speak([alex], open)).toEqual({
    data: bytes,
    format,
  })
})

const samples = Buffer.alloc(400, 0xff)
const adts = Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), samples])

test.for([
  ['a page that is called sound', Buffer.from(`<!doctype html>${' '.repeat(99)}`)],
  ['json', Buffer.from(JSON.stringify({ message: 'x'.repeat(99) }))],
  ['a header alone', spoken.subarray(0, 44)],
  ['samples without a header', samples],
  ['AAC, whose frames begin alike', adts],
  ['MPEG layer I', Buffer.concat([Buffer.from([0xff, 0xff, 0x90]), samples])],
  ['a RIFF file that is no sound', Buffer.from(`RIFF    AVI ${' '.repeat(99)}`)],
] as const)('an answer with %s is nonsense', async ([, bytes]) => {
  const server = await scriptedServer(sends(200, bytes, { 'content-type': 'audio/wav' }))
  await expect(voiceAt(server.origin).speak([alex], open)).rejects.toMatchObject({
    fault: 'ai_nonsense',
  })
})

failsAsItShould((origin, limits, signal) =>
  createOpenAiVoice(
    { baseUrl: `${origin}/v1`, apiKey: 'secret-key', model: 'm' },
    limits,
  ).speak([alex], signal),
)
