import { following } from '#src/lib/following.ts'
import { useLatePart } from './use-late-part.ts'

// Asked for with the screen, so that it is there when what it shows is.
following.preload()

/** Whether events of the server can be read by now: a subscription that begins before that fails. */
export function useFollowing(): boolean {
  return useLatePart(following, true, () => undefined) !== undefined
}
