import { conceptAsked, mediumOf } from '../craft/store.ts'
import { withoutLabel } from './actions.ts'
import { readBlocks } from './blocks.ts'
import { ranks, tagsOf } from './candidate.ts'
import { factWords } from './fact-words.ts'
import { keysCited } from './from-rules.ts'
import { findingsIn } from './findings.ts'
import { readPoints } from './points.ts'
import { countWords } from '../discuss/sayable.ts'
import type { NoteCategory } from '#routers/contract/note-categories.ts'
import type { Brief, NoteDraft } from '#routers/tutor.ts'
import type { Candidate } from './candidate.ts'
import type { Finding, Manner } from './findings.ts'

const leastWords = 4
/** How many of a kind come before the rest. */
const mostOf: Record<NoteCategory, number> = {
  advice: 4,
  general: 2,
  technique: 1,
  resource: 1,
}

/** What a reply in any shape asks for, praises, asks back, explains and names, in its order. */
export function fromProse(brief: Brief, reply: string, manner: Manner): Candidate[] {
  const found = readPoints(readBlocks(reply), manner.isFine)
    .flatMap((point) => findingsIn(point, manner))
    .filter(({ said }) => said.some(({ plain }) => countWords(plain) >= leastWords))
  const counts: Record<NoteCategory, number> = {
    advice: 0,
    general: 0,
    technique: 0,
    resource: 0,
  }
  return found.map((one) => {
    counts[one.category] += 1
    const isMore = counts[one.category] > mostOf[one.category]
    return { rank: isMore ? ranks.rest : one.rank, note: noteOf(brief, one, manner) }
  })
}

function noteOf(
  brief: Brief,
  { category, title, said, core }: Finding,
  { isOurs }: Manner,
): NoteDraft {
  // Words of our own frames, such as “people”, would only seem to name a concept.
  const concept = isOurs
    ? undefined
    : conceptAsked(mediumOf(brief.medium, brief.works), title)
  const keys = keysCited(brief, said.map(({ raw }) => raw).join(' '))
  return {
    title,
    content: withoutLabel(said.map(({ plain }) => plain).join(' ')),
    category,
    tags: tagsOf(brief, [concept?.name, ...keys.map((key) => factWords[key])]),
    excerpt: core.raw,
  }
}
