import { cutAtWord } from '../built-in/notes/plain-text.ts'

export const textLimits = {
  name: 200,
  address: 300,
  description: 600,
  website: 500,
  phone: 40,
  openingHours: 255,
} as const

/** One line without control characters, cut at the end of a word; empty for what is no text. */
export function oneLine(text: unknown, most: number): string {
  if (typeof text !== 'string') return ''
  // Directions of writing too: they could turn what stands around a name.
  const line = text
    .slice(0, 4 * most)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return cutAtWord(line, most)
}

/** A name has a letter or a digit in it. */
export function readName(text: unknown): string {
  const name = oneLine(text, textLimits.name)
  return /[\p{L}\p{N}]/u.test(name) ? name : ''
}

/** An http(s) address without a sign-in (rule D-64); `www.example.org` gets https. Null for others. */
export function readWebsite(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const first = text.split(/[;\s]/).find((part) => part !== '') ?? ''
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(first) && !/^[^/]*\.[^/]*:\d/.test(first)
  const address = hasScheme ? first : `https://${first}`
  if (address.length > textLimits.website || !URL.canParse(address)) return null
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isPublic =
    /^[^.].*\.[^.]+$/.test(url.hostname) && url.username + url.password === ''
  return isWeb && isPublic ? url.href : null
}

/** The first number, as it is written; null when it is none. */
export function readPhone(text: unknown): string | null {
  const first =
    oneLine(text, 200)
      .split(/;|,| or /)[0]
      ?.trim() ?? ''
  const isNumber = /^\+?[\d\s()./-]{5,40}(?: ?(?:ext|x)\.? ?\d{1,6})?$/i.test(first)
  return isNumber && first.length <= textLimits.phone ? first : null
}

export function readOpeningHours(text: unknown): string | null {
  return oneLine(text, textLimits.openingHours) || null
}
