import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '#routers/contract/languages.ts'
import { i18n, speak, startTexts } from '#src/lib/i18n.ts'

type Catalogue = { [key: string]: string | Catalogue }
const camel = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, one: string) => one.toUpperCase())

/** Every text of a catalogue by its path; lists count as objects. */
function textsOf(catalogue: Catalogue, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(catalogue)) {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') found.set(at, value)
    else for (const [inner, text] of textsOf(value, at)) found.set(inner, text)
  }
  return found
}

async function catalogueOf(language: string, file: string): Promise<Map<string, string>> {
  const module = (await import(`../../src/locales/${language}/${file}.ts`)) as Catalogue
  return textsOf(module)
}

const files = readdirSync('src/locales/en').map((name) => name.replace(/\.ts$/, ''))
const others = languages.filter((language) => language !== 'en')
const pairs = others.flatMap((language) => files.map((file) => [language, file] as const))

test.for(pairs)('%s has all texts of %s, and no other', async ([language, file]) => {
  const english = await catalogueOf('en', file)
  const other = await catalogueOf(language, file)
  expect([...other.keys()]).toEqual([...english.keys()])
  for (const [key, text] of other) expect([key, text.trim()]).not.toEqual([key, ''])
})

test.for(pairs)('%s names the values of %s as English does', async ([language, file]) => {
  const english = await catalogueOf('en', file)
  const valuesIn = (text = '') =>
    [...new Set(text.match(/\{\{\s*\w+[^}]*\}\}|<\/?\w+>/g))].toSorted()
  for (const [key, text] of await catalogueOf(language, file)) {
    const [wanted, given] = [valuesIn(english.get(key)), valuesIn(text)]
    // One of something may be said in a word.
    if (key.endsWith('_one'))
      expect([key, wanted]).toEqual([key, expect.arrayContaining(given)])
    else expect([key, given]).toEqual([key, wanted])
  }
})

test.for(others)('%s is no copy of English', async (language) => {
  let same = 0
  let all = 0
  for (const file of files) {
    const english = await catalogueOf('en', file)
    for (const [key, text] of await catalogueOf(language, file)) {
      // Names, numbers and single words may well be the same in both.
      if (text.split(' ').length < 3) continue
      all += 1
      if (text === english.get(key)) same += 1
    }
  }
  expect(all).toBeGreaterThan(500)
  expect(same / all).toBeLessThan(0.01)
})

test.for(others)('%s has all catalogues in its index', async (language) => {
  const module = (await import(`../../src/locales/${language}/index.ts`)) as Record<
    string,
    object
  >
  const names = files.filter((file) => file !== 'fact-meanings').map(camel)
  expect(Object.keys(module[language] ?? {}).toSorted()).toEqual(names.toSorted())
})

test('one form for one and one for many is enough for each language below a million', () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(language)
    for (let count = 0; count < 2000; count += 1)
      expect(['one', 'other']).toContain(rules.select(count))
  }
})

beforeAll(startTexts)

test('a language is spoken from one call to the next, and English again', async () => {
  await speak('de')
  expect(i18n.t('common:cancel')).toBe('Abbrechen')
  expect(i18n.t('notes:title')).toBe('Notizen')
  expect(i18n.t('files:uploadedText', { count: 3 })).toContain('3')
  await speak('en')
  expect(i18n.t('common:cancel')).toBe('Cancel')
})
