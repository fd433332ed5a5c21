import { expect, test } from 'vitest'
import { createImageEditor, createVoice } from '#server/services/choose-engines.ts'
import { isGemini, nativeBase } from '#server/services/gemini-address.ts'
import { loadEnv } from '#server/env.ts'
import { aCopy, anEdit, drawingMedia } from '#tests/support/edits.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { draws, inlineData, speaks } from '#tests/support/gemini-server.ts'
import { plain, sine, wav } from '#tests/support/sample-files.ts'
import { scriptedServer, sends, sendsJson } from '#tests/support/scripted-server.ts'

const open = new AbortController().signal
const drawn = await plain([10, 20, 30]).png().toBuffer()
const spoken = wav(0.1, sine(220, -12), 1, 24_000)
const media = drawingMedia([await aCopy()])

test('with nothing configured both are the ones that come with the app', () => {
  const env = loadEnv({})
  const editor = createImageEditor(env, trustingMedia())
  const voice = createVoice(env, trustingMedia())
  expect([editor.label, editor.isAi, voice.label]).toEqual([
    'Built-in editor',
    false,
    'Built-in voices',
  ])
})

test("an address that ends like Gemini's is asked by Gemini's native calls", async () => {
  const server = await scriptedServer(
    draws([inlineData('image/png', drawn)]),
    speaks('audio/wav', spoken),
  )
  const env = loadEnv({ AI_BASE_URL: `${server.origin}/v1beta/openai`, AI_API_KEY: 'k' })
  await createImageEditor(env, media).edit(anEdit(), '/target', open)
  await createVoice(env, media).speak([{ host: 'Alex', text: 'Look.' }], open)
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/v1beta/models/gemini-nano-banana-2.1:generateContent',
    '/v1beta/interactions',
  ])
})

test('any other address is asked as an OpenAI-compatible server, each its own', async () => {
  const drawing = await scriptedServer(
    sendsJson(200, { data: [{ b64_json: drawn.toString('base64') }] }),
  )
  const speaking = await scriptedServer(sends(200, spoken))
  const env = loadEnv({
    GEMINI_API_KEY: 'g',
    AI_IMAGE_BASE_URL: `${drawing.origin}/v1`,
    AI_IMAGE_MODEL: 'flux',
    AI_SPEECH_BASE_URL: `${speaking.origin}/v1`,
    AI_SPEECH_MODEL: 'kokoro',
  })
  const editor = createImageEditor(env, media)
  const voice = createVoice(env, media)
  await editor.edit(anEdit(), '/target', open)
  await voice.speak([{ host: 'Alex', text: 'Look.' }], open)
  expect(drawing.requests.map(({ path }) => path)).toEqual(['/v1/images/edits'])
  expect(speaking.requests.map(({ path }) => path)).toEqual(['/v1/audio/speech'])
  expect([editor.label, editor.isAi, voice.label]).toEqual(['flux', true, 'kokoro'])
  for (const { headers } of [...drawing.requests, ...speaking.requests])
    expect(headers.authorization).toBe('Bearer none')
})

const google = 'https://generativelanguage.googleapis.com'

test.for([
  [`${google}/v1beta/openai/`, `${google}/v1beta`],
  [`${google}/v1beta/openai`, `${google}/v1beta`],
  [`${google}/`, `${google}/v1beta`],
  [
    'https://gateway.example/me/google/v1beta/openai',
    'https://gateway.example/me/google/v1beta',
  ],
  ['http://127.0.0.1:8080/v1beta/openai/', 'http://127.0.0.1:8080/v1beta'],
  ['https://generativelanguage.googleapis.com.evil.example/v1', null],
  ['https://api.openai.com/v1', null],
  ['http://localhost:11434/v1', null],
  ['http://localhost/v1beta/openai/v1', null],
] as const)('the address %s has its native calls at %s', ([url, native]) => {
  expect(isGemini(url) ? nativeBase(url) : null).toBe(native)
})
