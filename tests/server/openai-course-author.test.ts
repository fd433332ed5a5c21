import { describe, expect, test } from 'vitest'
import { createOpenAiCourseAuthor } from '#server/services/openai-course-author.ts'
import { courseLimits } from '#routers/contract/course-limits.ts'
import { levels } from '#routers/contract/tutoring.ts'
import {
  breaksAfter,
  endsWith,
  fallsSilent,
  openAiServer,
  refuses,
  says,
} from '#tests/support/openai-server.ts'
import { until } from '#tests/support/until.ts'
import type {
  CourseAuthor,
  CourseBrief,
  CourseNote,
  LessonDraft,
  OpenQuestion,
  PartOutline,
} from '#routers/course-author.ts'
import type { EndpointTimes } from '#server/services/stream-limit.ts'
import type {
  Answering,
  OpenAiServer,
  SeenRequest,
} from '#tests/support/openai-server.ts'

const patient: EndpointTimes = { firstMs: 5000, idleMs: 5000, totalMs: 20_000 }

function authorAt({ baseUrl }: OpenAiServer): CourseAuthor {
  return createOpenAiCourseAuthor({ baseUrl, apiKey: 'secret-key', model: 'm' }, patient)
}

function never(): AbortSignal {
  return new AbortController().signal
}

const notes: CourseNote[] = [
  {
    title: 'CANARY-title: level the horizon',
    content: 'CANARY-content: it leans by four degrees.',
    category: 'advice',
    tags: ['CANARY-tag'],
    medium: 'photography',
  },
  {
    title: 'Warm light',
    content: 'Wait for the last hour.',
    category: 'technique',
    tags: [],
    medium: null,
  },
]

const brief: CourseBrief = {
  title: 'CANARY-course',
  notes,
  learner: { level: null, interests: ['CANARY-interest'] },
}

const outlineJson = {
  intro: 'Two parts on lines and light.',
  parts: [
    { title: 'Level it', goal: 'Tell when a line leans', note: 1 },
    { title: 'Light from the side', goal: 'Place the sun', note: null },
  ],
  assignmentTitle: 'A quiet sea',
  assignmentDescription: 'The line and the light are looked at.',
  assignmentBrief: 'Make one picture of water with a level horizon.',
}
const part: PartOutline = { title: 'CANARY-part', goal: 'CANARY-goal', note: 0 }
const outline = {
  intro: 'CANARY-intro',
  parts: [part, { title: 'Light', goal: 'Place the sun.', note: null }],
  assignment: { title: 'CANARY-assignment', description: 'd', artworkPrompt: 'p' },
}

const paragraph = `A line that leans is *read* as an accident. ${'It pulls the boats downhill. '.repeat(10)}`
const lessonJson = {
  content: `### Why it leans\n\n${paragraph.trim()}`,
  exercise: 'Make 12 pictures of one horizon.',
  cards: [
    { front: 'What does a slight lean look like?', back: 'Like an accident.' },
    { front: 'What does levelling cost?', back: 'The corners.' },
  ],
}
const lesson: LessonDraft = {
  content: `CANARY-lesson ${paragraph}`,
  exercise: 'CANARY-exercise',
  cards: [
    { front: 'CANARY-front', back: 'CANARY-back' },
    { front: 'Another', back: 'CANARY-back' },
  ],
}

const four = ['KEY right one', 'CANARY too dark', 'Too bright', 'Too far']
const question = {
  question: 'CANARY-question: what would you change first?',
  options: four.map((text) => ({ text, why: `WHY of ${text}` })),
  correct: 2,
}
const quizJson = { questions: [question, { ...question, question: 'And then?' }] }
const asked: OpenQuestion[] = quizJson.questions.map((one) => ({
  question: one.question,
  options: four,
}))
const solveJson = {
  answers: [
    { question: 2, option: 4 },
    { question: 1, option: 1 },
  ],
}

interface Step {
  name: string
  /** The form, as the server is told it. */
  form: string
  ask(author: CourseAuthor, signal: AbortSignal): Promise<unknown>
  good: object
  value: unknown
  misfits: ReadonlyArray<readonly [name: string, answer: unknown, fault: RegExp]>
}

