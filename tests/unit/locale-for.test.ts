import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clockTime, localDate } from '#src/lib/format-time.ts'
import { decimal } from '#src/lib/format-number.ts'
import { speak, startTexts } from '#src/lib/i18n.ts'
import { localeFor } from '#src/lib/locale-for.ts'

beforeAll(startTexts)
afterEach(() => vi.unstubAllGlobals())
afterAll(() => speak('en'))

const browserSays = (...tags: string[]) => vi.stubGlobal('navigator', { languages: tags })

test.for([
  [['de-AT', 'en'], 'de', 'de-AT'],
  [['en-US@posix', 'en'], 'en', 'en'],
  [['en-US@posix'], 'en', 'en'],
  [['en-US@posix', 'en-GB'], 'en', 'en-GB'],
  [['en-US@posix', 'de-CH'], 'de', 'de-CH'],
  [['de_DE.UTF-8', 'fr'], 'de', 'de'],
  [['DE-de'], 'de', 'DE-de'],
  [['C'], 'en', 'en'],
  [[], 'fr', 'fr'],
] as const)('of %j, for %s, %s is taken', ([tags, language, locale]) => {
  browserSays(...tags)
  expect(localeFor(language)).toBe(locale)
})

test('times, dates and numbers are shown though the browser names no language that there is', async () => {
  browserSays('en-US@posix')
  await speak('en')
  expect(clockTime('2026-11-21T14:05:09')).toMatch(/^2:05\sPM$/)
  expect(localDate('2026-11-21T14:05:09')).toBe('11/21/2026')
  browserSays('de_DE@euro')
  await speak('de')
  expect(clockTime('2026-11-21T14:05:09')).toBe('14:05')
  expect(decimal(7.8, 1)).toBe('7,8')
})
