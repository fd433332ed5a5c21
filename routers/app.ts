import { accountRouter } from './account/router.ts'
import { adminRouter } from './admin/router.ts'
import { audioChatRouter } from './audio-chat/router.ts'
import { billingRouter } from './billing/router.ts'
import { comparisonRouter } from './comparison/router.ts'
import { conversationRouter } from './conversation/router.ts'
import { coursesRouter } from './courses/router.ts'
import { discoveryRouter } from './discovery/router.ts'
import { filesRouter } from './files/router.ts'
import { notesRouter } from './notes/router.ts'
import { refynRouter } from './refyn/router.ts'
import { reviewsRouter } from './reviews/router.ts'
import { siteRouter } from './site/router.ts'
import { suggestionsRouter } from './suggestions/router.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({
  account: accountRouter,
  admin: adminRouter,
  audioChat: audioChatRouter,
  billing: billingRouter,
  comparison: comparisonRouter,
  conversation: conversationRouter,
  courses: coursesRouter,
  discovery: discoveryRouter,
  files: filesRouter,
  notes: notesRouter,
  refyn: refynRouter,
  reviews: reviewsRouter,
  site: siteRouter,
  suggestions: suggestionsRouter,
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
