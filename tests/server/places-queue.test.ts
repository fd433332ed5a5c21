import { expect, test } from 'vitest'
import { PlacesError } from '#routers/places.ts'
import {
  RequestQueue,
  osmPace,
  wordsPace,
} from '#server/services/places/request-queue.ts'
import { SourceFault } from '#server/services/places/source-fault.ts'
import { errorPage, never, placesHouse } from '#tests/support/places-servers.ts'
import { hangs, scriptedServer, sendsJson } from '#tests/support/scripted-server.ts'
import { until } from '#tests/support/until.ts'
import type { StandInTown } from '#tests/support/places-nominatim.ts'
import type { Seen } from '#tests/support/places-servers.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const towns = Array.from({ length: 60 }, (_, index): StandInTown => ({
  name: `Town ${index}`,
  latitude: 50 + index / 20,
  longitude: -1,
  address: { city: `Town ${index}`, country: 'United Kingdom' },
}))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const slowly =
  (ms: number, script: Script): Script =>
  async (answer, request) => {
    await pause(ms)
    await script(answer, request)
  }

/** A busy machine may take so long from the start of a request to its arrival. */
const slackMs = 110

/** Whether no span holds more requests than the pace lets out. */
function expectPace(seen: Seen[], intervalMs: number): void {
  for (const [i, one] of seen.entries())
    for (const [j, other] of seen.entries())
      if (j > i) expect(other.at - one.at).toBeGreaterThan((j - i) * intervalMs - slackMs)
}

test('the public servers are asked once a second, and 200 may wait', () => {
  expect(osmPace).toMatchObject({ intervalMs: 1000, maxWaiting: 200, retryMs: 5000 })
})

test('without settings two requests are a second apart', async () => {
  const queue = new RequestQueue(osmPace)
  const started: number[] = []
  const ask = () =>
    queue.ask('https://map.example/', async () => void started.push(performance.now()), {
      signal: never,
    })
  await Promise.all([ask(), ask()])
  expect(started[1]! - started[0]!).toBeGreaterThan(1000 - slackMs)
})

test('starts are an interval apart, whatever the requests take', async () => {
  const queue = new RequestQueue({ ...osmPace, intervalMs: 150 })
  const started: number[] = []
  const takes = [0, 420, 0, 0, 130, 0]
  await Promise.all(
    takes.map((ms) =>
      queue.ask(
        'https://map.example/',
        async () => {
          started.push(performance.now())
          await pause(ms)
        },
        { signal: never },
      ),
    ),
  )
  for (const [index, at] of started.entries())
    if (index > 0) expect(at - started[index - 1]!).toBeGreaterThan(150 - slackMs)
})

test('50 people who ask for 50 towns wait their turn', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { intervalMs: 40 } })
  const found = await Promise.all(
    towns.slice(0, 50).map(({ name }) => places.findTown(name, never)),
  )
  expect(found.map((town) => town?.latitude)).toEqual(
    towns.slice(0, 50).map(({ latitude }) => latitude),
  )
  expect(map.seen).toHaveLength(50)
  expectPace(map.seen, 40)
})

test('both servers of the map share the pace where they are one host', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { intervalMs: 150 } })
  await Promise.all([
    places.findTown('Town 1', never),
    places.nameOf({ latitude: 50, longitude: -1 }, never),
    places.findTown('Town 2', never),
    places.findNear({ latitude: 40, longitude: -1 }, never),
    places.locate('Town 3', never),
  ])
  expect(new Set(map.seen.map(({ path }) => path))).toEqual(
    new Set(['/search', '/reverse', '/interpreter']),
  )
  expectPace(map.seen, 150)
})

test('a host that hangs holds up no other, and each keeps its pace', async () => {
  const overpass = await scriptedServer(hangs())
  const { places, map } = await placesHouse(
    { towns },
    {
      overpassUrl: `${overpass.origin}/interpreter`,
      pace: { intervalMs: 150, mapMs: 1500 },
    },
  )
  const near = places.findNear({ latitude: 40, longitude: -1 }, never)
  const fault = expect(near).rejects.toThrow(/cannot be reached/)
  await until(() => overpass.requests.length === 1)
  const beganMs = performance.now()
  await Promise.all(
    ['Town 1', 'Town 2', 'Town 3'].map((name) => places.findTown(name, never)),
  )
  expect(performance.now() - beganMs).toBeLessThan(1200)
  expectPace(map.seen, 150)
  await fault
})

