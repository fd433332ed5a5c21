import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'

export const infoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/info',
  component: lazyScreen(
    async () => (await import('#src/features/pages/info-page.tsx')).InfoPage,
  ),
})
