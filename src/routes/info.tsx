import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const infoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/info',
  component: lazyRouteComponent(
    () => import('#src/features/pages/info-page.tsx'),
    'InfoPage',
  ),
})
