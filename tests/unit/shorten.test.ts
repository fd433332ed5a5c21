import { expect, test } from 'vitest'
import { shorten } from '#src/lib/shorten.ts'

test.for([
  ['Is the sky too bright?', 22, 'Is the sky too bright?'],
  ['Is the sky too bright? Is the sea?', 26, 'Is the sky too bright? Is…'],
  ['Is the sky too bright? Is the sea?', 25, 'Is the sky too bright? Is…'],
  ['The sky, the sea', 9, 'The sky…'],
  ['  Trimmed  ', 7, 'Trimmed'],
  ['Unbreakable', 5, 'Unbre…'],
  ['ab😀cd', 3, 'ab…'],
] as const)('“%s” in %i characters is “%s”', ([text, most, shown]) => {
  expect(shorten(text, most)).toBe(shown)
})
