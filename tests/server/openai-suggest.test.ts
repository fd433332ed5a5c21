import { expect, test } from 'vitest'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { AiError } from '#routers/ai-error.ts'
import { aBrief, aWork, listen } from '#tests/support/briefs.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { soundFacts } from '#tests/support/facts.ts'
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
import type { MediaLab, ModelPart } from '#routers/media-lab.ts'
import type { Brief, SuggestionDraft } from '#routers/tutor.ts'
import type { EndpointTimes } from '#server/services/stream-limit.ts'
import type {
  Answering,
  OpenAiServer,
  SeenRequest,
} from '#tests/support/openai-server.ts'

const critique = '## What matters most\nThe horizon leans. It pulls the boats downhill.'
const patient: EndpointTimes = { firstMs: 5000, idleMs: 5000, totalMs: 20_000 }
const picture: ModelPart = {
  type: 'image',
  mimeType: 'image/jpeg',
  data: Buffer.from('picture'),
  caption: 'The picture',
}
const words: ModelPart = { type: 'text', text: 'Once upon a time', caption: 'The text' }

/** A picture for those who see. */
const pictures = trustingMedia({
  modelParts: (_file, { images }) => Promise.resolve(images ? [picture] : []),
})

function tutorAt({ baseUrl }: OpenAiServer, media: MediaLab = pictures, times = patient) {
  return createOpenAiTutor({ baseUrl, apiKey: 'secret-key', model: 'm' }, media, times)
}

const whole = {
  file: 1,
  title: 'Level the horizon',
  why: 'It pulls the boats downhill.',
  how: 'Turn the picture until the sea is level.',
  criterion: 'The tilt is below half a degree.',
  excerpt: 'The horizon leans.',
  kind: 'whole',
  x: null,
  y: null,
  width: null,
  height: null,
  from: null,
  to: null,
  page: null,
  quote: null,
}
type Answered = { [Key in keyof typeof whole]: unknown }

function json(...suggestions: Array<Partial<Answered>>): string {
  return JSON.stringify({ suggestions: suggestions.map((one) => ({ ...whole, ...one })) })
}

const two = aBrief({ works: [aWork(), aWork(soundFacts(), { id: 'song' })] })

async function suggestFrom(
  answering: Answering,
  brief: Brief = aBrief(),
): Promise<{ drafts: SuggestionDraft[]; requests: SeenRequest[] }> {
  const server = await openAiServer(answering)
  const drafts = await tutorAt(server).suggest(brief, critique, never())
  return { drafts, requests: server.requests }
}

function never(): AbortSignal {
  return new AbortController().signal
}

/** What a request asks of the server, in short. */
function asks(request: SeenRequest | undefined): string[] {
  const sent = JSON.stringify(request?.body.messages ?? [])
  return [
    ...(formatOf(request) ? ['format'] : []),
    ...(sent.includes('"image_url"') ? ['pictures'] : []),
    'words',
  ]
}

interface Format {
  type: string
  json_schema: { name: string; strict: boolean; schema: Record<string, unknown> }
}

function formatOf(request: SeenRequest | undefined): Format | undefined {
  return (request?.body as { response_format?: Format } | undefined)?.response_format
}

/** Refuses each request that asks for something it does not take. */
function picky(refused: Array<'format' | 'pictures'>, ...said: string[]): Answering {
  return (answer, request) => {
    const asked = asks(request)
    const first = refused.find((one) => asked.includes(one))
    const script = first
      ? refuses(400, { error: { message: `Unsupported: ${first}` } })
      : says(...said)
    return script(answer, request)
  }
}

test('suggestions are asked for in the words, pictures and facts of the critique', async () => {
  const { requests } = await suggestFrom(says(json({})), two)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.body).toMatchObject({ model: 'm', stream: true })
  const [system, brief, said, last] = requests[0]!.body.messages
  expect(requests[0]!.body.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
  ])
  expect(system?.content).toContain('{"suggestions": [...]}')
  expect(said?.content).toBe(critique)
  expect(last?.content).toContain('JSON')
  const parts = brief?.content as Array<{ type: string; text?: string }>
  const shown = {
    type: 'image_url',
    image_url: {
      url: `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`,
    },
  }
  expect(parts.slice(1)).toEqual([
    { type: 'text', text: 'File 1: The picture' },
    shown,
    { type: 'text', text: 'File 2: The picture' },
    shown,
  ])
  const cited = [...(parts[0]?.text ?? '').matchAll(/^(\[F\d+\]) (.*)$/gm)]
  expect(cited.map(([line]) => line)).toEqual(
    numberFacts(two.works).map(
      ({ number, label, value }) => `${citation(number)} ${label}: ${value}`,
    ),
  )
  expect(cited[0]?.[0]).toBe('[F1] Size: 1200 × 800 pixels')
})

