import { describe, expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { dayMs } from '#tests/support/clock.ts'
import {
  aStudio,
  anIdleStudio,
  begin,
  everyCall,
  isFailed,
  isReady,
  isWaiting,
  read,
  restart,
  steps,
  stored,
  untilCourse,
} from '#tests/support/course-studio.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aNote, aUser } from '#tests/support/factories.ts'
import { aQuestion } from '#tests/support/scripted-author.ts'
import { until } from '#tests/support/until.ts'
import type { Call } from '#tests/support/course-studio.ts'
import type { AuthorStep, ScriptedAuthor } from '#tests/support/scripted-author.ts'

describe('a course', () => {
  test('is made stage by stage, and each piece is written down before the next', async () => {
    const studio = await aStudio()
    const seen: unknown[] = []
    studio.author.onCall = async (step) => {
      const { id } = stored(studio) as { id: string }
      const { stage, stageDone, stageTotal, partCount } = await studio.api.courses.get({
        id,
      })
      seen.push([step, stage, stageDone, stageTotal, partCount])
    }
    await untilCourse(studio, await begin(studio), isReady)
    expect(seen).toEqual([
      ['outline', 'outline', 0, 1, 0],
      ['write', 'parts', 0, 2, 2],
      ['write', 'parts', 1, 2, 2],
      ['question', 'questions', 0, 2, 2],
      ['question', 'questions', 1, 2, 2],
      ['solve', 'check', 0, 2, 2],
      ['solve', 'check', 1, 2, 2],
    ])
    expect(studio.calls).toEqual(everyCall)
  })

  test('that is ready has parts, keys that hold, pictures, an assignment and its author', async () => {
    const studio = await aStudio()
    const course = await untilCourse(studio, await begin(studio), isReady)
    expect(course).toMatchObject({
      title: 'Light',
      content: 'Two parts on the light.',
      stage: null,
      partCount: 2,
      passedParts: 0,
      finalAssignment: studio.author.outlined.assignment,
      author: 'Scripted author',
      errorCode: null,
      retryAt: null,
      completedAt: studio.clock.now().toISOString(),
    })
    expect(course.parts?.map(({ title, goal }) => [title, goal])).toEqual([
      ['Light', 'Tell light apart.'],
      ['Space', 'Tell space apart.'],
    ])
    const { content, exercise } = studio.author.lesson
    for (const part of course.parts!) {
      expect(part).toMatchObject({ content, exercise, picture: { type: 'drawing' } })
      expect(part.imageUrl).toBe('/api/drawings/side-light.svg')
      expect(part.quiz).toHaveLength(2)
      for (const { options, correctAnswer, explanations } of part.quiz) {
        expect(options[correctAnswer]).toBe('The right one')
        expect(explanations[correctAnswer]).toBe('Because it is.')
        expect(explanations[options.indexOf('A mistake')]).toBe('It is too dark.')
      }
    }
    expect(stored(studio)).toMatchObject({ draft: null, status: 'ready' })
    expect(rowsOf(studio.open, 'jobs')).toMatchObject([{ kind: 'course', state: 'done' }])
  })

  test('brings its cards, due tomorrow', async () => {
    const studio = await aStudio()
    const { id } = await untilCourse(studio, await begin(studio), isReady)
    const cards = rowsOf(studio.open, 'review_cards')
    expect(
      cards.map((card) => [card['courseId'], card['position'], card['front']]),
    ).toEqual([
      [id, 0, 'Light: What shows the shape?'],
      [id, 1, 'Space: What shows the shape?'],
      [id, 2, 'Light: What hides it?'],
      [id, 3, 'Space: What hides it?'],
    ])
    const tomorrow = new Date(studio.clock.now().getTime() + dayMs).toISOString()
    expect(new Set(cards.map((card) => card['dueAt']))).toEqual(new Set([tomorrow]))
  })

  test('of six parts brings eight cards that leave no part out', async () => {
    const studio = await aStudio()
    const { outlined } = studio.author
    const titles = ['a', 'b', 'c', 'd', 'e', 'f']
    studio.author.outlined = {
      ...outlined,
      parts: titles.map((title) => ({ title, goal: title, note: 0 })),
    }
    studio.author.write = (_brief, { outline, index }) => {
      const { title } = outline.parts[index]!
      const cards = [1, 2].map((number) => ({ front: `${title}${number}`, back: 'x' }))
      return Promise.resolve({ content: title, exercise: title, cards })
    }
    await untilCourse(studio, await begin(studio), isReady)
    const fronts = rowsOf(studio.open, 'review_cards').map((card) => card['front'])
    expect(fronts).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'a2', 'b2'])
  })

  test('brings no card that asks what another one asks, in it or in an earlier course', async () => {
    const studio = await aStudio()
    const write = (...fronts: string[]) => {
      const cards = fronts.map((front) => ({ front, back: 'x' }))
      studio.author.write = () => Promise.resolve({ content: 'a', exercise: 'a', cards })
    }
    const fronts = () => rowsOf(studio.open, 'review_cards').map((card) => card['front'])
    write('One?', 'Two?')
    await untilCourse(studio, await begin(studio), isReady)
    expect(fronts()).toEqual(['One?', 'Two?'])
    write('Two?', 'Three?')
    await untilCourse(studio, await begin(studio), isReady)
    expect(fronts()).toEqual(['One?', 'Two?', 'Three?'])
    const other = await aUser(studio.db)
    const note = await aNote(studio.db, other)
    const { api } = studio.as(other)
    const theirs = await api.courses.generate({
      courseTitle: 'Light',
      selectedNotes: [note.id],
    })
    await untilCourse({ api }, theirs, isReady)
    expect(fronts()).toEqual(['One?', 'Two?', 'Three?', 'Two?', 'Three?'])
  })

  test('is written from its notes as they were, for a learner without a name', async () => {
    const studio = await anIdleStudio()
    studio.open.sqlite.exec(
      `update users set interests = '["ink"]', level = 'practising', "artistStatement" = 'Me'`,
    )
    const { id } = await begin(studio, {
      content: 'Mind where it comes from.',
      category: 'technique',
      tags: '["sun"]',
    })
    await studio.api.notes.remove({ id: (await studio.api.notes.list({})).notes[0]!.id })
    await restart(studio)
    await untilCourse(studio, { id }, isReady)
    expect(studio.author.briefs).toEqual([
      {
        title: 'Light',
        notes: [
          {
            title: 'Mind the light',
            content: 'Mind where it comes from.',
            category: 'technique',
            tags: ['sun'],
            medium: null,
          },
        ],
        learner: { level: 'practising', interests: ['ink'] },
      },
    ])
  })

  test('tells its owner of each step', async () => {
    const studio = await anIdleStudio()
    const told: string[] = []
    const { live } = studio.services
    live.publishToPerson = (userId, { courseId }) => told.push(`${userId} ${courseId}`)
    const { id } = await begin(studio)
    await restart(studio)
    await until(() => told.length >= everyCall.length + 2)
    // Asked for, one for each piece, and ready.
    expect(told).toEqual(Array(everyCall.length + 2).fill(`${studio.user.id} ${id}`))
  })
})

