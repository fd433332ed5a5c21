import { expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { findServedFile, listFiles } from '#db/queries/files.ts'
import { listConversations } from '#db/queries/conversations.ts'
import { findSessionWithUser, insertSession } from '#db/queries/sessions.ts'
import { listMessages } from '#db/queries/messages.ts'
import { cloneDatabase } from '#tests/support/database.ts'
import { aConversation, aFile, aMessage, aUser } from '#tests/support/factories.ts'

const at = '2026-11-10T10:00:00.000Z'

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

/** better-sqlite3 makes the shape of the rows, by `Function`, whenever SQLite has planned anew. */
function countPlans(): () => number {
  let plans = 0
  const original = globalThis.Function
  globalThis.Function = new Proxy(original, {
    apply(target, self, args: string[]) {
      plans += 1
      return Reflect.apply(target, self, args) as unknown
    },
  })
  onTestFinished(() => {
    globalThis.Function = original
  })
  return () => plans
}

test('a select is planned once, whatever it is asked for', async () => {
  const { db } = await cloneDatabase()
  const people = [await aUser(db), await aUser(db)]
  const asked: Array<() => Promise<unknown>> = []
  for (const [place, user] of people.entries()) {
    const crit = await aConversation(db, user)
    const { id, sessionId } = await aFile(db, user)
    await aMessage(db, crit)
    await insertSession(db, {
      id: `hash ${place}`,
      userId: user.id,
      expiresAt: at,
      createdAt: at,
      lastSeenAt: at,
      ip: null,
      userAgent: null,
    })
    asked.push(async () => [
      await findSessionWithUser(db, `hash ${place}`),
      await findServedFile(db, user.id, id),
      ...(await listFiles(db, user.id, sessionId)),
      ...(await listMessages(db, user.id, crit.id)),
      ...(await listConversations(db, user.id, { limit: place + 1 })),
    ])
  }
  const plans = countPlans()
  const found = []
  for (const ask of asked) found.push(await ask())
  expect(found.map((rows) => [rows].flat().filter(Boolean).length)).toEqual([5, 5])
  const once = plans()
  expect(once).toBe(5)
  for (const ask of asked) await ask()
  expect(plans()).toBe(once)
})

test('the values of a select have the types with which they are bound', async () => {
  const { db, sqlite } = await cloneDatabase()
  const values = ['7', 7, 7.5, null]
  const bound = sqlite.prepare('select typeof(?), typeof(?), typeof(?), typeof(?)')
  const { rows } = await db.executeQuery(
    db
      .selectNoFrom((is) =>
        values.map((value, place) =>
          sql<string>`typeof(${is.val(value)})`.as(`value${place}`),
        ),
      )
      .compile(),
  )
  expect(Object.values(rows[0] ?? {})).toEqual(bound.raw().get(values))
})

test('a prepared select is filled anew each time', async () => {
  const { db } = await cloneDatabase()
  const [ada, bo] = [await aUser(db), await aUser(db)]
  const mine = await aFile(db, ada)
  expect((await findServedFile(db, ada.id, mine.id))?.id).toBe(mine.id)
  expect(await findServedFile(db, bo.id, mine.id)).toBeUndefined()
  const other = await cloneDatabase()
  expect(await findServedFile(other.db, ada.id, mine.id)).toBeUndefined()
  const inside = db.transaction().execute((trx) => findServedFile(trx, ada.id, mine.id))
  expect((await inside)?.id).toBe(mine.id)
})
