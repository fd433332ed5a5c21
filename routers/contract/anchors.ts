import { findQuote } from './find-quote.ts'
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
