import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forgetAllUploads } from '#src/lib/kept-uploads.ts'
import { trpc } from '#src/lib/trpc.ts'
import { announceAuthChange } from './auth-change.ts'
import { markSignedOut } from './signed-out.ts'

/** Signs out, forgets everything that this browser kept, and goes to /auth, also when offline. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const logout = trpc.account.logout.useMutation()
  return () => {
    const clear = async () => {
      await forgetAllUploads()
      markSignedOut(true)
      await navigate({ to: '/auth' })
      queryClient.removeQueries()
      announceAuthChange()
    }
    // An error of the server must not keep anyone signed in on a shared screen.
    logout.mutate(undefined, { onSettled: () => void clear() })
  }
}
