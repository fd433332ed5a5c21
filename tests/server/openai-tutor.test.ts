import { expect, onTestFinished, test } from 'vitest'
import { createOpenAiTutor, modelLabel } from '#server/services/openai-tutor.ts'
import { endpointKind } from '#server/services/model-abilities.ts'
import { aBrief, aWork, listen } from '#tests/support/briefs.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { openAiServer, refuses, says } from '#tests/support/openai-server.ts'
import { MediaError } from '#routers/context.ts'
import type { ModelAbilities, ModelPart } from '#routers/context.ts'
import type { OpenAiServer } from '#tests/support/openai-server.ts'

const picture: ModelPart = {
  type: 'image',
  mimeType: 'image/jpeg',
  data: Buffer.from('picture'),
  caption: 'The picture',
}
const sound: ModelPart = {
  type: 'audio',
  format: 'mp3',
  data: Buffer.from('sound'),
  caption: 'The sound',
}
const paper: ModelPart = {
  type: 'pdf',
  data: Buffer.from('paper'),
  caption: 'The document',
}
const words: ModelPart = { type: 'text', text: 'Once upon a time', caption: 'The text' }

/** Gives what the abilities allow, as the real one does. */
const media = trustingMedia({
  modelParts: (_file, can: ModelAbilities) =>
    Promise.resolve([
      ...(can.images ? [picture] : []),
      ...(can.audio ? [sound] : []),
      ...(can.pdf ? [paper] : [words]),
    ]),
})

function tutorAt({ baseUrl }: Pick<OpenAiServer, 'baseUrl'>) {
  return createOpenAiTutor({ baseUrl, apiKey: 'the-key', model: 'some/model-1' }, media)
}

function partsOf(server: OpenAiServer, index = 0): Array<Record<string, unknown>> {
  const content = server.requests[index]?.body.messages.find(
    ({ role }) => role === 'user',
  )?.content
  return Array.isArray(content) ? content : []
}

function dataUrl(type: string, text: string): string {
  return `data:${type};base64,${Buffer.from(text).toString('base64')}`
}

test('words come in order, one request with the key and the model', async () => {
  const server = await openAiServer(says('Look ', 'at ', 'the light.'))
  expect(await listen(tutorAt(server))).toBe('Look at the light.')
  expect(server.requests).toHaveLength(1)
  expect(server.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer the-key',
    body: { model: 'some/model-1', stream: true },
  })
})

test('nothing that a person wrote stands in the instructions', async () => {
  const server = await openAiServer(says('Yes.'))
  const canary = (name: string) => `CANARY-${name}`
  await listen(
    tutorAt(server),
    aBrief({
      context: canary('context'),
      assignment: canary('assignment'),
      question: canary('question'),
      history: [{ role: 'user', content: canary('history') }],
      learner: { interests: [canary('interest')], artistStatement: canary('statement') },
      works: [aWork(undefined, { originalName: `${canary('name')}.jpg` })],
    }),
  )
  const { messages } = server.requests[0]!.body
  const [system, ...others] = messages
  expect(system?.role).toBe('system')
  expect(JSON.stringify(system)).not.toContain('CANARY')
  for (const name of [
    'context',
    'assignment',
    'question',
    'history',
    'interest',
    'statement',
  ])
    expect(JSON.stringify(others)).toContain(canary(name))
  expect(others.every(({ role }) => role !== 'system')).toBe(true)
})

test('the measured facts are given as data', async () => {
  const server = await openAiServer(says('Yes.'))
  await listen(tutorAt(server))
  expect(JSON.stringify(partsOf(server))).toContain('1200 × 800 pixels')
})

test('the thread goes along in order, the question last, media in the first turn only', async () => {
  const server = await openAiServer(says('Yes.'))
  await listen(
    tutorAt(server),
    aBrief({
      question: 'And now?',
      history: [
        { role: 'ai', content: 'First.' },
        { role: 'user', content: 'Why?' },
      ],
    }),
  )
  const { messages } = server.requests[0]!.body
  expect(messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
    'user',
  ])
  expect(messages.at(-1)?.content).toBe('And now?')
  expect(messages.slice(2).every(({ content }) => typeof content === 'string')).toBe(true)
})

test('a server that is not known gets pictures and words, no sound and no document', async () => {
  const server = await openAiServer(says('Yes.'))
  await listen(tutorAt(server))
  const parts = partsOf(server)
  expect(parts.map(({ type }) => type)).toEqual([
    'text',
    'text',
    'image_url',
    'text',
    'text',
  ])
  expect(parts[2]).toEqual({
    type: 'image_url',
    image_url: { url: dataUrl('image/jpeg', 'picture') },
  })
  expect(server.requests[0]?.body.reasoning_effort).toBeUndefined()
})

