import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { lockDatabase } from '#db/database-lock.ts'
import { databasePath, openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { compareSchema } from '#db/queries/operator.ts'
import { Failure } from './command.ts'
import type { Db } from '#db/database.ts'
import type { Env } from '../env.ts'

export function pathOfDatabase(env: Pick<Env, 'databaseUrl'>): string {
  return resolve(databasePath(env.databaseUrl))
}

/** The release of the lock, or null when a running server holds it. */
export function tryLock(path: string): (() => void) | null {
  try {
    return lockDatabase(path)
  } catch (error) {
    // Only "held by another" has a cause; a folder that cannot be written is another matter.
    if (error instanceof Error && error.cause !== undefined) return null
    throw error
  }
}

/**
 * Opens the database for a short write, whether the server runs or not: SQLite keeps the two apart.
 * With no server the schema is brought up to date first; beside one it has to be of this version.
 * Keep `work` short: until it ends a server cannot start, or waits with its own writes.
 */
export async function withDatabase<T>(
  env: Pick<Env, 'databaseUrl'>,
  { mayCreate }: { mayCreate: boolean },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const path = pathOfDatabase(env)
  if (!existsSync(path)) {
    if (!mayCreate)
      throw new Failure(
        `There is no database at ${path}: start Refyn once, or create-admin`,
      )
    mkdirSync(dirname(path), { recursive: true })
  }
  const unlock = tryLock(path)
  try {
    const open = openDatabase(path)
    try {
      if (unlock) await migrate(open, path)
      else await requireThisVersion(open.db)
      return await work(open.db)
    } finally {
      await open.db.destroy()
    }
  } finally {
    unlock?.()
  }
}

async function requireThisVersion(db: Db): Promise<void> {
  const { lacks, unknown } = await compareSchema(db)
  if (lacks.length + unknown.length > 0)
    throw new Failure(
      'The running server is of another version: restart it, then try again',
    )
}
