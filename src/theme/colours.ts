import type { MediaType } from '#routers/contract/media-types.ts'

/** Light is paper in daylight, dark is a studio at night. The only place with raw colours. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } })

const accent = {
  solid: pair('#a8451f', '#d9774a'),
  contrast: pair('#fffaf4', '#1b120d'),
  fg: pair('#933a18', '#ee9a70'),
  subtle: pair('#f7e4d8', '#33211a'),
  muted: pair('#f0d0bc', '#4a2e22'),
  emphasized: pair('#e6b598', '#643c2b'),
  focusRing: pair('#a8451f', '#ee9a70'),
  border: pair('#d58f6c', '#7d4a33'),
}

const ink = {
  solid: pair('#2b251f', '#e9dfd1'),
  contrast: pair('#fdfbf7', '#1b1714'),
  fg: pair('#2b251f', '#e9dfd1'),
  subtle: pair('#ebe3d6', '#2a2520'),
  muted: pair('#dfd5c4', '#39322b'),
  emphasized: pair('#cdbfa8', '#4b4238'),
  focusRing: pair('#2b251f', '#e9dfd1'),
  border: pair('#c9bba4', '#4b4238'),
}

const danger = {
  solid: pair('#9c2f17', '#e07a5f'),
  contrast: pair('#fffaf7', '#1f0f0a'),
  fg: pair('#9c2f17', '#f3a08a'),
  subtle: pair('#fbe9e4', '#3a1d17'),
  muted: pair('#f4d3c9', '#4d271e'),
  emphasized: pair('#eab5a6', '#683427'),
  focusRing: pair('#9c2f17', '#f3a08a'),
  border: pair('#d98d78', '#83452f'),
}

export const semanticColors = {
  bg: {
    DEFAULT: pair('#f6f1e8', '#171411'),
    subtle: pair('#efe8dc', '#1f1b17'),
    muted: pair('#e6ddcd', '#2a2520'),
    emphasized: pair('#d9cdb8', '#39322b'),
    panel: pair('#fdfbf7', '#1e1a16'),
    inverted: pair('#221d18', '#f3ece1'),
    error: pair('#fbe9e4', '#3a1d17'),
    warning: pair('#faf0d7', '#362a12'),
    success: pair('#e6f0e2', '#1c2b1b'),
    info: pair('#e6edf2', '#19252e'),
  },
  /** The viewer is a dark room by day and by night. */
  stage: { DEFAULT: pair('#14110e', '#0b0908'), fg: pair('#f1e9dd', '#f1e9dd') },
  fg: {
    DEFAULT: pair('#221d18', '#f1e9dd'),
    muted: pair('#5e5448', '#b7aa99'),
    subtle: pair('#6f6457', '#9d9080'),
    inverted: pair('#fdfbf7', '#171411'),
    error: pair('#9c2f17', '#f3a08a'),
    warning: pair('#7a5410', '#e8c373'),
    success: pair('#35602b', '#9fcb92'),
    info: pair('#2d566f', '#9cc3da'),
  },
  accent,
  /** Chakra's palettes under the names that its types know: gray is our ink, orange our accent. */
  gray: ink,
  orange: accent,
  red: danger,
  border: {
    DEFAULT: pair('#ddd2c0', '#38312a'),
    muted: pair('#e8dfd0', '#2c2620'),
    emphasized: pair('#c3b49c', '#52483d'),
    error: pair('#c4553a', '#c4553a'),
  },
}

/** Marks on plots, and veils over pictures: those are of the picture's world, and the same at night. */
export const plotColors = {
  ink: pair('#2b251f', '#e9dfd1'),
  red: pair('#b23a2a', '#f0846f'),
  green: pair('#3f7a3a', '#8fce84'),
  blue: pair('#2f5f96', '#86b4e6'),
  black: pair('#14110e', '#0b0908'),
  white: pair('#fdfbf7', '#f1e9dd'),
  rule: pair('#fdfbf780', '#fdfbf780'),
  inkVeil: pair('#14110e', '#14110e'),
  darkVeil: pair('#1a1f4d', '#1a1f4d'),
  lightVeil: pair('#d6452a', '#d6452a'),
  label: pair('#14110ecc', '#14110ecc'),
  labelText: pair('#fdfbf7', '#fdfbf7'),
  mark: pair('#a8451f', '#d9774a'),
}

/** Each medium has its own hue: for its icon, badge and marker, never alone as a meaning. */
export const mediumHues: Record<MediaType | 'none', ReturnType<typeof pair>> = {
  photography: pair('#3f6173', '#8fb5c8'),
  painting: pair('#a1452b', '#e29a80'),
  drawing: pair('#57524b', '#bdb4a8'),
  music: pair('#6a4a86', '#bd9fd6'),
  film: pair('#8a3b52', '#dd93a8'),
  graphicDesign: pair('#2f6b5f', '#86c2b4'),
  illustration: pair('#8a6310', '#dab863'),
  dance: pair('#9a3f78', '#e09bc6'),
  creativeWriting: pair('#3d5a34', '#a2c294'),
  none: pair('#6f6457', '#9d9080'),
}
