import { expect, test } from 'vitest'
import { citedSuggestions, spokenText } from '#routers/audio-chat/spoken-text.ts'

test.for([
  ['It leans [S1].', 'It leans.'],
  ['It leans [S1], by 4 degrees [F11]. Or more?', 'It leans, by 4 degrees. Or more?'],
  ['[F2] It is dark.', 'It is dark.'],
  ['So loud [F2] [F3][S12]!', 'So loud!'],
  ['So loud [F2], [F3]; and so long.', 'So loud; and so long.'],
  ['Dark ([F2]) and low ( [F3] ).', 'Dark and low.'],
  ['He says “no [F3]”.', 'He says “no”.'],
  ['A  line\n\nand [S2] another ', 'A line and another'],
  ['[F1]', ''],
  ['-9.8 LUFS [F2]. 12 % of it.', '-9.8 LUFS. 12 % of it.'],
] as const)('%s is spoken without its marks', ([text, spoken]) => {
  expect(spokenText(text)).toBe(spoken)
})

test('what only looks like a mark stays', () => {
  for (const text of ['Press [Fn] now.', 'See [F1234].', 'F3 and S2 are keys.', '[f3] x'])
    expect(spokenText(text)).toBe(text)
})

test('suggestions are named in their order, each once, and facts are none', () => {
  expect(citedSuggestions('B [S12], a [S2] and again [S12] with [F4].')).toEqual([12, 2])
  expect(citedSuggestions('Nothing [F1] here S3 [S1234].')).toEqual([])
})
