import { existsSync } from 'node:fs'
import { compareSchema, findSqliteVersion, openForReading } from '#db/queries/operator.ts'
import { pathOfDatabase, tryLock } from '../cli/with-database.ts'
import { fail, ok, warn } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

/** Where the database is, and whether this version can work with it. */
export async function checkDatabase(env: Pick<Env, 'databaseUrl'>): Promise<Finding> {
  const subject = 'database'
  const path = pathOfDatabase(env)
  if (!existsSync(path))
    return warn(subject, `none at ${path} yet`, 'the first start makes it')
  try {
    const open = openForReading(path)
    try {
      const { lacks, unknown } = await compareSchema(open.db)
      const found = `${path}, SQLite ${await findSqliteVersion(open.db)}, ${runs(path)}`
      if (unknown.length > 0)
        return fail(subject, found, 'a newer Refyn has changed it: update this one')
      if (lacks.length > 0)
        return warn(
          subject,
          found,
          `the next start brings it up to date (${lacks.length} steps)`,
        )
      return ok(subject, found)
    } finally {
      await open.db.destroy()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return fail(subject, `${path}: ${why}`, 'see that it is a readable database of Refyn')
  }
}

function runs(path: string): string {
  const unlock = tryLock(path)
  unlock?.()
  return unlock ? 'server stopped' : 'server running'
}
