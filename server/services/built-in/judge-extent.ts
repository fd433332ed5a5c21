import { amountOf } from './amount.ts'
import type { FactKey, Facts, TextMeasures } from '#routers/contract/facts.ts'
import type { Remark } from './remark.ts'

/**
 * How far a measure lies past the line where its rule begins, where the weight of the rule does not
 * tell: such a weight starts above nothing, so that a fault which is all but gone still weighs most
 * of what it did.
 */
const past: Partial<Record<FactKey, (amount: number) => number>> = {
  tilt: (degrees) => degrees,
  clipping: (runs) => runs,
  peak: (dbtp) => dbtp + 1,
  loudness: (lufs) => Math.max(-23 - lufs, lufs + 10),
  range: (lu) => Math.max(3 - lu, lu - 16),
  longest: (words) => words - 40,
  echoes: (times) => times,
  openings: (times) => times,
  tense: (shifts) => shifts,
  dialogue: (share) => share - 0.6,
}

/** How much there is of what a remark on these facts speaks of; its unit is that of its rule. */
export function extentOf(facts: Facts, remark: Remark): number {
  const amount = amountOf(facts, remark.key)
  if (remark.key === 'sentences') return sentencesPast(textOf(facts), remark)
  if (remark.key === 'stereo') return stereoPast(amount, remark)
  const beyond = amount === null ? undefined : past[remark.key]?.(amount)
  return beyond ?? remark.weight
}

/** Two rules speak of sentences: of long ones, and of ones that are all as long. */
function sentencesPast(text: TextMeasures | null, { title, weight }: Remark): number {
  if (!text) return weight
  const { meanSentenceWords, sentenceSpread } = text
  return title.startsWith('The rhythm')
    ? meanSentenceWords * 0.35 - sentenceSpread
    : meanSentenceWords - 24
}

function stereoPast(correlation: number | null, { title, weight }: Remark): number {
  return correlation !== null && title.startsWith('The sides') ? -correlation : weight
}

export function textOf(facts: Facts): TextMeasures | null {
  return facts.family === 'pdf' || facts.family === 'text' ? facts.text : null
}
