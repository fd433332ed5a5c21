import type { defineKeyframes } from '@chakra-ui/react'

type Values = Record<string, { value: string }>

const named = (entries: Record<string, string>): Values =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** One step is a quarter of the text size; every gap and measure is so many of them. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32,
  36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
]
const spacing = named(
  Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])),
)

/** The type scale: names, sizes in rem, and the line height that each is set with. */
const type: ReadonlyArray<readonly [name: string, rem: number, line: number]> = [
  ['2xs', 0.6875, 1.3],
  ['xs', 0.8125, 1.4],
  ['sm', 0.9, 1.5],
  ['md', 1, 1.6],
  ['lg', 1.15, 1.5],
  ['xl', 1.35, 1.35],
  ['2xl', 1.65, 1.25],
  ['3xl', 2, 1.2],
  ['4xl', 2.5, 1.15],
  ['5xl', 3.1, 1.1],
  ['6xl', 3.8, 1.06],
]

/** Scales that the recipes and our own components draw on, in place of the library's own. */
export const scales = {
  spacing,
  sizes: {
    ...spacing,
    ...named({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      full: '100%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      dvh: '100dvh',
      vw: '100vw',
    }),
  },
  radii: named({
    none: '0',
    xs: '0.25rem',
    sm: '0.375rem',
    md: '0.5rem',
    lg: '0.75rem',
    full: '9999px',
    card: '14px',
    control: '10px',
    l1: '6px',
    l2: '10px',
    l3: '14px',
  }),
  fontSizes: named(Object.fromEntries(type.map(([name, rem]) => [name, `${rem}rem`]))),
  fontWeights: named({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  durations: named({
    fastest: '50ms',
    faster: '90ms',
    fast: '140ms',
    moderate: '180ms',
    slow: '240ms',
    slower: '300ms',
    slowest: '380ms',
  }),
  easings: named({ 'ease-in-smooth': 'cubic-bezier(0.3, 0.7, 0, 1)' }),
  animations: named({
    spin: 'spin 0.9s linear infinite',
    pulse: 'pulse 1.8s ease-in-out infinite',
  }),
  cursor: named({
    button: 'pointer',
    disabled: 'not-allowed',
    option: 'pointer',
    menuitem: 'pointer',
  }),
  zIndex: Object.fromEntries(
    [
      ['base', 0],
      ['docked', 10],
      ['dropdown', 1000],
      ['overlay', 1300],
      ['modal', 1400],
      ['popover', 1500],
      ['skipNav', 1600],
      ['toast', 1700],
    ].map(([name, value]) => [name, { value }]),
  ) as Record<string, { value: number }>,
}

export const textStyles = Object.fromEntries(
  type.map(([name, , line]) => [
    name,
    { value: { fontSize: name, lineHeight: String(line) } },
  ]),
)

export const breakpoints = {
  sm: '480px',
  md: '768px',
  lg: '1024px',
  xl: '1280px',
  '2xl': '1536px',
}

const slide = (from: string) => ({ from: { translate: from }, to: { translate: '0 0' } })
const slideOut = (to: string) => ({ from: { translate: '0 0' }, to: { translate: to } })

/** The movements that dialogs, drawers and menus name. */
export const keyframes: Parameters<typeof defineKeyframes>[0] = {
  // Of a row that is there twice: at the end it stands as at the beginning.
  drift: { to: { transform: 'translateX(-50%)' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': slide('0 -0.5rem'),
  'slide-from-bottom': slide('0 0.5rem'),
  'slide-from-left': slide('-0.5rem 0'),
  'slide-from-right': slide('0.5rem 0'),
  'slide-to-top': slideOut('0 -0.5rem'),
  'slide-to-bottom': slideOut('0 0.5rem'),
  'slide-to-left': slideOut('-0.5rem 0'),
  'slide-to-right': slideOut('0.5rem 0'),
  'slide-from-right-full': slide('100% 0'),
  'slide-to-right-full': slideOut('100% 0'),
  'slide-from-left-full': slide('-100% 0'),
  'slide-to-left-full': slideOut('-100% 0'),
  'slide-from-bottom-full': slide('0 100%'),
  'slide-to-bottom-full': slideOut('0 100%'),
}
