import { asFault, furthest, grown, moved, swapped } from './compare-change.ts'
import type { TextMeasures } from '../contract/facts.ts'
import type { Change, Step } from './compare-change.ts'

/**
 * A text is counted, so that a copy of it gives the same numbers; noise is what line breaks and page
 * numbers of a PDF add to the same words.
 */
const steps = {
  meanWords: { noise: 0.3, felt: 2 },
  spread: { noise: 0.3, felt: 2 },
  share: { noise: 0.005, felt: 0.05 },
  adverbs: { noise: 0.001, felt: 0.005 },
  ease: { noise: 1, felt: 5 },
} as const satisfies Record<string, Step>

type Pair<Of> = readonly [before: Of, after: Of]

/** Two texts; what was not measured on both sides, as English is in no other language, is left out. */
export function compareText([before, after]: Pair<TextMeasures | null>): Change[] {
  if (!before || !after) return []
  const pair = [before, after] as const
  return [
    grown('words', [before.words, after.words]),
    furthest(
      moved(
        'sentences',
        [before.meanSentenceWords, after.meanSentenceWords],
        steps.meanWords,
      ),
      moved('sentences', [before.sentenceSpread, after.sentenceSpread], steps.spread),
    ),
    grown('longest', [before.longestSentenceWords, after.longestSentenceWords]),
    compareVerse([before.verse, after.verse]),
    moved('dialogue', [before.dialogueShare, after.dialogueShare], steps.share),
    compareHabit(pair, 'openings'),
    compareHabit(pair, 'echoes'),
    ...compareGrammar(pair),
  ]
}

function compareVerse([before, after]: Pair<TextMeasures['verse']>): Change {
  if (!before || !after) return swapped('verse', before, after)
  return furthest(
    grown('verse', [before.lines, after.lines]),
    grown('verse', [before.stanzas, after.stanzas]),
  )
}

/**
 * Fewer returns are better only when they are fewer by length as well: a text cut to half has half
 * of them and the same habit. In verse they may be a refrain.
 */
function compareHabit(
  [before, after]: Pair<TextMeasures>,
  key: 'openings' | 'echoes',
): Change {
  const counts = [timesOf(before[key]), timesOf(after[key])] as const
  const rates = [counts[0] / before.words, counts[1] / after.words] as const
  const change = furthest(
    grown(key, counts),
    swapped(key, wordsOf(before[key]), wordsOf(after[key])),
  )
  const isBoth = (counts[0] - counts[1]) * (rates[0] - rates[1]) > 0
  return isBoth && !before.verse && !after.verse ? asFault(change, counts, 0) : change
}

function timesOf(all: ReadonlyArray<{ times: number }>): number {
  return all.reduce((sum, { times }) => sum + times, 0)
}

function wordsOf(all: ReadonlyArray<{ word: string } | { words: string }>): string {
  return all
    .map((one) => ('word' in one ? one.word : one.words))
    .toSorted()
    .join('/')
}

function compareGrammar([before, after]: Pair<TextMeasures>): Change[] {
  const changes: Change[] = []
  if (before.readability && after.readability)
    changes.push(
      moved('readability', [before.readability.ease, after.readability.ease], steps.ease),
    )
  if (before.adverbShare !== null && after.adverbShare !== null)
    changes.push(moved('adverbs', [before.adverbShare, after.adverbShare], steps.adverbs))
  if (before.passiveShare !== null && after.passiveShare !== null)
    changes.push(moved('passive', [before.passiveShare, after.passiveShare], steps.share))
  if (before.tense && after.tense) changes.push(compareTense([before.tense, after.tense]))
  return changes
}

/** Fewer slips are better, unless the whole is now told in the other tense. */
function compareTense([before, after]: Pair<NonNullable<TextMeasures['tense']>>): Change {
  if (before.main !== after.main) return swapped('tense', before.main, after.main)
  const shifts = [before.shifts, after.shifts] as const
  return asFault(grown('tense', shifts), shifts, 0)
}