/** Lets a well-known host be the local server, as a name service would. */
function hostedLocally(server: OpenAiServer, baseUrl: string): void {
  const real = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = real
  })
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return real(address.replace(baseUrl, `${server.baseUrl}/`), init)
  }
}

test('Gemini gets sound, and a document as it takes one: in a picture part', async () => {
  const server = await openAiServer(says('Yes.'))
  const baseUrl = 'https://generativelanguage.googleapis.com/v1beta/openai/'
  hostedLocally(server, baseUrl)
  await listen(tutorAt({ baseUrl }))
  const parts = partsOf(server).filter(({ type }) => type !== 'text')
  expect(parts).toEqual([
    { type: 'image_url', image_url: { url: dataUrl('image/jpeg', 'picture') } },
    {
      type: 'input_audio',
      input_audio: { data: Buffer.from('sound').toString('base64'), format: 'mp3' },
    },
    { type: 'image_url', image_url: { url: dataUrl('application/pdf', 'paper') } },
  ])
  expect(server.requests[0]?.body.reasoning_effort).toBe('low')
})

test('OpenAI gets a document as a file', async () => {
  const server = await openAiServer(says('Yes.'))
  const baseUrl = 'https://api.openai.com/v1/'
  hostedLocally(server, baseUrl)
  await listen(tutorAt({ baseUrl }))
  expect(partsOf(server).at(-1)).toEqual({
    type: 'file',
    file: { filename: 'work.pdf', file_data: dataUrl('application/pdf', 'paper') },
  })
})

test.for([
  ['https://generativelanguage.googleapis.com/v1beta/openai/', true, true, 'image_url'],
  ['https://api.openai.com/v1', false, true, 'file'],
  ['https://openrouter.ai/api/v1', false, true, 'file'],
  ['http://localhost:11434/v1', false, false, 'file'],
  ['https://googleapis.com.evil.example/v1', false, false, 'file'],
  ['https://notopenai.com/v1', false, false, 'file'],
] as const)('the endpoint %s is known by its host', ([url, audio, pdf, pdfAs]) => {
  expect(endpointKind(url)).toMatchObject({ images: true, audio, pdf, pdfAs })
})

test('a server that refuses media is asked again with words and facts, and the reply says so', async () => {
  const refusal = refuses(400, {
    error: { message: 'Invalid content part type: image_url' },
  })
  const server = await openAiServer(refusal, says('From your words.'))
  const text = await listen(tutorAt(server))
  expect(text).toMatch(/^\*This model takes no pictures.*\*\n\nFrom your words\.$/)
  expect(partsOf(server, 1).every(({ type }) => type === 'text')).toBe(true)
  expect(JSON.stringify(partsOf(server, 1))).toContain('1200 × 800 pixels')
})

test('a server that does not see is not shown anything again, and that is said again', async () => {
  const refusal = refuses(400, {
    error: { message: 'Invalid content part type: image_url' },
  })
  const server = await openAiServer(refusal, says('From your words.'))
  const tutor = tutorAt(server)
  await listen(tutor)
  const second = await listen(tutor)
  expect(server.requests).toHaveLength(3)
  expect(partsOf(server, 2).every(({ type }) => type === 'text')).toBe(true)
  expect(second).toMatch(/^\*This model takes no pictures/)
})

test('a refusal that words meet as well does not make the server blind', async () => {
  const refusal = refuses(404, { error: { message: 'The model does not exist' } })
  const server = await openAiServer(refusal, refusal, says('I see.'))
  const tutor = tutorAt(server)
  await expect(listen(tutor)).rejects.toMatchObject({ fault: 'ai_failed' })
  expect(await listen(tutor)).toBe('I see.')
  expect(partsOf(server, 2).some(({ type }) => type === 'image_url')).toBe(true)
})

test('a file that cannot be copied for the model still has its facts', async () => {
  const server = await openAiServer(says('Yes.'))
  const broken = trustingMedia({
    modelParts: () => Promise.reject(new MediaError('damaged')),
  })
  const tutor = createOpenAiTutor(
    { baseUrl: server.baseUrl, apiKey: 'k', model: 'm' },
    broken,
  )
  expect(await listen(tutor)).toBe('Yes.')
  expect(JSON.stringify(partsOf(server))).toContain('1200 × 800 pixels')
})

test.for([
  ['gemini-3.8-flash', 'Gemini 3.8 Flash'],
  ['google/gemini-3.8-flash', 'Gemini 3.8 Flash'],
  ['llava:13b', 'llava:13b'],
  ['anthropic/claude-x', 'claude-x'],
] as const)('the model %s is shown as %s', ([model, label]) => {
  expect(modelLabel(model)).toBe(label)
})
