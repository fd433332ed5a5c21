import { createToaster, Stack, Toaster as ChakraToaster } from '@chakra-ui/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { i18n } from '#src/lib/i18n.ts'
import { Toast } from './styled/toast.ts'
import type { ReactNode } from 'react'
import type { ToastText } from './toaster.tsx'

const durationMs = 5000
const swipeThreshold = 50

/** One toast at a time, five seconds, F8 to reach it. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 1,
  // Below the header; the lower edge belongs to the composer and the phone's navigation.
  offsets: { top: '4.75rem', left: '1rem', right: '1rem', bottom: '1rem' },
  duration: durationMs,
  hotkey: ['F8'],
  pauseOnPageIdle: true,
})

/** Shows a toast in place of the one that is there; `destructive` is for failures. */
export function showToast(
  text: ToastText,
  variant: 'default' | 'destructive' = 'default',
): void {
  const before = toaster.getVisibleToasts()
  // Removed, not dismissed: one that is still fading would hold the new one back.
  toaster.remove()
  toaster.create({
    ...text,
    type: variant === 'destructive' ? 'error' : 'info',
    closable: true,
  })
  // Inside an effect React renders later, and what is shown is still what was: the new one is put
  // beside the one that was removed, which is removed once more when the effect is over.
  queueMicrotask(() => {
    for (const { id } of before) if (id) toaster.remove(id)
  })
}

export const removeToasts = (): void => toaster.remove()

/** A toast that stays until it is answered or put away. */
export function showAction(
  text: ToastText,
  action: { label: string; onClick(): void },
): void {
  toaster.remove()
  toaster.create({ ...text, type: 'info', closable: true, duration: Infinity, action })
}

export function Toasts({ label }: { label: string }): ReactNode {
  const from = useRef<number | null>(null)
  // Beside the app: an open dialog hides all of that from screen readers, live regions too.
  return createPortal(
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} aria-label={label}>
      {(toast) => (
        // Out of the way of Tab, which would lead round in a circle; F8 leads here, Escape away.
        <Toast.Root
          tabIndex={-1}
          width={{ base: 'full', md: '420px' }}
          bg={toast.type === 'error' ? 'bg.error' : 'bg.panel'}
          color={toast.type === 'error' ? 'fg.error' : 'fg'}
          borderWidth="1px"
          borderColor={toast.type === 'error' ? 'border.error' : 'border'}
          borderRadius="card"
          shadow="lg"
          touchAction="pan-y"
          onPointerDown={(event) => {
            from.current = event.clientX
          }}
          onPointerUp={(event) => {
            // A swipe to the right of more than the threshold puts it away.
            if (from.current !== null && event.clientX - from.current > swipeThreshold)
              toaster.dismiss(toast.id)
            from.current = null
          }}
        >
          <Stack gap="0.5" flex="1" maxWidth="100%">
            {toast.title && <Toast.Title fontWeight="600">{toast.title}</Toast.Title>}
            {toast.description && (
              <Toast.Description opacity="0.9">{toast.description}</Toast.Description>
            )}
          </Stack>
          {toast.action && (
            <Toast.ActionTrigger fontWeight="600" color="accent.fg" px="3">
              {toast.action.label}
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger
            color="inherit"
            tabIndex={-1}
            aria-label={i18n.t('common:dismiss')}
          />
        </Toast.Root>
      )}
    </ChakraToaster>,
    document.body,
  )
}
