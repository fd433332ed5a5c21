import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'

export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  component: lazyScreen(
    async () => (await import('#src/features/admin/admin-page.tsx')).AdminPage,
  ),
})
