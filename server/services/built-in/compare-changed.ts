import { isDeepStrictEqual } from 'node:util'
import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { asText } from './as-text.ts'
import { effects } from './effects.ts'
import { lower } from './discuss/sayable.ts'
import { nameOf } from './judge-note.ts'
import { meanings } from './meanings.ts'
import type { Directness } from '#routers/contract/tutoring.ts'
import type { Difference, Trend } from '#routers/contract/comparison.ts'
import type { FactKey, Facts } from '#routers/contract/facts.ts'
import type { Brief, Comparison, Work } from '#routers/tutor.ts'

const mostTold: Record<Directness, number> = { gentle: 4, straight: 4, blunt: 3 }

/** The measures that moved, in sentences, or why none can be told. */
export function whatChanged(brief: Brief, comparison: Comparison): string {
  const gap = gapOf(comparison)
  if (gap) return gap
  const { directness } = brief.learner
  const told = tellingOf(comparison, directness).slice(0, mostTold[directness])
  const lines = told.map((one) => `- ${sentenceOf(brief, comparison, one)}`)
  return [
    lines.join('\n'),
    directness === 'blunt' ? '' : sameNote(comparison),
    brief.learner.level === 'beginning' && told[0] ? meanings[told[0].key].text : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Why there is nothing to tell, if there is not. */
export function gapOf(comparison: Comparison): string | null {
  const { before, after, differences } = comparison
  if (!before.facts && !after.facts)
    return 'Neither version could be measured, so I have nothing to set side by side.'
  if (!after.facts)
    return 'The new version could not be measured, so I have nothing to set beside the earlier one.'
  if (!before.facts)
    return 'The earlier version could not be measured, so I cannot tell what changed.'
  if (isSameFile(comparison))
    return 'Nothing that I measure: every number of both files is the same to its last digit, so this is most likely the same file twice. If you meant to hand in another, look which one you chose.'
  if (differences.length === 0)
    return `One version is ${kinds[before.facts.family]} and the other ${kinds[after.facts.family]}: there is no measure that says something of both.`
  if (differences.every(({ trend }) => trend === 'same'))
    return 'Nothing that I measure has moved by more than saving a file again moves it.'
  return null
}

const kinds: Record<Facts['family'], string> = {
  image: 'a picture',
  audio: 'a sound',
  video: 'a film',
  pdf: 'a PDF',
  text: 'a text',
}

/** Whether no number tells the two apart; tones alone are some three hundred of them. */
export function isSameFile({ before, after }: Comparison): boolean {
  return before.facts !== null && isDeepStrictEqual(before.facts, after.facts)
}

/** Who is spoken to gently hears first what got better, who wants it blunt what got worse. */
const orders: Record<Directness, Trend[]> = {
  gentle: ['better', 'changed', 'worse'],
  straight: [],
  blunt: ['worse', 'better', 'changed'],
}

export function tellingOf(
  { differences }: Comparison,
  directness: Directness,
): Difference[] {
  const order = orders[directness]
  return differences
    .filter(({ trend }) => trend !== 'same')
    .toSorted((one, other) => order.indexOf(one.trend) - order.indexOf(other.trend))
}

const trendWords: Record<Trend, string> = {
  better: '**Better.** ',
  worse: '**Worse.** ',
  changed: '',
  same: '',
}

/** The later fact is cited, and the earlier one too where only it has a number. */
function sentenceOf(
  brief: Brief,
  comparison: Comparison,
  { key, trend, before, after }: Difference,
): string {
  const hasNumber = /\d/.test(after)
  const wasCited = hasNumber ? '' : cite(brief, comparison.before, key)
  const isCited = cite(brief, comparison.after, key)
  const was = `${wordsOf(key, before)}${wasCited}`
  const joint = was.includes(',') ? ', and' : ' and'
  return `${trendWords[trend]}${effects[key].name} was ${was}${joint} is ${wordsOf(key, after)} now${isCited}.`
}

/** Words of the work that a fact quotes: their marks are not ours, and their stops end no sentence. */
function wordsOf(key: FactKey, value: string): string {
  switch (key) {
    case 'longest':
      return value.replace(/, beginning .*$/s, '')
    case 'palette':
      return `mostly ${value.split(', ').slice(0, 2).join(', then ')}`
    case 'openings':
    case 'echoes':
    case 'camera':
      return asText(value)
    default:
      return value
  }
}

function cite(brief: Brief, work: Work, key: FactKey): string {
  const fact = numberFacts(brief.works).find(
    (one) => one.fileId === work.id && one.key === key,
  )
  return fact ? ` ${citation(fact.number)}` : ''
}

const mostSame = 5

function sameNote({ differences }: Comparison): string {
  const names = differences
    .filter(({ trend }) => trend === 'same')
    .slice(0, mostSame)
    .map((one) => lower(nameOf(one)))
  return names.length === 0
    ? ''
    : `As it was, give or take what saving a file again changes: ${names.join(', ')}.`
}
