import { percent } from '../contract/format-measure.ts'
import { fact, percentOf } from './described.ts'
import { castOf, isCutOut, ofPainted } from '../contract/read-facts.ts'
import type { ImageFacts, ImageShape, ImageTones } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

/** What shares of a picture's tones and colours are parts of. */
export function areaText(tones: ImageTones): string {
  return isCutOut(tones) ? 'what is painted' : 'the area'
}

/** Of a picture in which nothing is painted there are neither tones nor colours. */
export function describeTones(tones: ImageTones): DescribedFact[] {
  if (tones.paintedShare === 0) return []
  const described = describeWhole(tones)
  return isCutOut(tones)
    ? described.map((one) => ({ ...one, label: one.label + ofPainted }))
    : described
}

function describeWhole(tones: ImageTones): DescribedFact[] {
  const { brightness, contrast, shadowsClipped, highlightsClipped } = tones
  return [
    fact(
      'brightness',
      'Mean brightness',
      percent(brightness),
      percentOf(brightness, /bright/i),
    ),
    fact(
      'contrast',
      'Contrast (spread of tones)',
      percent(contrast),
      percentOf(contrast, /contrast|spread/i),
    ),
    fact(
      'shadows',
      'Clipped shadows',
      `${percent(shadowsClipped)}${where(tones.shadowsWhere)}`,
      percentOf(shadowsClipped, /shadow|crushed/i),
    ),
    fact(
      'highlights',
      'Clipped highlights',
      `${percent(highlightsClipped)}${where(tones.highlightsWhere)}`,
      percentOf(highlightsClipped, /highlight|blown|burnt/i),
    ),
    fact('chroma', 'Mean colourfulness (OKLab chroma)', tones.chroma.toFixed(3)),
    fact('cast', 'Colour cast', castText(tones)),
    fact(
      'palette',
      'Palette',
      tones.palette.map(({ hex, share }) => `${hex} ${percent(share)}`).join(', '),
    ),
  ]
}

export const thirds = [
  'top left',
  'top',
  'top right',
  'left',
  'centre',
  'right',
  'bottom left',
  'bottom',
  'bottom right',
] as const

/** The third that holds most of what is clipped, when one clearly does. */
function where(cells: readonly number[]): string {
  const worst = Math.max(...cells)
  const at = thirds[cells.indexOf(worst)]
  return worst >= 0.05 && at ? `, most in the ${at} (${percent(worst)} of it)` : ''
}

const directions = {
  warm: 'warm (yellow)',
  cool: 'cool (blue)',
  red: 'red',
  green: 'green',
} as const

/** The cast in words. */
export function castText(tones: Pick<ImageTones, 'castA' | 'castB'>): string {
  const leans = castOf(tones).map((direction) => directions[direction])
  return leans.length === 0 ? 'neutral' : leans.join(', leaning ')
}

export function describeShape({
  sharpness,
  weight,
  tiltDegrees,
}: ImageShape): DescribedFact[] {
  const described = [
    fact('sharpness', 'Sharpness of edges (100 % is crisp)', sharpnessText(sharpness)),
    fact('weight', 'Visual weight', weightText(weight)),
  ]
  if (tiltDegrees !== null)
    described.push(
      fact('tilt', 'Tilt of the longest level line', tiltText(tiltDegrees), {
        unit: 'degrees',
        value: Math.abs(tiltDegrees),
        named: /tilt|horizon|lean|turned|level/i,
      }),
    )
  return described
}

function sharpnessText({ overall, thirds: cells }: ImageShape['sharpness']): string {
  if (overall === null) return 'no edge strong enough to judge'
  const judged = cells.flatMap((cell, index) =>
    cell === null ? [] : [`${thirds[index] ?? ''} ${percent(cell)}`],
  )
  return `${percent(overall)} (${judged.join(', ')})`
}

function weightText({ x, y }: ImageShape['weight']): string {
  const across = x < 0.44 ? 'left' : x > 0.56 ? 'right' : ''
  const down = y < 0.44 ? 'top' : y > 0.56 ? 'bottom' : ''
  const side = [down, across].filter((part) => part !== '').join(' ')
  return `centre of gravity at ${percent(x)} across and ${percent(y)} down${
    side === '' ? ', near the middle' : `, towards the ${side}`
  }`
}

function tiltText(degrees: number): string {
  if (Math.abs(degrees) < 0.2) return 'level'
  return `${Math.abs(degrees)} degrees ${degrees > 0 ? 'clockwise' : 'anticlockwise'}`
}

export function describeExposure(exposure: ImageFacts['exposure']): DescribedFact[] {
  if (!exposure) return []
  const { aperture, shutterSeconds, iso, focalLengthMm, camera, lens, takenAt } = exposure
  const triangle = [
    aperture ? `f/${aperture}` : null,
    shutterSeconds ? shutter(shutterSeconds) : null,
    iso ? `ISO ${iso}` : null,
    focalLengthMm ? `${focalLengthMm} mm` : null,
  ].filter((part) => part !== null)
  const gear = [camera, lens, takenAt && `taken ${takenAt}`].filter((part) => part)
  return [
    ...(triangle.length > 0 ? [fact('exposure', 'Exposure', triangle.join(', '))] : []),
    ...(gear.length > 0 ? [fact('camera', 'Camera', gear.join(', '))] : []),
  ]
}

function shutter(seconds: number): string {
  return seconds >= 1 ? `${seconds} s` : `1/${Math.round(1 / seconds)} s`
}
