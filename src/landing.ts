import { startColourMode } from './lib/colour-mode.ts'
import { keepWayBack } from './lib/way-back.ts'

// All the code of the landing page as a visitor gets it from the server: it is written whole at build
// (scripts/make-landing.ts), shows before this has come, and the app is loaded when somebody goes on.
startColourMode()
// A quick click on the way in has to find it.
keepWayBack()

/** What comes behind the picture of the page, and takes nothing of the line from it. */
const later = document.querySelector<HTMLElement>('script[data-later]')?.dataset['later']
const come = () => {
  if (later)
    import(/* @vite-ignore */ later).catch((error: unknown) =>
      // The page can be read and left without it.
      console.info('Nothing behind the landing page:', error),
    )
}
// Safari has no such call.
const whenPainted =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout
window.addEventListener('load', () => whenPainted(come))
