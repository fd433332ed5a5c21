import { accountRouter } from './account/router.ts'
import { billingRouter } from './billing/router.ts'
import { conversationRouter } from './conversation/router.ts'
import { filesRouter } from './files/router.ts'
import { suggestionsRouter } from './suggestions/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  conversation: conversationRouter,
  files: filesRouter,
  suggestions: suggestionsRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
