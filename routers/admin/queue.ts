import { z } from 'zod'
import { restartJob } from '#db/queries/jobs.ts'
import { countQueue, findDeadJob, listQueue } from '#db/queries/queue.ts'
import { updateExport } from '#db/queries/exports.ts'
import { findUser } from '#db/queries/users.ts'
import { retryAudio } from '../audio-chat/generate-audio.ts'
import { storedPlan } from '../billing/limits.ts'
import { jobStates } from '../contract/admin.ts'
import { retryReply } from '../conversation/retry-reply.ts'
import { retryCourse } from '../courses/generate-course.ts'
import { AppError } from '../errors.ts'
import type { JobRow } from '#db/tables/running.ts'
import type { MemberContext, Services } from '../context.ts'
import type { AdminQueue } from '../contract/admin.ts'

/** As many as one looks through; the counts say how many there are. */
const shown = 200

/** The work that is waiting, running or has failed. */
export async function readQueue({ db }: Pick<Services, 'db'>): Promise<AdminQueue> {
  const counts = { ready: 0, running: 0, dead: 0 }
  for (const { state, count } of await countQueue(db))
    if (state !== 'done') counts[state] = count
  const jobs = await listQueue(db, shown)
  return {
    counts,
    jobs: jobs.flatMap(({ state, ...job }) => {
      const known = jobStates.find((name) => name === state)
      return known ? [{ ...job, state: known }] : []
    }),
  }
}

const payload = z.object({
  messageId: z.string().optional(),
  courseId: z.string().optional(),
  audioChatId: z.string().optional(),
  exportId: z.string().optional(),
})

/**
 * Begins a failed job anew, as its person could: what it takes of their month is taken again. Throws
 * `not_found` when it has not failed, or not any more.
 */
export async function retryJob(ctx: MemberContext, jobId: string): Promise<void> {
  const job = await findDeadJob(ctx.db, jobId)
  if (!job) throw new AppError('not_found')
  await retry(ctx, job)
  ctx.log.warn(
    { event: 'admin_use', by: ctx.caller.id, action: 'retry', jobId, kind: job.kind },
    'An admin acted',
  )
  ctx.jobs.wake()
}

async function retry(ctx: MemberContext, job: JobRow): Promise<void> {
  const { messageId, courseId, audioChatId, exportId } = payload.parse(
    JSON.parse(job.payload),
  )
  const now = ctx.clock.now().toISOString()
  if (job.userId === null) {
    await restartJob(ctx.db, job.dedupeKey, now)
    return
  }
  const owner = await asOwner(ctx, job.userId)
  if (messageId && (job.kind === 'reply' || job.kind === 'refyn'))
    await retryReply(owner, messageId)
  else if (courseId) await retryCourse(owner, courseId)
  else if (audioChatId) await retryAudio(owner, audioChatId)
  else {
    if (exportId)
      await updateExport(ctx.db, job.userId, exportId, {
        status: 'pending',
        errorCode: null,
      })
    await restartJob(ctx.db, job.dedupeKey, now)
  }
}

/** What its person would be to the procedure that retries their work. */
async function asOwner(ctx: MemberContext, userId: string): Promise<MemberContext> {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('not_found')
  return {
    ...ctx,
    caller: {
      id: user.id,
      isAdmin: user.isAdmin === 1,
      isAcademic: user.isAcademic === 1,
      subscriptionPlan: storedPlan(user.subscriptionPlan),
    },
  }
}
