import { languages, spokenOf } from '#routers/contract/languages.ts'
import { speak } from './i18n.ts'
import type { Language } from '#routers/contract/languages.ts'

const key = 'refyn-language'

/** The language that was chosen in this browser; null while the browser's own is followed. */
export function readLanguage(): Language | null {
  const kept = localStorage.getItem(key)
  return languages.find((language) => language === kept) ?? null
}

/** What the browser's own settings come to. */
export const browserLanguage = (): Language => spokenOf(navigator.languages)

/** Applies and keeps a choice, also before anybody has signed in; null follows the browser. */
export async function chooseLanguage(language: Language | null): Promise<void> {
  await speak(language ?? browserLanguage())
  if (language === null) localStorage.removeItem(key)
  else localStorage.setItem(key, language)
}

/** As it was chosen or as the browser has it; English when that cannot be had. */
export async function startLanguage(): Promise<void> {
  try {
    await speak(readLanguage() ?? browserLanguage())
  } catch (error) {
    console.info('No texts in this language:', error)
  }
}
