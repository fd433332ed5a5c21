import { useIsSignedOut } from './signed-out.ts'
import { refusalOf, trpc } from '#src/lib/trpc.ts'
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
    // Who comes back to this page may have been signed out from elsewhere meanwhile.
    refetchOnWindowFocus: 'always',
  })
  const isSignedOut = useIsSignedOut()
  // What was known of somebody stays with a refusal beside it: the refusal is the newer news.
  const isRefused = query.isError && refusalOf(query.error).code === 'signed_out'
  const user = isSignedOut || isRefused ? null : (query.data ?? null)
  return { user, isLoading: query.isLoading }
}
