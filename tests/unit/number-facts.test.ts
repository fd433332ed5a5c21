import { expect, test } from 'vitest'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { citation, citedNumbers, numberFacts } from '#routers/facts/number-facts.ts'
import { pictureFacts, soundFacts } from '#tests/support/facts.ts'

test('facts are numbered from 1 through all works in their order', () => {
  const numbered = numberFacts([
    { id: 'one', facts: pictureFacts() },
    { id: 'none', facts: null },
    { id: 'two', facts: soundFacts() },
  ])
  const [picture, sound] = [describeFacts(pictureFacts()), describeFacts(soundFacts())]
  expect(numbered.map(({ number }) => number)).toEqual(
    Array.from({ length: picture.length + sound.length }, (_, index) => index + 1),
  )
  expect(numbered.map(({ fileId, key }) => [fileId, key])).toEqual([
    ...picture.map(({ key }) => ['one', key]),
    ...sound.map(({ key }) => ['two', key]),
  ])
})

test('without facts there is nothing to number', () => {
  expect(numberFacts([])).toEqual([])
  expect(numberFacts([{ id: 'one', facts: null }])).toEqual([])
})

test.for<[string, number[]]>([
  ['The shadows close [F3].', [3]],
  ['So [F3][F12], and again [F3], then [F1].', [3, 12, 1]],
  ['[F999] and [F1000]', [999]],
  ['[F] [f3] [3] F3 [F3', []],
  ['', []],
])('%j cites %j', ([text, numbers]) => {
  expect(citedNumbers(text)).toEqual(numbers)
})

test('what is written as a citation is read as one', () => {
  expect(citedNumbers(`So ${citation(7)}`)).toEqual([7])
})
