import { createRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'

const ResetPage = lazyScreen(
  async () => (await import('#src/features/account/reset-page.tsx')).ResetPage,
)

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: ({
    token,
  }: Record<string, unknown>): { token?: string | undefined } => ({
    // The router reads a token of digits as a number.
    token:
      typeof token === 'string' || typeof token === 'number' ? String(token) : undefined,
  }),
  component: Object.assign(ResetPassword, { preload: ResetPage.preload }),
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    resetToken?: string
  }
}

/** The token does not stay in the address, where it would be seen, shared and remembered. */
function ResetPassword(): ReactNode {
  const { token } = resetPasswordRoute.useSearch()
  const { state } = useLocation()
  const [kept] = useState(token ?? state.resetToken ?? '')
  const navigate = useNavigate()
  const onChecked = useCallback(
    () =>
      void navigate({
        to: '/reset-password',
        search: {},
        // A reload in the middle still has it; the address and what is shared of it have not.
        state: { resetToken: kept },
        replace: true,
      }),
    [navigate, kept],
  )
  return <ResetPage token={kept} onChecked={onChecked} />
}
