import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether the browser has given a file up that a player was to play. It may do so while React still
 * builds the page, before anything listens: what was missed is said again when the player is there.
 */
export function useUnplayable(
  player: RefObject<HTMLMediaElement | null>,
  fileId: string,
): { isUnplayable: boolean; onError(): void } {
  const [failedId, setFailedId] = useState<string | null>(null)
  useEffect(() => {
    if (player.current?.error) player.current.dispatchEvent(new Event('error'))
  })
  return { isUnplayable: failedId === fileId, onError: () => setFailedId(fileId) }
}
