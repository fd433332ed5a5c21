import { useSyncExternalStore } from 'react'

/**
 * Whether someone signed out on this page. Signing out holds here even when the server could not be
 * told: the screen must not go back to the person who has just left.
 */
let isSignedOut = false
const listeners = new Set<() => void>()

export function markSignedOut(value: boolean): void {
  isSignedOut = value
  for (const listener of listeners) listener()
}

export function useIsSignedOut(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => isSignedOut,
    () => false,
  )
}
