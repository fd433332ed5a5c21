import { createRoute } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { ComingPage } from '#src/features/pages/coming-page.tsx'
import { rootRoute } from './root.tsx'

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: () => <ComingPage topic="reset" icon={KeyRound} />,
})