function without<Whole extends object>(whole: Whole, key: keyof Whole): Partial<Whole> {
  const { [key]: _, ...rest } = whole
  return rest as Partial<Whole>
}

const [one, two] = quizJson.questions

const steps: readonly Step[] = [
  {
    name: 'outline',
    form: 'outline',
    ask: (author, signal) => author.outline(brief, signal),
    good: outlineJson,
    value: {
      intro: outlineJson.intro,
      parts: [
        { title: 'Level it', goal: 'Tell when a line leans', note: 0 },
        { title: 'Light from the side', goal: 'Place the sun', note: null },
      ],
      assignment: {
        title: outlineJson.assignmentTitle,
        description: outlineJson.assignmentDescription,
        artworkPrompt: outlineJson.assignmentBrief,
      },
    },
    misfits: [
      [
        'too few parts',
        { ...outlineJson, parts: outlineJson.parts.slice(0, 1) },
        /at least 2 parts/,
      ],
      [
        'a part that is only named in marks',
        { ...outlineJson, parts: [outlineJson.parts[0], { ...part, title: ' ** ' }] },
        /at least 2 parts/,
      ],
      [
        'no brief for the assignment',
        { ...outlineJson, assignmentBrief: ' ' },
        /assignment needs a title and a brief/,
      ],
      [
        'no title for the assignment',
        { ...outlineJson, assignmentTitle: '##' },
        /assignment needs a title and a brief/,
      ],
      ['a key that is missing', without(outlineJson, 'intro'), /At intro: .*string/],
      [
        'words for a number',
        { ...outlineJson, parts: [{ ...part, note: 'Note 1' }] },
        /At parts\.0\.note: /,
      ],
    ],
  },
  {
    name: 'write',
    form: 'lesson',
    ask: (author, signal) => author.write(brief, { outline, index: 0 }, signal),
    good: lessonJson,
    value: lessonJson,
    misfits: [
      [
        'a lesson of a line',
        { ...lessonJson, content: 'Level it.' },
        /at least 200 characters/,
      ],
      ['a lesson of spaces', { ...lessonJson, content: ' '.repeat(900) }, /at least 200/],
      ['no cards', { ...lessonJson, cards: [] }, /two cards/],
      [
        'an empty card',
        { ...lessonJson, cards: [lessonJson.cards[0], { front: 'Why?', back: ' ' }] },
        /two cards, each with a front and a back/,
      ],
      ['a key that is missing', without(lessonJson, 'exercise'), /At exercise: .*string/],
    ],
  },
  {
    name: 'question',
    form: 'questions',
    ask: (author, signal) => author.question(part, lesson, signal),
    good: quizJson,
    value: quizJson.questions.map((each) => ({
      question: each.question,
      options: each.options.map(({ text, why }, at) => ({
        text,
        why,
        isRight: at === 1,
      })),
    })),
    misfits: [
      [
        'a key that is no option',
        { questions: [one, { ...two, correct: 9 }] },
        /In question 2, "correct" must be the number of an option/,
      ],
      [
        'a key counted from 0',
        { questions: [{ ...one, correct: 0 }, two] },
        /question 1/,
      ],
      ['half a key', { questions: [{ ...one, correct: 1.5 }, two] }, /question 1/],
      [
        'no key',
        { questions: [one, without({ ...question }, 'correct')] },
        /At questions\.1\.correct: .*number/,
      ],
      [
        'too few options',
        { questions: [one, { ...question, options: question.options.slice(0, 2) }] },
        /Question 2 needs four options/,
      ],
      [
        'too many options',
        {
          questions: [
            { ...question, options: [...question.options, ...question.options] },
            two,
          ],
        },
        /Question 1 needs four options/,
      ],
      ['too few questions', { questions: [one] }, /at least 2 questions/],
      [
        'an option without a reason',
        { questions: [{ ...question, options: [{ text: 'a' }] }, two] },
        /At questions\.0\.options\.0\.why: .*string/,
      ],
    ],
  },
  {
    name: 'solve',
    form: 'answers',
    ask: (author, signal) => author.solve(lesson, asked, signal),
    good: solveJson,
    value: [0, 3],
    misfits: [
      ['another key', { solutions: solveJson.answers }, /At answers: .*array/],
      [
        'a letter for a number',
        { answers: [{ question: 1, option: 'A' }] },
        /At answers\.0\.option: .*number/,
      ],
    ],
  },
]

