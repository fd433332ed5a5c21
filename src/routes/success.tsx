import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'

export const successRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/success',
  component: lazyScreen(
    async () => (await import('#src/features/billing/success-page.tsx')).SuccessPage,
  ),
})
