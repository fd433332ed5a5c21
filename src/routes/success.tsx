import { createRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { rootRoute } from './root.tsx'

export const successRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/success',
  component: lazy(async () => ({
    default: (await import('#src/features/billing/success-page.tsx')).SuccessPage,
  })),
})
