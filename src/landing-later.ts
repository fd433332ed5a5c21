import { onAuthChange } from './features/account/auth-change.ts'

// What the landing page does when it is there: who signs in in another tab is signed in here.
onAuthChange(() => location.reload())

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/sw.js')
    // The page works without it.
    .catch((error: unknown) => console.info('No service worker:', error))
