import { setTimeout as wait } from 'node:timers/promises'
import { writeCritique } from './built-in/critique.ts'
import { writeFollowUp } from './built-in/follow-up.ts'
import type { Tutor } from '#routers/tutor.ts'

/**
 * The tutor of a server with nothing configured: rules on measurements, which says so in its first
 * sentence. The same work and words give the same text. It writes at a reading pace, a word each
 * `wordMs`, because a wall of text at once is not how anyone listens.
 */
export function createBuiltInTutor(options: { wordMs: number } = { wordMs: 14 }): Tutor {
  return {
    label: 'Built-in tutor',
    async *write(brief, signal) {
      const text = brief.question === null ? writeCritique(brief) : writeFollowUp(brief)
      for (const word of text.split(/(?<=\s)/)) {
        yield word
        await wait(options.wordMs, undefined, { signal })
      }
    },
  }
}
