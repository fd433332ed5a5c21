import { expect, test } from 'vitest'
import { startsOf } from '#routers/audio-chat/settle-audio.ts'
import { spokenText } from '#routers/audio-chat/spoken-text.ts'
import type { ScriptTurn } from '#routers/contract/audio-chat.ts'

/** Turns of the given lengths, the hosts in turn. */
function turns(...lengths: number[]): ScriptTurn[] {
  return lengths.map((length, index) => ({
    host: index % 2 === 0 ? 'Alex' : 'Henry',
    text: 'x'.repeat(length),
  }))
}

function pieces(...counts: number[]) {
  return counts.map((count, index) => ({ name: `${index}.wav`, turns: count }))
}

test('with a turn in each piece a turn begins where its piece does', () => {
  const joined = { durationSeconds: 9, starts: [0.5, 3, 7] }
  expect(startsOf(turns(10, 500, 1), pieces(1, 1, 1), joined)).toEqual([0.5, 3, 7])
})

test('turns that share a piece share its time by the length of their words', () => {
  const joined = { durationSeconds: 30, starts: [0, 20] }
  expect(startsOf(turns(10, 30, 60, 40, 10), pieces(3, 2), joined)).toEqual([
    0, 2, 8, 20, 28,
  ])
})

test('the last piece lasts to the end of the talk', () => {
  expect(startsOf(turns(30, 10), pieces(2), { durationSeconds: 8, starts: [4] })).toEqual(
    [4, 7],
  )
})

test('starts never go back, and each turn has one', () => {
  const script = turns(7, 3, 900, 1, 44, 8, 12)
  const joined = { durationSeconds: 61.25, starts: [0, 20.5, 44] }
  const starts = startsOf(script, pieces(3, 3, 1), joined)
  expect(starts).toHaveLength(7)
  expect(starts.toSorted((a, b) => a - b)).toEqual(starts)
  expect(starts.at(-1)).toBeLessThan(61.25)
})

test('a talk of nothing has no starts', () => {
  expect(startsOf([], [], { durationSeconds: 0, starts: [] })).toEqual([])
})

test.for([
  ['It is dark [F1].', 'It is dark.'],
  ['Dark [F1], [F2] and [S3] cold.', 'Dark and cold.'],
  ['Look ([F4]) at the sail.', 'Look at the sail.'],
  ['[F12]', ''],
  ['[S1] [F2].', ''],
  ['  Two   words ', 'Two words'],
  ['In [brackets] and [F1234] stay.', 'In [brackets] and [F1234] stay.'],
])('%s is spoken as "%s"', ([text, spoken]) => {
  expect(spokenText(text!)).toBe(spoken)
})
