import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatBytes as bytesInEnglish } from '#routers/contract/file-types.ts'
import { formatStorage } from '#src/features/admin/format-storage.ts'
import {
  decimal,
  formatBytes,
  localDecimals,
  percent,
  signed,
} from '#src/lib/format-number.ts'
import { addTexts, i18n, speak, startTexts } from '#src/lib/i18n.ts'
import { numberIn } from '#src/lib/number-in.ts'
import { facts } from '#src/locales/en/facts.ts'
import type { Language } from '#routers/contract/languages.ts'

/** What divides thousands and stands before a unit is a space of one of several widths. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

beforeAll(async () => {
  await startTexts()
  addTexts('facts', facts)
})
afterAll(() => speak('en'))

const MiB = 1024 ** 2

describe.for([
  ['en', ['528.43 KB', '8.97 MB', '512 Bytes', '1.50 GB', '44100', '12.00 MB']],
  ['de', ['528,43 kB', '8,97 MB', '512 Byte', '1,50 GB', '44.100', '12,00 MB']],
  ['fr', ['528,43 ko', '8,97 Mo', '512 o', '1,50 Go', '44 100', '12,00 Mo']],
  ['es', ['528,43 kB', '8,97 MB', '512 B', '1,50 GB', '44.100', '12,00 MB']],
] as const satisfies ReadonlyArray<readonly [Language, readonly string[]]>)(
  'in %s',
  ([language, [kilo, mega, few, giga, rate, stored]]) => {
    beforeEach(() => speak(language))

    test('sizes have its marks and units', () => {
      const sizes = [528.43 * 1024, 8.97 * MiB, 512, 1536 * MiB].map(formatBytes)
      expect(sizes.map(plain)).toEqual([kilo, mega, few, giga])
      expect(plain(formatStorage(12 * MiB))).toBe(stored)
    })

    test('measures have its decimal mark and as many decimals as in English', () => {
      const point = language === 'en' ? '.' : ','
      expect([percent(0.0779), percent(0.42), percent(0)]).toEqual([
        `7${point}8 %`,
        '42 %',
        '0 %',
      ])
      expect([signed(-14.2), decimal(0.038, 3), decimal(1, 2)]).toEqual([
        `−14${point}2`,
        `0${point}038`,
        `1${point}00`,
      ])
    })

    test('long numbers are divided, and those of four digits are not', () => {
      expect(plain(numberIn(language, '44100'))).toBe(rate)
      expect(numberIn(language, '4032')).toBe('4032')
    })

    test('numbers that a text is given are written so, whatever they are', () => {
      const point = language === 'en' ? '.' : ','
      expect(i18n.t('facts:frameRateValue', { value: 29.97 })).toContain(`29${point}97`)
      expect(i18n.t('facts:sizeValue', { width: 4032, height: 3024 })).toMatch(
        /4032 × 3024/,
      )
      expect(plain(i18n.t('facts:words', { count: 81_234 }))).toContain(
        { en: '81234', de: '81.234', fr: '81 234', es: '81.234' }[language],
      )
    })
  },
)

describe('within stored words', () => {
  beforeEach(() => speak('de'))

  test.for([
    [
      '7.8 %, most in the top left (12.5 % of it)',
      '7,8 %, most in the top left (12,5 % of it)',
    ],
    ['#1a2b3c 4.5 %, #aa0011 62 %', '#1a2b3c 4,5 %, #aa0011 62 %'],
    ['f/2.8, 1/500 s, ISO 400', 'f/2,8, 1/500 s, ISO 400'],
    ['sub −12.5, bass 0', 'sub −12,5, bass 0'],
    ['2.4.1 of v1.5', '2.4.1 of v1.5'],
    ['“At 5.30 we left” 2 times, 1.5', '“At 5.30 we left” 2 times, 1,5'],
    ['1:05 to 12:40', '1:05 to 12:40'],
  ] as const)('%s becomes %s', ([english, german]) => {
    expect(localDecimals(english)).toBe(german)
  })
})

test('English is that of the contract, to the letter', async () => {
  await speak('en')
  for (const bytes of [0, 1023, 1024, 5000 * MiB, 5000 * 1024 * MiB])
    expect(formatBytes(bytes)).toBe(bytesInEnglish(bytes))
})
