import { createRouter } from '@tanstack/react-router'
import { adminRoute } from './routes/admin.tsx'
import { authRoute } from './routes/auth.tsx'
import { culturalDiscoveryRoute } from './routes/cultural-discovery.tsx'
import { homeRoute } from './routes/home.tsx'
import { infoRoute } from './routes/info.tsx'
import { loginRoute } from './routes/login.tsx'
import { microCoursesRoute } from './routes/micro-courses.tsx'
import { notesRoute } from './routes/notes.tsx'
import { registerRoute } from './routes/register.tsx'
import { resetPasswordRoute } from './routes/reset-password.tsx'
import { rootRoute } from './routes/root.tsx'
import { successRoute } from './routes/success.tsx'
import { SpinnerPage } from './ui/spinner-page.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  authRoute,
  loginRoute,
  registerRoute,
  resetPasswordRoute,
  notesRoute,
  microCoursesRoute,
  culturalDiscoveryRoute,
  infoRoute,
  adminRoute,
  successRoute,
])

export const router = createRouter({
  routeTree,
  scrollRestoration: true,
  defaultPreload: 'intent',
  // Until then the screen before stays: most code is there sooner.
  defaultPendingMs: 300,
  defaultPendingMinMs: 0,
  defaultPendingComponent: SpinnerPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
