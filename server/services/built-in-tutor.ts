import { setTimeout as wait } from 'node:timers/promises'
import { appraise } from './built-in/appraise.ts'
import { writeCritique } from './built-in/critique.ts'
import { writeFollowUp } from './built-in/follow-up.ts'
import type { Tutor } from '#routers/tutor.ts'

/**
 * The tutor of a server with nothing configured: rules on measurements and a store of craft, which
 * says so in its first sentence. The same work and words give the same text. It writes at a reading
 * pace, a word each `wordMs`, because a wall of text at once is not how anyone listens.
 */
export function createBuiltInTutor(options: { wordMs: number } = { wordMs: 7 }): Tutor {
  return {
    label: 'Built-in tutor',
    async *write(brief, signal) {
      const text = brief.question === null ? writeCritique(brief) : writeFollowUp(brief)
      for (const word of text.split(/(?<=\s)/)) {
        yield word
        await wait(options.wordMs, undefined, { signal })
      }
    },
    suggest: (brief, critique) =>
      Promise.resolve(
        appraise(brief).matters.map(({ work, said }) => ({
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
  }
}
