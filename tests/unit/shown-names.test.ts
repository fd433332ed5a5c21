import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interests } from '#routers/contract/interests.ts'
import { languages } from '#routers/contract/languages.ts'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { createBuiltInTutor } from '#server/services/built-in-tutor.ts'
import { ofPainted } from '#routers/contract/read-facts.ts'
import { factName } from '#src/lib/fact-name.ts'
import { speak, startTexts } from '#src/lib/i18n.ts'
import { shownName } from '#src/lib/i18n.ts'
import { engineNames } from '#src/locales/en/engine-names.ts'
import { factNames } from '#src/locales/en/fact-names.ts'
import { anyFacts } from './any-facts.ts'

beforeAll(startTexts)
afterAll(() => speak('en'))

test('English shows what is stored, to the letter, also before any texts have come', () => {
  for (const interest of interests)
    expect(shownName('interests', interest)).toBe(interest)
  for (const label of Object.keys(factNames))
    expect(shownName('factNames', label)).toBe(label)
  for (const label of Object.keys(engineNames))
    expect(shownName('engineNames', label)).toBe(label)
})

test.for(languages.filter((language) => language !== 'en'))(
  '%s has a name of its own for each interest, and each but once',
  async (language) => {
    await speak(language)
    const shown = interests.map((interest) => shownName('interests', interest))
    expect(new Set(shown).size).toBe(interests.length)
    // A few words are those of the English: animation, collage, songwriting.
    const same = interests.filter((interest) => shown.includes(interest))
    expect(same.length, same.join(', ')).toBeLessThan(10)
  },
)

test('every label of a fact has a name in the other languages', () => {
  const labels = fc
    .sample(anyFacts, { numRuns: 300, seed: 1 })
    .flatMap((facts) => describeFacts(facts).map(({ label }) => label))
    .flatMap((label) =>
      label.endsWith(ofPainted) ? [label.slice(0, -ofPainted.length), ofPainted] : label,
    )
  expect(Object.keys(factNames)).toEqual(expect.arrayContaining([...new Set(labels)]))
})

test('a stored label is said in German, and one that nobody knows as it is', async () => {
  await speak('de')
  expect(factName('Clipped highlights')).toBe('Ausgefressene Lichter')
  expect(factName('Clipped highlights, of what is painted')).toBe(
    'Ausgefressene Lichter, nur der deckende Teil',
  )
  expect(shownName('factNames', 'Something of 2025: v1.2')).toBe(
    'Something of 2025: v1.2',
  )
})

test('the built-in tutor has a German name, and a model keeps its own', async () => {
  await speak('de')
  expect(shownName('engineNames', createBuiltInTutor().label)).toBe('Eingebauter Tutor')
  expect(shownName('engineNames', 'gpt-4.1:mini')).toBe('gpt-4.1:mini')
})
