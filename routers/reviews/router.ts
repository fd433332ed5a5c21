import { z } from 'zod'
import { gradeCardInput, reviewQueue } from '../contract/reviews.ts'
import { memberProcedure, router } from '../trpc.ts'
import { exportCards, gradeCard, readQueue } from './review-cards.ts'

export const reviewsRouter = router({
  queue: memberProcedure.output(reviewQueue).query(({ ctx }) => readQueue(ctx)),
  grade: memberProcedure
    .input(gradeCardInput)
    .output(z.object({ dueAt: z.string() }))
    .mutation(({ ctx, input }) => gradeCard(ctx, input)),
  export: memberProcedure
    .output(z.object({ csv: z.string() }))
    .query(async ({ ctx }) => ({ csv: await exportCards(ctx) })),
})
