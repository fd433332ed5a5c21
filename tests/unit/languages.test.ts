import { expect, test } from 'vitest'
import { spokenOf } from '#routers/contract/languages.ts'

test.for([
  [['de-AT', 'en'], 'de'],
  [['FR'], 'fr'],
  [['pt-BR', 'es-419', 'en'], 'es'],
  [['en-GB', 'de'], 'en'],
  [['ja', 'tlh'], 'en'],
  [['den'], 'en'],
  [['en-US@posix', 'de'], 'en'],
  [['de_AT@euro'], 'de'],
  [['fr.UTF-8'], 'fr'],
  [[], 'en'],
] as const)('of %j the language %s is spoken', ([wanted, spoken]) => {
  expect(spokenOf(wanted)).toBe(spoken)
})
