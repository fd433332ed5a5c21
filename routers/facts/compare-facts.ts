import { describeFacts } from './describe-facts.ts'
import { grown, moved, withoutOpinion } from './compare-change.ts'
import { compareCut } from './compare-film.ts'
import {
  compareExposure,
  compareShape,
  compareSize,
  compareTones,
} from './compare-picture.ts'
import { compareSound } from './compare-sound.ts'
import { compareText } from './compare-text.ts'
import { ofPainted } from '../contract/read-facts.ts'
import type { Difference } from '../contract/comparison.ts'
import type { FactKey, Facts, TextMeasures, VideoFacts } from '../contract/facts.ts'
import type { Change } from './compare-change.ts'
import type { DescribedFact } from './described.ts'

/**
 * Every measure of two versions that can be compared, in the words of the facts: first what the
 * craft calls better or worse, then what only changed, each the furthest first, then what is the
 * same within what a saved copy differs by. Of files of two families only what both have is
 * compared: the words of a PDF and of a text, the sound of a song and of a film. One that was not
 * measured gives nothing. Swapping the two turns better to worse and changes nothing else.
 */
export function compareFacts(before: Facts | null, after: Facts | null): Difference[] {
  if (!before || !after) return []
  const words = [wordsOf(before), wordsOf(after)] as const
  return changesOf(before, after)
    .flatMap((change) => {
      const worded = inWords(change, words)
      return worded ? [{ worded, steps: change.steps }] : []
    })
    .toSorted(
      (one, other) =>
        rank(one.worded) - rank(other.worded) ||
        (one.worded.trend === 'same' ? 0 : other.steps - one.steps),
    )
    .map(({ worded }) => worded)
}

function rank({ trend }: Difference): number {
  return trend === 'same' ? 2 : trend === 'changed' ? 1 : 0
}

function changesOf(before: Facts, after: Facts): Change[] {
  if (before.family === 'image' && after.family === 'image')
    return [
      compareSize([before, after]),
      ...compareTones([before.tones, after.tones]),
      ...compareShape([before.shape, after.shape]),
      ...compareExposure([before.exposure, after.exposure]),
    ]
  if (before.family === 'video' && after.family === 'video')
    return compareFilms(before, after)
  if (isHeard(before) && isHeard(after))
    return [compareDuration(before, after), ...compareSound([before.sound, after.sound])]
  if (isRead(before) && isRead(after))
    return [
      ...(before.family === 'pdf' && after.family === 'pdf'
        ? [grown('pages', [before.pages, after.pages])]
        : []),
      ...compareText([before.text, after.text]),
    ]
  return []
}

function compareFilms(before: VideoFacts, after: VideoFacts): Change[] {
  const rates = [before.framesPerSecond, after.framesPerSecond] as const
  return [
    compareDuration(before, after),
    compareSize([before, after]),
    ...(rates[0] && rates[1]
      ? [moved('rate', [rates[0], rates[1]], { noise: 0.05, felt: 5 })]
      : []),
    ...compareCut([before.cut, after.cut]),
    ...(before.tones && after.tones
      ? compareTones([before.tones, after.tones]).map(
          isSameFrame(before, after) ? (change) => change : withoutOpinion,
        )
      : []),
    ...compareSound([before.sound, after.sound]),
  ]
}

/** An encoder adds up to a tenth of a second. */
function compareDuration(
  { durationSeconds: before }: { durationSeconds: number },
  { durationSeconds: after }: { durationSeconds: number },
): Change {
  return grown('duration', [before, after], 0.3)
}

/**
 * Tones of a film are those of the frame one tenth in. With another length that is another moment,
 * whose tones are neither better nor worse.
 */
export function isSameFrame(before: VideoFacts, after: VideoFacts): boolean {
  return Math.abs(after.durationSeconds - before.durationSeconds) <= 0.5
}

type Heard = Extract<Facts, { family: 'audio' | 'video' }>

function isHeard(facts: Facts): facts is Heard {
  return facts.family === 'audio' || facts.family === 'video'
}

function isRead(facts: Facts): facts is Extract<Facts, { text: TextMeasures | null }> {
  return facts.family === 'pdf' || facts.family === 'text'
}

type Words = ReadonlyMap<FactKey, DescribedFact>

function wordsOf(facts: Facts): Words {
  return new Map(describeFacts(facts).map((described) => [described.key, described]))
}

/** What stands for a fact that a file does not have. */
const absent: Partial<Record<FactKey, string>> = {
  tilt: 'no level line',
  key: 'none found',
  sections: 'none found',
  verse: 'prose',
}

type Sides = readonly [DescribedFact | undefined, DescribedFact | undefined]

/** Where one side is of the painted part alone, its value says so and not the name of both. */
function ofOneName(sides: Sides): Sides {
  const [before, after] = sides
  if (!before || !after || before.label === after.label) return sides
  return [withPartInValue(before), withPartInValue(after)]
}

function withPartInValue(one: DescribedFact): DescribedFact {
  if (!one.label.endsWith(ofPainted)) return one
  const label = one.label.slice(0, -ofPainted.length)
  return { ...one, label, value: one.value + ofPainted }
}

/** Null for what neither version has. What reads the same on both sides is the same. */
function inWords(
  change: Change,
  [before, after]: readonly [Words, Words],
): Difference | null {
  const { key, trend } = change
  const facts = ofOneName([before.get(key), after.get(key)])
  const label = (facts[1] ?? facts[0])?.label
  if (label === undefined) return null
  const missing = absent[key] ?? 'none'
  const words = change.words ?? {
    before: facts[0]?.value ?? missing,
    after: facts[1]?.value ?? missing,
  }
  return { key, label, ...words, trend: words.before === words.after ? 'same' : trend }
}
