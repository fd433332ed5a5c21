import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineGlobalStyles,
} from '@chakra-ui/react'
import { recipes } from './recipes.ts'
import { breakpoints, keyframes, scales, textStyles } from './scales.ts'
import { colourTokens } from './colour-tokens.ts'
import type { RecipeDefinition, SlotRecipeConfig, SystemContext } from '@chakra-ui/react'

const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: { colorPalette: 'gray' },
  '*::placeholder': { color: 'fg.subtle' },
  'html, body': { bg: 'bg', color: 'fg', minHeight: '100dvh' },
  body: { fontFamily: 'body', lineHeight: '1.6', textRendering: 'optimizeLegibility' },
  '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: '560', letterSpacing: '-0.01em' },
  '::selection': { bg: 'accent.muted' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  '*, *::before, *::after': {
    _motionReduce: {
      // None at all: what waits for the end of one that is over at once may wait for ever.
      animation: 'none !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/**
 * The built page has the rules that every screen needs in its head (scripts/inline-styles.ts): there they
 * hold before any script, and none makes them anew.
 */
const isInPage = import.meta.env.PROD && !import.meta.env.SSR

/** A quiet gallery: warm paper and ink, one accent, a serif to display and a sans to read. */
const made = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: !isInPage,
    globalCss: isInPage ? {} : globalCss,
    theme: {
      breakpoints,
      keyframes: isInPage ? {} : keyframes,
      textStyles,
      layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
      animationStyles: {
        'slide-fade-in': { value: { animationName: 'fade-in' } },
        'slide-fade-out': { value: { animationName: 'fade-out' } },
      },
      tokens: {
        ...scales,
        // Behind dialogs and drawers: the page steps back.
        colors: { blackAlpha: { 500: { value: 'rgb(20 16 12 / 52%)' } } },
        fonts: {
          heading: { value: "'Fraunces Variable', Georgia, serif" },
          body: { value: "'Instrument Sans Variable', system-ui, sans-serif" },
          mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
        },
        shadows: {
          lg: { value: '0 12px 32px -12px rgb(20 16 12 / 35%)' },
          card: {
            value: '0 1px 2px rgb(34 29 24 / 6%), 0 8px 24px -12px rgb(34 29 24 / 14%)',
          },
        },
      },
      semanticTokens: {
        colors: colourTokens,
      },
      recipes,
    },
  }),
)

/** The recipes of parts that came after the first screen, as functions of their variants. */
const later = new Map<string, unknown>()

/** Makes a part's looks known. Called by its module (`src/ui/styled`), so always before it is drawn. */
export function addRecipe(name: string, recipe: RecipeDefinition): void {
  later.set(name, made.cva(recipe))
}

/** The same for a part of several elements. */
export function addSlotRecipe(name: string, recipe: SlotRecipeConfig): void {
  later.set(name, made.sva(recipe))
}

export const system: SystemContext = {
  ...made,
  ...(isInPage && { _global: [], layers: { ...made.layers, atRule: '' } }),
  getRecipeFn: (name, fallback) => later.get(name) ?? made.getRecipeFn(name, fallback),
  getSlotRecipeFn: (name, fallback) =>
    later.get(name) ?? made.getSlotRecipeFn(name, fallback),
}
