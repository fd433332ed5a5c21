import type { FactKey } from '#routers/contract/facts.ts'

/** One piece of craft knowledge, as a good teacher of the medium would give it. */
export interface Concept {
  /** Kebab-case, unique in its medium; notes and courses refer to it. */
  id: string
  /** As a learner would call it, such as `Leading the eye`. */
  name: string
  /** What it is and why it matters: two or three sentences. */
  what: string
  /** How to see or hear whether a work has it: one or two sentences, a test one can do now. */
  see: string
  /** How to practise it: one exercise with a number in it, done in less than an hour. */
  practise: string
  /** Words in a question that ask about it, in lower case; stems match longer words. */
  words: readonly string[]
  /** The measures that bear on it, most telling first; empty when none does. */
  facts: readonly FactKey[]
}
