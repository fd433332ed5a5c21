import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { NewUserRow, UserRow } from '../schema.ts'

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

/**
 * Takes one conversation of this month's quota in a single statement, so that no race passes the
 * limit; a month that has begun since the last one starts the count anew. False when none is left.
 */
export async function takeConversation(
  db: Db,
  userId: string,
  quota: { limit: number; monthStart: string },
): Promise<boolean> {
  const used = sql<number>`case when "billingPeriodStart" is null or "billingPeriodStart" < ${quota.monthStart} then 0 else "conversationsThisMonth" end`
  const result = await db
    .updateTable('users')
    .set({
      conversationsThisMonth: sql<number>`${used} + 1`,
      refynsThisMonth: sql<number>`case when "billingPeriodStart" is null or "billingPeriodStart" < ${quota.monthStart} then 0 else "refynsThisMonth" end`,
      billingPeriodStart: sql<string>`max(coalesce("billingPeriodStart", ''), ${quota.monthStart})`,
    })
    .where('id', '=', userId)
    .where(sql<boolean>`${used} < ${quota.limit}`)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives one conversation back to the month in which it was taken; a month that is over needs none. */
export async function giveConversationBack(
  db: Db,
  userId: string,
  monthStart: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ conversationsThisMonth: sql<number>`max(0, "conversationsThisMonth" - 1)` })
    .where('id', '=', userId)
    .where('billingPeriodStart', '=', monthStart)
    .execute()
}

/**
 * Takes one refyn of this month's quota in a single statement; `limit` null has no cap and still
 * counts. A month that has begun since starts both counters anew. False when none is left.
 */
export async function takeRefyn(
  db: Db,
  userId: string,
  quota: { limit: number | null; monthStart: string },
): Promise<boolean> {
  const isOver = sql<boolean>`("billingPeriodStart" is null or "billingPeriodStart" < ${quota.monthStart})`
  const used = sql<number>`case when ${isOver} then 0 else "refynsThisMonth" end`
  let query = db
    .updateTable('users')
    .set({
      refynsThisMonth: sql<number>`${used} + 1`,
      conversationsThisMonth: sql<number>`case when ${isOver} then 0 else "conversationsThisMonth" end`,
      billingPeriodStart: sql<string>`max(coalesce("billingPeriodStart", ''), ${quota.monthStart})`,
    })
    .where('id', '=', userId)
  if (quota.limit !== null) query = query.where(sql<boolean>`${used} < ${quota.limit}`)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Gives one refyn back to the month in which it was taken; a month that is over needs none. */
export async function giveRefynBack(
  db: Db,
  userId: string,
  monthStart: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ refynsThisMonth: sql<number>`max(0, "refynsThisMonth" - 1)` })
    .where('id', '=', userId)
    .where('billingPeriodStart', '=', monthStart)
    .execute()
}

export function updateTutoring(
  db: Db,
  id: string,
  change: { level?: string | null; directness?: string },
): Promise<UserRow | undefined> {
  if (change.level === undefined && change.directness === undefined)
    return findUser(db, id)
  return db
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
