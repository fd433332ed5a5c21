import { Box, Text } from '@chakra-ui/react'
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
  loading ??= import('./toasts.tsx')
  loaded = await loading
  for (const listen of listeners) listen()
  return loaded
}

function withToasts(work: (toasts: Toasts) => void, otherwise: () => void): void {
  if (loaded) work(loaded)
  else
    load()
      .then(work)
      .catch((error: unknown) => {
        console.info('No toasts:', error)
        otherwise()
      })
}

/** Words for when the code of toasts cannot be had: a browser does not ask for a failed part again. */
let plain: ToastText | null = null
const plainMs = 8000

function showPlain(text: ToastText | null): void {
  plain = text
  for (const listen of listeners) listen()
  if (text) setTimeout(() => plain === text && showPlain(null), plainMs)
}

const nothing = () => undefined

/** Shows a toast in place of the one that is there; `destructive` is for failures. */
export function showToast(text: ToastText, variant?: 'default' | 'destructive'): void {
  withToasts(
    (toasts) => toasts.showToast(text, variant),
    () => showPlain(text),
  )
}

export const showFailure = (text: ToastText): void => showToast(text, 'destructive')

/** A toast that stays until it is answered or put away. */
export function showAction(
  text: ToastText,
  action: { label: string; onClick(): void },
): void {
  withToasts(
    (toasts) => toasts.showAction(text, action),
    () => showPlain(text),
  )
}

/** Takes away what is shown. */
export function removeToasts(): void {
  if (loading) withToasts((toasts) => toasts.removeToasts(), nothing)
  if (plain) showPlain(null)
}

export function Toaster({ label }: { label: string }): ReactNode {
  const toasts = useSyncExternalStore(listenToLoad, () => loaded)
  const words = useSyncExternalStore(listenToLoad, () => plain)
  useEffect(() => whenIdle(() => navigator.onLine && withToasts(nothing, nothing)), [])
  if (toasts) return <toasts.Toasts label={label} />
  return (
    words && (
      <Box
        role="alert"
        position="fixed"
        top="4.75rem"
        insetInline="4"
        zIndex="toast"
        mx="auto"
        maxWidth="420px"
        p="4"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="card"
        shadow="lg"
      >
        <Text fontWeight="600">{words.title}</Text>
        {words.description && <Text>{words.description}</Text>}
      </Box>
    )
  )
}

function listenToLoad(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
