import { i18n } from './i18n.ts'
import { localeFor } from './locale-for.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The browser's own form of the language that is spoken, such as `de-AT`, else the language. */
export function localeOf(): string {
  return localeFor(i18n.language)
}

/** 'Just now', minutes, hours, and from a day on the local date (part 1, section 9). */
export function relativeTime(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < minuteMs) return i18n.t('common:time.justNow')
  if (age < hourMs)
    return i18n.t('common:time.minutes', { count: Math.floor(age / minuteMs) })
  if (age < dayMs) return i18n.t('common:time.hours', { count: Math.floor(age / hourMs) })
  return localDate(iso)
}

/** A day, as people write it who speak the language of the app where they are. */
export function localDate(iso: string, options?: Intl.DateTimeFormatOptions): string {
  return new Date(iso).toLocaleDateString(localeOf(), options)
}

const shortDate = { month: 'short', day: 'numeric', year: 'numeric' } as const
const shortForm = () => (i18n.language === 'en' ? 'en-US' : localeOf())

/** The same without the time: `Nov 21, 2026`. */
export function shortDay(iso: string): string {
  return new Date(iso).toLocaleDateString(shortForm(), shortDate)
}

/** US English short form, as the history panel shows it: `Nov 21, 2026, 2:05 PM`; other languages have their own. */
export function historyDate(iso: string): string {
  return new Date(iso).toLocaleString(shortForm(), {
    ...shortDate,
    hour: 'numeric',
    minute: '2-digit',
  })
}

export function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString(localeOf(), {
    hour: 'numeric',
    minute: '2-digit',
  })
}
