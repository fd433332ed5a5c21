import { z } from 'zod'
import {
  sellingView,
  subscribeInput,
  subscriptionView,
  syncView,
} from '../contract/subscription.ts'
import { memberProcedure, router } from '../trpc.ts'
import { readSubscription } from './limits.ts'
import {
  cancelSubscription,
  paymentsOf,
  startSubscription,
} from './start-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'
import { limitRate } from '../rate-limit.ts'

export const billingRouter = router({
  subscription: memberProcedure.output(subscriptionView).query(({ ctx }) =>
    readSubscription(ctx.db, ctx.settings, {
      userId: ctx.caller.id,
      now: ctx.clock.now(),
    }),
  ),
  selling: memberProcedure
    .output(sellingView)
    .query(({ ctx }) => ({ isSelling: ctx.payments !== null })),
  /** The address of the page on which the plan is paid for. */
  subscribe: memberProcedure
    .input(subscribeInput)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx, input }) => startSubscription(ctx, input)),
  cancel: memberProcedure
    .output(z.object({ success: z.boolean() }))
    .mutation(({ ctx }) => cancelSubscription(ctx)),
  /** Brings the caller's own plan up to date, after a payment or when in doubt. */
  sync: memberProcedure.output(syncView).mutation(async ({ ctx }) => {
    paymentsOf(ctx)
    await limitRate(
      ctx,
      { name: 'sync-user', hits: 60, windowSeconds: 3600 },
      ctx.caller.id,
    )
    const { plan, hasChanged } = await syncSubscription(ctx, ctx.caller.id)
    const message = hasChanged
      ? `Your ${plan} plan is now active.`
      : 'No changes detected.'
    return { success: true, plan, message }
  }),
})
