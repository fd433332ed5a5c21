import type { Anchor } from '#routers/contract/anchors.ts'

/** A numbered place in a work. */
export interface Pin {
  id: string
  number: number
  title: string
  anchor: Anchor
  /** Tried, done or declined: shown, but no longer calling. */
  isSettled: boolean
}

/** Pins with what happens when they are pointed at or chosen. */
export interface Pinned {
  pins: Pin[]
  /** The one that is lit, together with its sentence. */
  litId: string | null
  onLight(id: string | null): void
  onChoose(id: string): void
}
