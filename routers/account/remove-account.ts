import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { insertJob } from '#db/queries/jobs.ts'
import { deleteTraces, eraseRemains, listBelongings } from '#db/queries/removal.ts'
import { deleteSessionsOfUser } from '#db/queries/sessions.ts'
import {
  countAdmins,
  countUsers,
  deleteUser,
  findUser,
  markDeleting,
} from '#db/queries/users.ts'
import { sweepOf } from '../audio-chat/settle-audio.ts'
import { JobError } from '../job-handler.ts'
import { AppError } from '../errors.ts'
import { enqueueSweep } from '../files/sweep.ts'
import { requireOwner } from './require-owner.ts'
import type { Db } from '#db/database.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { JobHandler } from '../job-handler.ts'
import type { MemberContext, Services } from '../context.ts'
import type { RemoveAccountInput } from '../contract/account.ts'

/** A payment provider that is away must not keep anyone's data: it is asked for a day and longer. */
const maxAttempts = 200
const askAgainMs = 10 * 60 * 1000

/**
 * Closes the caller's account at once and removes it down to the last byte by a job (rule D-70). It
 * cannot be taken back, so the password is asked for.
 */
export async function removeAccount(
  ctx: MemberContext,
  input: RemoveAccountInput,
): Promise<{ success: boolean }> {
  const user = await findUser(ctx.db, ctx.caller.id)
  if (!user) throw new AppError('signed_out')
  await requireOwner(ctx, user, input.password)
  await closeAccount(ctx, user)
  await ctx.session.end()
  return { success: true }
}

/**
 * Ends every session and queues the removal, in one transaction. The last admin of a server with other
 * people stays: `conflict`. Closing a closed account changes nothing.
 */
export async function closeAccount(
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>,
  user: UserRow,
): Promise<void> {
  const now = services.clock.now().toISOString()
  await services.db.transaction().execute(async (trx) => {
    await requireAnotherAdmin(trx, user)
    if (!(await markDeleting(trx, user.id, now))) return
    await deleteSessionsOfUser(trx, user.id)
    await enqueue(trx, { key: `remove-account:${user.id}`, userId: user.id, now })
  })
  services.jobs.wake()
  services.log.warn({ event: 'account_closed', userId: user.id }, 'An account was closed')
}

async function requireAnotherAdmin(trx: Db, user: UserRow): Promise<void> {
  if (user.isAdmin !== 1) return
  if ((await countAdmins(trx)) > 1 || (await countUsers(trx)) === 1) return
  throw new AppError('conflict', {
    message: 'This is the last administrator: make somebody else one first',
    detail: { reason: 'last_admin' },
  })
}

const payload = z.object({ userId: z.string() })

function enqueue(
  trx: Db,
  { key, userId, now }: { key: string; userId: string; now: string },
): Promise<void> {
  return insertJob(trx, {
    id: newId(),
    kind: 'remove-account',
    dedupeKey: key,
    // Not the person's own job: it would go with them.
    userId: null,
    payload: { userId } satisfies z.infer<typeof payload>,
    maxAttempts,
    runAt: now,
    createdAt: now,
  })
}

/**
 * Money first, while it is known who pays; then rows, work and traces at once; then the bytes, and by a
 * second job, when there is nobody any more, what deleting leaves in the database's own file.
 */
export const removeAccountJob: JobHandler = {
  async run(services, job) {
    const { userId } = payload.parse(job.payload)
    const user = await findUser(services.db, userId)
    if (!user) await eraseRemains(services.db)
    if (user?.state !== 'deleting') return undefined
    await forgetCustomer(services, user)
    const before = await listBelongings(services.db, userId)
    for (const key of before.jobKeys) services.jobs.abort(key)
    return {
      async write(trx) {
        const now = services.clock.now()
        const all = await listBelongings(trx, userId)
        await deleteTraces(trx, user)
        await deleteUser(trx, userId)
        const key = `remove-account:${userId}:remains`
        await enqueue(trx, { key, userId, now: now.toISOString() })
        await enqueueSweep(trx, now, {
          filenames: [
            ...all.filenames,
            ...all.talks.flatMap((talk) => sweepOf(talk).filenames),
          ],
          uploadIds: all.uploadIds,
        })
      },
      afterCommit() {
        for (const id of before.conversationIds)
          services.live.publish(id, { type: 'removed' })
        for (const key of before.jobKeys) services.jobs.abort(key)
        services.log.warn({ event: 'account_removed', userId }, 'An account was removed')
        services.jobs.wake()
      },
    }
  },
}

/** Every ten minutes: the waits of a job's own back-off would soon be days. */
async function forgetCustomer(services: Services, user: UserRow): Promise<void> {
  if (!user.stripeCustomerId || !services.payments) return
  try {
    await services.payments.forgetCustomer(user.stripeCustomerId)
  } catch (error) {
    throw new JobError('The payment provider has not forgotten the customer yet', {
      isRetryable: true,
      retryAfterMs: askAgainMs,
      cause: error,
    })
  }
}
