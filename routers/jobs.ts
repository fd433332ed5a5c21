import { audioJob } from './audio-chat/make-audio.ts'
import { courseJob } from './courses/make-course.ts'
import { replyJob } from './conversation/write-reply.ts'
import { factsJob } from './files/measure-file.ts'
import { sweepJob } from './files/sweep.ts'
import { notesJob } from './notes/notes-job.ts'
import { refynJob } from './refyn/make-refyn.ts'
import { suggestionsJob } from './suggestions/make-suggestions.ts'
import type { JobHandler } from './context.ts'

/**
 * Who does which kind of job, and in which lane. Lanes keep long work from holding up short work:
 * replies wait on the network, facts keep a core busy, and
 * someone looks at the progress of what is being made.
 */
export const jobKinds = {
  reply: { handler: replyJob, lane: 'tutor' },
  suggestions: { handler: suggestionsJob, lane: 'tutor' },
  notes: { handler: notesJob, lane: 'tutor' },
  course: { handler: courseJob, lane: 'making' },
  refyn: { handler: refynJob, lane: 'making' },
  audio: { handler: audioJob, lane: 'making' },
  facts: { handler: factsJob, lane: 'media' },
  sweep: { handler: sweepJob, lane: 'upkeep' },
} satisfies Record<
  string,
  { handler: JobHandler; lane: 'tutor' | 'making' | 'media' | 'upkeep' }
>

export type JobKind = keyof typeof jobKinds

/** How many jobs of a lane run at once. */
export const laneSizes = { tutor: 200, making: 8, media: 2, upkeep: 1 } as const
