import { audioJob } from './audio-chat/make-audio.ts'
import { courseJob } from './courses/make-course.ts'
import { replyJob } from './conversation/write-reply.ts'
import { factsJob } from './files/measure-file.ts'
import { sweepJob } from './files/sweep.ts'
import { notesJob } from './notes/notes-job.ts'
import { refynJob } from './refyn/make-refyn.ts'
import { exportJob } from './export/make-export.ts'
import { mailJob } from './mail/mail-job.ts'
import { removeAccountJob } from './account/remove-account.ts'
import { subscriptionJob } from './billing/sync-subscription.ts'
import { suggestionsJob } from './suggestions/make-suggestions.ts'
import type { JobHandler } from './job-handler.ts'

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
  mail: { handler: mailJob, lane: 'calls' },
  subscription: { handler: subscriptionJob, lane: 'calls' },
  export: { handler: exportJob, lane: 'upkeep' },
  'remove-account': { handler: removeAccountJob, lane: 'upkeep' },
  sweep: { handler: sweepJob, lane: 'upkeep' },
} satisfies Record<
  string,
  { handler: JobHandler; lane: 'tutor' | 'making' | 'media' | 'calls' | 'upkeep' }
>

export type JobKind = keyof typeof jobKinds

/** How many jobs of a lane run at once. */
export const laneSizes = { tutor: 200, making: 8, media: 2, calls: 8, upkeep: 2 } as const
