import { percent } from '#routers/contract/format-measure.ts'
import type { Anchor } from '#routers/contract/anchors.ts'
import type { FactKey, Facts, ImageFacts } from '#routers/contract/facts.ts'

/** What was measured at a marked place of a picture, before and after. */
export interface PlaceMeasure {
  /** How much of the fault lies there; nothing, or less, is none. */
  before: number
  after: number
  /** Both values in a sentence. */
  text: string
}

/** Less of a third than this is lost to black or white without anybody's minding. */
const clippedFrom = 0.02
/** What the sharpest places reach in a picture that is in focus. */
const crispFrom = 0.6
/** A crop by more moves the marked place to somewhere else. */
const mostStretch = 0.02

/**
 * The measure of thirds below a box, weighed by how much of each the box covers. Null for a place or
 * a measure that has none, and where the two pictures have not the same frame.
 */
export function measurePlace(
  anchor: Anchor | null,
  key: FactKey,
  [before, after]: readonly [Facts | null, Facts | null],
): PlaceMeasure | null {
  if (anchor?.type !== 'box' || before?.family !== 'image' || after?.family !== 'image')
    return null
  if (!isSameFrame(before, after)) return null
  const values = [before, after].map((facts) => under(anchor, thirdsOf(facts, key)))
  const [was, is] = values
  if (was === undefined || is === undefined || was === null || is === null) return null
  const text = `At the marked place it was ${percent(was)} and is ${percent(is)} now.`
  return key === 'sharpness'
    ? { before: crispFrom - was, after: crispFrom - is, text }
    : { before: was - clippedFrom, after: is - clippedFrom, text }
}

function isSameFrame(before: ImageFacts, after: ImageFacts): boolean {
  const stretch = after.width / after.height / (before.width / before.height)
  return Math.abs(Math.log(stretch)) <= mostStretch
}

function thirdsOf(
  { tones, shape }: ImageFacts,
  key: FactKey,
): Array<number | null> | null {
  switch (key) {
    case 'shadows':
      return tones.shadowsWhere
    case 'highlights':
      return tones.highlightsWhere
    case 'sharpness':
      return shape.sharpness.thirds
    default:
      return null
  }
}

function under(
  box: Anchor & { type: 'box' },
  cells: Array<number | null> | null,
): number | null {
  let sum = 0
  let covered = 0
  for (const [index, cell] of cells?.entries() ?? []) {
    if (cell === null) continue
    const area =
      overlap(box.x, box.width, (index % 3) / 3) *
      overlap(box.y, box.height, Math.floor(index / 3) / 3)
    sum += area * cell
    covered += area
  }
  return covered > 0 ? sum / covered : null
}

/** How much of a third lies within a stretch, both along one side. */
function overlap(from: number, length: number, third: number): number {
  return Math.max(0, Math.min(from + length, third + 1 / 3) - Math.max(from, third))
}
