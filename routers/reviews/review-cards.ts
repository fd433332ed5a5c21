import {
  countCards,
  findCard,
  listCards,
  listDueCards,
  updateCard,
} from '#db/queries/review-cards.ts'
import { cardsASitting } from '../contract/review-grades.ts'
import { AppError } from '../errors.ts'
import { reviewed } from './schedule.ts'
import type { TitledCard } from '#db/queries/review-cards.ts'
import type { MemberContext } from '../context.ts'
import type { GradeCardInput, ReviewCardView, ReviewQueue } from '../contract/reviews.ts'

/** What is due now: how many cards, and the first of them for one sitting. */
export async function readQueue(ctx: MemberContext): Promise<ReviewQueue> {
  const now = ctx.clock.now().toISOString()
  const counts = await countCards(ctx.db, ctx.caller.id, now)
  const cards =
    counts.due > 0
      ? await listDueCards(ctx.db, ctx.caller.id, { now, limit: cardsASitting })
      : []
  return { ...counts, cards: cards.map(toCardView) }
}

function toCardView({
  id,
  courseId,
  courseTitle,
  front,
  back,
  reps,
}: TitledCard): ReviewCardView {
  return { id, courseId, courseTitle, front, back, reps }
}

/**
 * Schedules a card by how well it was recalled. A grade for a state that is no more, such as one from
 * a second tab or a second click, changes nothing.
 */
export async function gradeCard(
  ctx: MemberContext,
  { id, grade, reps }: GradeCardInput,
): Promise<{ dueAt: string }> {
  const card = await findCard(ctx.db, ctx.caller.id, id)
  if (!card) throw new AppError('not_found')
  if (card.reps !== reps) return { dueAt: card.dueAt }
  const state = reviewed(card, grade, ctx.clock.now())
  if (await updateCard(ctx.db, ctx.caller.id, { id, reps }, state))
    return { dueAt: state.dueAt }
  const other = await findCard(ctx.db, ctx.caller.id, id)
  if (!other) throw new AppError('not_found')
  return { dueAt: other.dueAt }
}

/**
 * All cards as Anki's text import reads them: headers name the separator and the columns, fields are
 * quoted as in RFC 4180 (docs.ankiweb.net, Text Files, File Headers).
 */
export async function exportCards(ctx: MemberContext): Promise<string> {
  const cards = await listCards(ctx.db, ctx.caller.id)
  const lines = cards.map(({ front, back, courseTitle }) =>
    [front, back, tagOf(courseTitle)].map(quoted).join(','),
  )
  return [...ankiHeaders, ...lines, ''].join('\n')
}

const ankiHeaders = [
  '#separator:Comma',
  '#html:false',
  '#columns:Front,Back,Tags',
  '#tags column:3',
]

/** Anki separates tags by spaces. */
function tagOf(courseTitle: string): string {
  return courseTitle.trim().replaceAll(/\s+/g, '-')
}

function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`
}
