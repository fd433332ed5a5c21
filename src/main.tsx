import '@fontsource-variable/fraunces'
import '@fontsource-variable/instrument-sans'
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startColourMode } from './lib/colour-mode.ts'
import { startInstall } from './lib/install.ts'
import { startTexts } from './lib/i18n.ts'
import { startLanguage } from './lib/language.ts'
import { createQueryClient, createTrpcClient, trpc } from './lib/trpc.ts'
import { router } from './router.tsx'
import { system } from './theme/system.ts'

startColourMode()
startInstall()
await startTexts()
await startLanguage()
const queryClient = createQueryClient()
const trpcClient = createTrpcClient()
// Asked while the code of the screen is on its way, not after.
void createTRPCQueryUtils({ queryClient, client: trpcClient }).account.me.prefetch()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

/** After the first picture: a shell around the page may offer a sign-in of its own. */
const mobileDelayMs = 100
setTimeout(() => {
  import('./lib/native-shell.ts')
    .then(({ startNativeShell }) => startNativeShell())
    // The page works without it.
    .catch((error: unknown) => console.info('No native shell:', error))
}, mobileDelayMs)

/** When everything of the first screen is there: nothing of it waits for the worker's own loading. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
}

if (import.meta.env.PROD)
  afterLoad(() => {
    import('./lib/service-worker.ts')
      .then(({ startServiceWorker }) => startServiceWorker())
      // The app works without it.
      .catch((error: unknown) => console.info('No service worker:', error))
  })

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
)
