import { describe, expect, test } from 'vitest'
import { cardsASitting, reviewGrades } from '#routers/contract/review-grades.ts'
import { newCard, reviewed } from '#routers/reviews/schedule.ts'
import { newId } from '#db/ids.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { dayMs, hourMs } from '#tests/support/clock.ts'
import { aCard, aReadyCourse, aUser } from '#tests/support/factories.ts'
import { codeOf } from '#tests/support/refusals.ts'
import type {
  MicroCourseRow,
  NewMicroCourseRow,
  ReviewCardRow,
} from '#db/tables/learning.ts'
import type { ReviewGrade } from '#routers/contract/review-grades.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

async function withCourse(
  over: Partial<NewMicroCourseRow> = {},
): Promise<TestWorld & { course: MicroCourseRow }> {
  const world = await buildContext()
  return { ...world, course: await aReadyCourse(world.db, world.user, over) }
}

/** A card that has been due for so many hours. */
function overdue({ db, clock }: TestWorld, course: MicroCourseRow, hours: number) {
  const made = clock.now().getTime() - dayMs - hours * hourMs
  return aCard(db, course, newCard(new Date(made)))
}

async function fronts({ api }: TestWorld): Promise<string[]> {
  return (await api.reviews.queue()).cards.map(({ front }) => front)
}

describe('the queue', () => {
  test('is empty without a course', async () => {
    const { api } = await buildContext()
    expect(await api.reviews.queue()).toEqual({
      due: 0,
      total: 0,
      cards: [],
      nextDue: null,
    })
  })

  test('has the cards of a course from the day after it was made, and not before', async () => {
    const world = await withCourse()
    const made = newCard(world.clock.now())
    await aCard(world.db, world.course, { ...made, front: 'One' })
    await aCard(world.db, world.course, { ...made, front: 'Other' })
    const nextDue = new Date(world.clock.now().getTime() + dayMs).toISOString()
    const empty = { due: 0, total: 2, cards: [], nextDue }
    expect(await world.api.reviews.queue()).toEqual(empty)
    world.clock.move(dayMs - 1)
    expect(await world.api.reviews.queue()).toEqual(empty)
    world.clock.move(1)
    const queue = await world.api.reviews.queue()
    expect([queue.due, queue.total, queue.nextDue]).toEqual([2, 2, null])
    expect(queue.cards).toMatchObject([
      {
        front: 'One',
        courseId: world.course.id,
        courseTitle: world.course.title,
        reps: 0,
      },
      { front: 'Other' },
    ])
  })

  test('begins with the longest overdue, and keeps the cards of a course in their order', async () => {
    const world = await withCourse()
    const { front: today } = await overdue(world, world.course, 1)
    const { front: oldest } = await overdue(world, world.course, 200)
    const { front: tie } = await overdue(world, world.course, 1)
    const { front: older } = await overdue(world, world.course, 50)
    expect(await fronts(world)).toEqual([oldest, older, today, tie])
  })

  test('gives twelve at a time, counts all, and brings the others afterwards', async () => {
    const world = await withCourse()
    const cards = []
    for (let index = 0; index < 15; index += 1)
      cards.push(await overdue(world, world.course, 20 - index))
    const first = await world.api.reviews.queue()
    expect([cardsASitting, first.due, first.total]).toEqual([12, 15, 15])
    expect(first.cards.map(({ id }) => id)).toEqual(
      cards.slice(0, 12).map(({ id }) => id),
    )
    for (const { id, reps } of first.cards)
      await world.api.reviews.grade({ id, reps, grade: 'good' })
    const second = await world.api.reviews.queue()
    expect([second.due, second.total]).toEqual([3, 15])
    expect(second.cards.map(({ id }) => id)).toEqual(cards.slice(12).map(({ id }) => id))
  })

  test('says when the next card is due, the earliest of those that are not', async () => {
    const world = await withCourse()
    await overdue(world, world.course, 1)
    const { dueAt } = await overdue(world, world.course, -3)
    await overdue(world, world.course, -30)
    expect(await world.api.reviews.queue()).toMatchObject({ due: 1, nextDue: dueAt })
  })

  test("has no card of anybody else's", async () => {
    const world = await withCourse()
    await overdue(world, world.course, 1)
    const { api } = world.as(await aUser(world.db))
    expect(await api.reviews.queue()).toMatchObject({ due: 0, total: 0, cards: [] })
    expect((await api.reviews.export()).csv).not.toContain('Front ')
  })

  test('has the cards of a removed course no more', async () => {
    const world = await withCourse()
    await overdue(world, world.course, 1)
    await world.api.courses.remove({ id: world.course.id })
    expect(await world.api.reviews.queue()).toMatchObject({ due: 0, total: 0 })
  })
})

