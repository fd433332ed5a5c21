import type { Anchor } from '#routers/contract/anchors.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'

/** Writes the citation of a fact behind a statement: ` [F3]`, or nothing when there is no such fact. */
export type Cite = (key: FactKey) => string

/** One thing that the measures say should change. */
export interface Remark {
  /** The fact it rests on. */
  key: FactKey
  /** How far from usual the measure is; the largest are spoken of first. */
  weight: number
  /** A short sentence with its full stop. */
  title: string
  why: string
  how: string
  criterion: string
  /** The place it speaks of, taken from the measure; null for what is true of the whole. */
  anchor: Anchor | null
}

/** One thing that the measures say is good. */
export interface Strength {
  key: FactKey
  weight: number
  text: string
}

export interface Observations {
  works: Strength[]
  matters: Remark[]
}

/** A rule speaks when its weight is above zero. */
export interface Rule<Measures> {
  key: FactKey
  weigh(measures: Measures): number
  say(measures: Measures, cite: string): Omit<Remark, 'key' | 'weight'>
}

export interface Praise<Measures> {
  key: FactKey
  weigh(measures: Measures): number
  say(measures: Measures, cite: string): string
}

export function apply<Measures>(
  measures: Measures,
  book: { rules: readonly Rule<Measures>[]; praise: readonly Praise<Measures>[] },
  cite: Cite,
): Observations {
  return {
    matters: book.rules.flatMap(({ key, weigh, say }) => {
      const weight = weigh(measures)
      return weight > 0 ? [{ key, weight, ...say(measures, cite(key)) }] : []
    }),
    works: book.praise.flatMap(({ key, weigh, say }) => {
      const weight = weigh(measures)
      return weight > 0 ? [{ key, weight, text: say(measures, cite(key)) }] : []
    }),
  }
}

/** Media whose pictures are made by hand, by camera, or by layout ask for different actions. */
export type Craft = 'camera' | 'hand' | 'layout'

export function craftOf(medium: MediaType | null): Craft {
  switch (medium) {
    case 'painting':
    case 'drawing':
    case 'illustration':
      return 'hand'
    case 'graphicDesign':
      return 'layout'
    default:
      return 'camera'
  }
}
