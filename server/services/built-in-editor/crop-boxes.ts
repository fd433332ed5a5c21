import type { Box } from '#routers/contract/anchors.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'

/** So much of a picture has to be left of any crop that no word asked for exactly. */
const leastSide = 0.3
/** Air around what a tighter crop is about, as a part of its sides. */
const air = 0.15

export type Side = 'left' | 'right' | 'top' | 'bottom'

const all: Box = { x: 0, y: 0, width: 1, height: 1 }

/** What is left when parts are taken from the sides. */
export function trimmed(cuts: Partial<Record<Side, number>>): Box {
  const { left = 0, right = 0, top = 0, bottom = 0 } = cuts
  return {
    x: left,
    y: top,
    width: Math.max(0.05, 1 - left - right),
    height: Math.max(0.05, 1 - top - bottom),
  }
}

/** The largest box of an aspect ratio (width to height), about the middle of what it is for. */
export function ofRatio(ratio: number, facts: ImageFacts, about: Box | null): Box {
  const own = facts.width / facts.height
  const width = Math.min(1, ratio / own)
  const height = Math.min(1, own / ratio)
  return aboutMiddle({ width, height }, about)
}

/** The smallest box of the picture's own shape that holds another with some air around it. */
export function closeTo(box: Box): Box {
  const wanted = Math.max(box.width, box.height) * (1 + 2 * air)
  const side = Math.min(1, Math.max(leastSide, wanted))
  return aboutMiddle({ width: side, height: side }, box)
}

function aboutMiddle(size: { width: number; height: number }, about: Box | null): Box {
  const { x, y, width, height } = about ?? all
  const held = (middle: number, side: number) =>
    Math.min(1 - side, Math.max(0, middle - side / 2))
  return {
    x: held(x + width / 2, size.width),
    y: held(y + height / 2, size.height),
    ...size,
  }
}

/** What is left when one side goes as far as a box reaches; null when that is half of the picture. */
export function withoutBox({ x, y, width, height }: Box): Box | null {
  const rests = [
    trimmed({ right: 1 - x }),
    trimmed({ left: x + width }),
    trimmed({ bottom: 1 - y }),
    trimmed({ top: y + height }),
  ]
  const [best] = rests.toSorted(
    (one, other) => other.width * other.height - one.width * one.height,
  )
  return best && best.width * best.height > 0.5 ? best : null
}
