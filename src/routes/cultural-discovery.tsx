import { createRoute } from '@tanstack/react-router'
import { Compass } from 'lucide-react'
import { ComingPage } from '#src/features/pages/coming-page.tsx'
import { rootRoute } from './root.tsx'

export const culturalDiscoveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cultural-discovery',
  component: () => <ComingPage topic="discovery" icon={Compass} />,
})
