import type { Box } from '#routers/contract/anchors.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** What a clause is read against. */
export interface Scene {
  facts: ImageFacts | null
  /** What the suggestion points at; null when it points at the whole or at nothing. */
  box: Box | null
  /** Part of a cast that the text says to leave in, 0 to 1. */
  castKept: number
}

/** One adjustment that was read from a text. */
export interface Reading {
  adjustment: Adjustment
  /** Whether its amount corrects what was measured: asking for it twice asks for it once. */
  isMeasured: boolean
  /** Said of one end of the scale: both ends of one text may be asked for. */
  end?: 'shadows' | 'highlights'
}

/** Reads one clause; nothing when it is about something else. */
export type Reader = (clause: string, scene: Scene) => Reading[]

export function asked(adjustment: Adjustment): Reading[] {
  return [{ adjustment, isMeasured: false }]
}

export function measured(adjustment: Adjustment): Reading[] {
  return [{ adjustment, isMeasured: true }]
}
