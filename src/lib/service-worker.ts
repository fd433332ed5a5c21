import { i18n } from './i18n.ts'
import { showAction } from '#src/ui/toaster.tsx'

/** A page that stays open for days asks this often whether there is a newer app. */
const lookEveryMs = 60 * 60 * 1000

/** Registers the service worker, and offers a newer app when there is one. A browser without is none the worse. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const hadOne = navigator.serviceWorker.controller !== null
  const registration = await navigator.serviceWorker.register('/sw.js')
  const offer = (waiting: ServiceWorker) => {
    // The first one of all replaces nothing.
    if (!navigator.serviceWorker.controller) return
    showAction(
      { title: i18n.t('common:update.title'), description: i18n.t('common:update.text') },
      {
        label: i18n.t('common:update.action'),
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
        onClick: () => waiting.postMessage('skip-waiting'),
      },
    )
  }
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer(next)
    })
  })
  let isReloading = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A sign-out takes the worker away with all else: that is no newer app.
    const isNewer = hadOne && navigator.serviceWorker.controller !== null
    if (!isNewer || isReloading) return
    isReloading = true
    location.reload()
  })
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs)
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  active?.postMessage('keep-parts')
}
