import { openingOf } from './clause.ts'
import { ranks, tagsOf } from './candidate.ts'
import { titleMaxLength } from './keep-notes.ts'
import { upper } from '../discuss/sayable.ts'
import { plainText } from './plain-text.ts'
import { sentenceWith } from './sentences.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Candidate } from './candidate.ts'

/** Sentences of the built-in tutor that ask for something and are nothing to keep. */
const frames = [
  'None of this is urgent. Take one, leave the rest for another day.',
  'Begin with this one:',
]

const own = /\bI am the built-in tutor\b|^\*I set the measures of both versions/

/** Whether the built-in tutor introduces itself in a reply. */
export function isIntroduced(reply: string): boolean {
  return own.test(reply)
}

/** What the built-in tutor says where no rule speaks, recognised by what stands before it. */
export function fromFrames(
  brief: Brief,
  reply: string,
): { found: Candidate[]; words: string[] } {
  const practice =
    /(?:lies where I cannot look|to know what matters)\. Try this: ([^\n]+)/.exec(
      reply,
    )?.[1]
  const [about, title, how] = /^About “([^\n]{1,300}?)”: ([^\n]+)$/m.exec(reply) ?? []
  return {
    found: [
      ...(title && how ? [suggestionNote(brief, reply, { title, how })] : []),
      ...(practice ? [practiceNote(brief, reply, practice)] : []),
    ],
    words: [...frames, ...(practice ? [practice] : []), ...(about ? [about] : [])],
  }
}

function suggestionNote(
  brief: Brief,
  reply: string,
  { title, how }: { title: string; how: string },
): Candidate {
  return {
    rank: ranks.action,
    note: {
      title,
      content: plainText(how),
      category: 'advice',
      tags: tagsOf(brief, []),
      excerpt: sentenceWith(reply, how),
    },
  }
}

function practiceNote(brief: Brief, reply: string, practice: string): Candidate {
  return {
    rank: ranks.first,
    note: {
      title: openingOf(upper(practice), titleMaxLength),
      content: upper(practice),
      category: 'resource',
      tags: tagsOf(brief, []),
      excerpt: sentenceWith(reply, practice),
    },
  }
}
