export const PAPER = '#f6f1e7'
export const INK = '#1f1b16'
/** Marks where the eye should go; a plate spends little of it. */
export const ACCENT = '#c2552d'
/** For a second thing that has to be told from the accent. */
export const COOL = '#2f6f7e'

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour `share` of the way from one to the other, 0 to 1, channel by channel in sRGB. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A grey of ink on the paper: 0 is bare paper, 1 is ink. Opaque, so that overlaps stay clean. */
export const grey = (darkness: number): string =>
  mix(PAPER, INK, Math.min(1, Math.max(0, darkness)))
