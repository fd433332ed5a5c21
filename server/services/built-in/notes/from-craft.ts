import { conceptAsked, conceptFor, craftStore, mediumOf } from '../craft/store.ts'
import { lower } from '../discuss/sayable.ts'
import { ranks, tagsOf } from './candidate.ts'
import { factWords } from './fact-words.ts'
import { sentenceWith } from './sentences.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Concept } from '../craft/concept.ts'
import type { Candidate } from './candidate.ts'

/** A fact that a reply speaks of, with the sentence that does. */
export interface Spoken {
  key: FactKey
  excerpt: string | null
}

/** Concepts that a reply explains or lets one practise, and one for each fact that it speaks of. */
export function fromCraft(
  brief: Brief,
  reply: string,
  spoken: readonly Spoken[],
): Candidate[] {
  const medium = mediumOf(brief.medium, brief.works)
  const told = toldIn(brief, reply)
  const known = new Set(told.map(({ id }) => id))
  const behind = spoken.flatMap(({ key, excerpt }) => {
    const concept = conceptFor(medium, key)
    if (!concept || known.has(concept.id)) return []
    if (told.some(({ facts }) => facts.includes(key))) return []
    known.add(concept.id)
    return [{ concept, key, excerpt }]
  })
  return [
    ...told.flatMap((concept) => notesOfTold(brief, reply, { concept, spoken })),
    ...behind.map(({ concept, key, excerpt }, index) => ({
      rank: told.length + index === 0 ? ranks.first : ranks.rest,
      note: {
        title: concept.name,
        content: [concept.what, toSee(concept), toPractise(concept)].join('\n\n'),
        category: 'technique' as const,
        tags: tagsOf(brief, [concept.name, factWords[key]]),
        excerpt,
      },
    })),
  ]
}

/** What of the medium's craft stands in a reply. */
export function toldIn({ medium, works }: Brief, reply: string): Concept[] {
  return craftStore[mediumOf(medium, works)].filter(({ what, see, practise }) =>
    [what, see, practise].some((part) => reply.includes(part)),
  )
}

function notesOfTold(
  brief: Brief,
  reply: string,
  { concept, spoken }: { concept: Concept; spoken: readonly Spoken[] },
): Candidate[] {
  const { what, see, practise } = concept
  const [isExplained, isSeen, isPractised] = [what, see, practise].map((part) =>
    reply.includes(part),
  )
  // Explained in full, it is three things to keep; in passing, one with whatever was left out.
  const ground = spoken.find(({ key }) => concept.facts.includes(key))?.excerpt ?? null
  const isTest = isExplained && isSeen && isPractised
  const about = { tags: tagsOf(brief, [concept.name, wordOf(concept)]) }
  const test = { ...testOf(concept), ...about, excerpt: sentenceWith(reply, see) }
  const exercise = {
    ...exerciseOf(concept),
    ...about,
    excerpt: sentenceWith(reply, practise),
  }
  return [
    {
      rank: ranks.first,
      note: {
        title: concept.name,
        content: [
          what,
          ...(isTest ? [] : [toSee(concept)]),
          ...(isPractised ? [] : [toPractise(concept)]),
        ].join('\n\n'),
        category: 'technique',
        ...about,
        excerpt: sentenceWith(reply, what) ?? sentenceWith(reply, see) ?? ground,
      },
    },
    ...(isTest ? [{ rank: ranks.second, note: test }] : []),
    ...(isPractised ? [{ rank: ranks.first, note: exercise }] : []),
  ]
}

/**
 * What the store has beside a reply that gives little to keep: on the facts it cites, on what was
 * asked, and on what a work is for, which no measure tells.
 */
export function reserves(
  brief: Brief,
  { keys, words }: { keys: readonly FactKey[]; words: string },
): Candidate[] {
  const medium = mediumOf(brief.medium, brief.works)
  const near = [
    ...keys.map((key) => conceptFor(medium, key)),
    conceptAsked(medium, words),
    craftStore[medium][0],
  ].flatMap((concept) => concept ?? [])
  return [...new Set(near)].flatMap((concept) => {
    const tags = tagsOf(brief, [concept.name, wordOf(concept)])
    const content = [concept.what, toSee(concept)].join('\n\n')
    return [
      { title: concept.name, content, category: 'technique' as const },
      exerciseOf(concept),
    ].map((note) => ({ rank: ranks.reserve, note: { ...note, tags, excerpt: null } }))
  })
}

function testOf({ name, see }: Concept) {
  return { title: `A test for “${name}”`, content: see, category: 'advice' as const }
}

function exerciseOf({ name, practise }: Concept) {
  return {
    title: `An exercise for “${name}”`,
    content: practise,
    category: 'resource' as const,
  }
}

function toSee({ see }: Concept): string {
  return `To see it: ${lower(see)}`
}

function toPractise({ practise }: Concept): string {
  return `To practise it: ${lower(practise)}`
}

function wordOf({ facts: [key] }: Concept): string | undefined {
  return key && factWords[key]
}
