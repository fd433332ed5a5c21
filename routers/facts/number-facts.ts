import { describeFacts } from './describe-facts.ts'
import type { Citation } from '../contract/conversation.ts'
import type { Facts } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

/** A fact under the number by which a reply cites it: `[F3]`. */
export interface NumberedFact extends DescribedFact {
  number: number
  fileId: string
}

/** All facts of a crit's works, numbered from 1 through the files in their order. */
export function numberFacts(
  works: ReadonlyArray<{ id: string; facts: Facts | null }>,
): NumberedFact[] {
  return works
    .flatMap((work) =>
      describeFacts(work.facts).map((described) => ({ ...described, fileId: work.id })),
    )
    .map((described, index) => ({ ...described, number: index + 1 }))
}

/** As a reply writes it. */
export function citation(number: number): string {
  return `[F${number}]`
}

const citationPattern = /\[F(\d{1,3})\]/g

/** The numbers that a text cites, in order, each once. */
export function citedNumbers(text: string): number[] {
  return [
    ...new Set([...text.matchAll(citationPattern)].map((match) => Number(match[1]))),
  ]
}

/** The facts that any of the texts cite, as they are stored beside them. */
export function toCitations(facts: readonly NumberedFact[], texts: string[]): Citation[] {
  const cited = new Set(texts.flatMap(citedNumbers))
  return facts
    .filter(({ number }) => cited.has(number))
    .map(({ number, fileId, key, label, value }) => ({
      number,
      fileId,
      key,
      label,
      value,
    }))
}
