import { describe, expect, test } from 'vitest'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { craftStore } from '#server/services/built-in/craft/store.ts'
import { creativeWritingLessons } from '#server/services/built-in/lessons/creative-writing.ts'
import { danceLessons } from '#server/services/built-in/lessons/dance.ts'
import { drawingLessons } from '#server/services/built-in/lessons/drawing.ts'
import { filmLessons } from '#server/services/built-in/lessons/film.ts'
import { graphicDesignLessons } from '#server/services/built-in/lessons/graphic-design.ts'
import { illustrationLessons } from '#server/services/built-in/lessons/illustration.ts'
import { musicLessons } from '#server/services/built-in/lessons/music.ts'
import { paintingLessons } from '#server/services/built-in/lessons/painting.ts'
import { photographyLessons } from '#server/services/built-in/lessons/photography.ts'
import { findLesson, lessonOf } from '#server/services/built-in/lessons/store.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type {
  Choice,
  Lesson,
  LessonQuestion,
} from '#server/services/built-in/lessons/lesson.ts'

const lessons: Record<MediaType, readonly Lesson[]> = {
  photography: photographyLessons,
  painting: paintingLessons,
  drawing: drawingLessons,
  music: musicLessons,
  film: filmLessons,
  graphicDesign: graphicDesignLessons,
  illustration: illustrationLessons,
  dance: danceLessons,
  creativeWriting: creativeWritingLessons,
}

const all = mediaTypes.flatMap((medium) =>
  lessons[medium].map((lesson) => ({ medium, ...lesson })),
)
const questions = all.flatMap((lesson) => lesson.questions)

function choicesOf({ right, wrong }: LessonQuestion): Choice[] {
  return [right, ...wrong]
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** Those that are there more than once, letters and marks aside. */
function doubles(texts: string[]): string[] {
  const bare = texts.map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
  return texts.filter((_, at) => bare.indexOf(bare[at]!) !== at)
}

describe.for(mediaTypes)('the lessons of %s', (medium) => {
  const ids = craftStore[medium].map(({ id }) => id)

  test('are one for each concept of its craft, in the order of the store', () => {
    expect(lessons[medium].map(({ id }) => id)).toEqual(ids)
  })

  test('are each found by concept, by goal and by what they teach', async () => {
    for (const lesson of lessons[medium]) {
      expect(await lessonOf(medium, lesson.id)).toBe(lesson)
      const byGoal = await findLesson(({ goal }) => goal === lesson.goal)
      expect(byGoal).toEqual({ medium, lesson })
      const byText = await findLesson(({ deeper }) =>
        `> x\n\n${lesson.deeper}\n\ny`.includes(deeper),
      )
      expect(byText).toEqual({ medium, lesson })
    }
  })
})

test('there is no lesson on what is no concept', async () => {
  await expect(lessonOf('photography', 'risotto')).rejects.toThrow('risotto')
  expect(await findLesson(() => false)).toBeUndefined()
})

test('a goal, a text or a question belongs to one lesson alone', () => {
  expect(doubles(all.map(({ goal }) => goal))).toEqual([])
  expect(doubles(all.map(({ deeper }) => deeper))).toEqual([])
  expect(doubles(all.map(({ mistake }) => mistake))).toEqual([])
  expect(doubles(all.map(({ task }) => task))).toEqual([])
  expect(doubles(questions.map(({ question }) => question))).toEqual([])
})

const lengths = {
  goal: [6, 20],
  deeper: [110, 155],
  mistake: [30, 58],
  task: [35, 70],
} as const

test.for(all)('$id of $medium says enough and not too much', (lesson) => {
  for (const [field, [least, most]] of Object.entries(lengths)) {
    const words = countWords(lesson[field as keyof typeof lengths])
    expect([field, words, words >= least && words <= most]).toEqual([field, words, true])
  }
  expect(lesson.goal).toMatch(/^[A-Z].*\.$/)
  expect(lesson.deeper.split('\n\n')).toHaveLength(2)
  expect(lesson.task).toMatch(
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|once)\b/i,
  )
  // Markdown of a lesson would break the headings of its part.
  expect(lesson.deeper + lesson.mistake + lesson.task).not.toMatch(
    /^(?:#|>|[-+*] |\d+\. )|\]\(|`|</m,
  )
  expect(JSON.stringify(lesson)).not.toMatch(/!|  /)
})

test.for(all)(
  '$id of $medium does not repeat its concept',
  ({ medium, id, deeper, mistake }) => {
    const concept = craftStore[medium].find((one) => one.id === id)!
    for (const part of [concept.what, concept.see, concept.practise]) {
      const sentences = part.split(/(?<=[.?]) /).filter((one) => countWords(one) > 5)
      for (const sentence of sentences) expect(deeper + mistake).not.toContain(sentence)
    }
  },
)

test.for(all)(
  '$id of $medium has three questions of four different choices',
  (lesson) => {
    expect(lesson.questions).toHaveLength(3)
    for (const each of lesson.questions) {
      const choices = choicesOf(each)
      expect(each.question).toMatch(/\?$/)
      expect(countWords(each.question)).toBeGreaterThanOrEqual(8)
      expect(countWords(each.question)).toBeLessThanOrEqual(40)
      expect(choices).toHaveLength(4)
      expect(doubles(choices.map(({ text }) => text))).toEqual([])
      expect(doubles(choices.map(({ why }) => why))).toEqual([])
      for (const { text, why } of choices) {
        expect([text, countWords(text) >= 3 && countWords(text) <= 20]).toEqual([
          text,
          true,
        ])
        expect([why, countWords(why) >= 8 && countWords(why) <= 28]).toEqual([why, true])
        expect(why).toMatch(/[.?]”?$/)
      }
    }
  },
)

/** Choices are shuffled: nothing may speak of where one of them stands. */
const place =
  /\b(?:option|answer|choice)s? (?:[a-e]|[1-5]|one|two|three|four)\b|\b(?:first|second|third|fourth|last|other|next|previous) (?:option|answer|choice)s?\b|\b(?:as|said|see|named|mentioned) (?:above|below)\b|\b(?:all|none|both) of the (?:above|below|others?|options|answers|choices)\b|\b(?:options?|answers?|choices?) (?:above|below)\b|\([a-e]\)|\b[A-E]\)/i

