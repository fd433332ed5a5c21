import { beforeAll, expect, test } from 'vitest'
import { historyDate, relativeTime } from '#src/lib/format-time.ts'
import { startTexts } from '#src/lib/i18n.ts'

beforeAll(startTexts)

const now = Date.parse('2026-11-21T12:00:00.000Z')
const [second, minute, hour] = [1000, 60_000, 3_600_000]

test.for([
  [0, 'Just now'],
  [59 * second, 'Just now'],
  [minute - 1, 'Just now'],
  [minute, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [2 * hour, '2 hours ago'],
  [24 * hour - 1, '23 hours ago'],
] as const)('what is %i ms old is %s', ([age, words]) => {
  expect(relativeTime(new Date(now - age).toISOString(), now)).toBe(words)
})

test('from a day on the local date is shown', () => {
  for (const days of [1, 2, 400]) {
    const then = new Date(now - days * 24 * hour)
    expect(relativeTime(then.toISOString(), now)).toBe(then.toLocaleDateString())
  }
})

test('a clock that is a little behind makes nothing older than now', () => {
  expect(relativeTime(new Date(now + minute).toISOString(), now)).toBe('Just now')
})

test('the history has month, day, year, hour and minute in short US English', () => {
  // Without a zone it is local time, so that the machine's zone does not matter.
  expect(historyDate('2026-11-21T14:05:09')).toMatch(/^Nov 21, 2026, 2:05\sPM$/)
  expect(historyDate('2027-01-02T00:30:00')).toMatch(/^Jan 2, 2027, 12:30\sAM$/)
})
