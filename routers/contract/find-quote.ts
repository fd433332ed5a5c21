/** Nothing shorter can be pointed at. */
const leastQuote = 3

export interface QuotePlace {
  /** Counts from 0. */
  page: number
  /** Offsets in that page's text as it is, line breaks included. */
  start: number
  end: number
}

/**
 * Where words stand in a text, white space and the shape of quotation marks apart; the first place
 * when there are several. Undefined when they do not: a paraphrase is no quote.
 */
export function findQuote(
  pages: readonly string[],
  quote: string,
): QuotePlace | undefined {
  const words = quote.trim()
  if (words.length < leastQuote) return undefined
  const pattern = looseOf(words)
  for (const [page, text] of pages.entries()) {
    const found = pattern.exec(text)
    if (found) return { page, start: found.index, end: found.index + found[0].length }
  }
  return undefined
}

/** Characters that stand for each other between a text and whoever copies from it. */
const alike = ["'’‘", '"“”', '-–—'] as const

/**
 * The words with any white space for white space and any shape for a quotation mark or a dash. A
 * search and no rewriting of the text: documents are long, and this runs where requests are answered.
 */
function looseOf(words: string): RegExp {
  const loose = words
    .split(/\s+/)
    .map((word) => word.replaceAll(/./g, (character) => looseCharacter(character)))
    .join('\\s+')
  return new RegExp(loose)
}

function looseCharacter(character: string): string {
  const shapes = alike.find((each) => each.includes(character))
  // The plain dash comes first in its class, where it means itself.
  return shapes ? `[${shapes}]` : character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
