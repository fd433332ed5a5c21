import { z } from './zod.ts'
import type { Facts } from './facts.ts'

const unit = z.number().min(0).max(1)

/** A region in the unit square, from the top left of the upright picture. */
export const box = z.object({
  x: unit,
  y: unit,
  width: unit,
  height: unit,
})
export type Box = z.infer<typeof box>

export const quoteMaxLength = 600

/** The place in a work that something is said of. */
export const anchor = z.discriminatedUnion('type', [
  z.object({ type: z.literal('whole') }),
  z.object({ type: z.literal('box'), ...box.shape }),
  /** Seconds from the start; `from` equals `to` for a moment. */
  z.object({ type: z.literal('time'), from: z.number().min(0), to: z.number().min(0) }),
  /** Pages count from 1. */
  z.object({ type: z.literal('page'), page: z.int().min(1), box: box.nullable() }),
  z.object({
    type: z.literal('quote'),
    /** As it stands in the text, white space apart. */
    text: z.string().trim().min(1).max(quoteMaxLength),
  }),
])
export type Anchor = z.infer<typeof anchor>

/** Nothing smaller can be pointed at. */
const leastSide = 0.01
const leastQuote = 3
/** What rounding may add to an end. */
const slack = 1e-3

/**
 * The anchor, if the file has such a place, else null: a box inside the picture, a time within the
 * duration, a page that exists, words that are in the text. Ends that rounding pushed over the edge
 * are brought back to it. `pages` is the file's text; null when it has none.
 */
export function checkAnchor(
  candidate: unknown,
  facts: Facts | null,
  pages: readonly string[] | null,
): Anchor | null {
  const parsed = anchor.safeParse(candidate)
  if (!parsed.success) return null
  const place = parsed.data
  switch (place.type) {
    case 'whole':
      return place
    case 'box': {
      const inside = facts?.family === 'image' ? checkBox(place) : null
      return inside && { type: 'box', ...inside }
    }
    case 'time':
      return facts?.family === 'audio' || facts?.family === 'video'
        ? checkTime(place, facts.durationSeconds)
        : null
    case 'page': {
      if (facts?.family !== 'pdf' || place.page > facts.pages) return null
      const inside = place.box && checkBox(place.box)
      return place.box && !inside ? null : { ...place, box: inside }
    }
    case 'quote':
      return pages && findQuote(pages, place.text) ? place : null
  }
}

function checkBox({ x, y, width, height }: Box): Box | null {
  if (width < leastSide || height < leastSide) return null
  if (x + width > 1 + slack || y + height > 1 + slack) return null
  return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) }
}

function checkTime(
  { from, to }: { from: number; to: number },
  durationSeconds: number,
): Anchor | null {
  if (to < from || from >= durationSeconds || to > durationSeconds + 0.5) return null
  return { type: 'time', from, to: Math.min(to, durationSeconds) }
}

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
