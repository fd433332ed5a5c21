import { expect, test } from 'vitest'
import { readArticle } from '#server/services/places/wikipedia.ts'
import { dayMs } from '#tests/support/clock.ts'
import { museumAt, wakefield } from '#tests/support/places-overpass.ts'
import { errorPage, never, placesHouse } from '#tests/support/places-servers.ts'
import { hangs, sends, sendsJson } from '#tests/support/scripted-server.ts'
import { until } from '#tests/support/until.ts'
import type { PlacesHouse } from '#tests/support/places-servers.ts'
import type { StandInWords } from '#tests/support/places-words.ts'

const words: StandInWords = {
  entities: { Q1: 'art gallery in Wakefield', Q2: 'museum in Wakefield' },
  articles: {
    'en/The_Hepworth_Wakefield': 'The Hepworth Wakefield is an art museum.',
    'de/Haus_am_Fluß': 'Das Haus am Fluß ist ein Museum.',
    'en/Museum_(disambiguation)': null,
  },
}
/** Twelve, so that one search is enough. */
const tagged = (...tags: Array<Record<string, string>>) =>
  Array.from({ length: Math.max(12, tags.length) }, (_, index) =>
    museumAt(index, index + 1, tags[index]),
  )
const texts = async ({ places }: PlacesHouse) =>
  (await places.findNear(wakefield, never)).places.map(({ significance }) => significance)

test('Wikipedia comes before Wikidata, and both before nothing', async () => {
  const elements = tagged(
    { wikipedia: 'en:The Hepworth Wakefield', wikidata: 'Q1' },
    { wikipedia: 'de:Haus am Fluß' },
    { wikidata: 'Q2;Q77' },
    { wikipedia: 'en:Museum (disambiguation)', wikidata: 'Q1' },
    { wikipedia: 'en:No such page', wikidata: 'Q404' },
    { wikidata: 'not an id' },
  )
  const house = await placesHouse({ elements, words })
  expect((await texts(house)).slice(0, 6)).toEqual([
    { text: 'The Hepworth Wakefield is an art museum.', source: 'wikipedia' },
    { text: 'Das Haus am Fluß ist ein Museum.', source: 'wikipedia' },
    { text: 'museum in Wakefield', source: 'wikidata' },
    { text: 'art gallery in Wakefield', source: 'wikidata' },
    null,
    null,
  ])
  expect(house.words.seen).toHaveLength(5)
  expect(house.words.seen[0]!.query.get('ids')).toBe('Q1|Q2|Q404')
  expect(house.words.seen[0]!.userAgent).toBe('Refyn/0.1.0 (https://refyn.example)')
})

test('what is known is not asked again for 30 days, that there is nothing for one', async () => {
  const elements = tagged(
    { wikipedia: 'The Hepworth Wakefield' },
    { wikidata: 'Q404' },
    { wikipedia: 'en:No such page' },
  )
  const house = await placesHouse({ elements, words })
  const first = await texts(house)
  expect(first[0]?.source).toBe('wikipedia')
  await texts(house)
  expect(house.words.seen).toHaveLength(3)
  house.clock.move(dayMs)
  await texts(house)
  expect(house.words.seen.map(({ path }) => path).slice(3)).toEqual([
    '/w/api.php',
    '/en/api/rest_v1/page/summary/No_such_page',
  ])
  house.clock.move(29 * dayMs)
  await texts(house)
  expect(house.words.seen).toHaveLength(8)
})

test('only the nearest 20 with such tags are looked up', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => ({ wikidata: `Q${index + 1}` }))
  const house = await placesHouse({ elements: tagged({}, ...ids), words })
  await texts(house)
  expect(house.words.seen[0]!.query.get('ids')!.split('|')).toEqual(
    ids.slice(0, 20).map(({ wikidata }) => wikidata),
  )
})