describe('a grade', () => {
  test('puts the card off the longer, the better it was remembered, by whole days', async () => {
    const world = await withCourse()
    const now = world.clock.now().getTime()
    const days: number[] = []
    for (const grade of reviewGrades) {
      const { id } = await overdue(world, world.course, 1)
      const { dueAt } = await world.api.reviews.grade({ id, grade, reps: 0 })
      days.push((Date.parse(dueAt) - now) / dayMs)
    }
    expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
    expect(days.every((wait) => Number.isInteger(wait) && wait >= 1)).toBe(true)
    expect((await world.api.reviews.queue()).due).toBe(0)
  })

  test('waits longer each time it is good, and falls back when it is forgotten', () => {
    let now = new Date('2026-11-15T12:00:00.000Z')
    let card: Parameters<typeof reviewed>[0] = newCard(now)
    const waits: number[] = []
    const review = (grade: ReviewGrade) => {
      now = new Date(card.dueAt)
      card = reviewed(card, grade, now)
      waits.push((Date.parse(card.dueAt) - now.getTime()) / dayMs)
    }
    for (let round = 0; round < 5; round += 1) review('good')
    expect(waits).toEqual([...new Set(waits)].toSorted((a, b) => a - b))
    review('again')
    expect(waits.at(-1)).toBeLessThan(waits.at(-2)!)
    expect([card.reps, card.lapses]).toEqual([6, 1])
  })

  test('is stored whole, so that the next one builds on it', async () => {
    const world = await withCourse()
    const card = await overdue(world, world.course, 1)
    const { id } = card
    const first = reviewed(card, 'hard', world.clock.now())
    await world.api.reviews.grade({ id, grade: 'hard', reps: 0 })
    expect(rowsOf(world.open, 'review_cards')).toEqual([{ ...card, ...first }])
    world.clock.set(first.dueAt)
    const second = reviewed(first, 'good', world.clock.now())
    const { dueAt } = await world.api.reviews.grade({ id, grade: 'good', reps: 1 })
    expect(dueAt).toBe(second.dueAt)
    expect(rowsOf(world.open, 'review_cards')).toEqual([{ ...card, ...second }])
  })

  test.for([0, 2, 99])(
    'for the state of %i reviews, when there was one, changes nothing',
    async (reps) => {
      const world = await withCourse()
      const { id } = await overdue(world, world.course, 1)
      const { dueAt } = await world.api.reviews.grade({ id, grade: 'good', reps: 0 })
      const kept = rowsOf(world.open, 'review_cards')
      world.clock.move(dayMs)
      expect(await world.api.reviews.grade({ id, grade: 'again', reps })).toEqual({
        dueAt,
      })
      expect(rowsOf(world.open, 'review_cards')).toEqual(kept)
    },
  )

  test('from many tabs at once counts once, and all are told the same day', async () => {
    const world = await withCourse()
    const { id } = await overdue(world, world.course, 1)
    const tabs: ReviewGrade[] = ['good', 'again', 'easy', 'hard', 'good', 'easy']
    const answers = await Promise.all(
      tabs.map((grade) => world.api.reviews.grade({ id, grade, reps: 0 })),
    )
    const [card] = rowsOf(world.open, 'review_cards')
    expect(card?.['reps']).toBe(1)
    expect(new Set(answers.map(({ dueAt }) => dueAt))).toEqual(new Set([card?.['dueAt']]))
  })

  test("of someone else's card, or none, is refused and changes nothing", async () => {
    const world = await withCourse()
    const { id } = await overdue(world, world.course, 1)
    const kept = rowsOf(world.open, 'review_cards')
    const { api } = world.as(await aUser(world.db))
    for (const target of [id, newId()])
      expect(
        await codeOf(api.reviews.grade({ id: target, grade: 'easy', reps: 0 })),
      ).toBe('not_found')
    expect(rowsOf(world.open, 'review_cards')).toEqual(kept)
  })

  test.for([{ grade: 'perfect' }, { reps: -1 }, { reps: 0.5 }, { dueAt: '2030' }])(
    'with %o is refused',
    async (over) => {
      const world = await withCourse()
      const { id } = await overdue(world, world.course, 1)
      const graded = { id, grade: 'good', reps: 0, ...over } as const
      const call = world.api.reviews.grade(
        graded as Parameters<typeof world.api.reviews.grade>[0],
      )
      expect(await codeOf(call)).toBe('invalid')
    },
  )
})

