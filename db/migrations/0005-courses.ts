import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // What is made of a course so far, the click that began it, who writes it and what went wrong.
  `alter table micro_courses add column draft text`,
  `alter table micro_courses add column "requestId" text`,
  `alter table micro_courses add column author text`,
  `alter table micro_courses add column "errorCode" text`,
  `alter table micro_courses add column "retryAt" text`,
  `create unique index micro_courses_of_request on micro_courses ("userId", "requestId")`,
  // The state of memory of each card, as FSRS keeps it.
  `create table review_cards (
    id text primary key,
    "userId" text not null references users (id) on delete cascade,
    "courseId" text not null references micro_courses (id) on delete cascade,
    position integer not null,
    front text not null,
    back text not null,
    "dueAt" text not null,
    stability real not null,
    difficulty real not null,
    "scheduledDays" integer not null,
    "learningSteps" integer not null,
    reps integer not null,
    lapses integer not null,
    state integer not null,
    "lastReviewAt" text,
    "createdAt" text not null
  )`,
  `create index review_cards_due on review_cards ("userId", "dueAt")`,
  `create index review_cards_of_course on review_cards ("courseId", position)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
