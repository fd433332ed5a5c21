import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { NewUserRow, UserRow } from '../tables/people.ts'

/** The account under an e-mail that is already in lower case. */
export function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
}

/** Inserts nothing and returns undefined when the e-mail is taken. */
export function insertUser(db: Db, user: NewUserRow): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Those who can still sign in. */
export async function countAdmins(db: Db): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('isAdmin', '=', 1)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function makeAdmin(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ isAdmin: 1 }).where('id', '=', userId).execute()
}

export async function updateLastLogin(
  db: Db,
  userId: string,
  now: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ lastLoginAt: now })
    .where('id', '=', userId)
    .execute()
}

export async function updatePassword(
  db: Db,
  userId: string,
  hash: string,
): Promise<void> {
  await db.updateTable('users').set({ password: hash }).where('id', '=', userId).execute()
}

/** The account that a provider's subject is linked to; see `accountKey` for how it is written. */
export function findUserByGoogleId(
  db: Db,
  googleId: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('googleId', '=', googleId)
    .executeTakeFirst()
}

/** Links an account to a provider's; with `voidsPassword` nobody who knew it gets in any more. */
export async function linkGoogle(
  db: Db,
  userId: string,
  link: { googleId: string; voidsPassword: boolean; now: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      googleId: link.googleId,
      emailVerifiedAt: sql<string>`coalesce("emailVerifiedAt", ${link.now})`,
      updatedAt: link.now,
      ...(link.voidsPassword ? { password: null } : {}),
    })
    .where('id', '=', userId)
    .execute()
}

export async function unlinkGoogle(db: Db, userId: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ googleId: null, updatedAt: now })
    .where('id', '=', userId)
    .execute()
}

/** By a link that was sent there the e-mail is shown to be theirs. */
export async function verifyEmail(db: Db, userId: string, now: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: sql<string>`coalesce("emailVerifiedAt", ${now})` })
    .where('id', '=', userId)
    .execute()
}

/** Closes the account to everyone at once; false when it is closed already. */
export async function markDeleting(
  db: Db,
  userId: string,
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ state: 'deleting', updatedAt: now })
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}

export function updateProfile(
  db: Db,
  userId: string,
  profile: Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'artistStatement'
    | 'interests'
    | 'profileImageUrl'
    | 'updatedAt'
  >,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(profile)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** What a month has a number of. */
export type MonthlyCounter = 'conversationsThisMonth' | 'refynsThisMonth'

/**
 * Takes one of this month's quota in a single statement, so that no race passes the limit; `limit`
 * null has no cap and still counts. A month that has begun since the last one starts both counters
 * anew. False when none is left.
 */
export async function takeMonthly(
  db: Db,
  userId: string,
  quota: { counter: MonthlyCounter; limit: number | null; monthStart: string },
): Promise<boolean> {
  const { counter, limit, monthStart } = quota
  const used = (of: MonthlyCounter) =>
    sql<number>`case when "billingPeriodStart" is null or "billingPeriodStart" < ${monthStart} then 0 else ${sql.ref(of)} end`
  const taken = (of: MonthlyCounter) =>
    of === counter ? sql<number>`${used(of)} + 1` : used(of)
  let query = db
    .updateTable('users')
    .set({
      conversationsThisMonth: taken('conversationsThisMonth'),
      refynsThisMonth: taken('refynsThisMonth'),
      billingPeriodStart: sql<string>`max(coalesce("billingPeriodStart", ''), ${monthStart})`,
    })
    .where('id', '=', userId)
  if (limit !== null) query = query.where(sql<boolean>`${used(counter)} < ${limit}`)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives one back to the month in which it was taken; a month that is over needs none. */
export async function giveMonthlyBack(
  db: Db,
  userId: string,
  { counter, monthStart }: { counter: MonthlyCounter; monthStart: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ [counter]: sql<number>`max(0, ${sql.ref(counter)} - 1)` })
    .where('id', '=', userId)
    .where('billingPeriodStart', '=', monthStart)
    .execute()
}

export function updateTutoring(
  db: Db,
  id: string,
  change: { level?: string | null; directness?: string; language?: string | null },
): Promise<UserRow | undefined> {
  if (Object.values(change).every((value) => value === undefined)) return findUser(db, id)
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
