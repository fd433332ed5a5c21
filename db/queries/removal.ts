import { sql } from 'kysely'
import { truncateWal } from './health.ts'
import type { Db } from '../database.ts'
import type { AudioChatRow } from '../tables/conversations.ts'
import type { UserRow } from '../tables/people.ts'

/** Everything outside the rows that an account has: what has to go when they do. */
export interface Belongings {
  filenames: string[]
  uploadIds: string[]
  talks: Array<Pick<AudioChatRow, 'filename' | 'piecesName'>>
  conversationIds: string[]
  jobKeys: string[]
}

export async function listBelongings(db: Db, userId: string): Promise<Belongings> {
  const [files, exports, refyns, uploads, talks, conversations, jobs] = [
    await db
      .selectFrom('files')
      .select('filename')
      .where('userId', '=', userId)
      .execute(),
    await db
      .selectFrom('exports')
      .select('filename')
      .where('userId', '=', userId)
      .execute(),
    await db
      .selectFrom('messages')
      .select(sql<string | null>`json_extract(edit, '$.filename')`.as('filename'))
      .where('userId', '=', userId)
      .where('kind', '=', 'refyn')
      .execute(),
    await db.selectFrom('uploads').select('id').where('userId', '=', userId).execute(),
    await db
      .selectFrom('audio_chats')
      .select(['filename', 'piecesName'])
      .where('userId', '=', userId)
      .execute(),
    await db
      .selectFrom('conversations')
      .select('id')
      .where('userId', '=', userId)
      .execute(),
    await db
      .selectFrom('jobs')
      .select('dedupeKey')
      .where('userId', '=', userId)
      .execute(),
  ]
  return {
    filenames: [...files, ...exports, ...refyns].flatMap(
      ({ filename }) => filename ?? [],
    ),
    uploadIds: uploads.map(({ id }) => id),
    talks,
    conversationIds: conversations.map(({ id }) => id),
    jobKeys: jobs.map(({ dedupeKey }) => dedupeKey),
  }
}

/** Removes what names a person without belonging to their row; the row takes all else with it. */
export async function deleteTraces(
  db: Db,
  user: Pick<UserRow, 'id' | 'email' | 'stripeCustomerId'>,
): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('kind', '=', 'mail')
    .where(sql<string>`json_extract(payload, '$.email')`, '=', user.email)
    .execute()
  await db.deleteFrom('password_reset_tokens').where('email', '=', user.email).execute()
  await db
    .deleteFrom('rate_limits')
    .where((is) =>
      is.or([
        is(sql<number>`instr(key, ${user.id})`, '>', 0),
        is(sql<number>`instr(key, ${user.email})`, '>', 0),
      ]),
    )
    .execute()
  if (user.stripeCustomerId === null) return
  await db
    .deleteFrom('stripe_events')
    .where('customerId', '=', user.stripeCustomerId)
    .execute()
  await db
    .deleteFrom('jobs')
    .where('kind', '=', 'subscription')
    .where(sql<string>`json_extract(payload, '$.customerId')`, '=', user.stripeCustomerId)
    .execute()
}

/**
 * Writes the file anew and empties its log. A deleted row is wiped where it stood (`secure_delete`), but
 * the search index keeps words as the borders between its pages, and pages that were split keep copies
 * of rows in the gap between their cells; tests/server/removal.test.ts finds both. Nothing else is done
 * meanwhile: about 10 ms a MB. Throws while somebody else reads.
 */
export async function eraseRemains(db: Db): Promise<void> {
  await sql`insert into notes_search (notes_search) values ('rebuild')`.execute(db)
  await sql`vacuum`.execute(db)
  await truncateWal(db)
}
