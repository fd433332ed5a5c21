import { useEffect, useSyncExternalStore } from 'react'

/** What Chromium hands to a page that can be installed (WICG, Manifest Incubations). */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether there is a button or will be one, and what a click on it does. */
export type InstallState = 'hidden' | 'awaited' | 'prompt' | 'manual'

/** So long after the start a browser that asks by itself would have said so. */
const manualAfterMs = 2000

let prompt: InstallPrompt | null = null
let isInstalled = false
let isOver = false
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Listens from the start of the page on: the browser offers once, and early. */
export function startInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own banner would stand over the page; our button is in its place.
    event.preventDefault()
    prompt = event as InstallPrompt
    tell()
  })
  window.addEventListener('appinstalled', () => {
    isInstalled = true
    prompt = null
    tell()
  })
  setTimeout(() => {
    isOver = true
    tell()
  }, manualAfterMs)
}

/** iOS says it in its own way. */
function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as Navigator & { standalone?: boolean }).standalone === true
  )
}

function stateNow(): InstallState {
  if (isInstalled || isStandalone()) return 'hidden'
  if (prompt) return 'prompt'
  return isOver ? 'manual' : 'awaited'
}

export function useInstall(): { state: InstallState; ask(): Promise<void> } {
  const state = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    stateNow,
    () => 'hidden' as const,
  )
  useEffect(() => {
    const mode = matchMedia('(display-mode: standalone)')
    mode.addEventListener('change', tell)
    return () => mode.removeEventListener('change', tell)
  }, [])
  return {
    state,
    async ask() {
      const asked = prompt
      if (!asked) return
      const { outcome } = await asked.prompt()
      // It can be used once, whatever the answer was.
      prompt = null
      if (outcome === 'accepted') isInstalled = true
      tell()
    },
  }
}

export const browsers = ['chrome', 'safari', 'firefox'] as const
export type BrowserName = (typeof browsers)[number]

/** Whose way of installing comes first; a wrong guess still shows the other two. */
export function presentBrowser(): BrowserName {
  const { userAgent } = navigator
  if (/Firefox|FxiOS/.test(userAgent)) return 'firefox'
  if (/Safari/.test(userAgent) && !/Chrome|Chromium|CriOS|Edg/.test(userAgent))
    return 'safari'
  return 'chrome'
}
