/** Behind `[F3]` may stand more numbers, and a comma before the next mark. Marks may be escaped. */
const citations =
  /[ \t]?\\?\[ ?[FS]\d{1,3}(?:(?:, ?|; ?|–|-| and | & | )[FS]?\d{1,3}){0,8} ?\\?\](?:,? ?(?=\\?\[ ?[FS]\d))?/gi

/** Where escaped characters wait until the marks are gone: a private use area of Unicode. */
const aside = 0xe0_00

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/**
 * Markdown as the words that are read, lines and paragraphs kept: no citation marks, headings, bold,
 * quotes, tags or pictures. A link keeps its address in brackets, a list its dashes and numbers.
 */
export function plainText(markdown: string): string {
  return withoutCitations(markdown)
    .replaceAll(/\\([\\`*_{}[\]()<>#|~!])/g, (_, mark: string) =>
      String.fromCodePoint(aside + (mark.codePointAt(0) ?? 0)),
    )
    .replaceAll(/!\[[^\]\n]{0,400}\]\([^)\n]{0,400}\)/g, ' ')
    .replaceAll(/\[([^\]\n]{1,400})\]\((https?:[^)\s]{1,400})[^)\n]{0,200}\)/g, '$1 ($2)')
    .replaceAll(/\[([^\]\n]{0,400})\]\([^)\n]{0,400}\)/g, '$1')
    .replaceAll(/<\/?[a-z][^<>\n]{0,100}>/gi, ' ')
    .replaceAll(/^[ \t]{0,12}(?:#{1,6}[ \t]+|>[ \t]?){1,4}/gm, '')
    .replaceAll(/^[ \t]{0,12}[*+•][ \t]+/gm, '- ')
    .replaceAll(/\*{2,3}|_{2,3}|~~|`/g, '')
    .replaceAll(/\*(?=\S)|(?<=\S)\*/g, '')
    .replaceAll(/(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\uE000-\uE07F]/g, (mark) =>
      String.fromCodePoint((mark.codePointAt(0) ?? aside) - aside),
    )
    .replaceAll(/\([ \t]*\)/g, '')
    .split('\n')
    .map((line) => tidied(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function tidied(line: string): string {
  return withoutCitations(line)
    .split(/[ \t]+/)
    .join(' ')
    .replaceAll(/ (?=[.,;:!?)](?:\s|$))/g, '')
    .trim()
}

/** The spaces before them go too. */
export function withoutCitations(text: string): string {
  return text.replaceAll(citations, '')
}

/** The beginning of a text up to the end of a word, with an ellipsis; never half a character. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = /\s/.test(text.charAt(start.length)) ? start.length : lastSpace(start)
  // Of a word without end there is no other place to cut.
  const kept = space > most / 3 ? start.slice(0, space) : start
  return `${kept.trimEnd().replace(/[\s,;:.–—-]{1,8}$/, '')}…`
}

function lastSpace(text: string): number {
  return Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
}

/** One line without numbering, picture signs or a stop at its end. */
export function asTitle(text: string, most: number): string {
  const line = plainText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu,
      '',
    )
    .trim()
    .replace(/^(?:[-–—•]\s|\(?\d{1,2}[.)]\s|#{1,6}\s?)+/, '')
    .trim()
  return cutAtWord(unstopped(line), most)
}

function unstopped(text: string): string {
  return text.replace(/[\s.:;,–—-]{1,8}$/, '').replace(/[.]([”"’])$/, '$1')
}

/** Letters and numbers alone: what two texts share that say the same. */
export function bareWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