/** Every schema inside a schema, itself included. */
function schemasIn(node: unknown): Array<Record<string, unknown>> {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(schemasIn)
  return Array.isArray(node) ? inner : [node as Record<string, unknown>, ...inner]
}

test('the schema is strict and has nothing that a server is known to refuse', async () => {
  const { requests } = await suggestFrom(says(json({})))
  const format = formatOf(requests[0])
  expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
  const { schema, name } = format!.json_schema
  expect(name).toMatch(/^[\w-]+$/)
  const objects = schemasIn(schema).filter(({ type }) => type === 'object')
  expect(objects).toHaveLength(2)
  for (const { properties, required, additionalProperties } of objects) {
    expect(required).toEqual(Object.keys(properties as object))
    expect(additionalProperties).toBe(false)
  }
  expect(Object.keys(objects[1]!['properties'] as object)).toEqual(Object.keys(whole))
  const keys = schemasIn(schema).flatMap((one) => Object.keys(one))
  for (const refused of [
    '$schema',
    'maxItems',
    'minItems',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'const',
    'oneOf',
  ])
    expect(keys).not.toContain(refused)
})

test('nothing that a person wrote stands in the instructions for suggestions', async () => {
  const work = aWork(undefined, { originalName: 'CANARY-name.jpg' })
  const brief = aBrief({
    context: 'CANARY-context',
    assignment: 'CANARY-assignment',
    question: 'CANARY-question',
    history: [{ role: 'user', content: 'CANARY-history' }],
    learner: {
      interests: ['CANARY-interest'],
      artistStatement: 'CANARY-statement',
      level: 'professional',
      directness: 'gentle',
      language: null,
    },
    works: [work],
    declined: [{ workId: work.id, title: 'CANARY-declined', reason: 'CANARY-reason' }],
  })
  const { requests } = await suggestFrom(says(json({})), brief)
  const [system, ...others] = requests[0]!.body.messages
  expect(system?.role).toBe('system')
  expect(JSON.stringify(system)).not.toContain('CANARY')
  expect(others.every(({ role }) => role !== 'system')).toBe(true)
  expect(JSON.stringify(others)).toContain(
    String.raw`or other words:\n- CANARY-declined (because: CANARY-reason)`,
  )
})

test('an answer becomes drafts for the works, in its order', async () => {
  const { drafts } = await suggestFrom(
    says(json({ file: 2, title: ' Let it end ' }, { criterion: ' ', excerpt: null })),
    two,
  )
  expect(drafts).toEqual([
    {
      workId: 'song',
      title: 'Let it end',
      why: whole.why,
      how: whole.how,
      anchor: { type: 'whole' },
      criterion: whole.criterion,
      excerpt: whole.excerpt,
    },
    {
      workId: 'work',
      title: whole.title,
      why: whole.why,
      how: whole.how,
      anchor: { type: 'whole' },
      criterion: null,
      excerpt: null,
    },
  ])
})

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }

test.for<[name: string, place: Partial<Answered>, anchor: unknown]>([
  ['a box', { kind: 'box', ...box, page: 1 }, { type: 'box', ...box }],
  ['a stretch', { kind: 'time', from: 3, to: 4.5 }, { type: 'time', from: 3, to: 4.5 }],
  ['a moment', { kind: 'time', from: 3 }, { type: 'time', from: 3, to: 3 }],
  ['the beginning', { kind: 'time', from: 0, to: 0 }, { type: 'time', from: 0, to: 0 }],
  ['a page', { kind: 'page', page: 2 }, { type: 'page', page: 2, box: null }],
  [
    'a place on a page',
    { kind: 'page', page: 2, ...box, x: 0 },
    { type: 'page', page: 2, box: { ...box, x: 0 } },
  ],
  ['words', { kind: 'quote', quote: 'A bell.' }, { type: 'quote', text: 'A bell.' }],
  ['the whole', { kind: 'whole', ...box }, { type: 'whole' }],
  ['a kind that is not known', { kind: 'circle', ...box }, null],
])('the place of a suggestion is %s', async ([, place, anchor]) => {
  const { drafts } = await suggestFrom(says(json(place)))
  expect(drafts.map((draft) => draft.anchor)).toEqual([anchor])
})