describe('the check of the keys', () => {
  test('sees questions and options and nothing of their keys', async () => {
    const studio = await aStudio()
    await untilCourse(studio, await begin(studio), isReady)
    expect(studio.author.solved).toHaveLength(2)
    for (const question of studio.author.solved.flat())
      expect(Object.keys(question).toSorted()).toEqual(['options', 'question'])
    expect(JSON.stringify(studio.author.solved)).not.toMatch(/because|too dark|isRight/i)
  })

  test.for<[string, (author: ScriptedAuthor) => void]>([
    ['comes out differently', (author) => author.disputed.push('Third?')],
    [
      'cannot be decided',
      (author) => {
        const { solve } = author
        author.solve = async (lesson, questions, signal) => {
          const found = await solve(lesson, questions, signal)
          return found.map((each, at) =>
            questions[at]?.question === 'Third?' ? null : each,
          )
        }
      },
    ],
    [
      'was not answered',
      (author) => {
        const { solve } = author
        author.solve = async (...asked) => (await solve(...asked)).slice(0, 2)
      },
    ],
  ])('drops a question that %s, and keeps the others', async ([, prepare]) => {
    const studio = await aStudio()
    studio.author.questions = ['First?', 'Second?', 'Third?'].map((one) => aQuestion(one))
    prepare(studio.author)
    const { parts } = await untilCourse(studio, await begin(studio), isReady)
    for (const { quiz } of parts!)
      expect(quiz.map(({ question }) => question)).toEqual(['First?', 'Second?'])
    expect(studio.calls).toEqual(everyCall)
  })

  test('asks once more when too few are left, and takes the new ones', async () => {
    const studio = await aStudio()
    studio.author.questions = [aQuestion('First?'), aQuestion('Second?')]
    studio.author.disputed = ['Second?']
    studio.author.onCall = (step) => {
      if (step === 'question' && studio.calls.includes('solve'))
        studio.author.questions = [aQuestion('Third?'), aQuestion('Fourth?')]
    }
    const { parts } = await untilCourse(studio, await begin(studio), isReady)
    const asked = parts!.map(({ quiz }) => quiz.map(({ question }) => question))
    expect(asked).toEqual([
      ['Third?', 'Fourth?'],
      ['Third?', 'Fourth?'],
    ])
    const again = ['solve', 'question', 'solve']
    expect(studio.calls.slice(5)).toEqual([...again, ...again, 'choose', 'choose'])
  })

  test('gives up as nonsense after the second time, and the job tries again', async () => {
    const studio = await aStudio()
    studio.author.disputed = ['What hides it?']
    const waiting = await untilCourse(studio, await begin(studio), isWaiting)
    expect(waiting).toMatchObject({
      status: 'generating',
      stage: 'check',
      stageDone: 0,
      errorCode: 'ai_nonsense',
    })
    expect(studio.calls.slice(5)).toEqual(['solve', 'question', 'solve'])
    studio.clock.move(1200)
    await until(() => studio.calls.length === 11)
    await untilCourse(studio, waiting, (course) => course.retryAt !== waiting.retryAt)
    studio.clock.move(4800)
    const failed = await untilCourse(studio, waiting, isFailed)
    expect(failed).toMatchObject({
      stage: 'check',
      errorCode: 'ai_nonsense',
      parts: null,
    })
    const counted = (step: Call) => studio.calls.filter((call) => call === step).length
    expect([counted('outline'), counted('write'), counted('solve')]).toEqual([1, 2, 6])
    expect(countRows(studio.open, 'review_cards')).toBe(0)
  })

  test('has nothing to do with fewer than two questions that can be asked', async () => {
    const studio = await aStudio()
    studio.author.questions = [aQuestion('One?'), aQuestion(' one? '), aQuestion('')]
    const waiting = await untilCourse(studio, await begin(studio), isWaiting)
    expect(waiting).toMatchObject({ stage: 'questions', errorCode: 'ai_nonsense' })
    expect(studio.calls).not.toContain('solve')
    studio.author.questions = [aQuestion('One?'), aQuestion('Two?')]
    studio.clock.move(1200)
    expect((await untilCourse(studio, waiting, isReady)).parts?.[1]?.quiz).toHaveLength(2)
  })
})

