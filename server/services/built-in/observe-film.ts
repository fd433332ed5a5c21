import { clock, percent } from '#routers/contract/format-measure.ts'
import { rhythmOf } from '#routers/contract/read-facts.ts'
import { apply } from './remark.ts'
import type { FilmCut, Shot, Stretch } from '#routers/contract/facts.ts'
import type { Cite, Observations, Praise, Rule } from './remark.ts'

/** A shot that holds longer than this has to change inside itself. */
const longShotSeconds = 12
/** A film of one shot is a sketch or a clip up to this length, and then a long take. */
const longTakeSeconds = 30

const rules: readonly Rule<FilmCut>[] = [
  {
    key: 'shots',
    weigh: ({ shots }) =>
      shots.length < 2
        ? 0
        : ((rhythmOf(shots)?.longestSeconds ?? 0) - longShotSeconds) * 0.06,
    say: ({ shots }, cite) => {
      const rhythm = rhythmOf(shots)
      const from = rhythm?.longestAt ?? 0
      const seconds = rhythm?.longestSeconds ?? 0
      return {
        title: 'One shot holds for long.',
        why: `At ${clock(from)} a shot lasts ${seconds} s, where the ${shots.length} shots last ${rhythm?.meanSeconds ?? 0} s on average${cite}. A long shot is watched twice: once for what it shows, and then for when it ends, unless something in it changes.`,
        how: `Watch it without sound and tap the table at the moment you have understood it. Cut there, and see whether the scene loses anything but time.`,
        criterion: `The shot is shorter than ${Math.round(seconds / 2)} s, or something happens in its second half.`,
        anchor: { type: 'time', from, to: from + seconds },
      }
    },
  },
  {
    key: 'shots',
    // A cut between two key frames may have been missed: only where every frame was looked at.
    weigh: ({ shots, precision }) =>
      shots.length === 1 && precision === 'frame'
        ? Math.min(0.8, (secondsOf(shots[0]) - longTakeSeconds) * 0.01)
        : 0,
    say: ({ shots }, cite) => ({
      title: 'There is no cut.',
      why: `It is one shot of ${rhythmOf(shots)?.longestSeconds ?? 0} s${cite}. That can be what it is about. Without cuts, whatever is to change has to change inside the frame: who is in it, how near they are, where the camera stands, what is heard.`,
      how: 'Watch it with a pencil and write down the time of each change that a stranger would notice. Where two of them lie furthest apart, let something enter, leave or turn, or make your one cut there.',
      criterion:
        'No half minute of it passes without a change that you can name, or it has a cut.',
      anchor: null,
    }),
  },
  {
    key: 'shots',
    weigh: ({ shots }) => (shots.length >= 6 && evenness(shots) < 0.25 ? 0.8 : 0),
    say: ({ shots }, cite) => ({
      title: 'The cuts fall like a clock.',
      why: `Shots differ from their average of ${rhythmOf(shots)?.meanSeconds ?? 0} s by hardly a quarter${cite}. When every cut comes when it is expected, none of them says anything.`,
      how: 'Take the three shots before your turning point: halve the first two and let the third run half as long again.',
      criterion: 'The longest shot lasts at least twice as long as the average.',
      anchor: null,
    }),
  },
  {
    key: 'shotExposure',
    weigh: ({ shots }) => (largestStep(shots).step - 0.22) * 4,
    say: ({ shots }, cite) => {
      const { step, before, after } = largestStep(shots)
      return {
        title: 'The light jumps at a cut.',
        why: `At ${clock(after?.from ?? 0)} the brightness goes from ${percent(before?.brightness ?? 0)} to ${percent(after?.brightness ?? 0)}${cite}, a step of ${percent(step)}. The eye needs half a second for that, and misses what the shot opens with.`,
        how: 'Match the two shots in the grade on one thing that is in both, such as a face or a wall, and put back only as much difference as the story asks for.',
        criterion:
          'The step at that cut is below 22 %, or it is what the scene is about.',
        anchor: after ? { type: 'time', from: after.from, to: after.from } : null,
      }
    },
  },
  {
    key: 'black',
    weigh: ({ black }) => longest(black).seconds * 0.15 - 0.2,
    say: ({ black }, cite) => {
      const { stretch, seconds } = longest(black)
      return {
        title: 'The screen stays black.',
        why: `From ${clock(stretch?.from ?? 0)} there is nothing to see for ${Math.round(seconds * 10) / 10} s${cite}. Black is a strong full stop; held too long, people look at their phones.`,
        how: 'Cut the black to one second, and let the sound of the next scene begin in it.',
        criterion: 'No black is longer than two seconds, or sound leads through it.',
        anchor: stretch ? { type: 'time', from: stretch.from, to: stretch.to } : null,
      }
    },
  },
  {
    key: 'frozen',
    weigh: ({ frozen }) => longest(frozen).seconds * 0.1 - 0.1,
    say: ({ frozen }, cite) => {
      const { stretch, seconds } = longest(frozen)
      return {
        title: 'Nothing moves.',
        why: `From ${clock(stretch?.from ?? 0)} the picture stands still for ${Math.round(seconds * 10) / 10} s${cite}. In a film a still is read as a title, a memory or a fault.`,
        how: 'If it is a title, count how long you need to read it twice and cut it to that; if it is a photograph, move over it slowly or cut it to three seconds.',
        criterion:
          'The still is as long as it takes to read or recognise it, and no longer.',
        anchor: stretch ? { type: 'time', from: stretch.from, to: stretch.to } : null,
      }
    },
  },
]

const praise: readonly Praise<FilmCut>[] = [
  {
    key: 'shots',
    weigh: ({ shots }) => (shots.length >= 5 && evenness(shots) >= 0.4 ? 0.7 : 0),
    say: ({ shots }, cite) =>
      `The cut has a rhythm of its own: ${shots.length} shots of ${rhythmOf(shots)?.meanSeconds ?? 0} s on average, with clearly longer and shorter ones among them${cite}.`,
  },
  {
    key: 'shotExposure',
    weigh: ({ shots }) => (shots.length >= 3 && largestStep(shots).step < 0.12 ? 0.6 : 0),
    say: ({ shots }, cite) =>
      `The light is matched from shot to shot: no cut changes it by more than ${percent(largestStep(shots).step)}${cite}, so cuts are felt and not seen.`,
  },
]

/** What the cut of a film says. */
export function observeFilm(cut: FilmCut, cite: Cite): Observations {
  return apply(cut, { rules, praise }, cite)
}

function secondsOf(shot: Shot | undefined): number {
  return shot ? shot.to - shot.from : 0
}

/** Standard deviation of shot lengths as a part of their mean: 0 is a metronome. */
function evenness(shots: readonly Shot[]): number {
  const lengths = shots.map(({ from, to }) => to - from)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const variance =
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return Math.sqrt(variance) / Math.max(0.01, mean)
}

function largestStep(shots: readonly Shot[]): {
  step: number
  before: Shot | undefined
  after: Shot | undefined
} {
  return shots.slice(1).reduce(
    (best, after, index) => {
      const before = shots[index]
      const step = before ? Math.abs(after.brightness - before.brightness) : 0
      return step > best.step ? { step, before, after } : best
    },
    { step: 0, before: undefined, after: undefined } as ReturnType<typeof largestStep>,
  )
}

function longest(stretches: readonly Stretch[]): {
  stretch: Stretch | undefined
  seconds: number
} {
  const stretch = stretches.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
  return { stretch, seconds: stretch ? stretch.to - stretch.from : 0 }
}