const misfits = steps.flatMap((step) => [
  ...step.misfits.map(([name, answer, fault]) => ({
    step,
    name: `${step.name} with ${name}`,
    said: JSON.stringify(answer),
    fault,
  })),
  {
    step,
    name: `${step.name} without an object`,
    said: 'I would rather not.',
    fault: /There is no JSON object/,
  },
])

function sent(request: SeenRequest | undefined): string {
  return JSON.stringify(request?.body.messages ?? [])
}

function formOf(request: SeenRequest | undefined) {
  return (
    request?.body as
      | {
          response_format?: {
            type: string
            json_schema: { name: string; strict: boolean; schema: object }
          }
        }
      | undefined
  )?.response_format
}

describe.for(steps)('what is asked for by $name', ({ form, ask, good, value }) => {
  const json = JSON.stringify(good)

  test.for([
    ['bare', [json]],
    ['in pieces', [json.slice(0, 31), json.slice(31)]],
    ['in a fence', ['```json\n', json, '\n```']],
    ['behind a thought', ['<think>\n{"parts": []} or', ' more?</think>\n', json]],
    ['among words', ['Here it is:\n\n', json, '\n\nI hope it helps.']],
  ] as const)('is read when it comes %s', async ([, said]) => {
    const server = await openAiServer(says(...said))
    expect(await ask(authorAt(server), never())).toEqual(value)
    expect(server.requests).toHaveLength(1)
    const [request] = server.requests
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer secret-key',
      body: { model: 'm', stream: true },
    })
    expect(formOf(request)).toMatchObject({
      type: 'json_schema',
      json_schema: { name: form, strict: true },
    })
  })

  test('has a form that no server is known to refuse', async () => {
    const server = await openAiServer(says(json))
    await ask(authorAt(server), never())
    const schema = JSON.stringify(formOf(server.requests[0])?.json_schema.schema)
    expect(schema).not.toMatch(
      /"(?:\$schema|minItems|maxItems|minimum|maximum|exclusiveM\w+|minLength|maxLength|pattern|format|const|oneOf)":/,
    )
    expect(schema.match(/"type":"object"/g)?.length).toBe(
      schema.match(/"additionalProperties":false/g)?.length,
    )
  })

  test('has its own words for the system and those of people apart', async () => {
    const server = await openAiServer(says(json))
    await ask(authorAt(server), never())
    const [system, ...others] = server.requests[0]!.body.messages
    expect(system?.role).toBe('system')
    expect(JSON.stringify(system)).not.toContain('CANARY')
    expect(JSON.stringify(system)).toMatch(/never an instruction to you/)
    expect(JSON.stringify(system)).toMatch(/form \{.*\}/)
    expect(others.length).toBeGreaterThan(0)
    expect(others.every(({ role }) => role === 'user')).toBe(true)
    expect(JSON.stringify(others)).toContain('CANARY')
  })

  test('is asked for without a form where a server takes none', async () => {
    const server = await openAiServer((answer, request) =>
      (formOf(request)
        ? refuses(400, { error: { message: 'Unsupported: response_format' } })
        : says(json))(answer, request),
    )
    expect(await ask(authorAt(server), never())).toEqual(value)
    expect(server.requests).toHaveLength(2)
  })
})

test.for(misfits)(
  '$name is given back once, with what is wrong, and then it fits',
  async ({ step, said, fault }) => {
    const server = await openAiServer(says(said), says(JSON.stringify(step.good)))
    expect(await step.ask(authorAt(server), never())).toEqual(step.value)
    expect(server.requests).toHaveLength(2)
    const [first, second] = server.requests.map(({ body }) => body.messages)
    expect(second?.slice(0, -1)).toEqual(first)
    expect(second?.at(-1)?.role).toBe('user')
    expect(second?.at(-1)?.content).toMatch(fault)
  },
)

test.for(misfits)('$name twice is nonsense', async ({ step, said, fault }) => {
  const server = await openAiServer(says(said))
  await expect(step.ask(authorAt(server), never())).rejects.toMatchObject({
    name: 'AiError',
    fault: 'ai_nonsense',
    message: expect.stringMatching(fault) as unknown,
  })
  expect(server.requests).toHaveLength(2)
})

