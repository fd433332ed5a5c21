import type { Db } from '../database.ts'

/** Tokens are kept as their sha256 (rule D-17): a copy of the database resets nothing. */
export async function insertResetToken(
  db: Db,
  token: {
    id: string
    email: string
    token: string
    expiresAt: string
    createdAt: string
  },
): Promise<void> {
  await db.insertInto('password_reset_tokens').values(token).execute()
}

/** Older links of the same person open nothing any more. */
export async function voidResetTokens(db: Db, email: string): Promise<void> {
  await db
    .updateTable('password_reset_tokens')
    .set({ used: 1 })
    .where('email', '=', email)
    .where('used', '=', 0)
    .execute()
}

export async function isResetTokenGood(
  db: Db,
  token: { hash: string; now: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset_tokens')
    .select('id')
    .where('token', '=', token.hash)
    .where('used', '=', 0)
    .where('expiresAt', '>', token.now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a token up and tells whose it was; of many at once one gets it, all others undefined. */
export function takeResetToken(
  db: Db,
  token: { hash: string; now: string },
): Promise<{ email: string } | undefined> {
  return db
    .updateTable('password_reset_tokens')
    .set({ used: 1 })
    .where('token', '=', token.hash)
    .where('used', '=', 0)
    .where('expiresAt', '>', token.now)
    .returning('email')
    .executeTakeFirst()
}

export async function deleteResetTokensBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('expiresAt', '<', before).execute()
}
