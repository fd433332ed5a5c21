import { compareInput } from '../contract/comparison.ts'
import { messageView } from '../contract/conversation.ts'
import { memberProcedure, router } from '../trpc.ts'
import { compare } from './compare.ts'

export const comparisonRouter = router({
  create: memberProcedure
    .input(compareInput)
    .output(messageView)
    .mutation(({ ctx, input }) => compare(ctx, input)),
})