test('a suggestion for no file, without a title or without an action is left out', async () => {
  const { drafts } = await suggestFrom(
    says(
      json(
        { file: 3 },
        { file: 0 },
        { file: -1 },
        { file: 1.5 },
        { title: '' },
        { title: ' \n' },
        { how: ' ' },
        { title: 'The one that stays' },
      ),
    ),
    two,
  )
  expect(drafts.map(({ title }) => title)).toEqual(['The one that stays'])
})

test('a long text is cut to a readable length', async () => {
  const long = 'word '.repeat(1000)
  const { drafts } = await suggestFrom(
    says(json({ title: long, why: long, how: long, criterion: long })),
  )
  const { title, why, how, criterion } = drafts[0]!
  expect([title, why, how, criterion].map((text) => text?.length)).toEqual([
    120, 800, 800, 800,
  ])
  expect(long).toContain(how)
})

test('a text is not cut through a character', async () => {
  const long = `${'a'.repeat(119)}🎨${'a'.repeat(679)}🎨`
  const { drafts } = await suggestFrom(
    says(json({ title: long, why: long, how: long, criterion: long })),
  )
  const { title, why, how, criterion } = drafts[0]!
  for (const text of [title, why, how, criterion]) expect(text?.isWellFormed()).toBe(true)
})

test('there are six suggestions at most, the first ones', async () => {
  const seven = Array.from({ length: 7 }, (_, index) => ({ title: `Number ${index}` }))
  const { drafts } = await suggestFrom(says(json(...seven)))
  expect(drafts.map(({ title }) => title)).toEqual(
    seven.slice(0, 6).map(({ title }) => title),
  )
})

test('no suggestions are an answer too', async () => {
  const { drafts, requests } = await suggestFrom(says('{"suggestions": []}'))
  expect([drafts, requests.length]).toEqual([[], 1])
})

test.for([
  ['in pieces', [json({}).slice(0, 30), json({}).slice(30)]],
  ['in a fence', ['```json\n', json({}), '\n```']],
  ['behind a thought', ['<think>\n{"suggestions": []} or', ' more?</think>\n', json({})]],
  ['among words', ['Here they are:\n\n', json({}), '\n\nI hope they help.']],
] as const)('an answer %s is read at once', async ([, said]) => {
  const { drafts, requests } = await suggestFrom(says(...said))
  expect(drafts.map(({ title }) => title)).toEqual(['Level the horizon'])
  expect(requests).toHaveLength(1)
})

const { why: _, ...withoutWhy } = whole
const misfits = [
  ['another key', `{"points": [${JSON.stringify(whole)}]}`, /At suggestions: .*array/],
  [
    'a key that is missing',
    JSON.stringify({ suggestions: [whole, withoutWhy] }),
    /At suggestions\.1\.why: .*string/,
  ],
  [
    'a string for a number',
    json({ kind: 'time', from: '0:03' }),
    /At suggestions\.0\.from: .*number.*string/,
  ],
  ['no JSON', 'I have nothing to add.', /There is no JSON object/],
  ['broken JSON', `${json({}).slice(0, -3)} ]}`, /The JSON cannot be read: \S+/],
] as const

test.for(misfits)(
  '%s is given back once, with what is wrong, and then it fits',
  async ([, misfit, fault]) => {
    const server = await openAiServer(says(misfit), says(json({})))
    const drafts = await tutorAt(server).suggest(aBrief(), critique, never())
    expect(drafts.map(({ title }) => title)).toEqual(['Level the horizon'])
    const [first, second] = server.requests
    expect(server.requests).toHaveLength(2)
    expect(asks(second)).toEqual(['format', 'pictures', 'words'])
    const messages = second!.body.messages
    expect(messages.slice(0, -1)).toEqual(first!.body.messages)
    expect(messages.at(-1)?.role).toBe('user')
    expect(messages.at(-1)?.content).toMatch(fault)
  },
)

