import { expect, onTestFinished, test } from 'vitest'
import { modelLabel } from '#server/services/model-label.ts'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { endpointKind } from '#server/services/model-abilities.ts'
import { aBrief, aWork, listen } from '#tests/support/briefs.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { openAiServer, refuses, says } from '#tests/support/openai-server.ts'
import { MediaError } from '#routers/media-lab.ts'
import type { MediaLab, ModelAbilities, ModelPart } from '#routers/media-lab.ts'
import type { Brief } from '#routers/tutor.ts'
import type {
  Answering,
  OpenAiServer,
  SeenRequest,
} from '#tests/support/openai-server.ts'

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
const words: ModelPart = { type: 'text', text: 'Once upon a time', caption: 'The text' }

/** Gives what the abilities allow, as the real one does. */
const media = trustingMedia({
  modelParts: (_file, can: ModelAbilities) =>
    Promise.resolve([
      ...(can.images ? [picture] : []),
      ...(can.audio ? [sound] : []),
      words,
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
  const work = aWork(undefined, { originalName: `${canary('name')}.jpg` })
  await listen(
    tutorAt(server),
    aBrief({
      context: canary('context'),
      assignment: canary('assignment'),
      question: canary('question'),
      history: [{ role: 'user', content: canary('history') }],
      learner: {
        interests: [canary('interest')],
        artistStatement: canary('statement'),
        level: 'beginning',
        directness: 'blunt',
        language: null,
      },
      works: [work],
      declined: [
        { workId: work.id, title: canary('declined'), reason: canary('reason') },
      ],
      focus: {
        state: 'open',
        reason: null,
        work,
        title: canary('title'),
        how: canary('how'),
        anchor: { type: 'quote', text: canary('quote') },
      },
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
    'declined',
    'reason',
    'title',
    'how',
    'quote',
  ])
    expect(JSON.stringify(others)).toContain(canary(name))
  expect(others.every(({ role }) => role !== 'system')).toBe(true)
})

test('how the maker wants to be spoken to changes the instructions', async () => {
  const server = await openAiServer(says('Yes.'))
  const tutor = tutorAt(server)
  const { learner } = aBrief()
  await listen(tutor)
  await listen(tutor, aBrief({ learner: { ...learner, level: 'professional' } }))
  await listen(tutor, aBrief({ learner: { ...learner, directness: 'gentle' } }))
  const said = server.requests.map(({ body }) => body.messages[0])
  expect(said.map((message) => message?.role)).toEqual(['system', 'system', 'system'])
  expect(said[0]?.content).not.toMatch(/works professionally|put each weakness/)
  expect(said[1]?.content).toContain('The maker works professionally')
  expect(said[2]?.content).toContain('put each weakness as something to try')
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

test('Gemini gets sound besides pictures', async () => {
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
  ])
  expect(server.requests[0]?.body.reasoning_effort).toBe('low')
})

test.for([
  ['https://generativelanguage.googleapis.com/v1beta/openai/', true],
  ['https://api.openai.com/v1', false],
  ['https://openrouter.ai/api/v1', false],
  ['http://localhost:11434/v1', false],
  ['https://googleapis.com.evil.example/v1', false],
  ['https://notopenai.com/v1', false],
] as const)('the endpoint %s is known by its host', ([url, audio]) => {
  expect(endpointKind(url)).toMatchObject({ images: true, audio })
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

const crop: ModelPart = {
  type: 'image',
  mimeType: 'image/jpeg',
  data: Buffer.from('crop'),
  caption: 'The place in question',
}
const cropInWords: ModelPart = { type: 'text', text: 'An inset', caption: 'The place' }
const pinned = aWork(undefined, { id: 'second' })
const place = { type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 } as const

/** A question about a place in the second of two files, in a thread that has begun. */
function aFollowUp(over: Partial<Brief> = {}): Brief {
  return aBrief({
    works: [aWork(), pinned],
    question: 'How far do I turn it?',
    history: [
      { role: 'ai', content: 'The horizon leans.' },
      { role: 'user', content: 'Thank you.' },
    ],
    focus: {
      state: 'open',
      reason: null,
      work: pinned,
      title: 'Level the horizon.',
      how: 'Turn the picture.',
      anchor: place,
    },
    ...over,
  })
}

/** Cuts out a picture for those who see, and notes what was asked of it. */
function croppingMedia(
  excerpt?: MediaLab['excerpt'],
): MediaLab & { asked: Array<Parameters<MediaLab['excerpt']>> } {
  const asked: Array<Parameters<MediaLab['excerpt']>> = []
  return {
    ...media,
    asked,
    excerpt: (...args) => {
      asked.push(args)
      return excerpt?.(...args) ?? Promise.resolve([args[2].images ? crop : cropInWords])
    },
  }
}

async function askedAbout(
  brief: Brief,
  lab: MediaLab,
  ...scripts: Answering[]
): Promise<SeenRequest[]> {
  const server = await openAiServer(...scripts, says('By two degrees.'))
  const endpoint = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm' }
  await listen(createOpenAiTutor(endpoint, lab), brief)
  return server.requests
}

test('a question about a pin says which suggestion and place, shows the crop, then asks', async () => {
  const lab = croppingMedia()
  const [request] = await askedAbout(aFollowUp(), lab)
  const messages = request!.body.messages
  const about = `The question is about this suggestion for file 2: Level the horizon. Turn the picture.\nIts place in the file: ${JSON.stringify(place)}`
  expect(messages.at(-1)).toEqual({
    role: 'user',
    content: [
      { type: 'text', text: about },
      { type: 'text', text: 'The place in question' },
      { type: 'image_url', image_url: { url: dataUrl('image/jpeg', 'crop') } },
      { type: 'text', text: 'How far do I turn it?' },
    ],
  })
  expect(lab.asked).toHaveLength(1)
  expect(lab.asked[0]!.slice(0, 2)).toEqual([pinned, place])
  expect(messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
    'user',
  ])
  expect(messages.slice(2, 4).map(({ content }) => content)).toEqual([
    'The horizon leans.',
    'Thank you.',
  ])
  const before = JSON.stringify(messages.slice(0, -1))
  expect(before).not.toContain(Buffer.from('crop').toString('base64'))
  expect(before).not.toContain('Level the horizon')
})

test('who refuses pictures is asked about a pin in words, and gets no crop from then on', async () => {
  const lab = croppingMedia()
  const server = await openAiServer(
    refuses(400, { error: { message: 'no image_url' } }),
    says('By two degrees.'),
  )
  const endpoint = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm' }
  const tutor = createOpenAiTutor(endpoint, lab)
  await listen(tutor, aFollowUp())
  await listen(tutor, aFollowUp())
  const questions = server.requests.map(({ body }) => body.messages.at(-1)?.content)
  expect(JSON.stringify(questions[0])).toContain('image_url')
  const words = [
    { type: 'text', text: expect.stringContaining('Level the horizon.') as string },
    { type: 'text', text: 'How far do I turn it?' },
  ]
  expect(questions[1]).toEqual(words)
  expect(questions[2]).toEqual([
    words[0],
    { type: 'text', text: 'The place' },
    { type: 'text', text: 'An inset' },
    words[1],
  ])
  expect(lab.asked.map(([, , abilities]) => abilities.images)).toEqual([true, false])
})

test('a suggestion without a place is told in words, and nothing is cut out', async () => {
  const lab = croppingMedia()
  const focus = {
    ...aFollowUp().focus!,
    anchor: null,
  }
  const [request] = await askedAbout(aFollowUp({ focus }), lab)
  expect(request!.body.messages.at(-1)?.content).toEqual([
    {
      type: 'text',
      text: 'The question is about this suggestion for file 2: Level the horizon. Turn the picture.',
    },
    { type: 'text', text: 'How far do I turn it?' },
  ])
  expect(lab.asked).toEqual([])
})

test('a place that cannot be cut out is told in words', async () => {
  const lab = croppingMedia(() => Promise.reject(new MediaError('damaged')))
  const [request] = await askedAbout(aFollowUp(), lab)
  const content = request!.body.messages.at(-1)?.content as Array<{ text: string }>
  expect(content.map(({ text }) => text)).toEqual([
    expect.stringContaining('"x":0.1'),
    'How far do I turn it?',
  ])
})

test.for([
  ['gemini-3.8-flash', 'Gemini 3.8 Flash'],
  ['google/gemini-3.8-flash', 'Gemini 3.8 Flash'],
  ['llava:13b', 'llava:13b'],
  ['anthropic/claude-x', 'claude-x'],
] as const)('the model %s is shown as %s', ([model, label]) => {
  expect(modelLabel(model)).toBe(label)
})
