import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forgetAllUploads } from '#src/lib/kept-uploads.ts'
import { forgetShared } from '#src/lib/shared-files.ts'
import { forgetWayBack } from '#src/lib/way-back.ts'
import { announceAuthChange } from './auth-change.ts'
import { markSignedOut } from './signed-out.ts'

/** Forgets everything that this browser kept of a person, tells the other tabs, and goes to /auth. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await forgetAllUploads()
    await forgetShared()
    markSignedOut(true)
    await navigate({ to: '/auth' })
    forgetWayBack()
    queryClient.removeQueries()
    announceAuthChange()
  }
}
