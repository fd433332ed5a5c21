import { cutAtWord } from '../built-in/notes/plain-text.ts'

/** Characters that are kept of each thing a source says. */
export const longest = {
  line: 200,
  address: 400,
  description: 2000,
  category: 50,
  website: 500,
} as const

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  pound: '£',
  euro: '€',
  eacute: 'é',
}

/** The words of a text that may be HTML, with its lines; at most so many characters. */
export function wordsOf(text: string, most: number = longest.description): string {
  const plain = decoded(
    text
      // Of an endless text no more is looked at.
      .slice(0, 20 * most)
      .replaceAll(/<(script|style)\b[^>]{0,500}>[\s\S]*?(?:<\/\1\s{0,9}>|$)/gi, ' ')
      .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replaceAll(/<li\b[^<>]{0,500}>/gi, '\n- ')
      .replaceAll(/<br\b[^<>]{0,500}>|<\/(?:div|tr|h[1-6]|ul|ol)\s{0,9}>/gi, '\n')
      .replaceAll(/<\/p\s{0,9}>/gi, '\n\n')
      .replaceAll(/<\/?[a-z][^<>]{0,2000}>/gi, ''),
  )
  const lines = plain
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  return cutAtWord(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    most,
  )
}

/** The same in one line. */
export function lineOf(text: string, most: number = longest.line): string {
  return cutAtWord(wordsOf(text, 4 * most).replaceAll(/\s+/g, ' '), most)
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, ...found) => {
      const [decimal, hex, name] = found as Array<string | undefined>
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code =
        decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : whole
    },
  )
}

/** An http(s) address as it stands; null for anything else (rule D-64). */
export function webAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed.length > longest.website || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null
}
