import type { Db } from '../database.ts'

/** Notes a token as used; false when it has been used before. */
export async function takeIdToken(
  db: Db,
  token: { id: string; expiresAt: string },
): Promise<boolean> {
  const result = await db
    .insertInto('used_id_tokens')
    .values(token)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteUsedIdTokensBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('used_id_tokens').where('expiresAt', '<', before).execute()
}
