import { trpc } from '#src/lib/trpc.ts'
import { useLeave } from './use-leave.ts'

/** Signs out and leaves nothing behind, also when offline. */
export function useSignOut(): () => void {
  const leave = useLeave()
  const logout = trpc.account.logout.useMutation()
  return () => {
    // An error of the server must not keep anyone signed in on a shared screen.
    logout.mutate(undefined, { onSettled: () => void leave() })
  }
}
