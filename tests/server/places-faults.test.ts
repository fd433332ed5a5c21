import { expect, test } from 'vitest'
import { PlacesError } from '#routers/places.ts'
import { fetchJson, retryAfterMs } from '#server/services/places/json-answer.ts'
import { errorPage, never, placesHouse } from '#tests/support/places-servers.ts'
import { museumAt } from '#tests/support/places-overpass.ts'
import {
  cutsOff,
  dribbles,
  hangs,
  scriptedServer,
  sends,
  sendsJson,
} from '#tests/support/scripted-server.ts'
import { until } from '#tests/support/until.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const json = { 'content-type': 'application/json' }
/** Where the catalogue has nothing. */
const azores = { latitude: 37.74, longitude: -25.67 }
const big = Buffer.alloc(9 * 1024 * 1024, ' ')

const faults: Array<[string, Script, RegExp]> = [
  ['a page with 403', errorPage(403), /cannot be reached/],
  ['a page with 500', errorPage(500), /cannot be reached/],
  ['a page with 200', errorPage(200), /cannot be reached/],
  ['json called a page', sends(200, '[]', { 'content-type': 'text/html' }), /cannot be/],
  ['json without a type', sends(200, '{"elements":[]}'), /cannot be reached/],
  ['broken json', sends(200, '{"elements": [', json), /cannot be reached/],
  ['an empty answer', sends(200, '', json), /cannot be reached/],
  ['json of another shape', sendsJson(200, { nodes: [] }), /cannot be reached/],
  ['an answer of 9 MB', sends(200, big, json), /cannot be reached/],
  ['an answer cut in the middle', cutsOff('{"elements": ['), /cannot be reached/],
  ['an answer that never begins', hangs(), /cannot be reached/],
  ['an answer that stops', hangs('{'), /cannot be reached/],
  ['an answer that never ends', dribbles(), /cannot be reached/],
  [
    'a query broken off by the server',
    sendsJson(200, {
      elements: [museumAt(0, 1)],
      remark: 'runtime error: Query timed out in "query" at line 3 after 26 seconds.',
    }),
    /cannot be reached/,
  ],
]

test.for(faults)('%s is told in words that may be shown', async ([, script, words]) => {
  const { places, map, open, logged } = await placesHouse(
    {},
    { pace: { timeoutMs: 150 } },
  )
  map.next.push(script)
  const error = await places.findNear(azores, never).catch((each: unknown) => each)
  expect(error).toBeInstanceOf(PlacesError)
  expect(String(error)).toMatch(words)
  expect(map.seen).toHaveLength(1)
  expect(logged).toHaveLength(1)
  // A fault is not kept: the next person asks again.
  expect(open.sqlite.prepare('select * from outside_answers').all()).toEqual([])
})

test.for(faults)(
  '%s costs a town, a label and an address nothing else',
  async ([, script]) => {
    const { places, map } = await placesHouse({}, { pace: { timeoutMs: 100 } })
    map.next.push(script, script, script)
    await expect(places.nameOf(azores, never)).resolves.toBeNull()
    await expect(places.locate('Rua 1', never)).resolves.toBeNull()
    // The map's last word may be a pause after three failures.
    await expect(places.findTown('Ponta Delgada', never)).rejects.toBeInstanceOf(
      PlacesError,
    )
  },
)

test('no redirect is followed', async () => {
  const { places, map } = await placesHouse({})
  map.next.push(sends(302, '', { location: '/search?q=elsewhere' }))
  await expect(places.findTown('Wakefield Road', never)).rejects.toThrow(/cannot be/)
  expect(map.seen).toHaveLength(1)
})

test('a server that is not there cannot be reached', async () => {
  const { places } = await placesHouse(
    {},
    { overpassUrl: 'http://127.0.0.1:9/interpreter' },
  )
  await expect(places.findNear(azores, never)).rejects.toThrow(/cannot be reached/)
})

test('an answer over the limit is not read to its end', async () => {
  const server = await scriptedServer(sends(200, big, json))
  const limits = { signal: never, timeoutMs: 5000, maxBytes: 100_000 }
  await expect(fetchJson({ url: server.origin, headers: {} }, limits)).rejects.toThrow(
    /sent over 100000 bytes/,
  )
  await until(() => server.requests[0]?.isDropped)
})

test('whoever went away before asking asks nobody', async () => {
  const { places, map } = await placesHouse({})
  const reason = new Error('gone')
  const gone = AbortSignal.abort(reason)
  await expect(places.findTown('Wakefield', gone)).rejects.toBe(reason)
  await expect(places.findNear(azores, gone)).rejects.toBe(reason)
  await expect(places.locate('Wakefield', gone)).resolves.toBeNull()
  expect(map.seen).toEqual([])
})

test('an abort ends what waits for a slow server', async () => {
  const { places, map } = await placesHouse({}, { pace: { timeoutMs: 20_000 } })
  map.next.push(hangs('{'))
  const controller = new AbortController()
  const asked = places.findNear(azores, controller.signal)
  await until(() => map.seen.length === 1)
  controller.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
})

test.for([
  ['7', 7000],
  [' 0 ', 0],
  ['Sun, 06 Nov 1994 08:49:47 GMT', 10_000],
  ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  [null, null],
] as const)('Retry-After %s is %s ms', ([header, ms]) => {
  const now = Date.parse('Sun, 06 Nov 1994 08:49:37 GMT')
  expect(retryAfterMs(header, now)).toBe(ms)
})
