import { onAuthChange } from './features/account/auth-change.ts'
import { keepWayBack } from './lib/way-back.ts'

// What the landing page does when it is there.
keepWayBack()
// Who signs in in another tab is signed in here.
onAuthChange(() => location.reload())

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/sw.js')
    // The page works without it.
    .catch((error: unknown) => console.info('No service worker:', error))
