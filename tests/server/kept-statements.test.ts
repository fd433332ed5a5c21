import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { cloneDatabase } from '#tests/support/database.ts'

test('a statement is prepared once however often it is run', async () => {
  const { db, sqlite } = await cloneDatabase()
  const prepare = sqlite.prepare.bind(sqlite)
  let prepared = 0
  sqlite.prepare = (text: string) => {
    prepared += 1
    return prepare(text)
  }
  for (const id of ['a', 'b', 'c'])
    await db.selectFrom('users').selectAll().where('id', '=', id).execute()
  expect(prepared).toBe(1)
})

test('after a change of the schema a kept statement has the new columns', async () => {
  const { db } = await cloneDatabase()
  const read = () => sql<object>`select * from used_id_tokens`.execute(db)
  await sql`insert into used_id_tokens values ('x', 'then')`.execute(db)
  expect((await read()).rows).toEqual([{ id: 'x', expiresAt: 'then' }])
  await sql`alter table used_id_tokens add column more text default 'y'`.execute(db)
  expect((await read()).rows).toEqual([{ id: 'x', expiresAt: 'then', more: 'y' }])
})

test('of many texts the last ones are kept, and all of them answer', async () => {
  const { db } = await cloneDatabase()
  for (let n = 0; n < 700; n += 1) {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(n)} as n`.execute(db)
    expect(rows).toEqual([{ n }])
  }
})