async function outlineFrom(answer: unknown) {
  const server = await openAiServer(says(JSON.stringify(answer)))
  return authorAt(server).outline(brief, never())
}

describe('an outline', () => {
  test('refers to notes that there are, and to none where the number is another', async () => {
    const numbers = [1, 2, 3, 0, -1, 1.5]
    const { parts } = await outlineFrom({
      ...outlineJson,
      parts: numbers.map((note, at) => ({ title: `Part ${at}`, goal: 'Look.', note })),
    })
    expect(parts.map(({ note }) => note)).toEqual([0, 1, null, null, null, null])
  })

  test('has six parts at most, and nothing that is too long', async () => {
    const long = 'horizon '.repeat(600)
    const { intro, parts, assignment } = await outlineFrom({
      intro: long,
      parts: Array.from({ length: 9 }, (_, at) => ({
        title: `Part ${at}: ${long}`,
        goal: long,
        note: 1,
      })),
      assignmentTitle: long,
      assignmentDescription: long,
      assignmentBrief: long,
    })
    expect(parts).toHaveLength(courseLimits.parts)
    for (const text of parts.flatMap(({ title, goal }) => [title, goal]))
      expect([text.length <= 200, text.endsWith('horizon…')]).toEqual([true, true])
    expect(intro.length).toBeLessThanOrEqual(2000)
    expect(assignment.title.length).toBeLessThanOrEqual(200)
    expect(assignment.description.length).toBeLessThanOrEqual(2000)
    expect(assignment.artworkPrompt.length).toBeLessThanOrEqual(3000)
    expect(assignment.artworkPrompt.length).toBeGreaterThan(2900)
  })

  test('is asked for in the words of each note, its kind and its medium', async () => {
    const server = await openAiServer(says(JSON.stringify(outlineJson)))
    await authorAt(server).outline(brief, never())
    const text = server.requests[0]!.body.messages.at(-1)?.content
    expect(text).toContain('The course is to be called: CANARY-course')
    expect(text).toContain(
      'Note 1 (advice, Photography): CANARY-title: level the horizon\nCANARY-content',
    )
    expect(text).toContain('Note 2 (technique): Warm light\nWait for the last hour.')
    expect(text).toContain('CANARY-interest')
  })
})

