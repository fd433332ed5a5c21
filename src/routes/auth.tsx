import { createRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { Mode, OAuthError } from '#src/features/account/auth-page.tsx'

const AuthPage = lazyScreen(
  async () => (await import('#src/features/account/auth-page.tsx')).AuthPage,
)

const errors: readonly OAuthError[] = [
  'google',
  'authentication_failed',
  'session_save_failed',
]

const modes: readonly Mode[] = ['login', 'register', 'forgot']

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  validateSearch: ({
    error,
    mode,
  }: Record<string, unknown>): {
    error?: OAuthError | undefined
    mode?: Mode | undefined
  } => ({
    error: errors.find((known) => known === error),
    mode: modes.find((known) => known === mode),
  }),
  component: Object.assign(Auth, { preload: AuthPage.preload }),
})

/** The error of a sign-in elsewhere is told once and does not stay in the address. */
function Auth(): ReactNode {
  const { error, mode } = authRoute.useSearch()
  const [told] = useState(error)
  const navigate = useNavigate()
  useEffect(() => {
    if (error) void navigate({ to: '/auth', search: {}, replace: true })
  }, [error, navigate])
  return <AuthPage oauthError={told} {...(mode ? { startMode: mode } : {})} />
}
