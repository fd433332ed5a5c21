import { withoutSpeech } from './dialogue.ts'
import { lower } from './english.ts'
import { splitWords } from './sentences.ts'
import { bases, beForms, haveForms, isBetween, list } from './verbs.ts'
import { noVerbInEd, pasts, thirdPersons } from './verbs.ts'
import type { TextMeasures } from '#routers/contract/facts.ts'

/** How much speaks for each tense; a form that may be no verb counts half. */
interface Count {
  past: number
  present: number
}

const leastVerbs = 10
const leastMain = 0.55
const leastOfShift = 2
const shiftedShare = 0.75
const startLength = 12

const surePast = list("was were wasn't weren't had hadn't did didn't")
const surePresent = list(`
  is isn't are aren't am has hasn't does doesn't i'm you're we're they're it's he's she's there's
  that's i've we've they've
`)
const one = list('he she it who which everyone everybody someone somebody nobody nothing')
const many = list('i you we they')
const joins = list('and but then who that which as when while until')
/** Behind these a form is part of a name for a thing, or of a longer verb that was counted. */
const noSubject = list(`
  the a an this these those my your his her its our their no some any each every of with by in at
  from for on to into under over get gets got being been be
`)
const questions = list(`
  did didn't do don't does doesn't would wouldn't could couldn't should shouldn't can can't will
  won't may might must let lets make makes made see saw watch watched hear heard
`)
/** No plurals of things: `the door opens` needs no pronoun to be told from `his long walks`. */
const sureThirdPersons = list(`
  comes goes says takes gives sits knows makes gets sees hears feels begins becomes seems appears
  asks tells keeps holds brings writes wants thinks opens closes lies rises carries listens
  remembers forgets hangs understands speaks eats sings throws grows believes follows happens
  enters waits
`)
const noVerbInS = list(`
  perhaps always sometimes across towards afterwards besides as his this us its upwards downwards
  backwards forwards outdoors indoors upstairs downstairs thus yes plus minus was is has does
`)

/**
 * The tense of the narration, speech left out, and the paragraphs that leave it: at least two
 * verbs in one, three quarters of them in the other tense. Null below ten verbs, or when neither
 * tense has 55 % of them. English only; expects flattened paragraphs.
 */
export function findTense(paragraphs: string[]): TextMeasures['tense'] {
  const counts = paragraphs.map((text) => ({ text, ...countTenses(text) }))
  const past = counts.reduce((sum, count) => sum + count.past, 0)
  const present = counts.reduce((sum, count) => sum + count.present, 0)
  const all = past + present
  if (all < leastVerbs || Math.max(past, present) / all < leastMain) return null
  const main = past >= present ? 'past' : 'present'
  const other = main === 'past' ? 'present' : 'past'
  const shifts = counts.filter((count) => {
    const verbs = count.past + count.present
    return verbs >= leastOfShift && count[other] / verbs >= shiftedShare
  })
  const first = shifts[0]?.text.split(' ').slice(0, startLength).join(' ')
  return { main, shifts: shifts.length, firstShift: first ?? null }
}

export function countTenses(paragraph: string): Count {
  const words = splitWords(withoutSpeech(paragraph)).map(lower)
  const count: Count = { past: 0, present: 0 }
  for (const index of words.keys()) {
    const past = pastWeight(words, index)
    count.past += past
    if (past === 0) count.present += presentWeight(words, index)
  }
  return count
}

function subjectAt(words: string[], index: number): number {
  let at = index - 1
  while (at >= 0 && isBetween(words[at] ?? '')) at -= 1
  return at
}

function pastWeight(words: string[], index: number): number {
  const word = words[index] ?? ''
  if (surePast.has(word)) return 1
  const before = words[subjectAt(words, index)] ?? ''
  if (noSubject.has(before) || beForms.has(before) || haveForms.has(before)) return 0
  if (pasts.has(word)) return 1
  if (before === '' || !/[a-z]{2}ed$/.test(word) || noVerbInEd.has(word)) return 0
  return one.has(before) || many.has(before) || joins.has(before) ? 1 : 0.5
}

function presentWeight(words: string[], index: number): number {
  const word = words[index] ?? ''
  if (surePresent.has(word)) return 1
  const at = subjectAt(words, index)
  const before = words[at] ?? ''
  if (many.has(before) && (bases.has(word) || word === 'have'))
    return questions.has(words[at - 1] ?? '') || pasts.has(word) ? 0 : 1
  if (one.has(before) && /[^s]s$/.test(word) && !noVerbInS.has(word)) return 1
  if (!thirdPersons.has(word) || noSubject.has(before)) return 0
  return joins.has(before) || sureThirdPersons.has(word) ? 1 : 0.5
}