describe('a lesson', () => {
  test('is cut at a word, keeps its markdown and has three cards at most', async () => {
    const server = await openAiServer(
      says(
        JSON.stringify({
          content: `### Lines\n\n${'A *line* leans. '.repeat(2000)}`,
          exercise: 'Look. '.repeat(2000),
          cards: Array.from({ length: 7 }, (_, at) => ({
            front: `Front ${at}`,
            back: 'word '.repeat(2000),
          })),
        }),
      ),
    )
    const made = await authorAt(server).write(brief, { outline, index: 1 }, never())
    expect(made.content).toMatch(/^### Lines\n\nA \*line\* leans\./)
    expect(made.content.length).toBeLessThanOrEqual(12_000)
    expect(made.content.length).toBeGreaterThan(11_900)
    expect(made.exercise.length).toBeLessThanOrEqual(2000)
    expect(made.cards.map(({ front }) => front)).toEqual([
      'Front 0',
      'Front 1',
      'Front 2',
    ])
    for (const { back } of made.cards) expect(back.length).toBeLessThanOrEqual(2000)
  })

  test.for(levels)('is pitched to somebody who is %s', async (level) => {
    const server = await openAiServer(says(JSON.stringify(lessonJson)))
    const author = authorAt(server)
    const place = { outline, index: 0 }
    await author.write(brief, place, never())
    await author.write({ ...brief, learner: { level, interests: [] } }, place, never())
    const [plain, pitched] = server.requests.map(({ body }) => body.messages[0]?.content)
    expect(plain).not.toContain('The learner')
    expect(pitched).toMatch(/The learner (?:is beginning|has practised|works)/)
  })

  test('is asked for one part, with the titles of all', async () => {
    const server = await openAiServer(says(JSON.stringify(lessonJson)))
    await authorAt(server).write(brief, { outline, index: 1 }, never())
    expect(server.requests[0]!.body.messages.at(-1)?.content).toBe(
      'The course: 1. CANARY-part 2. Light\nWrite part 2: Light. After it one can: Place the sun.',
    )
  })
})

test.for(steps.slice(0, 3))(
  'the words of $name are in the language of the notes',
  async ({ ask, good }) => {
    const server = await openAiServer(says(JSON.stringify(good)))
    await ask(authorAt(server), never())
    expect(server.requests[0]!.body.messages[0]?.content).toMatch(
      /Write in the language of the (?:notes|lesson)\./,
    )
  },
)

describe('the call that solves', () => {
  test('has never seen a key or a reason', async () => {
    const server = await openAiServer(
      says(JSON.stringify(quizJson)),
      says(JSON.stringify(solveJson)),
    )
    const author = authorAt(server)
    const drafts = await author.question(part, lesson, never())
    // All that a draft holds is handed over here, as a careless caller would.
    const careless = drafts.map((draft) => ({
      ...draft,
      correctAnswer: 1,
      explanations: draft.options.map(({ why }) => why),
      options: draft.options.map(({ text }) => text),
    }))
    await author.solve(lesson, careless, never())
    const request = sent(server.requests[1])
    expect(request).not.toMatch(/WHY|isRight|correct|explanation|true/i)
    expect(request).not.toMatch(/CANARY-(?:front|back|goal)/)
    const [, , text] = server.requests[1]!.body.messages
    expect(text?.content).toBe(
      ['CANARY-question: what would you change first?', 'And then?']
        .map((asks, at) =>
          [
            `Question ${at + 1}: ${asks}`,
            ...four.map((option, place) => `Option ${place + 1}: ${option}`),
          ].join('\n'),
        )
        .join('\n\n'),
    )
  })

  test.for<[name: string, answers: object[], solved: Array<number | null>]>([
    ['none', [], [null, null]],
    ['one of two', [{ question: 2, option: 1 }], [null, 0]],
    ['0 for “cannot be decided”', [{ question: 1, option: 0 }], [null, null]],
    [
      'options that are not there',
      [
        { question: 1, option: 5 },
        { question: 2, option: -1 },
      ],
      [null, null],
    ],
    ['half an option', [{ question: 1, option: 1.5 }], [null, null]],
    ['questions that were not asked', [{ question: 7, option: 1 }], [null, null]],
    [
      'two answers to one question: the first counts',
      [
        { question: 1, option: 2 },
        { question: 1, option: 3 },
      ],
      [1, null],
    ],
  ])('takes %s', async ([, answers, solved]) => {
    const server = await openAiServer(says(JSON.stringify({ answers })))
    expect(await authorAt(server).solve(lesson, asked, never())).toEqual(solved)
  })
})

const faults: ReadonlyArray<readonly [string, Answering, string]> = [
  ['busy', refuses(503, { error: { message: 'overloaded' } }), 'ai_busy'],
  ['closed to the key', refuses(401, { error: { message: 'no' } }), 'ai_key_refused'],
  ['cut off', breaksAfter('{"parts"'), 'ai_cut_off'],
  ['silent', endsWith('stop'), 'ai_nonsense'],
]

test.for(steps.flatMap((step) => faults.map((fault) => ({ step, fault }))))(
  'a server that is $fault.0 ends $step.name at once',
  async ({ step, fault: [, answering, fault] }) => {
    const server = await openAiServer(answering)
    const error: unknown = await step
      .ask(authorAt(server), never())
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AiError', fault })
    expect(String(error)).not.toContain('secret-key')
    expect(server.requests).toHaveLength(1)
  },
)

test.for(steps)('an abort ends $name soon', async ({ ask }) => {
  let isClosed = false
  const server = await openAiServer((answer, request) => {
    answer.on('close', () => {
      isClosed = true
    })
    return fallsSilent('{')(answer, request)
  })
  const controller = new AbortController()
  const reason = new Error('stopped by the learner')
  const told = ask(authorAt(server), controller.signal)
  await until(() => server.requests.length === 1)
  controller.abort(reason)
  await expect(told).rejects.toBe(reason)
  await until(() => isClosed)
})

test('the author is named after its model', async () => {
  const author = createOpenAiCourseAuthor({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: 'k',
    model: 'models/gemini-2.5-flash',
  })
  expect(author.label).toMatch(/gemini/i)
  expect(author.label).not.toContain('/')
})
