import { expect, test } from 'vitest'
import { createGeminiVoice } from '#server/services/gemini-voice.ts'
import { failsAsItShould, patient } from '#tests/support/endpoint-faults.ts'
import { bodyOf, geminiServer, speaks } from '#tests/support/gemini-server.ts'
import { sine, wav } from '#tests/support/sample-files.ts'
import { sendsJson } from '#tests/support/scripted-server.ts'
import type { SpokenTurn } from '#routers/voice.ts'
import type { SpeechRequest } from '#tests/support/gemini-server.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const open = new AbortController().signal
const spoken = wav(0.2, sine(220, -12), 1, 24_000)
const samples = spoken.subarray(44)
const talk: SpokenTurn[] = [
  { host: 'Alex', text: 'Look at the light.' },
  { host: 'Henry', text: 'And at the edges: soft.' },
  { host: 'Alex', text: 'Quite.' },
]

function voiceAt(baseUrl: string, model = 'gemini-3.8-flash-lite-tts') {
  return createGeminiVoice({ baseUrl, apiKey: 'secret-key', model }, patient)
}

async function speak(script: Script, turns = talk) {
  const server = await geminiServer(script)
  const speech = await voiceAt(server.baseUrl).speak(turns, open)
  const seen = server.requests[0]
  if (!seen) throw new Error('Nobody was asked')
  return { speech, seen, body: bodyOf(seen) as SpeechRequest }
}

test('the turns go in one call, each in a block with its speaker, and nothing is stored', async () => {
  const { speech, seen, body } = await speak(speaks('audio/wav', spoken))
  expect(seen.path).toBe('/v1beta/interactions')
  expect(seen.headers['x-goog-api-key']).toBe('secret-key')
  expect(body).toMatchObject({
    model: 'gemini-3.8-flash-lite-tts',
    store: false,
    response_format: { type: 'audio' },
    generation_config: { speech_config: { mode: 'conversational' } },
  })
  expect(body.input).toHaveLength(1)
  expect(
    body.input[0]?.content.map(({ text, annotations }) => [
      annotations?.[0]?.speaker,
      text,
    ]),
  ).toEqual(talk.map(({ host, text }) => [host, text]))
  const { speakers } = body.generation_config.speech_config
  expect(speakers.map(({ speaker }) => speaker)).toEqual(['Alex', 'Henry'])
  expect(new Set(speakers.map(({ voice }) => voice)).size).toBe(2)
  expect(speech).toEqual({ data: spoken, format: 'wav' })
})

test('a piece of one host alone still names both, as the model wants two', async () => {
  const alone = talk.filter(({ host }) => host === 'Henry')
  const { speech, body } = await speak(speaks('audio/wav', spoken), alone)
  expect(body.generation_config.speech_config.speakers).toHaveLength(2)
  expect(speech.data).toEqual(spoken)
})

test.for([
  ['audio/L16;codec=pcm;rate=24000', 24_000],
  ['audio/l16; rate=16000', 16_000],
  ['audio/pcm', 24_000],
  ['audio/l16; rate=99999999999', 24_000],
] as const)(
  'headerless sound of %s gets a header with its rate',
  async ([type, rate]) => {
    const { speech } = await speak(speaks(type, samples))
    expect(speech.format).toBe('wav')
    expect(speech.data).toEqual(
      wav(samples.length / 2 / rate, () => 0, 1, rate).fill(samples, 44),
    )
  },
)

test('sound with a header is not wrapped again, whatever it is called', async () => {
  for (const type of ['audio/l16', undefined])
    expect((await speak(speaks(type, spoken))).speech).toEqual({
      data: spoken,
      format: 'wav',
    })
})

test('mp3 is known by its bytes, and loud samples are not taken for it', async () => {
  const frames = Buffer.alloc(500, 0x55)
  frames.set([0xff, 0xfb, 0x90, 0x00])
  expect((await speak(speaks('audio/mp3', frames))).speech.format).toBe('mp3')
  expect((await speak(speaks('audio/l16', frames))).speech.format).toBe('wav')
})

test('the sound is found where other revisions of the API put it', async () => {
  const data = spoken.toString('base64')
  const sound = { type: 'audio', mime_type: 'audio/wav', data }
  for (const answer of [
    { output_audio: { mime_type: 'audio/wav', data } },
    { outputs: [{ type: 'text', text: 'Here' }, sound] },
    { status: 'completed', steps: [{ content: [{ type: 'text', data: 'x' }, sound] }] },
  ])
    expect((await speak(sendsJson(200, answer))).speech.data).toEqual(spoken)
})

test.for([
  ['no steps', sendsJson(200, { status: 'completed', steps: [] }), 'ai_nonsense'],
  [
    'words alone',
    sendsJson(200, { steps: [{ content: [{ type: 'text', text: 'No.' }] }] }),
    'ai_nonsense',
  ],
  ['empty sound', speaks('audio/wav', Buffer.alloc(0)), 'ai_nonsense'],
  ['a header alone', speaks('audio/wav', spoken.subarray(0, 44)), 'ai_nonsense'],
  ['broken base64', speaks('audio/wav', spoken, '*not base64*'), 'ai_nonsense'],
  [
    'a page as sound',
    speaks('audio/wav', Buffer.from(`<html>${'x'.repeat(99)}`)),
    'ai_nonsense',
  ],
  ['bytes of no known type', speaks(undefined, samples), 'ai_nonsense'],
  ['no object', sendsJson(200, 'sound'), 'ai_nonsense'],
  [
    'an end before its end',
    sendsJson(200, {
      status: 'incomplete',
      output_audio: { type: 'audio', data: spoken.toString('base64') },
    }),
    'ai_cut_off',
  ],
  [
    'an error inside',
    sendsJson(200, { status: 'failed', error: { code: 503, message: 'overloaded' } }),
    'ai_busy',
  ],
] as const)('an answer with %s is no speech', async ([, script, fault]) => {
  await expect(speak(script)).rejects.toMatchObject({ fault })
})

test('an answer of any depth and width is searched without falling over', async () => {
  const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`
  const wide = `[${Array<string>(200_000).fill('1').join()}]`
  for (const steps of [deep, wide])
    await expect(
      speak((answer) => void answer.end(`{"steps": ${steps}}`)),
    ).rejects.toMatchObject({ fault: 'ai_nonsense', message: /no sound/ })
})

test('the voice is named by its model and takes a few turns at once', () => {
  const voice = voiceAt('http://localhost:1/v1beta/openai')
  expect([voice.label, voice.turnsAtOnce]).toEqual(['Gemini 3.8 Flash Lite Tts', 6])
})

failsAsItShould((origin, limits, signal) =>
  createGeminiVoice(
    { baseUrl: `${origin}/v1beta/openai`, apiKey: 'secret-key', model: 'm' },
    limits,
  ).speak(talk, signal),
)
