import { createRoute } from '@tanstack/react-router'
import { HandCoins } from 'lucide-react'
import { ComingPage } from '#src/features/pages/coming-page.tsx'
import { rootRoute } from './root.tsx'

export const successRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/success',
  component: () => <ComingPage topic="success" icon={HandCoins} />,
})
