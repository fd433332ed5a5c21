import {
  labToRoots,
  linearOf,
  rootsToLab,
  rootsToLinear,
  toGamma,
  toRoots,
} from '#routers/facts/oklab.ts'
import { findGains } from './white-balance.ts'
import type { ColourMap } from './cube.ts'
import type { Triple } from '#routers/facts/oklab.ts'
import type { Tone } from './plan.ts'
import type { Colour } from './samples.ts'

/** Light above this is rolled off when an exposure would push it over white. */
const shoulder = 0.7
/** The slope of the steepest contrast curve at its middle is 1 more than this. */
const steepest = 1.5
/** A middle nearer to black or white than this would leave one side of the curve no room. */
const pivotWithin = { least: 0.1, most: 0.9 }

/**
 * White balance, exposure, contrast and saturation as one change of colour, in this order. Greys stay
 * grey under all but the white balance. `samples` are colours of the area: the shift of the balance
 * is that of their mean, and the contrast turns about their mean luma once the first two are done.
 */
export function toneMap(tone: Tone, samples: readonly Colour[]): ColourMap {
  const balance = findGains(samples, { a: tone.tint, b: tone.warmth })
  const gain = 2 ** tone.stops
  const lit: ColourMap = (colour) => {
    const [red, green, blue] = balance ? balance(colour) : linearOf(colour)
    return [exposed(red, gain), exposed(green, gain), exposed(blue, gain)]
  }
  const pivot = pivotOf(samples.map(lit))
  return (colour) => {
    const [red, green, blue] = lit(colour)
    const curved: Colour = [
      contrasted(red, tone.contrast, pivot),
      contrasted(green, tone.contrast, pivot),
      contrasted(blue, tone.contrast, pivot),
    ]
    return tone.saturation === 1 ? curved : saturated(curved, tone.saturation)
  }
}

/**
 * Light times the gain, as sRGB. What a gain would push over white is bent under it: the curve leaves
 * the straight line without a kink and brings the brightest white to white, so lights keep their
 * drawing.
 */
function exposed(light: number, gain: number): number {
  const held = Math.min(1, Math.max(0, light))
  const bright = held * gain
  if (gain <= 1 || bright <= shoulder) return toGamma(bright)
  const way = (bright - shoulder) / (gain - shoulder)
  const slope = (gain - shoulder) / (1 - shoulder)
  const bent = (slope * way) / (1 + (slope - 1) * way)
  return toGamma(shoulder + (1 - shoulder) * bent)
}

/** An S about the pivot that keeps black and white where they are, or a straight line that flattens. */
function contrasted(value: number, amount: number, pivot: number): number {
  if (amount <= 0) return pivot + (value - pivot) * (1 + amount)
  const power = 1 + amount * steepest
  return value < pivot
    ? pivot * (value / pivot) ** power
    : 1 - (1 - pivot) * ((1 - value) / (1 - pivot)) ** power
}

function pivotOf(colours: readonly Colour[]): number {
  if (colours.length === 0) return 0.5
  const sum = colours.reduce(
    (total, [red, green, blue]) => total + 0.2126 * red + 0.7152 * green + 0.0722 * blue,
    0,
  )
  return Math.min(pivotWithin.most, Math.max(pivotWithin.least, sum / colours.length))
}

/** How often the room between a colour and its grey is halved to find the edge of sRGB. */
const halvings = 8

/** OKLab a and b times the factor; what lies outside sRGB gives up colourfulness and keeps its hue. */
function saturated(colour: Colour, factor: number): Colour {
  const [lightness, a, b] = rootsToLab(toRoots(...linearOf(colour)))
  const at = (share: number): Triple =>
    rootsToLinear(labToRoots([lightness, a * share, b * share]))
  let [inside, outside] = [Math.min(1, factor), factor]
  if (isShown(at(factor))) inside = factor
  else
    for (let turn = 0; turn < halvings; turn += 1) {
      const middle = (inside + outside) / 2
      if (isShown(at(middle))) inside = middle
      else outside = middle
    }
  const [red, green, blue] = at(inside)
  return [toGamma(red), toGamma(green), toGamma(blue)]
}

function isShown(light: Triple): boolean {
  return light.every((channel) => channel >= -1e-4 && channel <= 1.0001)
}
