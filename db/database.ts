import SqliteDatabase from 'better-sqlite3'
import { Kysely } from 'kysely'
import { keepStatements } from './kept-statements.ts'
import { SteadySqliteDialect } from './steady-plans.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>
export type { Transaction } from 'kysely'

export interface OpenDatabase {
  db: Db
  sqlite: SqliteDatabase.Database
}

/** In order, and read back after: rule D-01. FULL, because WAL falls to NORMAL on its own. */
const pragmas: ReadonlyArray<readonly [name: string, set: string, expected: string]> = [
  ['busy_timeout', '5000', '5000'],
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', '2'],
  ['foreign_keys', 'ON', '1'],
  ['trusted_schema', 'OFF', '0'],
  ['cell_size_check', 'ON', '1'],
  ['journal_size_limit', '67108864', '67108864'],
  ['secure_delete', 'ON', '1'],
  ['mmap_size', '0', '0'],
]

/**
 * Opens the SQLite file (or a serialized image, for tests) with every pragma proven to hold;
 * throws and opens nothing when one does not. The caller closes by `db.destroy()`.
 */
export function openDatabase(source: string | Buffer): OpenDatabase {
  const sqlite = new SqliteDatabase(source)
  const isInMemory = typeof source !== 'string' || source === ':memory:'
  try {
    for (const [name, value] of pragmas) sqlite.pragma(`${name} = ${value}`)
    for (const [name, , expected] of pragmas) {
      const found = String(
        (sqlite.pragma(name, { simple: true }) as string | number | null) ?? 0,
      )
      const wanted = isInMemory && name === 'journal_mode' ? 'memory' : expected
      if (found !== wanted)
        throw new Error(`SQLite pragma ${name} is ${found}, expected ${wanted}`)
    }
  } catch (error) {
    sqlite.close()
    throw error
  }
  return {
    db: new Kysely<Database>({
      dialect: new SteadySqliteDialect({ database: keepStatements(sqlite) }),
    }),
    sqlite,
  }
}

/** Turns `file:PATH` into the path. PostgreSQL is not spoken yet and says so. */
export function databasePath(url: string): string {
  if (url.startsWith('file:')) return url.slice('file:'.length)
  throw new Error(`DATABASE_URL must be file:PATH, got ${url.split(':')[0]}:…`)
}
