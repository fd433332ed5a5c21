import { prepared } from '../prepared.ts'
import type { Db } from '../database.ts'
import type { SessionRow, UserRow } from '../tables/people.ts'

/** All functions take the sha256 of the cookie's value, never the value (rule D-10). */
export function findSession(db: Db, hash: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', hash).executeTakeFirst()
}

const selectSessionWithUser = prepared((db, value: (name: 'hash') => string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.id', '=', value('hash'))
    .where('users.state', '=', 'active')
    .select([
      'sessions.id',
      'sessions.userId',
      'sessions.expiresAt',
      'sessions.createdAt',
      'sessions.lastSeenAt',
      'sessions.ip',
      'sessions.userAgent',
      'users.isAdmin',
      'users.isAcademic',
      'users.subscriptionPlan',
    ]),
)

/** One look-up a request: the session and what every procedure needs of its owner. */
export async function findSessionWithUser(
  db: Db,
  hash: string,
): Promise<{ session: SessionRow; user: SessionUserRow } | undefined> {
  const row = await selectSessionWithUser(db, { hash })
  if (!row) return undefined
  const { isAdmin, isAcademic, subscriptionPlan, ...session } = row
  return { session, user: { id: row.userId, isAdmin, isAcademic, subscriptionPlan } }
}
export type SessionUserRow = Pick<
  UserRow,
  'id' | 'isAdmin' | 'isAcademic' | 'subscriptionPlan'
>

export function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}

export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** Only ever an UPDATE: an upsert would revive a session that was signed out (rule D-11). */
export async function updateSessionExpiry(
  db: Db,
  hash: string,
  expiresAt: string,
): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('id', '=', hash).execute()
}

export async function updateSessionSeen(
  db: Db,
  hash: string,
  lastSeenAt: string,
): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt }).where('id', '=', hash).execute()
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', hash).execute()
}

export async function deleteSessionsOfUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** One of the person's own, by what the list shows of it; false when there is none. */
export async function deleteOwnSession(
  db: Db,
  userId: string,
  hash: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** All of the person's but the one that is kept; how many there were. */
export async function deleteOtherSessions(
  db: Db,
  userId: string,
  keptHash: string,
): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keptHash)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Which of these are open still: their rows are there, in time, and their person is active. */
export async function listOpenSessions(
  db: Db,
  hashes: string[],
  times: { now: string; createdAfter: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', 'in', hashes)
    .where('sessions.expiresAt', '>', times.now)
    .where('sessions.createdAt', '>', times.createdAfter)
    .where('users.state', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute()
}
