import { baseOf } from '#routers/contract/languages.ts'

/**
 * The browser's own form of a language, such as `de-AT`, else the language itself. A browser may name
 * what `Intl` throws at, such as `en-US@posix` where the system has no language set.
 */
export function localeFor(language: string): string {
  const own = navigator.languages.find((one) => baseOf(one) === language && isTag(one))
  return own ?? language
}

function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0
  } catch {
    // A RangeError is its way of saying no.
    return false
  }
}
