import { conceptFor, mediumOf } from '../craft/store.ts'
import { lower } from '../discuss/sayable.ts'
import { meanings } from '../meanings.ts'
import { notedOf, ranks, tagsOf } from './candidate.ts'
import { clauseOf } from './clause.ts'
import { factWords } from './fact-words.ts'
import { sentenceWith } from './sentences.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief, Work } from '#routers/tutor.ts'
import type { Remark, Strength } from '../remark.ts'
import type { Candidate } from './candidate.ts'

/** What a rule says, with the file that it says it of. */
export interface Said<What> {
  work: Work
  said: What
}

/** What to do, how one tells that it is done, and what was measured; the title says when. */
export function actionOf(
  brief: Brief,
  reply: string,
  { work, said }: Said<Remark>,
): Candidate {
  const { key, title, why, how, criterion } = said
  return {
    rank: ranks.action,
    note: {
      title: `When ${lower(named(title, key))}`,
      content: [
        how,
        `It is done when this holds: ${lower(criterion)}`,
        notedOf(work, `${title} ${why}`),
      ].join('\n\n'),
      category: 'advice',
      tags: tagsFor(brief, key),
      excerpt: sentenceWith(reply, how) ?? sentenceWith(reply, why),
    },
  }
}

export function strengthOf(
  brief: Brief,
  reply: string,
  { work, said: { key, text }, index }: Said<Strength> & { index: number },
): Candidate {
  return {
    rank: index === 0 ? ranks.first : ranks.second,
    note: {
      title: `What worked: ${lower(clauseOf(named(text, key)))}`,
      content: `${text}\n\n${notedOf(work)}`,
      category: 'general',
      tags: tagsFor(brief, key),
      excerpt: sentenceWith(reply, text),
    },
  }
}

export function meaningOf(brief: Brief, reply: string, key: FactKey): Candidate {
  const { text } = meanings[key]
  return {
    rank: ranks.second,
    note: {
      title: `Reading the measure: ${factWords[key]}`,
      content: text,
      category: 'technique',
      tags: tagsFor(brief, key),
      excerpt: sentenceWith(reply, text),
    },
  }
}

function tagsFor(brief: Brief, key: FactKey): string[] {
  const concept = conceptFor(mediumOf(brief.medium, brief.works), key)
  return tagsOf(brief, [concept?.name, factWords[key]])
}

/** A title that begins with “It” is nothing without its file. */
const subjects: Partial<Record<FactKey, string>> = {
  brightness: 'The picture',
  chroma: 'The picture',
  loudness: 'The sound',
  range: 'The sound',
  stereo: 'The sound',
}

function named(text: string, key: FactKey): string {
  const subject = subjects[key]
  return subject ? text.replace(/^It(?= )/, subject) : text
}
