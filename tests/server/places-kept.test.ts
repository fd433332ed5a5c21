import { expect, test } from 'vitest'
import { keepOutsideAnswer } from '#db/queries/outside-answers.ts'
import { sweepKeptAnswers } from '#server/services/places/kept-answers.ts'
import { dayMs, hourMs } from '#tests/support/clock.ts'
import { cloneDatabase, rowsOf } from '#tests/support/database.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'
import { errorPage, never, placesHouse } from '#tests/support/places-servers.ts'
import { movableClock } from '#tests/support/clock.ts'
import type { StandInTown } from '#tests/support/places-nominatim.ts'

const towns: StandInTown[] = [
  { name: 'Wakefield', ...wakefield, address: { city: 'Wakefield', state: 'England' } },
]
const elements = Array.from({ length: 12 }, (_, index) => museumAt(index, index + 1))
/** Where the catalogue has nothing. */
const azores = { latitude: 37.74, longitude: -25.67 }

test('a town is asked once in 30 days, however it is written', async () => {
  const { places, map, clock } = await placesHouse({ towns })
  await places.findTown('Wakefield', never)
  clock.move(30 * dayMs - 1)
  const kept = await places.findTown(' WAKEFIELD  ', never)
  expect(kept?.label).toBe('Wakefield, England')
  expect(map.seen).toHaveLength(1)
  clock.move(1)
  await places.findTown('Wakefield', never)
  expect(map.seen).toHaveLength(2)
})

test('places around a position are asked once in 7 days, for all within 100 m', async () => {
  const { places, map, clock } = await placesHouse({ elements })
  const first = await places.findNear(wakefield, never)
  clock.move(7 * dayMs - 1)
  const beside = { latitude: wakefield.latitude + 0.0004, longitude: -1.4956 }
  const second = await places.findNear(beside, never)
  expect(new Set(second.places)).toEqual(new Set(first.places))
  expect(map.seen).toHaveLength(1)
  await places.findNear({ ...wakefield, latitude: wakefield.latitude + 0.001 }, never)
  expect(map.seen).toHaveLength(2)
  clock.move(1)
  await places.findNear(wakefield, never)
  expect(map.seen).toHaveLength(3)
})

test('what is kept is sorted from where the person is', async () => {
  const { places } = await placesHouse({ elements })
  await places.findNear(wakefield, never)
  const north = { latitude: wakefield.latitude + 0.0004, longitude: wakefield.longitude }
  const found = await places.findNear(north, never)
  expect(found.places[0]?.sourceId).toBe('node/12')
})

test('that there is nothing is kept for a day', async () => {
  const { places, map, clock } = await placesHouse({})
  const ask = async () => {
    await places.findTown('Atlantis', never)
    await places.findNear(azores, never)
    await places.locate('Nowhere', never)
    await places.nameOf(azores, never)
  }
  await ask()
  const asked = map.seen.length
  clock.move(dayMs - 1)
  await ask()
  expect(map.seen).toHaveLength(asked)
  clock.move(1)
  await ask()
  expect(map.seen).toHaveLength(2 * asked)
})

test('an old answer is used when its source fails, and asked anew when it is back', async () => {
  const { places, map, clock, logged } = await placesHouse({ towns, elements })
  const town = await places.findTown('Wakefield', never)
  const near = await places.findNear(wakefield, never)
  clock.move(40 * dayMs)
  map.next.push(errorPage(500), errorPage(500))
  await expect(places.findTown('Wakefield', never)).resolves.toEqual(town)
  await expect(places.findNear(wakefield, never)).resolves.toEqual(near)
  expect(map.seen).toHaveLength(4)
  expect(logged).toHaveLength(2)
  await places.findTown('Wakefield', never)
  expect(map.seen).toHaveLength(5)
})

test('that there was nothing yesterday is no answer when the source fails', async () => {
  const { places, map, clock } = await placesHouse({})
  await places.findTown('Atlantis', never)
  clock.move(2 * dayMs)
  map.next.push(errorPage(500))
  await expect(places.findTown('Atlantis', never)).rejects.toThrow(/cannot be reached/)
})

test.for(['{', '"text"', '{"label":"X"}', '[{"name":1}]'])(
  'a kept answer %s is asked anew',
  async (body) => {
    const { places, map, open, clock } = await placesHouse({ towns, elements })
    const fetchedAt = clock.now().toISOString()
    for (const key of ['town/wakefield', 'places/53.683,-1.496/3000'])
      await keepOutsideAnswer(open.db, { key, body, fetchedAt })
    await expect(places.findTown('Wakefield', never)).resolves.toMatchObject(wakefield)
    expect((await places.findNear(wakefield, never)).places).toHaveLength(12)
    expect(map.seen).toHaveLength(2)
  },
)

test('a database that cannot be written costs only the keeping', async () => {
  const { places, open, logged } = await placesHouse({ towns })
  open.sqlite.pragma('query_only = ON')
  await expect(places.findTown('Wakefield', never)).resolves.toMatchObject(wakefield)
  expect(logged).toHaveLength(1)
})

test('answers older than 60 days go, and of many the oldest', async () => {
  const open = await cloneDatabase()
  const clock = movableClock()
  const insert = open.sqlite.prepare('insert into outside_answers values (?, ?, ?)')
  const now = clock.now().getTime()
  const at = (ageMs: number) => new Date(now - ageMs).toISOString()
  open.sqlite.transaction(() => {
    insert.run('too old', 'null', at(60 * dayMs + 1))
    insert.run('old', 'null', at(60 * dayMs))
    for (let index = 0; index < 20_010; index += 1)
      insert.run(`answer ${index}`, 'null', at(hourMs + index))
  })()
  await sweepKeptAnswers({ db: open.db, clock })
  const keys = new Set(rowsOf(open, 'outside_answers').map(({ key }) => key))
  expect(keys.size).toBe(20_000)
  expect(['too old', 'old', 'answer 20000'].filter((key) => keys.has(key))).toEqual([])
  expect(keys.has('answer 0') && keys.has('answer 19999')).toBe(true)
})

test('an answer of just 60 days stays', async () => {
  const { places, open, clock } = await placesHouse({ towns })
  await places.findTown('Wakefield', never)
  clock.move(60 * dayMs)
  await sweepKeptAnswers({ db: open.db, clock })
  expect(rowsOf(open, 'outside_answers')).toHaveLength(1)
  clock.move(1)
  await sweepKeptAnswers({ db: open.db, clock })
  expect(rowsOf(open, 'outside_answers')).toHaveLength(0)
})
