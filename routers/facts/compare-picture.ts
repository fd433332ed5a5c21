import { castText } from './describe-tones.ts'
import {
  asFault,
  furthest,
  grown,
  moved,
  swapped,
  withoutOpinion,
} from './compare-change.ts'
import { histogramDistance, paletteDistance } from './compare-palette.ts'
import { describeExposure } from './describe-tones.ts'
import type { ImageFacts, ImageShape, ImageTones } from '../contract/facts.ts'
import type { Change, Step } from './compare-change.ts'

/**
 * Noise is a little more than the most by which saving four pictures again as JPEG (quality 60 to
 * 90), WebP (50, 80), PNG or at half the size moved the measure.
 */
const steps = {
  /** Moved by 0.002 at most. */
  brightness: { noise: 0.005, felt: 0.04 },
  /** 0.001. */
  contrast: { noise: 0.004, felt: 0.03 },
  /** 0.0015, in grain. */
  clipped: { noise: 0.003, felt: 0.02 },
  /** 0.002. */
  chroma: { noise: 0.003, felt: 0.02 },
  /** 0.0014. */
  cast: { noise: 0.003, felt: 0.02 },
  /** 0.013, and 0.064 where other clusters were found: hence the channels, below. */
  palette: { noise: 0.01, felt: 0.05 },
  /** 0.04 in edges that were blurred. */
  sharpness: { noise: 0.05, felt: 0.15 },
  /** 0.08 in a third with few edges. */
  sharpnessOfThird: { noise: 0.2, felt: 0.3 },
  /** 0.009. */
  weight: { noise: 0.015, felt: 0.05 },
  /** Lines are tried at every quarter of a degree. */
  tilt: { noise: 0.3, felt: 1 },
} as const satisfies Record<string, Step>

/** Channels moved by 0.003 at most; a turn of all hues by ten degrees moves them by 0.003 to 0.02. */
const histogramNoise = 0.004

/** Below these nobody calls lost tones a fault; the built-in tutor's rules begin there. */
const faultFrom = { shadows: 0.05, highlights: 0.02 }
/** On a ground lighter than this, white is the paper. */
const lightGround = 0.8
const softBelow = 0.4
/** A lean is seen from the first on, and taken for a decision past the second. */
const leanDegrees = { seen: 1, meant: 8 }

type Pair<Of> = readonly [before: Of, after: Of]

export function compareTones(pair: Pair<ImageTones>): Change[] {
  const of = (pick: (tones: ImageTones) => number) =>
    [pick(pair[0]), pick(pair[1])] as const
  const shadows = of(({ shadowsClipped }) => shadowsClipped)
  const highlights = of(({ highlightsClipped }) => highlightsClipped)
  const isOnWhite = pair.every(({ brightness }) => brightness > lightGround)
  // Of a version in which nothing is painted there are no tones.
  if (pair.some(({ paintedShare }) => paintedShare === 0)) return []
  const changes = [
    moved(
      'brightness',
      of(({ brightness }) => brightness),
      steps.brightness,
    ),
    moved(
      'contrast',
      of(({ contrast }) => contrast),
      steps.contrast,
    ),
    asFault(moved('shadows', shadows, steps.clipped), shadows, faultFrom.shadows),
    asFault(
      moved('highlights', highlights, steps.clipped),
      highlights,
      isOnWhite ? 1 : faultFrom.highlights,
    ),
    moved(
      'chroma',
      of(({ chroma }) => chroma),
      steps.chroma,
    ),
    compareCast(pair),
    comparePalette(pair),
  ]
  return areOfOnePart(pair) ? changes : changes.map(withoutOpinion)
}

/** A cut-out is measured by what is painted: beside the whole frame its shares are of something else. */
function areOfOnePart([before, after]: Pair<ImageTones>): boolean {
  return Math.abs(after.paintedShare - before.paintedShare) <= likePainted
}

const likePainted = 0.05

/** Two casts of one direction read alike, so how strong each is stands beside them. */
function compareCast([before, after]: Pair<ImageTones>): Change {
  const distance = Math.hypot(after.castA - before.castA, after.castB - before.castB)
  const change = moved('cast', [0, distance], steps.cast)
  const isAlike = castText(before) === castText(after)
  if (change.trend === 'same' || !isAlike || castText(before) === 'neutral') return change
  return { ...change, words: { before: strengthOf(before), after: strengthOf(after) } }
}

function strengthOf(tones: ImageTones): string {
  const strength = Math.hypot(tones.castA, tones.castB)
  return `${castText(tones)}, ${strength.toFixed(3)} from neutral`
}

/**
 * A palette is found by clustering, which may part the same colours otherwise in a copy: only where
 * the channels have moved as well have the colours.
 */
function comparePalette([before, after]: Pair<ImageTones>): Change {
  const distance = paletteDistance(before.palette, after.palette)
  const change = moved('palette', [0, distance], steps.palette)
  const isMoved = histogramDistance(before.histogram, after.histogram) > histogramNoise
  return isMoved ? change : { ...change, trend: 'same' }
}

export function compareShape([before, after]: Pair<ImageShape>): Change[] {
  const { weight } = before
  const carried = Math.hypot(after.weight.x - weight.x, after.weight.y - weight.y)
  return [
    compareSharpness([before.sharpness, after.sharpness]),
    moved('weight', [0, carried], steps.weight),
    compareTilt([before.tiltDegrees, after.tiltDegrees]),
  ]
}

function compareSharpness([before, after]: Pair<ImageShape['sharpness']>): Change {
  if (before.overall === null || after.overall === null)
    return swapped('sharpness', before.overall, after.overall)
  const shifts = before.thirds.map((cell, index) => {
    const other = after.thirds[index] ?? null
    return cell === null || other === null ? 0 : Math.abs(other - cell)
  })
  const overall = moved('sharpness', [before.overall, after.overall], steps.sharpness)
  const soft = [1 - before.overall, 1 - after.overall] as const
  return furthest(
    asFault(overall, soft, 1 - softBelow),
    moved('sharpness', [0, Math.max(0, ...shifts)], steps.sharpnessOfThird),
  )
}

function compareTilt([before, after]: Pair<number | null>): Change {
  if (before === null || after === null) return swapped('tilt', before, after)
  const change = moved('tilt', [before, after], steps.tilt)
  const leans = [Math.abs(before), Math.abs(after)] as const
  return Math.max(...leans) > leanDegrees.meant
    ? change
    : asFault(change, leans, leanDegrees.seen)
}

export function compareSize([before, after]: Pair<{
  width: number
  height: number
}>): Change {
  return furthest(
    grown('size', [before.width, after.width]),
    grown('size', [before.height, after.height]),
  )
}

/** What the camera noted; a copy from which it was taken out says nothing of how it was made. */
export function compareExposure([before, after]: Pair<ImageFacts['exposure']>): Change[] {
  const values = [before, after].map(
    (exposure) => describeExposure(exposure).find(({ key }) => key === 'exposure')?.value,
  )
  if (!values[0] || !values[1]) return []
  return [swapped('exposure', values[0], values[1])]
}
