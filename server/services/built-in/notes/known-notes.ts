import { fromComparison } from './from-comparison.ts'
import { fromCraft, toldIn } from './from-craft.ts'
import { fromFrames, isIntroduced } from './from-frames.ts'
import { fromRules } from './from-rules.ts'
import { withoutCitations } from './plain-text.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Candidate } from './candidate.ts'

export interface Known {
  found: Candidate[]
  /** The facts that the reply speaks of. */
  keys: FactKey[]
  /** What is left of the reply; all of it when nothing was recognised. */
  rest: string
  /** Whether it is one of the built-in tutor. */
  isOurs: boolean
}

/** What a reply says in words of the built-in tutor, noted with what stands behind them. */
export function knownNotes(brief: Brief, reply: string): Known {
  const ruled = fromRules(brief, reply)
  const compared = fromComparison(brief, reply)
  const framed = fromFrames(brief, reply)
  const spoken = [
    ...ruled.spoken,
    ...compared.keys.map((key) => ({ key, excerpt: null })),
  ]
  const concepts = toldIn(brief, reply)
  const found = [
    ...ruled.actions,
    ...compared.next,
    ...framed.found,
    ...fromCraft(brief, reply, spoken),
    ...ruled.meanings,
    ...compared.moved,
    ...ruled.strengths,
  ]
  const isOurs = found.length > 0 || isIntroduced(reply)
  const words = [
    ...ruled.words,
    ...compared.words,
    ...framed.words,
    ...concepts.flatMap(({ name, what, see, practise }) => [
      what,
      see,
      practise,
      `**To practise: ${name.toLowerCase()}.**`,
    ]),
  ]
  return {
    found,
    keys: [...new Set(spoken.map(({ key }) => key))],
    rest: isOurs
      ? without(withoutCitations(reply), words).replaceAll(fileMark, '')
      : reply,
    isOurs,
  }
}

/** Which file something was said of, at the end of a line. */
const fileMark = /\*\([^\n]{1,600}\)\*$/gm

function without(text: string, words: readonly string[]): string {
  return words
    .filter((one) => one !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, one) => rest.replaceAll(one, ' '), text)
}
