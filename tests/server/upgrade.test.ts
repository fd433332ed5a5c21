import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { listDatabaseFaults } from '#db/queries/operator.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { OpenDatabase } from '#db/database.ts'

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
}
type Row = Record<string, string | number>

const names = Object.keys(migrations)

/** Tables of ours, a parent before its children; what a search index keeps for itself is none. */
function tablesOf({ sqlite }: OpenDatabase): string[] {
  const all = sqlite
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
       and name not like 'sqlite%' and name not like 'kysely%' order by name`,
    )
    .pluck()
    .all() as string[]
  const ordered: string[] = []
  const visit = (table: string) => {
    if (ordered.includes(table)) return
    for (const parent of parentsOf(sqlite, table).values())
      if (parent !== table) visit(parent)
    ordered.push(table)
  }
  for (const table of all) visit(table)
  return ordered
}

/** Of the columns that may not be empty: the others name each other in a circle. */
function parentsOf(sqlite: OpenDatabase['sqlite'], table: string): Map<string, string> {
  const columns = sqlite.pragma(`table_info("${table}")`) as Column[]
  const needed = new Set(columns.filter(({ notnull }) => notnull).map(({ name }) => name))
  const keys = sqlite.pragma(`foreign_key_list("${table}")`) as Array<{
    from: string
    table: string
  }>
  return new Map(
    keys.filter((key) => needed.has(key.from)).map((key) => [key.from, key.table]),
  )
}

/** One row in each table, with all that it must have. */
function fill(open: OpenDatabase): Map<string, Row> {
  const { sqlite } = open
  const filled = new Map<string, Row>()
  for (const table of tablesOf(open)) {
    const columns = sqlite.pragma(`table_info("${table}")`) as Column[]
    const parents = parentsOf(sqlite, table)
    const row: Row = {}
    for (const { name, type, notnull, dflt_value, pk } of columns) {
      const parent = parents.get(name)
      if (parent) row[name] = filled.get(parent)?.['id'] ?? ''
      else if (pk || (notnull && dflt_value === null))
        row[name] = /int/i.test(type) ? 1 : `${table} ${name}`
    }
    const own = Object.keys(row)
    sqlite
      .prepare(
        `insert into "${table}" (${own.map((name) => `"${name}"`).join()}) values (${own.map(() => '?').join()})`,
      )
      .run(Object.values(row))
    filled.set(table, row)
  }
  return filled
}

const schemaOf = ({ sqlite }: OpenDatabase) =>
  sqlite
    .prepare(
      `select type, name, sql from sqlite_schema where name not like 'sqlite%' order by type, name`,
    )
    .all()

test.for(names.map((name, index) => [name, index] as const))(
  'a database of the state after %s is brought up to date with all that is in it',
  async ([name, index]) => {
    const folder = await tempFolder()
    const path = join(folder, 'refyn.sqlite')
    const open = openDatabase(path)
    const provider = { getMigrations: () => Promise.resolve(migrations) }
    const { error } = await new Migrator({ db: open.db, provider }).migrateTo(name)
    expect(error).toBe(undefined)
    const before = fill(open)
    expect(before.size).toBeGreaterThan(10)

    expect(await migrate(open, path)).toEqual(names.slice(index + 1))

    for (const [table, row] of before) {
      const rows = open.sqlite.prepare(`select * from "${table}"`).all() as Row[]
      expect([table, rows.length]).toEqual([table, 1])
      expect(rows[0]).toMatchObject(row)
    }
    const fresh = openDatabase(join(folder, 'fresh.sqlite'))
    await migrate(fresh)
    expect(schemaOf(open)).toEqual(schemaOf(fresh))
    expect(await listDatabaseFaults(open.db)).toEqual([])
    if (index + 1 < names.length)
      expect(readdirSync(join(folder, 'snapshots'))).toHaveLength(1)
    await Promise.all([open.db.destroy(), fresh.db.destroy()])
  },
)
