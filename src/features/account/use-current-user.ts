import { useIsSignedOut } from './signed-out.ts'
import { trpc } from '#src/lib/trpc.ts'
import type { UserView } from '#routers/contract/account.ts'

const freshMs = 5 * 60 * 1000
const keptMs = 10 * 60 * 1000

export interface CurrentUser {
  user: UserView | null
  isLoading: boolean
}

/** Who is signed in; asked once, kept ten minutes, null for a visitor. */
export function useCurrentUser(): CurrentUser {
  const query = trpc.account.me.useQuery(undefined, {
    staleTime: freshMs,
    gcTime: keptMs,
    retry: false,
  })
  const isSignedOut = useIsSignedOut()
  return { user: isSignedOut ? null : (query.data ?? null), isLoading: query.isLoading }
}
