import { setTimeout as wait } from 'node:timers/promises'
import { appraise } from './built-in/appraise.ts'
import { writeComparison } from './built-in/compare.ts'
import { writeCritique } from './built-in/critique.ts'
import { writeTalk } from './built-in/discuss.ts'
import { writeFollowUp } from './built-in/follow-up.ts'
import { judge } from './built-in/judge.ts'
import { noteDown } from './built-in/note-down.ts'
import { newRemarks } from './built-in/new-remarks.ts'
import type { Brief, Tutor, Work } from '#routers/tutor.ts'
import type { Remark } from './built-in/remark.ts'

/**
 * The tutor of a server with nothing configured: rules on measurements and a store of craft, which
 * says so in its first sentence. The same work and words give the same text. It writes at a reading
 * pace, a word each `wordMs`, because a wall of text at once is not how anyone listens.
 */
export function createBuiltInTutor(options: { wordMs: number } = { wordMs: 7 }): Tutor {
  return {
    label: 'Built-in tutor',
    async *write(brief, signal) {
      for (const word of textFor(brief).split(/(?<=\s)/)) {
        yield word
        await wait(options.wordMs, undefined, { signal })
      }
    },
    suggest: (brief, critique) =>
      Promise.resolve(
        mattersIn(brief).map(({ work, said }) => ({
          workId: work.id,
          title: said.title,
          why: said.why,
          how: said.how,
          anchor: said.anchor ?? { type: 'whole' },
          criterion: said.criterion,
          // Blunt critiques leave the second half of the reason out.
          excerpt: critique.includes(said.why)
            ? said.why
            : (said.why.split(/(?<=[.!?])\s/)[0] ?? null),
        })),
      ),
    judge: (brief) => Promise.resolve(judge(brief)),
    noteDown: (brief, reply) => Promise.resolve(noteDown(brief, reply)),
    discuss: (brief) => Promise.resolve(writeTalk(brief)),
  }
}

/** As many as the comparison speaks of. */
const mostNew = 2

/** What a critique or a comparison says that should change, with the work that it is said of. */
function mattersIn(brief: Brief): Array<{ work: Work; said: Remark }> {
  const { comparison } = brief
  if (!comparison) return appraise(brief).matters
  return newRemarks(brief, comparison)
    .slice(0, mostNew)
    .map((said) => ({ work: comparison.after, said }))
}

function textFor(brief: Brief): string {
  if (brief.comparison) return writeComparison(brief)
  return brief.question === null ? writeCritique(brief) : writeFollowUp(brief)
}
