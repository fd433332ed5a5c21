import { removeToasts } from '#src/ui/toaster.tsx'
import { trpc } from '#src/lib/trpc.ts'
import { announceAuthChange } from './auth-change.ts'
import { markSignedOut } from './signed-out.ts'
import type { UserView } from '#routers/contract/account.ts'

/** What follows a sign-in or registration: nothing of anyone before is kept, and tabs are told. */
export function useSignedIn(): (user: UserView) => void {
  const utils = trpc.useUtils()
  return (user) => {
    markSignedOut(false)
    // A refusal of a moment ago is over.
    removeToasts()
    utils.account.me.setData(undefined, user)
    void utils.conversation.invalidate()
    void utils.billing.invalidate()
    announceAuthChange()
  }
}