test.for(misfits)('%s twice is nonsense', async ([, misfit, fault]) => {
  const server = await openAiServer(says(misfit))
  const error = await faultOf(server)
  expect([error.fault, server.requests.length]).toEqual(['ai_nonsense', 2])
  expect(error.message).toMatch(fault)
})

test('a server that takes no form is asked without it, and still shown pictures', async () => {
  const server = await openAiServer(picky(['format'], json({})))
  const tutor = tutorAt(server)
  expect(await tutor.suggest(aBrief(), critique, never())).toHaveLength(1)
  expect(server.requests.map(asks)).toEqual([
    ['format', 'pictures', 'words'],
    ['pictures', 'words'],
  ])
  expect(server.requests[1]!.body.messages).toEqual(server.requests[0]!.body.messages)
  expect(await listen(tutor)).toBe(json({}))
  expect(asks(server.requests[2])).toEqual(['pictures', 'words'])
})

test('a server that takes no form is given its misfit back without one', async () => {
  const server = await openAiServer(picky(['format'], 'Sorry.'))
  expect((await faultOf(server)).fault).toBe('ai_nonsense')
  expect(server.requests.map((one) => asks(one)[0])).toEqual([
    'format',
    'pictures',
    'format',
    'pictures',
  ])
  expect(server.requests.at(-1)!.body.messages.at(-1)?.content).toContain('no JSON')
})

test.for<[name: string, refused: Array<'format' | 'pictures'>]>([
  ['pictures', ['pictures']],
  ['pictures and the form', ['format', 'pictures']],
])('a server that refuses %s gets words, then and later', async ([, refused]) => {
  const server = await openAiServer(picky(refused, json({})))
  const tutor = tutorAt(server)
  expect(await tutor.suggest(aBrief(), critique, never())).toHaveLength(1)
  const last = server.requests.at(-1)
  expect(asks(last)).toEqual(['words'])
  expect(JSON.stringify(last?.body.messages)).toContain('[F1] Size: 1200 × 800 pixels')
  const before = server.requests.length
  expect(await listen(tutor)).toMatch(/^\*This model takes no pictures/)
  expect(server.requests.slice(before).map(asks)).toEqual([['words']])
})

test('a refused form with works of words only does not make the server blind', async () => {
  const server = await openAiServer(picky(['format'], json({})))
  let parts: ModelPart[] = [words]
  const media = trustingMedia({ modelParts: () => Promise.resolve(parts) })
  const tutor = tutorAt(server, media)
  expect(await tutor.suggest(aBrief(), critique, never())).toHaveLength(1)
  expect(server.requests.map(asks)).toEqual([['format', 'words'], ['words']])
  parts = [picture]
  expect(await listen(tutor)).toBe(json({}))
  expect(asks(server.requests[2])).toEqual(['pictures', 'words'])
})

test('a request that was too large is made in words, and the next one has pictures', async () => {
  const server = await openAiServer((answer, request) => {
    const isLarge = asks(request).includes('pictures')
    return (isLarge ? refuses(413, {}) : says(json({})))(answer, request)
  })
  const tutor = tutorAt(server)
  expect(await tutor.suggest(aBrief(), critique, never())).toHaveLength(1)
  const before = server.requests.length
  await tutor.suggest(aBrief(), critique, never())
  expect(asks(server.requests[before])).toEqual(['format', 'pictures', 'words'])
})

test('a refused form and then a request too large do not make the server blind', async () => {
  const server = await openAiServer((answer, request) => {
    const [first] = asks(request)
    if (first === 'format') return refuses(400, {})(answer, request)
    return (first === 'pictures' ? refuses(413, {}) : says(json({})))(answer, request)
  })
  const tutor = tutorAt(server)
  expect(await tutor.suggest(aBrief(), critique, never())).toHaveLength(1)
  const before = server.requests.length
  await tutor.suggest(aBrief(), critique, never())
  expect(asks(server.requests[before])).toContain('pictures')
})

test('a model that refuses everything has failed, and is not taken for blind', async () => {
  const server = await openAiServer(refuses(404, { error: { message: 'no such model' } }))
  const tutor = tutorAt(server)
  for (const first of [0, 3]) {
    const suggested = tutor.suggest(aBrief(), critique, never())
    await expect(suggested).rejects.toMatchObject({ fault: 'ai_failed' })
    expect(server.requests).toHaveLength(first + 3)
    expect(asks(server.requests[first])).toContain('pictures')
  }
})

