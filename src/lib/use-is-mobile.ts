import { useSyncExternalStore } from 'react'

/** Under 1024 px, or a device without a fine pointer (part 1, section 2). */
const query = window.matchMedia(
  '(max-width: 1023.98px), (pointer: coarse) and (hover: none)',
)

/** Whether the layout for phones is shown; follows a turned or resized window. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
