import { z } from 'zod'
import { sumTokensSince, sumUsage } from '#db/queries/usage.ts'
import { findUser } from '#db/queries/users.ts'
import {
  adminHealth,
  adminQueue,
  adminStats,
  adminUsage,
  adminUsers,
  jobIdInput,
  listUsersInput,
  setUserInput,
  userIdInput,
} from '../contract/admin.ts'
import { AppError } from '../errors.ts'
import { testMail } from '../mail/mails.ts'
import { adminProcedure, memberProcedure, router } from '../trpc.ts'
import { removePerson, setPerson, signOutPerson } from './change-person.ts'
import { readQueue, retryJob } from './queue.ts'
import { readStats, readUsers } from './read-people.ts'

const success = z.object({ success: z.boolean() })
const done = { success: true }
const dayMs = 24 * 60 * 60 * 1000
const usageDays = 30

export const adminRouter = router({
  /** Anyone signed in may ask, about themselves. */
  check: memberProcedure
    .output(z.object({ isAdmin: z.boolean() }))
    .query(async ({ ctx }) => ({
      isAdmin: (await findUser(ctx.db, ctx.caller.id))?.isAdmin === 1,
    })),
  stats: adminProcedure.output(adminStats).query(({ ctx }) => readStats(ctx)),
  users: adminProcedure
    .input(listUsersInput)
    .output(adminUsers)
    .query(({ ctx, input }) => readUsers(ctx, input)),
  setUser: adminProcedure
    .input(setUserInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await setPerson(ctx, input)
      return done
    }),
  signOutUser: adminProcedure
    .input(userIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await signOutPerson(ctx, input.userId)
      return done
    }),
  removeUser: adminProcedure
    .input(userIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await removePerson(ctx, input.userId)
      return done
    }),
  queue: adminProcedure.output(adminQueue).query(({ ctx }) => readQueue(ctx)),
  retryJob: adminProcedure
    .input(jobIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await retryJob(ctx, input.jobId)
      return done
    }),
  usage: adminProcedure.output(adminUsage).query(async ({ ctx }) => {
    const now = ctx.clock.now()
    const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
    const since = new Date(now.getTime() - usageDays * dayMs).toISOString()
    return {
      todayTokens: await sumTokensSince(ctx.db, today),
      dailyLimitTokens: ctx.settings.aiDailyLimitTokens,
      sums: await sumUsage(ctx.db, since),
    }
  }),
  health: adminProcedure
    .output(adminHealth)
    .query(async ({ ctx }) => ({ findings: await ctx.health.look(ctx.arrival()) })),
  /** A mail to the admin who asks, now: what the mail server says is the answer. */
  testMail: adminProcedure.output(success).mutation(async ({ ctx }) => {
    const user = await findUser(ctx.db, ctx.caller.id)
    if (!user) throw new AppError('signed_out')
    await ctx.mailer
      .send({ to: user.email, ...testMail(ctx.settings.appUrl) })
      .catch((error: unknown) => {
        throw new AppError('mail_failed', {
          ...(error instanceof Error ? { message: error.message } : {}),
          cause: error,
        })
      })
    return { success: ctx.mailer.delivers }
  }),
})
