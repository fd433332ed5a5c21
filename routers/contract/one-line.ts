const breaks = /[\t-\r\u0085]+/g
const hidden = /[\p{Cc}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const visible = /[^\s\u200C-\u200F]/u

/**
 * Text that stays on its line: without what cannot be seen, or turns the words of others around. Joiners
 * and marks of direction stay where there are words: emoji, Persian, Arabic and Hebrew are written with them.
 */
export function asLine(text: string): string {
  const line = text.replaceAll(breaks, ' ').replaceAll(hidden, '')
  return visible.test(line) ? line : ''
}
