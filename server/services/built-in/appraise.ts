import { citation, numberFacts } from '#routers/facts/number-facts.ts'
import { bearingOf, isOwnWork } from './bearing.ts'
import { observe } from './observe.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Brief, Work } from '#routers/tutor.ts'
import type { Remark, Strength } from './remark.ts'

export interface Appraised<Said> {
  work: Work
  said: Said
  /** Names of other files of which the same is true. */
  also: string[]
}

export interface Appraisal {
  /** What is in front of us, by file; null where nothing could be measured. */
  seen: Array<{ work: Work; text: string | null }>
  works: Appraised<Strength>[]
  matters: Appraised<Remark>[]
}

/** More than this at once is not worked on. */
const mostThings = { gentle: 2, straight: 3, blunt: 3 }
const mostStrengths = { gentle: 3, straight: 3, blunt: 1 }

/**
 * All that the measures of a brief's files say, the medium's own files and the weightiest first; the same fact is spoken of
 * once, with the other files named. What the learner turned down is left out.
 */
export function appraise(brief: Brief): Appraisal {
  const observed = brief.works.map((work) => ({ work, found: look(brief, work) }))
  const { directness } = brief.learner
  return {
    seen: observed.map(({ work, found }) => ({ work, text: found?.see ?? null })),
    works: gathered(
      brief.medium,
      observed.map(({ work, found }) => ({ work, said: found?.works ?? [] })),
    ).slice(0, mostStrengths[directness]),
    matters: gathered(
      brief.medium,
      observed.map(({ work, found }) => ({
        work,
        said: (found?.matters ?? []).filter((remark) => !isDeclined(brief, work, remark)),
      })),
    ).slice(0, mostThings[directness]),
  }
}

/** All remarks on one work, those that a critique had no room for or the learner declined included. */
export function remarksOn(brief: Brief, work: Work): Remark[] {
  return look(brief, work)?.matters ?? []
}

function look(brief: Brief, work: Work): ReturnType<typeof observe> | null {
  const numbered = numberFacts(brief.works)
  const cite = (key: FactKey) => {
    const fact = numbered.find((one) => one.fileId === work.id && one.key === key)
    return fact ? ` ${citation(fact.number)}` : ''
  }
  return work.facts && observe(work.facts, brief.medium, cite)
}

/** Whether the learner turned this down for this work. */
export function isDeclined(brief: Brief, work: Work, remark: Remark): boolean {
  return brief.declined.some(
    ({ workId, title }) => workId === work.id && title === remark.title,
  )
}

function gathered<Said extends { key: FactKey; weight: number }>(
  medium: MediaType | null,
  all: Array<{ work: Work; said: Said[] }>,
): Appraised<Said>[] {
  const sorted = all
    .flatMap(({ work, said }) =>
      said.map((one) => ({
        work,
        said: one,
        isOwn: isOwnWork(medium, work),
        weight: one.weight * bearingOf(work, one.key),
      })),
    )
    .toSorted(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) || other.weight - one.weight,
    )
  const byFact = Map.groupBy(sorted, ({ said }) => said.key)
  return [...byFact.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const others = new Set(group.map(({ work }) => work.originalName))
    others.delete(first.work.originalName)
    return [{ work: first.work, said: first.said, also: [...others] }]
  })
}