describe('a failure', () => {
  test.for(steps)(
    'in %s is waited out, and nothing before it is asked anew',
    async (step) => {
      const studio = await aStudio()
      let calls = 0
      // The second part of a stage: what its first part cost is there already.
      studio.author.onCall = (at) => {
        if (at !== step) return
        calls += 1
        if (calls === Math.min(2, everyCall.filter((one) => one === step).length))
          throw new AiError('ai_busy', 'slow down', 40_000)
      }
      const waiting = await untilCourse(studio, await begin(studio), isWaiting)
      expect(waiting).toMatchObject({ status: 'generating', errorCode: 'ai_busy' })
      expect(Date.parse(waiting.retryAt!) - studio.clock.now().getTime()).toBe(40_000)
      studio.clock.move(39_999)
      expect((await read(studio, waiting)).status).toBe('generating')
      studio.clock.move(1)
      expect(await untilCourse(studio, waiting, isReady)).toMatchObject({
        errorCode: null,
        retryAt: null,
      })
      const at = everyCall.lastIndexOf(step)
      expect(studio.calls).toEqual(everyCall.toSpliced(at, 0, step))
      expect(countRows(studio.open, 'review_cards')).toBe(4)
    },
  )

  test.for(steps)(
    'for good in %s is said, and a retry costs only the rest',
    async (step) => {
      const studio = await aStudio()
      studio.author.failures[step] = [new AiError('ai_key_refused', 'no')]
      const course = await begin(studio)
      const failed = await untilCourse(studio, course, isFailed)
      expect(failed).toMatchObject({
        errorCode: 'ai_key_refused',
        retryAt: null,
        parts: null,
        stage: {
          outline: 'outline',
          write: 'parts',
          question: 'questions',
          solve: 'check',
        }[step],
      })
      expect(rowsOf(studio.open, 'jobs')).toMatchObject([{ state: 'dead', attempts: 1 }])
      expect((await studio.api.courses.retry({ id: course.id })).errorCode).toBeNull()
      await untilCourse(studio, course, isReady)
      expect(studio.calls).toEqual(everyCall.toSpliced(everyCall.indexOf(step), 0, step))
    },
  )

  test.for(steps)(
    'in %s is begun afresh by another author, who is named',
    async (step) => {
      const studio = await aStudio()
      studio.author.failures[step] = [new AiError('ai_key_refused', 'no')]
      const course = await begin(studio)
      await untilCourse(studio, course, isFailed)
      const before = studio.calls.length
      const seen: unknown[] = []
      const other = Object.assign(studio.author, {
        label: 'Another author',
        outlined: { ...studio.author.outlined, intro: 'Three parts.' },
        onCall: async (at: AuthorStep) => {
          const { stage, stageDone, content, author } = await read(studio, course)
          seen.push([at, stage, stageDone, content, author])
        },
      })
      const [first] = other.outlined.parts
      other.outlined.parts = [...other.outlined.parts, { ...first!, title: 'Edges' }]
      await studio.api.courses.retry({ id: course.id })
      const made = await untilCourse(studio, course, isReady)
      expect(made).toMatchObject({
        author: 'Another author',
        content: 'Three parts.',
        partCount: 3,
      })
      expect(made.parts?.map(({ title }) => title)).toEqual(['Light', 'Space', 'Edges'])
      expect(seen[0]).toEqual(['outline', 'outline', 0, '', null])
      expect(studio.calls.slice(before).filter((call) => call === 'write')).toHaveLength(
        3,
      )
      expect(studio.calls.slice(before)[0]).toBe('outline')
    },
  )

  test('is a failed course after three tries, and begins anew with three more', async () => {
    const studio = await aStudio()
    studio.author.failures.write = Array.from(
      { length: 5 },
      () => new AiError('ai_unreachable', 'down'),
    )
    const course = await begin(studio)
    for (const waitMs of [1200, 4800]) {
      const { retryAt } = await untilCourse(studio, course, isWaiting)
      studio.clock.move(waitMs)
      await untilCourse(studio, course, (now) => now.retryAt !== retryAt)
    }
    expect(await untilCourse(studio, course, isFailed)).toMatchObject({
      errorCode: 'ai_unreachable',
      stage: 'parts',
    })
    await studio.api.courses.retry({ id: course.id })
    for (const waitMs of [1200, 4800]) {
      const { retryAt } = await untilCourse(studio, course, isWaiting)
      studio.clock.move(waitMs)
      await untilCourse(studio, course, (now) => now.retryAt !== retryAt)
    }
    await untilCourse(studio, course, isReady)
    expect(studio.author.briefs).toHaveLength(1)
  })

  test('of a kind that nobody foresaw is told as internal, without its words', async () => {
    const studio = await aStudio()
    studio.author.failures.outline = [new Error('a secret')]
    const waiting = await untilCourse(studio, await begin(studio), isWaiting)
    expect(waiting.errorCode).toBe('internal')
    expect(JSON.stringify(waiting)).not.toContain('secret')
  })

  test('that took the process along each time ends as a failed course', async () => {
    const studio = await anIdleStudio()
    const course = await begin(studio)
    studio.open.sqlite.exec(`update jobs set attempts = 3, state = 'running'`)
    await restart(studio)
    expect((await untilCourse(studio, course, isFailed)).errorCode).toBe('internal')
    expect(studio.calls).toEqual([])
    await studio.api.courses.retry({ id: course.id })
    await untilCourse(studio, course, isReady)
  })
})
