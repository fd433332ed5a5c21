import { i18n } from './i18n.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** 'Just now', minutes, hours, and from a day on the local date (part 1, section 9). */
export function relativeTime(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < minuteMs) return i18n.t('common:time.justNow')
  if (age < hourMs)
    return i18n.t('common:time.minutes', { count: Math.floor(age / minuteMs) })
  if (age < dayMs) return i18n.t('common:time.hours', { count: Math.floor(age / hourMs) })
  return new Date(iso).toLocaleDateString()
}

/** US English short form, as the history panel shows it: `Nov 21, 2026, 2:05 PM`. */
export function historyDate(iso: string): string {
  return new Date(iso).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

export function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })
}
