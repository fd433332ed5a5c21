import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs'
import type { Card, Grade } from 'ts-fsrs'
import type { ReviewCardRow } from '#db/tables/learning.ts'
import type { ReviewGrade } from '../contract/review-grades.ts'

/** In days only: a sitting is two minutes a day, and nobody waits ten minutes for a card to return. */
const scheduler = fsrs({ enable_short_term: false })

const dayMs = 24 * 60 * 60 * 1000

type CardState = Pick<
  ReviewCardRow,
  | 'dueAt'
  | 'stability'
  | 'difficulty'
  | 'scheduledDays'
  | 'learningSteps'
  | 'reps'
  | 'lapses'
  | 'state'
  | 'lastReviewAt'
>

/** A card that was never reviewed: it is due the day after it is made, when there is something to recall. */
export function newCard(now: Date): CardState & Pick<ReviewCardRow, 'createdAt'> {
  const due = new Date(now.getTime() + dayMs)
  return { ...toState(createEmptyCard(due)), createdAt: now.toISOString() }
}

const ratings: Record<ReviewGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** The state of a card after it was recalled this well now, by FSRS with its published weights. */
export function reviewed(card: CardState, grade: ReviewGrade, now: Date): CardState {
  return toState(scheduler.next(toCard(card), now, ratings[grade]).card)
}

/** By the number that is stored. */
const states = [State.New, State.Learning, State.Review, State.Relearning]

function toCard(card: CardState): Card {
  return {
    due: new Date(card.dueAt),
    stability: card.stability,
    difficulty: card.difficulty,
    // The library reads it no more and still asks for it.
    elapsed_days: 0,
    scheduled_days: card.scheduledDays,
    learning_steps: card.learningSteps,
    reps: card.reps,
    lapses: card.lapses,
    state: states[card.state] ?? State.New,
    ...(card.lastReviewAt ? { last_review: new Date(card.lastReviewAt) } : {}),
  }
}

function toState(card: Card): CardState {
  return {
    dueAt: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReviewAt: card.last_review?.toISOString() ?? null,
  }
}
