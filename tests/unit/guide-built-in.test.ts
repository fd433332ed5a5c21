import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeCategories } from '#routers/contract/discovery.ts'
import { mediaLabels, mediaTypes } from '#routers/contract/media-types.ts'
import { mediaType } from '#routers/contract/media-type.ts'
import { builtInGuide } from '#server/services/guide-built-in.ts'
import { guideReasons, mediaGroups } from '#server/services/guide-reasons.ts'
import type { GuideBrief, GuidedPlace } from '#routers/place-guide.ts'

const open = new AbortController().signal

function aPlace(id: string, over: Partial<GuidedPlace> = {}): GuidedPlace {
  return {
    id,
    name: `Place ${id}`,
    category: 'museum',
    description: '',
    significance: null,
    distanceKm: 1,
    ...over,
  }
}

function rank(places: GuidedPlace[], over: Partial<GuideBrief> = {}) {
  return builtInGuide.rank(
    { places, interests: [], crits: [], town: null, ...over },
    open,
  )
}

const ids = async (...args: Parameters<typeof rank>) =>
  (await rank(...args)).map(({ id }) => id)

const kinds = placeCategories.map((category) => aPlace(category, { category }))

describe('the order', () => {
  test.for([
    ['photography', 'gallery'],
    ['painting', 'gallery'],
    ['music', 'performance_venue'],
    ['dance', 'performance_venue'],
    ['creativeWriting', 'library'],
  ])('for %s begins with a %s', async ([medium, first]) => {
    const crits = [{ medium: medium ?? null, context: '' }]
    expect((await ids(kinds, { crits }))[0]).toBe(first)
  })

  test('follows interests that name a medium in other words', async () => {
    const found = await rank(kinds, { interests: ['Poetry slams'] })
    expect(found[0]).toMatchObject({ id: 'library' })
    expect(found[0]?.reason).toMatch(/^You named Poetry slams among your interests: /)
  })

  test('of two alike the nearer comes first', async () => {
    const places = [
      aPlace('far', { distanceKm: 1.9 }),
      aPlace('near', { distanceKm: 0.2 }),
    ]
    const crits = [{ medium: 'film', context: '' }]
    expect(await ids(places, { crits })).toEqual(['near', 'far'])
  })

  test('a place that speaks of an interest, and one that is known, come before others', async () => {
    const places = [
      aPlace('plain', { distanceKm: 0.1 }),
      aPlace('known', { significance: 'Opened in 1900.' }),
      aPlace('told', { description: 'A collection of studio ceramics.' }),
    ]
    const found = await rank(places, { interests: ['Ceramics'] })
    expect(found.map(({ id }) => id)).toEqual(['told', 'known', 'plain'])
    expect(found[0]?.reason).toContain(
      'What is known of it speaks of Ceramics, which is one of your interests.',
    )
    expect(found[2]?.reason).not.toContain('What is known')
  })

  test('an interest is not found in a part of a word', async () => {
    const places = [aPlace('one', { description: 'A particular start.' })]
    const [found] = await rank(places, { interests: ['art'] })
    expect(found?.reason).not.toContain('What is known')
  })

  test('the medium worked on most counts before another, where a place fits both', async () => {
    const crits = ['film', 'photography', 'photography'].map((medium) => ({
      medium,
      context: '',
    }))
    const [found] = await rank([aPlace('one', { category: 'museum' })], { crits })
    expect(found?.reason).toMatch(/^You are working on photography: /)
  })
})

test('every kind and medium has two reasons, and no reason stands twice', () => {
  const all = placeCategories.flatMap((category) =>
    mediaGroups.flatMap((group) => guideReasons[category][group]),
  )
  expect(all.length).toBeGreaterThanOrEqual(8 * 8 * 2)
  expect(new Set(all).size).toBe(all.length)
  for (const category of placeCategories)
    for (const group of mediaGroups) {
      const reasons = guideReasons[category][group]
      expect(reasons.length).toBeGreaterThanOrEqual(2)
      for (const reason of reasons) {
        expect(reason).toMatch(group === 'any' ? /^\p{Lu}.*\.$/u : /^\p{Ll}.*\.$/u)
        expect(reason.length).toBeLessThan(160)
      }
    }
})

test('of somebody who has told nothing, no reason is claimed', async () => {
  expect(await rank(kinds)).toEqual([])
  const crits = [{ medium: null, context: 'A walk' }]
  expect(await rank(kinds, { crits, interests: ['Railways'] })).toEqual([])
})

test('an interest that belongs to no medium ranks the places that speak of it', async () => {
  const places = [
    aPlace('plain', { distanceKm: 0.1 }),
    aPlace('told', { description: 'All about railways.', distanceKm: 9 }),
  ]
  const found = await rank(places, { interests: ['Railways'] })
  expect(found.map(({ id }) => id)).toEqual(['told'])
  expect(found[0]?.reason).toMatch(/^What is known of it speaks of Railways/)
})

test('it names no places and no events, and nothing is ranked of nothing', async () => {
  const town = { label: 'Wakefield', latitude: 53.68, longitude: -1.5 }
  expect(await builtInGuide.namePlaces(town, [], open)).toEqual([])
  const wanted = { town, from: '2026-12-01', to: '2026-12-31' }
  expect(await builtInGuide.nameEvents(wanted, [], open)).toEqual([])
  expect(await rank([])).toEqual([])
})

const place = fc.record({
  id: fc.string({ maxLength: 3 }),
  name: fc.string(),
  category: fc.constantFrom(...placeCategories),
  description: fc.string(),
  significance: fc.option(fc.string()),
  distanceKm: fc.double({ min: 0, max: 60, noNaN: true }),
})
const crit = fc.record({
  medium: fc.option(fc.oneof(fc.constantFrom(...mediaTypes), fc.string())),
  context: fc.string(),
})

test('whatever the brief, each place comes once at most, with a reason, and none twice in a row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(place, { maxLength: 60 }),
      fc.array(fc.string()),
      fc.array(crit, { maxLength: 5 }),
      async (places, interests, crits) => {
        const found = await rank(places, { interests, crits })
        const given = new Set(places.map(({ id }) => id))
        const ranked = new Set(found.map(({ id }) => id))
        expect(found).toHaveLength(ranked.size)
        expect([...ranked].every((id) => given.has(id))).toBe(true)
        const works = crits.some(({ medium }) => mediaType.safeParse(medium).success)
        if (works) expect(ranked).toEqual(given)
        for (const [index, { reason, significance }] of found.entries()) {
          expect(reason).not.toBe('')
          expect(reason).not.toBe(found[index - 1]?.reason)
          expect(significance).toBeNull()
        }
      },
    ),
    { numRuns: 300 },
  )
})

test.for(mediaTypes)('the words for %s read as a sentence', async (medium) => {
  const [found] = await rank([aPlace('one')], { crits: [{ medium, context: '' }] })
  expect(found?.reason).toContain(
    `You are working on ${mediaLabels[medium].toLowerCase()}: `,
  )
})
