import { rhythmOf } from '../contract/read-facts.ts'
import { asFault, furthest, grown, moved } from './compare-change.ts'
import { secondsOf } from './compare-sound.ts'
import type { FilmCut, Shot, Stretch } from '../contract/facts.ts'
import type { Change, Step } from './compare-change.ts'

/** Noise: an encoder may set a cut a frame or two aside, and pull the tones of a shot by 0.001. */
const steps = {
  shotSeconds: { noise: 0.2, felt: 1 },
  brightness: { noise: 0.01, felt: 0.1 },
  stretch: { noise: 0.3, felt: 1 },
} as const satisfies Record<string, Step>

/** Shorter black is a cut or a full stop; a still is told from two seconds on. */
const faultSeconds = { black: 2, frozen: 2 }

type Pair<Of> = readonly [before: Of, after: Of]

/** Two cuts; nothing where one was judged by key frames only, for then fewer cuts are seen. */
export function compareCut([before, after]: Pair<FilmCut | null>): Change[] {
  if (!before || !after || before.precision !== after.precision) return []
  const shots = [before.shots, after.shots] as const
  return [
    ...compareRhythm(shots),
    ...(Math.min(shots[0].length, shots[1].length) > 1 ? [compareLight(shots)] : []),
    compareStretches('black', [before.black, after.black]),
    compareStretches('frozen', [before.frozen, after.frozen]),
  ]
}

function compareRhythm([before, after]: Pair<readonly Shot[]>): Change[] {
  const rhythms = [rhythmOf(before), rhythmOf(after)] as const
  if (!rhythms[0] || !rhythms[1]) return []
  const [one, other] = [rhythms[0], rhythms[1]]
  return [
    furthest(
      grown('shots', [before.length, after.length]),
      moved('shots', [one.meanSeconds, other.meanSeconds], steps.shotSeconds),
      moved('shots', [one.longestSeconds, other.longestSeconds], steps.shotSeconds),
    ),
  ]
}

/** By the darkest, the lightest and the largest step at a cut. */
function compareLight([before, after]: Pair<readonly Shot[]>): Change {
  const [first, ...others] = [darkest, lightest, largestStep].map((of) =>
    moved('shotExposure', [of(before), of(after)], steps.brightness),
  )
  return first
    ? furthest(first, ...others)
    : moved('shotExposure', [0, 0], steps.brightness)
}

function darkest(shots: readonly Shot[]): number {
  return Math.min(...shots.map(({ brightness }) => brightness))
}

function lightest(shots: readonly Shot[]): number {
  return Math.max(...shots.map(({ brightness }) => brightness))
}

function largestStep(shots: readonly Shot[]): number {
  return shots.slice(1).reduce((largest, { brightness }, index) => {
    return Math.max(
      largest,
      Math.abs(brightness - (shots[index]?.brightness ?? brightness)),
    )
  }, 0)
}

function compareStretches(
  key: 'black' | 'frozen',
  [before, after]: Pair<readonly Stretch[]>,
): Change {
  const seconds = [secondsOf(before), secondsOf(after)] as const
  const longest = Math.max(0, ...[...before, ...after].map(({ from, to }) => to - from))
  const change = moved(key, seconds, steps.stretch)
  return longest >= faultSeconds[key] ? asFault(change, seconds, 0) : change
}
