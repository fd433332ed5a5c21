import { expect, test } from 'vitest'
import { factKeys } from '#routers/contract/facts.ts'
import { mediaTypes } from '#routers/contract/media-types.ts'
import {
  conceptAsked,
  conceptFor,
  craftStore,
} from '#server/services/built-in/craft/store.ts'

test.for(mediaTypes)(
  '%s has a dozen concepts and more, each with a name of its own',
  (medium) => {
    const concepts = craftStore[medium]
    expect(concepts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(concepts.map(({ id }) => id)).size).toBe(concepts.length)
    expect(new Set(concepts.map(({ name }) => name.toLowerCase())).size).toBe(
      concepts.length,
    )
    for (const { id } of concepts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)

const all = mediaTypes.flatMap((medium) =>
  craftStore[medium].map((concept) => ({ medium, ...concept })),
)

test.for(all)('$id of $medium is told in full', (concept) => {
  for (const field of ['name', 'what', 'see', 'practise'] as const)
    expect([field, concept[field].trim().length > 3]).toEqual([field, true])
  for (const field of ['what', 'see', 'practise'] as const)
    expect([field, /[.!?]$/.test(concept[field])]).toEqual([field, true])
  expect(concept.practise).toMatch(/\d/)
  expect(concept.words.length).toBeGreaterThan(0)
  for (const word of concept.words) {
    expect(word.trim()).not.toBe('')
    expect(word).toBe(word.toLowerCase())
  }
  for (const key of concept.facts) expect(factKeys).toContain(key)
  expect(new Set(concept.facts).size).toBe(concept.facts.length)
})

test.for(all)(
  'asked for by its name, $id of $medium is found',
  ({ medium, id, name }) => {
    expect(conceptAsked(medium, `What about ${name.toLowerCase()}?`)?.id).toBe(id)
  },
)

test('a concept that leads with a measure is preferred to one that mentions it', () => {
  for (const medium of mediaTypes)
    for (const key of factKeys) {
      const found = conceptFor(medium, key)
      const leading = craftStore[medium].some(({ facts }) => facts[0] === key)
      const naming = craftStore[medium].some(({ facts }) => facts.includes(key))
      expect([medium, key, found !== undefined]).toEqual([medium, key, naming])
      if (leading) expect([medium, key, found?.facts[0]]).toEqual([medium, key, key])
    }
})

test('a word counts at its beginning and not inside another', () => {
  expect(conceptAsked('photography', 'What about lighting?')?.id).toBe('light')
  expect(conceptAsked('photography', 'What about the highlights?')?.id).toBe(
    'bright-and-dark-ends',
  )
  expect(conceptAsked('photography', 'Is it a delight?')).toBeUndefined()
  expect(conceptAsked('photography', 'Qwerty zxcvb?')).toBeUndefined()
})
