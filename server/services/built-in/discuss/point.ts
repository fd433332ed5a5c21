import type { Host } from '#routers/contract/audio-chat.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Craft } from '../remark.ts'

/** What a phrase needs beside the measures. */
export interface Saying {
  /** ` [F3]`, or nothing when the fact has no number. */
  cite: string
  /** What the work is called, such as `photograph`. */
  noun: string
  craft: Craft
}

/** Lines in turn, the first by `first`; the last of them leaves the maker a question. */
export interface Dispute {
  first: Host
  lines: readonly [string, string, string, string]
}

export type Variants = readonly [string, ...string[]]

/** How the two speak of one thing that the measures say should change. */
export interface Point<Measures> {
  key: FactKey
  /** Which remark on this measure it is; absent when there is only one. */
  title?: RegExp
  /** Henry, with the number. */
  measured(measures: Measures, saying: Saying): Variants
  /** Alex, on what it does to whoever meets the work. Says nothing of what is in it. */
  felt: Variants
  /** The term for a beginner; null when there is none to explain. */
  plain: string | null
  dispute(measures: Measures, saying: Saying): Dispute
}

/** How the two speak of one thing that the measures say is good. */
export interface Credit<Measures> {
  key: FactKey
  said(measures: Measures, saying: Saying): { Henry: string; Alex: string }
}
