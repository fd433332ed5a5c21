import { onTestFinished } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import type { OpenDatabase } from '#db/database.ts'

let image: Promise<Buffer> | undefined

async function migrateOnce(): Promise<Buffer> {
  const open = openDatabase(':memory:')
  await migrate(open)
  const bytes = open.sqlite.serialize()
  await open.db.destroy()
  return bytes
}

/** A fresh database of the newest schema, closed at the end of the test. */
export async function cloneDatabase(): Promise<OpenDatabase> {
  image ??= migrateOnce()
  const open = openDatabase(await image)
  onTestFinished(() => open.db.destroy())
  return open
}

/** All rows of a table, for looking behind the procedures. */
export function rowsOf(
  { sqlite }: Pick<OpenDatabase, 'sqlite'>,
  table: string,
): Array<Record<string, unknown>> {
  return sqlite.prepare(`select * from "${table}"`).all() as Array<
    Record<string, unknown>
  >
}

export function countRows(open: Pick<OpenDatabase, 'sqlite'>, table: string): number {
  return rowsOf(open, table).length
}