async function faultOf(
  server: OpenAiServer,
  times: EndpointTimes = patient,
): Promise<AiError> {
  const error: unknown = await tutorAt(server, pictures, times)
    .suggest(aBrief(), critique, never())
    .then(
      () => new Error('Expected a fault'),
      (thrown: unknown) => thrown,
    )
  if (error instanceof AiError) return error
  throw error
}

const slow = {
  code: 429,
  message: 'slow',
  details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '38s' }],
}

test.for([
  ['429 with RetryInfo', refuses(429, [{ error: slow }]), 'ai_busy', 38_000],
  [
    "Gemini's bad key",
    refuses(400, [{ error: { code: 400, message: 'API key not valid.' } }]),
    'ai_key_refused',
    null,
  ],
  ['503', refuses(503, { error: { message: 'overloaded' } }), 'ai_busy', null],
  [
    'an array-shaped error in the stream',
    failsInside([{ error: slow }], '{'),
    'ai_busy',
    38_000,
  ],
  [
    'an object-shaped error in the stream',
    failsInside({ error: slow }, '{'),
    'ai_busy',
    38_000,
  ],
  [
    'an error behind a whole answer',
    failsInside([{ error: slow }], json({})),
    'ai_busy',
    38_000,
  ],
  ['a stream that is cut', breaksAfter('{"suggestions"'), 'ai_cut_off', null],
  ['a stream without its end', endsWith(null, json({})), 'ai_cut_off', null],
  ['an answer without a word', endsWith('stop'), 'ai_nonsense', null],
] as const)(
  '%s ends the suggestions at once, sorted by what can be done about it',
  async ([, answering, fault, retryAfterMs]) => {
    const server = await openAiServer(answering)
    const error = await faultOf(server)
    expect([error.fault, error.retryAfterMs]).toEqual([fault, retryAfterMs])
    expect(error.message).not.toContain('secret-key')
    expect(server.requests).toHaveLength(1)
  },
)

test('an abort ends the request soon and is no fault of the service', async () => {
  let isClosed = false
  const server = await openAiServer((answer, request) => {
    answer.on('close', () => {
      isClosed = true
    })
    return fallsSilent('{"suggestions"')(answer, request)
  })
  const controller = new AbortController()
  const reason = new Error('stopped by the learner')
  const told = tutorAt(server).suggest(aBrief(), critique, controller.signal)
  await until(() => server.requests.length === 1)
  controller.abort(reason)
  await expect(told).rejects.toBe(reason)
  await until(() => isClosed)
  expect(server.requests).toHaveLength(1)
})

test('an abort before the beginning asks nothing', async () => {
  const server = await openAiServer(says(json({})))
  const reason = new Error('stopped by the learner')
  const told = tutorAt(server).suggest(aBrief(), critique, AbortSignal.abort(reason))
  await expect(told).rejects.toBe(reason)
  expect(server.requests).toEqual([])
})

test('an answer of more than 200 kB is given up where it is too long (rule D-54)', async () => {
  const piece = 'x'.repeat(50_000)
  const server = await openAiServer(fallsSilent(...Array<string>(5).fill(piece)))
  const error = await faultOf(server, { ...patient, idleMs: 500 })
  expect([error.fault, server.requests.length]).toEqual(['ai_nonsense', 1])
})

const short = 120
test.for<[name: string, scripts: Answering[], times: Partial<EndpointTimes>]>([
  ['never says a word', [fallsSilent()], { firstMs: short }],
  ['falls silent', [fallsSilent('{"sugg')], { idleMs: short }],
  ['falls silent at the second try', [says('Sorry.'), fallsSilent()], { firstMs: short }],
  ['goes on for ever', [rambles], { totalMs: short }],
])('a server that %s is given up', async ([, scripts, times]) => {
  const server = await openAiServer(...scripts)
  const error = await faultOf(server, { ...patient, ...times })
  expect(error.fault).toBe('ai_unreachable')
  expect(error.message).toContain(`sent nothing for ${short} ms`)
  expect(server.requests).toHaveLength(scripts.length)
})

function rambles(...[answer]: Parameters<Answering>): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = { choices: [{ delta: { content: 'x' } }] }
  const timer = setInterval(() => answer.write(`data: ${JSON.stringify(event)}\n\n`), 10)
  answer.on('close', () => clearInterval(timer))
}