test('a server that once does not answer in time is left alone for a while', async () => {
  const { places, map } = await placesHouse(
    { towns },
    { pace: { timeoutMs: 100, restMs: 300 } },
  )
  map.next.push(hangs())
  await expect(places.findTown('Town 1', never)).rejects.toThrow(/cannot be reached/)
  await expect(places.findTown('Town 2', never)).rejects.toThrow(/is busy/)
  expect(map.seen).toHaveLength(1)
  await pause(320)
  await expect(places.findTown('Town 2', never)).resolves.not.toBeNull()
})

test('a slow answer lets no two requests out close together', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { intervalMs: 250 } })
  map.next.push(slowly(700, sendsJson(200, [])))
  await Promise.all(
    ['Town 1', 'Town 2', 'Town 3'].map((name) => places.findTown(name, never)),
  )
  expectPace(map.seen, 250)
})

test('never more than one request is on its way', async () => {
  const { places, map } = await placesHouse({ towns })
  let [open, most] = [0, 0]
  const counted: Script = async (answer) => {
    open += 1
    most = Math.max(most, open)
    await pause(15)
    open -= 1
    answer.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  map.next.push(...Array.from({ length: 8 }, () => counted))
  await Promise.all(towns.slice(0, 4).map(({ name }) => places.findTown(name, never)))
  expect(most).toBe(1)
})

test('50 people who ask for one town cause one request', async () => {
  const { places, map } = await placesHouse({ towns })
  const found = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      places.findTown(index % 2 ? ' town  7 ' : 'Town 7', never),
    ),
  )
  expect(new Set(found.map((town) => town?.label))).toEqual(
    new Set(['Town 7, United Kingdom']),
  )
  expect(map.seen).toHaveLength(1)
})

test('whoever goes away leaves the others waiting for the same answer', async () => {
  const { places, map } = await placesHouse({ towns })
  map.next.push(slowly(60, sendsJson(200, [])))
  const controller = new AbortController()
  const reason = new Error('gone')
  const leaving = places.findTown('Town 7', controller.signal)
  const staying = places.findTown('Town 7', never)
  await until(() => map.seen.length === 1)
  controller.abort(reason)
  await expect(leaving).rejects.toBe(reason)
  await expect(staying).resolves.toMatchObject({ latitude: 50.35 })
  expect(map.seen).toHaveLength(2)
})

test('when all have gone the request is ended, and the next person asks anew', async () => {
  const { places, map } = await placesHouse({ towns })
  map.next.push(hangs())
  const controllers = [new AbortController(), new AbortController()]
  const asked = controllers.map(({ signal }) => places.findTown('Town 7', signal))
  const settled = Promise.allSettled(asked)
  await until(() => map.seen.length === 1)
  for (const controller of controllers) controller.abort()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(places.findTown('Town 7', never)).resolves.not.toBeNull()
  expect(map.seen).toHaveLength(2)
})

test('a request whose people went away while it waited is never sent', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { intervalMs: 400 } })
  const controller = new AbortController()
  const first = places.findTown('Town 1', never)
  const second = places.findTown('Town 2', controller.signal)
  const third = places.findTown('Town 3', never)
  controller.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await Promise.all([first, third])
  expect(map.seen.map(({ query }) => query.get('q'))).toEqual(['Town 1', 'Town 3'])
  // Nor does it take a turn.
  expect(map.seen[1]!.at - map.seen[0]!.at).toBeLessThan(700)
})

test('beyond 200 that wait a request is refused at once, and later ones are not', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { maxWaiting: 3 } })
  map.next.push(slowly(80, sendsJson(200, [])))
  const asked = towns.slice(0, 5).map(({ name }) => places.findTown(name, never))
  const settled = await Promise.allSettled(asked)
  const refused = settled.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({
    reason: expect.objectContaining({
      message: expect.stringMatching(/^The map service is busy/),
    }),
  })
  await expect(places.findTown('Town 9', never)).resolves.not.toBeNull()
})

