import { newId } from '#db/ids.ts'
import { updateCourse } from '#db/queries/courses.ts'
import { insertCards, listFronts } from '#db/queries/review-cards.ts'
import { courseLimits } from '../contract/course-limits.ts'
import { newCard } from '../reviews/schedule.ts'
import { storedDraft } from './stored-course.ts'
import type { MicroCourseRow } from '#db/tables/learning.ts'
import type { Services } from '../context.ts'
import type { Settlement } from '../job-handler.ts'
import type { CardDraft } from '../course-author.ts'
import type { CourseDraft, DraftPart, StoredPart } from './stored-course.ts'

/**
 * The course is ready: its parts, its assignment and its cards are one transaction. A second course on
 * the same thing brings no card a second time.
 */
export function settleCourse(services: Services, made: MicroCourseRow): Settlement {
  const draft = storedDraft(made)
  if (!draft) throw new Error(`Course ${made.id} has nothing to settle`)
  const now = services.clock.now()
  const { id: courseId, userId } = made
  return {
    async write(trx) {
      const ready = await updateCourse(
        trx,
        userId,
        { id: courseId, from: 'generating', draft: made.draft },
        {
          status: 'ready',
          stage: null,
          parts: JSON.stringify(draft.parts.map((part, at) => toStored(draft, part, at))),
          finalAssignment: JSON.stringify(draft.outline.assignment),
          draft: null,
          errorCode: null,
          retryAt: null,
          updatedAt: now.toISOString(),
          completedAt: now.toISOString(),
        },
      )
      if (!ready) return
      const drafted = draft.parts.map(({ lesson }) => lesson?.cards ?? [])
      const fronts = drafted.flat().map(({ front }) => front)
      const cards = chooseCards(drafted, await listFronts(trx, userId, fronts))
      await insertCards(
        trx,
        cards.map((card, position) => ({
          ...newCard(now),
          ...card,
          id: newId(),
          userId,
          courseId,
          position,
        })),
      )
    },
    afterCommit: () =>
      services.live.publishToPerson(userId, { type: 'course', courseId }),
  }
}

function toStored(
  { outline }: CourseDraft,
  { lesson, quiz, picture }: DraftPart,
  at: number,
): StoredPart {
  const part = outline.parts[at]
  if (!part || !lesson || !quiz || !picture) throw new Error(`Part ${at} is not made`)
  const { title, goal } = part
  const { content, exercise } = lesson
  return { title, goal, content, exercise, quiz, picture }
}

/**
 * Cards of all parts in turn, so that eight of them leave no part out; none twice, and none that asks
 * what a card of the person's asks already.
 */
export function chooseCards(
  parts: ReadonlyArray<readonly CardDraft[]>,
  had: readonly string[],
): CardDraft[] {
  const longest = Math.max(0, ...parts.map((cards) => cards.length))
  const inTurn = Array.from({ length: longest }, (_, round) =>
    parts.flatMap((cards) => cards[round] ?? []),
  ).flat()
  const known = new Set(had)
  const fresh = inTurn.filter(({ front }) => {
    if (known.has(front)) return false
    known.add(front)
    return true
  })
  return fresh.slice(0, courseLimits.cards)
}
