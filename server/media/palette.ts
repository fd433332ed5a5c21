import { distance, meanLab, toHex } from '#routers/facts/oklab.ts'
import { round } from './round.ts'
import type { ImageTones } from '#routers/contract/facts.ts'
import type { Lab } from '#routers/facts/oklab.ts'

const paletteSize = 6
const sampleSize = 8000
const passes = 12

/** Colours closer than this start as one. */
const cellSize = 0.05

/** k-means from the most common colours that lie apart: the same picture gives the same palette. */
export function findPalette(labs: readonly Lab[]): ImageTones['palette'] {
  const step = Math.max(1, Math.floor(labs.length / sampleSize))
  const sample = labs.filter((_, index) => index % step === 0)
  let centres = findSeeds(sample)
  let groups: Lab[][] = []
  for (let pass = 0; pass < passes; pass += 1) {
    groups = centres.map(() => [])
    for (const lab of sample) groups[nearest(centres, lab)]?.push(lab)
    centres = groups.map((group, index) =>
      group.length > 0 ? meanLab(group) : (centres[index] ?? meanLab(sample)),
    )
  }
  return groups
    .map((group, index) => ({
      hex: toHex(centres[index] ?? { l: 0, a: 0, b: 0 }),
      share: round(group.length / sample.length, 3),
    }))
    .filter((colour) => colour.share >= 0.005)
    .toSorted((one, other) => other.share - one.share)
}

/** First the most common colour, then each time the one that is most common and furthest from those. */
function findSeeds(sample: readonly Lab[]): Lab[] {
  const cells = Map.groupBy(sample, ({ l, a, b }) =>
    [l, a, b].map((value) => Math.round(value / cellSize)).join(' '),
  )
  const common = [...cells.values()].map((group) => ({
    centre: meanLab(group),
    count: group.length,
  }))
  const seeds: Lab[] = []
  while (seeds.length < Math.min(paletteSize, common.length)) {
    const worth = ({ centre, count }: (typeof common)[number]) =>
      count * Math.min(1, ...seeds.map((seed) => distance(seed, centre) ** 2))
    const best = common.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    seeds.push(best.centre)
  }
  return seeds
}

function nearest(centres: Lab[], lab: Lab): number {
  let best = 0
  let least = Infinity
  for (const [index, centre] of centres.entries()) {
    const square =
      (centre.l - lab.l) ** 2 + (centre.a - lab.a) ** 2 + (centre.b - lab.b) ** 2
    if (square < least) {
      least = square
      best = index
    }
  }
  return best
}
