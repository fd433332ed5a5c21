import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import {
  filesWith,
  plantAccount,
  plantMany,
  rowsWith,
  uploadsFolder,
} from '#tests/support/canaries.ts'
import { rowsOf } from '#tests/support/database.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { until } from '#tests/support/until.ts'
import type { House, HouseOptions } from '#tests/support/build-house.ts'

const password = 'a long enough one'
const [word, other] = ['canaryofada7', 'canaryofbea8']

/** Two full accounts, each with a word of its own, in a database that is a file. */
async function aFullHouse(rounds: number, options: HouseOptions = {}) {
  const folder = await tempFolder()
  const path = join(folder, 'refyn.sqlite')
  const open = openDatabase(path)
  onTestFinished(() => open.db.destroy())
  await migrate(open, path)
  const house = await buildHouse({ open, ...options })
  const [ada, bea] = [
    await house.signUp(`${word}@example.org`),
    await house.signUp(`${other}@example.org`),
  ]
  open.sqlite.exec('update users set "isAdmin" = 1 where email like \'learner%\'')
  const people = [
    await plantAccount(house, ada, word),
    await plantAccount(house, bea, other),
  ] as const
  plantMany(open, [...people], rounds)
  const found = (canary: string) => filesWith([folder, uploadsFolder(house)], canary)
  return { ...house, house, ada, bea, adas: people[0], beas: people[1], found }
}

const removed = ({ open }: Pick<House, 'open'>, userId: string) =>
  until(
    () =>
      rowsOf(open, 'users').every(({ id }) => id !== userId) &&
      rowsOf(open, 'jobs').every(
        ({ kind, state }) =>
          !['sweep', 'remove-account'].includes(String(kind)) || state === 'done',
      ),
    20_000,
  )

/** What may hold something of a person, and what never does. */
const neverPersonal = ['kysely_migration', 'kysely_migration_lock', 'outside_answers']

test('after a removal no byte of the database, its log or any file holds a word of the person', async () => {
  const { open, ada, bea, adas, found, house, log } = await aFullHouse(1000)
  const tables = (
    open.sqlite
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all() as Array<{ name: string }>
  )
    .map(({ name }) => name)
    .filter((name) => !/^notes_search|^sqlite_|^used_id_tokens/.test(name))
  const before = rowsWith(open, word)
  expect(tables.filter((name) => before[name] === undefined)).toEqual(neverPersonal)
  const beasRows = rowsWith(open, other)
  expect((await found(word)).length).toBeGreaterThan(15)
  const beasFiles = await found(other)

  const answer = await ada.send('POST', '/trpc/account.remove', { json: { password } })
  expect(answer.status).toBe(200)
  await removed(house, adas.userId)

  expect(rowsWith(open, word)).toEqual({})
  expect(await found(word)).toEqual([])
  expect(JSON.stringify(log.entries)).not.toContain(word)
  expect(rowsWith(open, other)).toEqual(beasRows)
  const lasting = (paths: string[]) => paths.filter((path) => !path.endsWith('-wal'))
  expect(lasting(await found(other))).toEqual(lasting(beasFiles))
  expect((await bea.get('/api/subscription')).status).toBe(200)
  expect(rowsOf(open, 'jobs').map(({ kind }) => kind)).toContain('sweep')
})
