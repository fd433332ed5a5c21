import { subscriptionView } from '../contract/plans.ts'
import { memberProcedure, router } from '../trpc.ts'
import { readSubscription } from './limits.ts'

export const billingRouter = router({
  subscription: memberProcedure.output(subscriptionView).query(({ ctx }) =>
    readSubscription(ctx.db, ctx.settings, {
      userId: ctx.caller.id,
      now: ctx.clock.now(),
    }),
  ),
})
