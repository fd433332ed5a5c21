import { aCard, aReadyCourse, aSession, aTry } from '#tests/support/factories.ts'
import { rowsOf } from '#tests/support/database.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { Pool } from './fuzz-values.ts'

/** An account with something of every kind, made by the ways that a person has. */
export async function aBusyPerson(house: House, email: string): Promise<Visitor> {
  const member = await house.signUp(email)
  const sessionId = aSession()
  const mutate = (name: string, json: object) =>
    member.send('POST', `/trpc/${name}`, { json })
  await member.upload(sessionId, [
    ['quay.jpg', 'bytes of a quay'],
    ['dawn.png', 'bytes of dawn'],
  ])
  await mutate('conversation.analyze', {
    sessionId,
    contextPrompt: 'A harbour at dusk',
    mediaType: 'photography',
  })
  await member.send('POST', '/api/notes', { title: 'Light', content: 'Mind it' })
  await mutate('discovery.discoverLocations', { searchQuery: 'Wakefield' })
  await mutate('discovery.addFavoriteEvent', {
    title: 'Opening',
    startDate: '2026-11-20',
    venue: 'The yard',
  })
  await member.request('/api/tus', {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `sessionId ${btoa(aSession())},filename ${btoa('a.jpg')}`,
    },
  })
  const user = userOf(house, email)
  const course = await aReadyCourse(house.db, user)
  await aCard(house.db, course)
  await aTry(house.db, course)
  return member
}

export function userOf({ open }: House, email: string): { id: string } {
  return open.sqlite.prepare('select id from users where email = ?').get(email) as {
    id: string
  }
}

/** Every id that belongs to these people, by the columns in which they stand. */
export function fillPool(house: House, pool: Pool, people: Array<{ id: string }>): void {
  pool.records.length = 0
  pool.sessions.length = 0
  pool.uploads.length = 0
  pool.numbers.length = 0
  const owners = new Set(people.map(({ id }) => id))
  for (const table of tablesOf(house)) {
    for (const row of rowsOf(house.open, table)) {
      if (!owners.has(String(row['userId'] ?? row['id']))) continue
      const { id, sessionId } = row
      if (typeof id === 'number') pool.numbers.push(id)
      if (typeof id === 'string' && id.length === 32) pool.uploads.push(id)
      else if (typeof id === 'string') pool.records.push(id)
      if (typeof sessionId === 'string') pool.sessions.push(sessionId)
    }
  }
}

export function tablesOf({ open }: Pick<House, 'open'>): string[] {
  const tables = open.sqlite
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`,
    )
    .all() as Array<{ name: string }>
  return tables.map(({ name }) => name)
}

/** Every row of the person's, and every row that holds their secret, by table; hits are counted of whoever knocks. */
export function allOf(
  house: House,
  { id }: { id: string },
  secret: string,
): Record<string, unknown[]> {
  return Object.fromEntries(
    tablesOf(house)
      .filter((table) => table !== 'rate_limits')
      .map((table) => [
        table,
        rowsOf(house.open, table).filter((row) => {
          const isOwn = row['userId'] === id || row['id'] === id
          return isOwn || JSON.stringify(row).includes(secret)
        }),
      ]),
  )
}
