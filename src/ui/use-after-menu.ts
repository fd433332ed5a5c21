import { useRef } from 'react'
import type { RefObject } from 'react'

interface AfterMenu {
  /** Belongs on the menu's button. */
  button: RefObject<HTMLButtonElement | null>
  /** For an item that opens a dialog. */
  opening(open: () => void): () => void
  /** Belongs on the menu's `onExitComplete`. */
  onExit(): void
}

/**
 * Opens what an item of a menu asked for when the menu is gone. A dialog gives the focus back to where it was,
 * and a mouse has left it on the menu.
 */
export function useAfterMenu(): AfterMenu {
  const button = useRef<HTMLButtonElement>(null)
  const wished = useRef<() => void>(null)
  return {
    button,
    opening: (open) => () => {
      wished.current = open
    },
    onExit() {
      const open = wished.current
      wished.current = null
      if (!open) return
      button.current?.focus()
      open()
    },
  }
}
