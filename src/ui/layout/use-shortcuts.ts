import { useEffect, useState } from 'react'

const key = 'refyn-shortcut-off'
const typing =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

/** Whether `?` opens the list of keys; whoever speaks to the screen may switch it off (WCAG 2.2, 2.1.4). */
export const isShortcutOn = (): boolean => localStorage.getItem(key) === null

export function switchShortcut(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, '1')
}

export interface Shortcuts {
  isOpen: boolean
  open(): void
  close(): void
}

/** The list of keys, opened by `?` wherever nobody is typing. */
export function useShortcuts(): Shortcuts {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!isShortcutOn() || document.activeElement?.closest(typing)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
