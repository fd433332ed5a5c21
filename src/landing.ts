import { onAuthChange } from './features/account/auth-change.ts'
import { startColourMode } from './lib/colour-mode.ts'
import { keepWayBack } from './lib/way-back.ts'

// All the code of the landing page as a visitor gets it from the server: it is written whole at build
// (scripts/make-landing.ts), and the app is loaded when somebody goes on.
startColourMode()
keepWayBack()
// Who signs in in another tab is signed in here.
onAuthChange(() => location.reload())

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      // The page works without it.
      .catch((error: unknown) => console.info('No service worker:', error))
  })
