import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import type { ReactNode } from 'react'
import type * as toastParts from './toasts.tsx'

export interface ToastText {
  title: string
  description?: string
}

type Toasts = typeof toastParts

/**
 * Toasts are the largest thing that the first screen does not show, so their code comes when there is
 * one to show, or when the page has nothing better to do: a live region has to be there before its words.
 */
let loading: Promise<Toasts> | undefined
let loaded: Toasts | undefined
const listeners = new Set<() => void>()

async function load(): Promise<Toasts> {
  try {
    loading ??= import('./toasts.tsx')
    loaded = await loading
  } catch (error) {
    // Without a line: the next one asks again.
    loading = undefined
    throw error
  }
  for (const listen of listeners) listen()
  return loaded
}

function withToasts(work: (toasts: Toasts) => void): void {
  if (loaded) work(loaded)
  else
    load()
      .then(work)
      .catch((error: unknown) => console.info('No toasts:', error))
}

/** Shows a toast in place of the one that is there; `destructive` is for failures. */
export function showToast(text: ToastText, variant?: 'default' | 'destructive'): void {
  withToasts((toasts) => toasts.showToast(text, variant))
}

export const showFailure = (text: ToastText): void => showToast(text, 'destructive')

/** A toast that stays until it is answered or put away. */
export function showAction(
  text: ToastText,
  action: { label: string; onClick(): void },
): void {
  withToasts((toasts) => toasts.showAction(text, action))
}

/** Takes away what is shown. */
export function removeToasts(): void {
  if (loading) withToasts((toasts) => toasts.removeToasts())
}

export function Toaster({ label }: { label: string }): ReactNode {
  const toasts = useSyncExternalStore(listenToLoad, () => loaded)
  useEffect(() => whenIdle(() => withToasts(() => undefined)), [])
  return toasts ? <toasts.Toasts label={label} /> : null
}

function listenToLoad(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
