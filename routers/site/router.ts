import { z } from 'zod'
import { publicProcedure, router } from '../trpc.ts'

export const siteRouter = router({
  /** What a visitor may know of this server. */
  about: publicProcedure
    .output(z.object({ operatorName: z.string().nullable() }))
    .query(({ ctx }) => ({ operatorName: ctx.settings.operatorName })),
})
