import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Does a part of a transaction: when it throws, nothing that it wrote stays, and what was written before it does. */
export async function inSavepoint(trx: Db, work: () => Promise<void>): Promise<void> {
  await sql`savepoint part`.execute(trx)
  try {
    await work()
  } catch (error) {
    await sql`rollback to part`.execute(trx)
    throw error
  } finally {
    await sql`release part`.execute(trx)
  }
}