/** RFC 4180, section 2, read letter by letter: the rows of a file after its headers. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === ',' || letter === '\n')) {
      rows.at(-1)!.push(field)
      field = ''
      if (letter === '\n') rows.push([])
    } else field += letter
  }
  expect([isQuoted, field, rows.pop()]).toEqual([false, '', []])
  return rows
}

describe('the export', () => {
  const headers = [
    '#separator:Comma',
    '#html:false',
    '#columns:Front,Back,Tags',
    '#tags column:3',
    '',
  ].join('\n')

  async function exported({ api }: TestWorld): Promise<string[][]> {
    const { csv } = await api.reviews.export()
    expect(csv.startsWith(headers)).toBe(true)
    return readCsv(csv.slice(headers.length))
  }

  test.for([
    ['commas', 'Light, shade, and both'],
    ['quotation marks', 'He said "no" and ""'],
    ['a quotation mark at the end', '"'],
    ['line breaks', 'One\nTwo\r\nThree\n'],
    ['the sign of a header', '#separator:Tab'],
    ['other scripts', 'Façade – 光の方向 – ضوء – 🌗👩‍🎨'],
    ['white space', '  at both ends\t'],
    ['nothing', ''],
    ['marks of HTML', '<b>5 < 6 & 7</b>'],
  ])('keeps a card with %s as it is', async ([, text]) => {
    const world = await withCourse({ title: 'Light' })
    await aCard(world.db, world.course, { front: text, back: `Why? ${text}` })
    await aCard(world.db, world.course, { front: 'The next', back: text })
    expect(await exported(world)).toEqual([
      [text, `Why? ${text}`, 'Light'],
      ['The next', text, 'Light'],
    ])
  })

  test('tags each card with its course, as one word', async () => {
    const world = await withCourse({ title: '  Light,\n "shade" and  space ' })
    await aCard(world.db, world.course)
    expect((await exported(world))[0]?.[2]).toBe('Light,-"shade"-and-space')
  })

  test('has all cards, due or not, course by course in their order', async () => {
    const world = await withCourse({ title: 'First' })
    const second = await aReadyCourse(world.db, world.user, { title: 'Second' })
    const all: ReviewCardRow[] = []
    for (let index = 0; index < 20; index += 1)
      all.push(await overdue(world, index % 2 ? world.course : second, index - 10))
    const of = (course: MicroCourseRow) =>
      all.filter(({ courseId }) => courseId === course.id).map(({ front }) => front)
    const rows = await exported(world)
    expect(rows.map(([front]) => front)).toEqual([...of(world.course), ...of(second)])
    expect(rows.map(([, , tag]) => tag)).toEqual([
      ...Array<string>(10).fill('First'),
      ...Array<string>(10).fill('Second'),
    ])
  })

  test('without cards is its headers', async () => {
    const { api } = await buildContext()
    expect((await api.reviews.export()).csv).toBe(headers)
  })
})
