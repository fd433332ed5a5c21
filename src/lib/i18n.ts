import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { common } from '#src/locales/en/common.ts'
import { dashboard } from '#src/locales/en/dashboard.ts'
import { numberIn } from './number-in.ts'
import type { FormatterModule } from 'i18next'
import type { Language } from '#routers/contract/languages.ts'
import type { account } from '#src/locales/en/account.ts'
import type { admin } from '#src/locales/en/admin.ts'
import type { audioChat } from '#src/locales/en/audio-chat.ts'
import type { billing } from '#src/locales/en/billing.ts'
import type { comparison } from '#src/locales/en/comparison.ts'
import type { conversation } from '#src/locales/en/conversation.ts'
import type { courses } from '#src/locales/en/courses.ts'
import type { discovery } from '#src/locales/en/discovery.ts'
import type { engineNames } from '#src/locales/en/engine-names.ts'
import type { factNames } from '#src/locales/en/fact-names.ts'
import type { facts } from '#src/locales/en/facts.ts'
import type { files } from '#src/locales/en/files.ts'
import type { interests } from '#src/locales/en/interests.ts'
import type { install } from '#src/locales/en/install.ts'
import type { notes } from '#src/locales/en/notes.ts'
import type { pages } from '#src/locales/en/pages.ts'
import type { plan } from '#src/locales/en/plan.ts'
import type { profile } from '#src/locales/en/profile.ts'
import type { refyn } from '#src/locales/en/refyn.ts'
import type { security } from '#src/locales/en/security.ts'
import type { shortcuts } from '#src/locales/en/shortcuts.ts'
import type { suggestions } from '#src/locales/en/suggestions.ts'

const en = { common, dashboard } as const

/** Catalogues that come with the part of the client that needs them, by `addTexts`. */
interface LaterTexts {
  account: typeof account
  admin: typeof admin
  audioChat: typeof audioChat
  billing: typeof billing
  comparison: typeof comparison
  conversation: typeof conversation
  courses: typeof courses
  discovery: typeof discovery
  facts: typeof facts
  files: typeof files
  install: typeof install
  notes: typeof notes
  pages: typeof pages
  plan: typeof plan
  profile: typeof profile
  refyn: typeof refyn
  security: typeof security
  shortcuts: typeof shortcuts
  suggestions: typeof suggestions
}

/** What the server names in English, by that name; shown by `shownName`, without any texts in English. */
interface NamesOfOthers {
  engineNames: typeof engineNames
  factNames: typeof factNames
  interests: typeof interests
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof en & LaterTexts & NamesOfOthers
  }
}

export const i18n = createInstance()

/** What has come so far. */
const english: Partial<typeof en & LaterTexts> = { ...en }

/** The language of the app; English before the texts have started. */
export const spoken = (): string => i18n.language || 'en'

/** Every number that stands in a text, as the language of the text writes it. */
const numbersInTexts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _form, language = 'en') =>
    typeof value === 'number' ? numberIn(language, String(value)) : (value as string),
}

/** The texts of the first screen, in English; `speak` brings another language. */
export async function startTexts(): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(numbersInTexts)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      ns: Object.keys(english),
      defaultNS: 'common',
      resources: { en: english },
      // React escapes already; twice would show entities.
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
}

/** All catalogues of a language but English at once: its speakers fetch one file more, all others none. */
const others = {
  de: async () => (await import('#src/locales/de/index.ts')).de,
  fr: async () => (await import('#src/locales/fr/index.ts')).fr,
  es: async () => (await import('#src/locales/es/index.ts')).es,
} satisfies Record<Exclude<Language, 'en'>, () => Promise<object>>

/** Says everything in a language from now on. Rejects when its texts cannot be had; then all stays. */
export async function speak(language: Language): Promise<void> {
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'common'))
    for (const [name, texts] of Object.entries(await others[language]()))
      i18n.addResourceBundle(language, name, texts)
  await i18n.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/**
 * Adds an English catalogue that is not in the first load. The module of the screen or part that shows its
 * words calls it, before the texts have started or after; calling it again is harmless.
 */
export function addTexts<Name extends keyof LaterTexts>(
  name: Name,
  texts: LaterTexts[Name],
): void {
  english[name] = texts
  if (i18n.isInitialized) i18n.addResourceBundle('en', name, texts)
}

/**
 * What something is called in the app's language that the server names in English. English is shown
 * as it came, and so is what no catalogue has, such as the name of a model: no texts in English come
 * along for it.
 */
export function shownName(names: keyof NamesOfOthers, english: string): string {
  return i18n.t(english, {
    ns: names,
    defaultValue: english,
    // A name may have points and colons, which would make a path of it.
    nsSeparator: false,
    keySeparator: false,
  })
}
