import { createRoute, useNavigate } from '@tanstack/react-router'
import { lazy, useEffect, useState } from 'react'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { OAuthError } from '#src/features/account/auth-page.tsx'

const AuthPage = lazy(async () => ({
  default: (await import('#src/features/account/auth-page.tsx')).AuthPage,
}))

const errors: readonly OAuthError[] = [
  'google',
  'authentication_failed',
  'session_save_failed',
]

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: ({
    error,
  }: Record<string, unknown>): { error?: OAuthError | undefined } => ({
    error: errors.find((known) => known === error),
  }),
  component: Auth,
})

/** The error of a sign-in elsewhere is told once and does not stay in the address. */
function Auth(): ReactNode {
  const { error } = authRoute.useSearch()
  const [told] = useState(error)
  const navigate = useNavigate()
  useEffect(() => {
    if (error) void navigate({ to: '/auth', search: {}, replace: true })
  }, [error, navigate])
  return <AuthPage oauthError={told} />
}