test('what is late is left out now and there the next time', async () => {
  const elements = tagged({ wikipedia: 'en:The Hepworth Wakefield', wikidata: 'Q1' })
  const house = await placesHouse({ elements, words }, { pace: { significanceMs: 120 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  house.words.next.push(
    sendsJson(200, { entities: { Q1: { descriptions: { en: { value: 'gallery' } } } } }),
    async (answer, request) => {
      await held
      return sendsJson(200, { type: 'standard', extract: 'It came late.' })(
        answer,
        request,
      )
    },
  )
  const begin = performance.now()
  expect((await texts(house))[0]).toEqual({ text: 'gallery', source: 'wikidata' })
  expect(performance.now() - begin).toBeLessThan(1000)
  release()
  await until(async () => (await texts(house))[0]?.text === 'It came late.')
  expect(house.words.seen).toHaveLength(2)
})

test('people who ask at the same time cause one lookup', async () => {
  const house = await placesHouse({ elements: tagged({ wikidata: 'Q1' }), words })
  await Promise.all(Array.from({ length: 20 }, () => texts(house)))
  expect(house.words.seen).toHaveLength(1)
})

test('a fault leaves out what it must and no more, and old words are used', async () => {
  const elements = tagged({ wikipedia: 'en:The Hepworth Wakefield', wikidata: 'Q1' })
  const house = await placesHouse({ elements, words })
  house.words.next.push(errorPage(500))
  expect((await texts(house))[0]?.source).toBe('wikipedia')
  house.clock.move(31 * dayMs)
  house.words.next.push(errorPage(429), errorPage(503))
  expect((await texts(house))[0]?.source).toBe('wikipedia')
  const silent = await placesHouse(
    { elements, words },
    { pace: { timeoutMs: 60, significanceMs: 5000 } },
  )
  silent.words.next.push(hangs(), hangs('{'))
  expect((await texts(silent))[0]).toBeNull()
})

test('a renamed article gives way to Wikidata, a broken one to the next', async () => {
  const elements = tagged(
    { wikipedia: 'en:Old name', wikidata: 'Q1' },
    { wikipedia: 'en:Broken' },
    { wikipedia: 'en:The Hepworth Wakefield' },
  )
  const house = await placesHouse({ elements, words })
  house.words.next.push(
    sendsJson(200, { entities: { Q1: { descriptions: { en: { value: 'gallery' } } } } }),
    sends(302, '', { location: 'The_Hepworth_Wakefield' }),
    errorPage(500),
  )
  expect((await texts(house)).slice(0, 3).map((each) => each?.source)).toEqual([
    'wikidata',
    undefined,
    'wikipedia',
  ])
  // Only the broken one is asked again.
  await texts(house)
  expect(house.words.seen.map(({ path }) => path.split('/').at(-1)).slice(4)).toEqual([
    'Broken',
  ])
})

test('a long article is cut behind a sentence', async () => {
  const sentence = 'This museum stands by the river and shows what was made here. '
  const articles = { 'en/Long': sentence.repeat(20), 'en/Endless': 'a'.repeat(5000) }
  const house = await placesHouse({
    elements: tagged({ wikipedia: 'en:Long' }, { wikipedia: 'en:Endless' }),
    words: { articles },
  })
  const [long, endless] = await texts(house)
  expect(long?.text).toBe(sentence.repeat(6).trim())
  expect(endless?.text).toMatch(/^a{300,399}…$/)
})

test('whoever goes away does not wait for words', async () => {
  const elements = tagged({ wikidata: 'Q1' })
  const { places, words: server } = await placesHouse({ elements, words })
  server.next.push(hangs())
  const controller = new AbortController()
  const asked = places.findNear(wakefield, controller.signal)
  await until(() => server.seen.length === 1)
  const begin = performance.now()
  controller.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
  expect(performance.now() - begin).toBeLessThan(1000)
})

test.for([
  ['en:The Hepworth Wakefield', 'en', 'The_Hepworth_Wakefield'],
  ['The Hepworth Wakefield', 'en', 'The_Hepworth_Wakefield'],
  ['zh-min-nan:X#History', 'zh-min-nan', 'X'],
  ['evil.example/:X', 'en', 'evil.example/:X'],
  ['en@evil.example:X', 'en', 'en@evil.example:X'],
  ['File:Map.svg', 'en', 'File:Map.svg'],
] as const)('the tag %s is the article %s, %s', ([tag, language, title]) => {
  expect(readArticle(tag)).toMatchObject({ language, title })
})

test.for(['https://en.wikipedia.org/wiki/X', 'http:X', '', 'en:', '..', '#X', null])(
  'the tag %s is no article',
  (tag) => {
    expect(readArticle(tag)).toBeNull()
  },
)
