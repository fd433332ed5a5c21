import { noteMaxLength } from '#routers/contract/comparison.ts'
import { ofPainted } from '#routers/contract/read-facts.ts'
import type { Difference, VerdictKind } from '#routers/contract/comparison.ts'
import type { LedgerEntry } from '#routers/tutor.ts'
import type { Ground } from './judge-ground.ts'
import type { PlaceMeasure } from './judge-place.ts'
import type { Remark } from './remark.ts'

/** What was found of one suggestion. */
export interface Found extends Ground {
  difference: Difference
  place: PlaceMeasure | null
  /** The rule at the other end of the measure, when the mark was overshot. */
  opposite?: Remark
  /** The same rule, speaking of another word or sentence than it did. */
  elsewhere?: Remark
}

/** The reason for a verdict, with the measure of both versions. */
export function noteOf(
  verdict: Exclude<VerdictKind, 'unknown'>,
  entry: LedgerEntry,
  found: Found,
): string {
  return joined([
    opinionOf(verdict, found),
    guessNote(found),
    measured(found),
    found.place?.text ?? '',
    verdict === 'addressed' || !entry.criterion
      ? ''
      : `You are there when this holds: ${lowered(entry.criterion)}`,
  ])
}

function opinionOf(
  verdict: Exclude<VerdictKind, 'unknown'>,
  { difference, opposite, elsewhere, isGuess }: Found,
): string {
  if (opposite)
    return `You have mended this and gone past the mark: “${withoutStop(opposite.title)}” is true now.`
  if (elsewhere)
    return 'You have mended what was named, and the same comes back in another place.'
  switch (verdict) {
    case 'addressed':
      if (isGuess) return 'What I can measure of this, you have mended.'
      return 'You have done this: the rule behind it has nothing left to say.'
    case 'partly':
      return 'You are part of the way.'
    case 'worse':
      return 'You have more of this now than before.'
    case 'not':
      return difference.trend === 'same'
        ? 'By the measure you have not changed this: saving the file again would move it as far.'
        : 'You have moved this, but hardly towards its end.'
  }
}

export type Unknown = 'unmatched' | 'unmeasured' | 'incomparable' | 'frame' | 'unjudged'

const reasons: Record<Unknown, string> = {
  unmatched: 'No measure of mine tells whether you did this.',
  unmeasured: 'Your new file could not be measured, so I cannot tell.',
  incomparable:
    'What this rested on was not measured in both versions, so I cannot tell whether you did it.',
  frame:
    'The tones of a film are measured on the frame one tenth in, and in a film of another length that is another frame: I cannot tell whether you did this.',
  unjudged:
    'The nearest measure had nothing wrong before either, so it cannot tell whether you did this.',
}

/** Why there is no verdict, and what to look at instead. */
export function unknownNote(
  why: Unknown,
  entry: LedgerEntry,
  found: Found | null = null,
): string {
  return joined([
    reasons[why],
    found ? measured(found) : '',
    entry.criterion
      ? `Set both versions side by side and ask whether this holds: ${lowered(entry.criterion)}`
      : 'Set both versions side by side and look at this one point only; if you have to search for the difference, it is too small.',
  ])
}

function guessNote({ isGuess, difference }: Found): string {
  return isGuess
    ? `The nearest thing that I measure is “${nameOf(difference)}”, so look for yourself as well.`
    : ''
}

function measured({ difference }: Found): string {
  const { before, after } = difference
  return `${nameOf(difference)} before: ${shortened(before)}; now: ${shortened(after)}.`
}

/** A label without what explains it. */
export function nameOf({ label }: Pick<Difference, 'label'>): string {
  const name = label.replace(/ ?[(,].*$/, '')
  return label.endsWith(ofPainted) ? name + ofPainted : name
}

const valueLength = 110

/** Long lists by their beginning; the thirds behind a value are left to the screen. */
function shortened(value: string): string {
  if (value.length <= valueLength) return value
  const first = value.replace(/ \(.*\)$/, '')
  return first.length <= valueLength ? first : `${first.slice(0, valueLength).trimEnd()}…`
}

function joined(sentences: string[]): string {
  const note = sentences.filter((sentence) => sentence !== '').join(' ')
  return note.length <= noteMaxLength
    ? note
    : `${note.slice(0, noteMaxLength - 1).trimEnd()}…`
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '')
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
