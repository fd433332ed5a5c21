import { amountOf } from './amount.ts'
import { asText } from './as-text.ts'
import { gapOf, isSameFile, tellingOf, whatChanged } from './compare-changed.ts'
import { nextSentence } from './compare-next.ts'
import { conceptFor, mediumOf } from './craft/store.ts'
import { effects } from './effects.ts'
import { newRemarks } from './new-remarks.ts'
import type { Directness } from '#routers/contract/tutoring.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief, Comparison } from '#routers/tutor.ts'
import type { Remark } from './remark.ts'

const mostExplained: Record<Directness, number> = { gentle: 2, straight: 2, blunt: 1 }
const mostNew: Record<Directness, number> = { gentle: 1, straight: 2, blunt: 2 }

/**
 * What the measures say of two versions, after the verdicts that the screen shows by itself: what
 * moved, what that does to the work, what is new, and one thing to do next. Facts of the later
 * version are cited. Throws when the brief compares nothing.
 */
export function writeComparison(brief: Brief): string {
  const { comparison } = brief
  if (!comparison) throw new Error('There are no two versions in this brief')
  const remarks = newRemarks(brief, comparison)
  return [
    '*I set the measures of both versions side by side; I have neither seen, heard nor understood them.*',
    `## What changed\n\n${whatChanged(brief, comparison)}`,
    `## What it did to the work\n\n${whatItDid(brief, comparison)}`,
    `## What is new\n\n${whatIsNew(brief, comparison, remarks)}`,
    `## Next\n\n${nextSentence(comparison, { remarks, isSame: isSameFile(comparison) })}`,
  ].join('\n\n')
}

function whatItDid(brief: Brief, comparison: Comparison): string {
  if (gapOf(comparison))
    return 'By my measures nothing can be said of that. Whatever you changed lies where I have no instrument: put both versions side by side, look away for a minute, and name the first difference that you notice.'
  const { directness, level } = brief.learner
  const telling = tellingOf(comparison, directness)
  const [first, second] = telling
  // What was paid for a gain is told even where several gains are larger.
  const cost = telling.find(({ trend }) => trend === 'worse')
  const explained = new Set([first, first === cost ? second : (cost ?? second)])
  const concept = first && conceptFor(mediumOf(brief.medium, brief.works), first.key)
  const isTested = concept && level !== 'professional' && directness !== 'blunt'
  return [
    [...explained]
      .slice(0, mostExplained[directness])
      .flatMap((one) => (one ? [effectOf(comparison, one.key)] : []))
      .join(' '),
    directness === 'blunt'
      ? ''
      : `Whether these changes bring the work closer to what you told me, “${shortened(brief.context)}”, no measure can say: a change that serves it is right even where a number got worse.`,
    isTested ? `**${concept.name}.** ${concept.see}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Less than this is no more and no less. */
const leastShare = 0.02

function effectOf({ before, after }: Comparison, key: FactKey): string {
  const was = before.facts && amountOf(before.facts, key)
  const is = after.facts && amountOf(after.facts, key)
  const { name, more, less } = effects[key]
  if (was === null && is === null) return more
  const isOfKind =
    was === null ||
    is === null ||
    Math.abs(is - was) <= leastShare * Math.max(Math.abs(is), Math.abs(was))
  if (isOfKind) return `${name} has changed in kind more than in degree.`
  return is > was ? more : less
}

function shortened(words: string): string {
  return asText(words.length > 160 ? `${words.slice(0, 157).trimEnd()}…` : words)
}

function whatIsNew(
  brief: Brief,
  { before, after }: Comparison,
  remarks: Remark[],
): string {
  if (!after.facts) return 'Without measures of the new version there is nothing to add.'
  const { directness } = brief.learner
  if (remarks.length === 0)
    return before.facts
      ? 'No rule of mine speaks of this version that did not speak of the earlier one.'
      : 'No rule of mine objects to this version.'
  const lead = before.facts
    ? ''
    : 'Of the earlier version I know nothing, so this holds for the new one alone.\n\n'
  return `${lead}${remarks
    .slice(0, mostNew[directness])
    .map((remark, index) => `${index + 1}. ${thing(remark, directness)}`)
    .join('\n\n')}`
}

function thing({ title, why, how }: Remark, directness: Directness): string {
  const reason = directness === 'blunt' ? (why.split(/(?<=[.!?])\s/)[0] ?? why) : why
  const lead = directness === 'gentle' ? 'You could try this' : 'Next step'
  return `**${title}** ${reason} ${lead}: ${how.charAt(0).toLowerCase()}${how.slice(1)}`
}
