import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { migrations } from './migrations/index.ts'
import type { OpenDatabase } from './database.ts'

const snapshotsKept = 5

/**
 * Brings the schema to the newest version; a second call does nothing. Before it changes a
 * database that has data, it writes a snapshot to `snapshots/` beside the file, so that a failed
 * upgrade can be undone by copying that file back. Throws with the name of the failing migration.
 */
export async function migrate(open: OpenDatabase, path?: string): Promise<string[]> {
  const migrator = new Migrator({
    db: open.db,
    provider: { getMigrations: () => Promise.resolve(inTransactions(migrations)) },
  })
  const all = await migrator.getMigrations()
  const pending = all.filter((migration) => !migration.executedAt)
  if (pending.length === 0) return []
  if (path && pending.length < all.length) await takeSnapshot(open, path)
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find((result) => result.status === 'Error')
  if (error || failed)
    throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error })
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Kysely starts no transaction around SQLite's migrations. A failed or killed one would leave half
 * of its tables behind, and every later start would trip over them.
 */
function inTransactions(plain: Record<string, Migration>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(plain).map(([name, migration]) => [
      name,
      { up: (db) => db.transaction().execute((trx) => migration.up(trx)) },
    ]),
  )
}

async function takeSnapshot({ sqlite }: OpenDatabase, path: string): Promise<void> {
  const folder = join(dirname(path), 'snapshots')
  mkdirSync(folder, { recursive: true })
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  await sqlite.backup(join(folder, `${basename(path)}.${stamp}`))
  const old = readdirSync(folder)
    .filter((name) => name.startsWith(basename(path)))
    .sort()
    .slice(0, -snapshotsKept)
  for (const name of old) rmSync(join(folder, name))
}