test.for(all)(
  'nothing in $id of $medium names the place or letter of a choice',
  (lesson) => {
    for (const { question, ...each } of lesson.questions)
      for (const { text, why } of choicesOf({ question, ...each }))
        for (const said of [question, text, why]) expect(said).not.toMatch(place)
  },
)

test.for([
  'Option B is too dark.',
  'The first answer leaves the horizon as it is.',
  'As above, the sea leans.',
  'None of the others levels it.',
  'Choice 3 costs the corners.',
])('“%s” would be found', (said) => {
  expect(said).toMatch(place)
})

test('the right choice is not to be told by its length', () => {
  const share = (isSo: (right: number, wrong: number[]) => boolean) =>
    questions.filter(({ right, wrong }) =>
      isSo(
        right.text.length,
        wrong.map(({ text }) => text.length),
      ),
    ).length / questions.length
  expect(questions).toHaveLength(144 * 3)
  expect(share((right, wrong) => wrong.every((one) => one < right))).toBeLessThan(0.4)
  expect(share((right, wrong) => wrong.every((one) => one > right))).toBeLessThan(0.4)
})

test.for(mediaTypes)('nor is it in %s alone', (medium) => {
  const own = lessons[medium].flatMap((lesson) => lesson.questions)
  const count = (extreme: typeof Math.max) =>
    own.filter(
      ({ right, wrong }) =>
        right.text.length ===
        extreme(...[right, ...wrong].map(({ text }) => text.length)),
    ).length
  // Ties count here; by chance alone a quarter and some more.
  expect(count(Math.max) / own.length).toBeLessThan(0.5)
  expect(count(Math.min) / own.length).toBeLessThan(0.5)
})

test.for(all)(
  '$id of $medium has two cards that are understood by themselves',
  ({ cards }) => {
    expect(cards).toHaveLength(2)
    expect(doubles(cards.flatMap(({ front, back }) => [front, back]))).toEqual([])
    for (const { front, back } of cards) {
      expect(front).toMatch(/^[A-Z“].*\?$/)
      expect([front, countWords(front) <= 25]).toEqual([front, true])
      expect([back, countWords(back) >= 4 && countWords(back) <= 35]).toEqual([
        back,
        true,
      ])
      expect(back).toMatch(/[.?]”?$/)
      expect(front + back).not.toMatch(/\b(?:this|the) (?:lesson|course|quiz)\b/i)
    }
  },
)
