import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * What payment is known of a person, the events of the payment provider that were taken, archives of
 * everything somebody has, and tokens of other providers that were used up.
 */
const statements = [
  // When the state below was asked for: an older answer never overwrites a newer one.
  `alter table users add column "subscriptionFetchedAt" text`,
  // When a subscription that was cancelled ends.
  `alter table users add column "subscriptionEndsAt" text`,
  `create index usage_by_day on usage ("createdAt")`,
  `create index reset_tokens_of_email on password_reset_tokens (email)`,
  `create index jobs_by_state on jobs (state, "createdAt")`,
  `create table stripe_events (
    id text primary key,
    type text not null,
    "customerId" text,
    "receivedAt" text not null
  )`,
  `create index stripe_events_newest on stripe_events ("receivedAt")`,
  `create table exports (
    id text primary key,
    "userId" text not null references users (id) on delete cascade,
    "sessionId" text not null,
    status text not null,
    filename text not null unique,
    size integer,
    "errorCode" text,
    "createdAt" text not null,
    "expiresAt" text not null
  )`,
  `create index exports_of_user on exports ("userId", "createdAt")`,
  `create index exports_by_expiry on exports ("expiresAt")`,
  // What is deleted leaves the search index too, and not only its list (sqlite.org/fts5.html, 6.12).
  `insert into notes_search (notes_search, rank) values ('secure-delete', 1)`,
  `insert into notes_search (notes_search) values ('rebuild')`,
  `create table used_id_tokens (
    id text primary key,
    "expiresAt" text not null
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
