import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from './features/pages/landing-page.tsx'
import { speak, startTexts } from './lib/i18n.ts'
import { system } from './theme/system.ts'
import type { Language } from '#routers/contract/languages.ts'

/** The landing page as it stands before any script has run, and the rules it needs, in their order. */
export async function renderLanding(
  language: Language,
  operatorName: string,
): Promise<{ html: string; css: string }> {
  await startTexts()
  await speak(language)
  const all = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <LandingPage operatorName={operatorName} />
    </ChakraProvider>,
  )
  return { html: all.replaceAll(styles, ''), css: rulesOf(all) }
}

/** The rules that every screen of the app needs, whatever is on it. */
export function renderGlobals(): string {
  return rulesOf(
    renderToStaticMarkup(<ChakraProvider value={system}>{null}</ChakraProvider>),
  )
}

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g
const rulesOf = (page: string) =>
  [...page.matchAll(styles)].map(([, css]) => css).join('')
