/** The languages that the app speaks, by ISO 639-1; English is complete and the one that others fall back to. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

/** As each calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}

/** The language of a tag such as `de-AT`, or of a system's name for one, such as `de_AT@euro`. */
export function baseOf(tag: string): string {
  return (
    tag
      .trim()
      .toLowerCase()
      .split(/[-_@.]/)[0] ?? ''
  )
}

/** The first of the wanted languages, such as `de-AT`, that the app speaks; English when it speaks none. */
export function spokenOf(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const spoken = languages.find((language) => language === baseOf(one))
    if (spoken) return spoken
  }
  return 'en'
}