test('labels fill no more than half of the queue', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { maxWaiting: 4 } })
  map.next.push(slowly(80, sendsJson(200, [])))
  const located = towns.slice(0, 6).map(({ name }) => places.locate(name, never))
  const found = [20, 21].map((index) => places.findTown(`Town ${index}`, never))
  expect(await Promise.all(found)).not.toContain(null)
  // One was on its way, two waited.
  expect((await Promise.all(located)).filter(Boolean)).toHaveLength(2)
  expect(map.seen).toHaveLength(5)
})

test('addresses wait behind what people look at', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { intervalMs: 30 } })
  await Promise.all([
    ...['Town 1', 'Town 2', 'Town 3'].map((name) => places.locate(name, never)),
    places.findTown('Town 4', never),
  ])
  expect(map.seen.map(({ query }) => query.get('q'))[1]).toBe('Town 4')
})

test.for([
  ['429 with Retry-After', errorPage(429, { 'retry-after': '1' }), 990],
  ['429 without', errorPage(429), 30],
  ['504 with a page', errorPage(504), 30],
] as const)(
  'after %s everybody waits and the request is tried once more first',
  async ([, script, waitMs]) => {
    const { places, map } = await placesHouse({ towns })
    map.next.push(slowly(40, script))
    const both = [places.findTown('Town 1', never), places.findTown('Town 2', never)]
    expect((await Promise.all(both)).map((town) => town?.label)).toEqual([
      'Town 1, United Kingdom',
      'Town 2, United Kingdom',
    ])
    expect(map.seen.map(({ query }) => query.get('q'))).toEqual([
      'Town 1',
      'Town 1',
      'Town 2',
    ])
    expect(map.seen[1]!.at - map.seen[0]!.at).toBeGreaterThan(waitMs)
  },
)

test('a server that stays busy is not asked a third time', async () => {
  const { places, map } = await placesHouse({ towns })
  map.next.push(errorPage(504), errorPage(504))
  await expect(places.findTown('Town 1', never)).rejects.toThrow(/is busy/)
  expect(map.seen).toHaveLength(2)
})

test('a server that asks for more than half a minute is left alone until then', async () => {
  const { places, map } = await placesHouse({ towns })
  map.next.push(errorPage(429, { 'retry-after': '600' }))
  await expect(places.findTown('Town 1', never)).rejects.toBeInstanceOf(PlacesError)
  await expect(places.findTown('Town 2', never)).rejects.toThrow(/is busy/)
  expect(map.seen).toHaveLength(1)
})

test('after three failures in a row a server is left alone for a while', async () => {
  const { places, map } = await placesHouse({ towns }, { pace: { restMs: 300 } })
  map.next.push(errorPage(500), errorPage(500))
  await expect(places.findTown('Town 1', never)).rejects.toThrow(/cannot be reached/)
  await expect(places.findTown('Town 2', never)).rejects.toThrow(/cannot be reached/)
  await expect(places.findTown('Town 3', never)).resolves.not.toBeNull()
  map.next.push(errorPage(500), errorPage(500), errorPage(500))
  for (const name of ['Town 4', 'Town 5', 'Town 6'])
    await expect(places.findTown(name, never)).rejects.toThrow(/cannot be reached/)
  await expect(places.findTown('Town 7', never)).rejects.toThrow(/is busy/)
  expect(map.seen).toHaveLength(6)
  await pause(320)
  await expect(places.findTown('Town 7', never)).resolves.not.toBeNull()
})

test('a request that is refused for its own sake closes the server to nobody', async () => {
  const { places, map } = await placesHouse({ towns })
  map.next.push(...Array.from({ length: 5 }, () => errorPage(400)))
  for (let index = 0; index < 5; index += 1)
    await expect(places.findTown(`Odd ${index}`, never)).rejects.toThrow(/cannot be/)
  await expect(places.findTown('Town 7', never)).resolves.not.toBeNull()
})

test('the queue for words tries nothing twice', async () => {
  const queue = new RequestQueue(wordsPace)
  let asked = 0
  const ask = () =>
    queue.ask(
      'https://words.example/',
      () => {
        asked += 1
        return Promise.reject(new SourceFault('429', { isBusy: true }))
      },
      { signal: never },
    )
  await expect(ask()).rejects.toBeInstanceOf(SourceFault)
  expect(asked).toBe(1)
})
