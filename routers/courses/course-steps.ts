import { randomInt } from 'node:crypto'
import { AiError } from '../ai-error.ts'
import { courseLimits } from '../contract/course-limits.ts'
import { checkQuestions } from './check-questions.ts'
import { findPicture } from './find-picture.ts'
import { shuffleOptions, withoutKey } from './shuffle-options.ts'
import { storedNotes } from './stored-course.ts'
import type { MicroCourseRow } from '#db/tables/learning.ts'
import type { Services } from '../context.ts'
import type { CourseStage } from '../contract/course-states.ts'
import type { CourseBrief } from '../course-author.ts'
import type { CourseDraft, DraftPart, StoredPicture } from './stored-course.ts'

/** How often the questions of one part are asked for in one try, when too few of them hold. */
const rounds = 2

/** A part of which nothing is made yet. */
export const emptyPart: DraftPart = {
  lesson: null,
  questions: null,
  quiz: null,
  picture: null,
}

/** What a step works with. */
export interface Bench {
  services: Services
  course: MicroCourseRow
  brief: CourseBrief
  draft: CourseDraft
}

/** One piece of each part: who makes it, and the stage in which they do. */
export interface Step {
  stage: CourseStage
  key: keyof DraftPart
  make(bench: Bench, index: number, signal: AbortSignal): Promise<DraftPart>
}

const steps: readonly Step[] = [
  { stage: 'parts', key: 'lesson', make: writeLesson },
  { stage: 'questions', key: 'questions', make: askQuestions },
  { stage: 'check', key: 'quiz', make: checkKeys },
  { stage: 'pictures', key: 'picture', make: choosePicture },
]

/** The first piece that is not made yet: stage by stage, part by part. Undefined when all are there. */
export function nextStep(draft: CourseDraft): (Step & { index: number }) | undefined {
  for (const step of steps) {
    const index = draft.parts.findIndex((part) => part[step.key] === null)
    if (index >= 0) return { ...step, index }
  }
  return undefined
}

async function writeLesson(
  { services, brief, draft }: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  const { outline } = draft
  const lesson = await services.author.write(brief, { outline, index }, signal)
  return { ...emptyPart, lesson }
}

async function askQuestions(
  bench: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  const { part, outline, lesson } = pieceOf(bench.draft, index)
  const drafts = await bench.services.author.question(outline, lesson, signal)
  const questions = checkQuestions(drafts)
  if (questions.length < courseLimits.leastQuestions) throw tooFew(outline.title)
  return { ...part, questions }
}

/**
 * The questions are solved without their key: one whose answer comes out differently is dropped. When
 * too few are left, others are asked for once more.
 */
async function checkKeys(
  bench: Bench,
  index: number,
  signal: AbortSignal,
): Promise<DraftPart> {
  let { part } = pieceOf(bench.draft, index)
  const { outline, lesson } = pieceOf(bench.draft, index)
  for (let round = 1; ; round += 1) {
    const asked = (part.questions ?? []).map((draft) => shuffleOptions(draft, randomInt))
    const found = await bench.services.author.solve(lesson, asked.map(withoutKey), signal)
    const quiz = asked.filter(({ correctAnswer }, at) => found[at] === correctAnswer)
    if (quiz.length >= courseLimits.leastQuestions) return { ...part, quiz }
    if (round === rounds) throw tooFew(outline.title)
    part = await askQuestions(bench, index, signal)
  }
}

function tooFew(title: string): AiError {
  return new AiError('ai_nonsense', `Too few questions hold for the part “${title}”`)
}

/**
 * The learner's own work where the note came from one, once a note and no place twice; and a drawing,
 * which stands in when the work is deleted.
 */
async function choosePicture(bench: Bench, index: number): Promise<DraftPart> {
  const { services, course, draft } = bench
  const { part, outline, lesson } = pieceOf(draft, index)
  const chosen = draft.parts.flatMap(({ picture }) => picture ?? [])
  const note = outline.note === null ? undefined : storedNotes(course)[outline.note]
  const isFirst =
    draft.outline.parts.findIndex((one) => one.note === outline.note) === index
  const found = note && isFirst ? await findPicture(services, course.userId, note) : null
  const work = chosen.some((one) => isSamePlace(one.work, found)) ? null : found
  const words = `${outline.title}\n${outline.goal}\n${lesson.content}`
  const taken = chosen.map(({ drawing }) => drawing.url)
  const drawing = services.drawings.choose(note?.medium ?? null, words, taken)
  return { ...part, picture: { drawing, work } }
}

type Work = StoredPicture['work']

function isSamePlace(one: Work, other: Work): boolean {
  if (!one || !other) return false
  const { fileId, number, title } = other
  return one.fileId === fileId && one.number === number && one.title === title
}

function pieceOf(draft: CourseDraft, index: number) {
  const part = draft.parts[index]
  const outline = draft.outline.parts[index]
  if (!part?.lesson || !outline) throw new Error(`Part ${index} has no lesson`)
  return { part, outline, lesson: part.lesson }
}
