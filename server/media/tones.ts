import { openImage } from './images.ts'
import type { ImageTones } from '#routers/contract/facts.ts'

/** Everything is measured at one size, so that numbers of two pictures can be compared. */
const measureAt = 512
const paletteSize = 6
const clippedBelow = 4 / 255
const clippedAbove = 251 / 255

/** A colour in OKLab (Ottosson 2020): equal distances look about equally different. */
interface Lab {
  l: number
  a: number
  b: number
}

/** Tones and colours of a picture given as a file or as an encoded image. */
export async function measureTones(input: string | Buffer): Promise<ImageTones> {
  const { data, info } = await openImage(input)
    .flatten({ background: '#ffffff' })
    .resize(measureAt, measureAt, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  const labs: Lab[] = []
  let sum = 0
  let squares = 0
  let dark = 0
  let light = 0
  for (let at = 0; at < count * info.channels; at += info.channels) {
    const [r, g, b] = pixelAt(data, at, info.channels)
    const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b
    sum += luma
    squares += luma * luma
    if (luma <= clippedBelow) dark += 1
    if (luma >= clippedAbove) light += 1
    labs.push(toLab(r, g, b))
  }
  const brightness = sum / count
  const mean = meanLab(labs)
  return {
    brightness: round(brightness, 3),
    contrast: round(Math.sqrt(Math.max(0, squares / count - brightness ** 2)), 3),
    shadowsClipped: round(dark / count, 4),
    highlightsClipped: round(light / count, 4),
    chroma: round(
      labs.reduce((total, lab) => total + Math.hypot(lab.a, lab.b), 0) / count,
      3,
    ),
    castA: round(mean.a, 3),
    castB: round(mean.b, 3),
    palette: findPalette(labs),
  }
}

function pixelAt(data: Buffer, at: number, channels: number): [number, number, number] {
  const r = (data[at] ?? 0) / 255
  if (channels < 3) return [r, r, r]
  return [r, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]
}

/** k-means from seeds spread by lightness: the same picture always gives the same palette. */
function findPalette(labs: Lab[]): ImageTones['palette'] {
  const step = Math.max(1, Math.floor(labs.length / 8000))
  const sample = labs.filter((_, index) => index % step === 0)
  const byLightness = sample.toSorted((one, other) => one.l - other.l)
  let centres = Array.from(
    { length: paletteSize },
    (_, index) =>
      byLightness[Math.floor(((index + 0.5) / paletteSize) * byLightness.length)] ??
      meanLab(sample),
  )
  let groups: Lab[][] = []
  for (let pass = 0; pass < 12; pass += 1) {
    groups = centres.map(() => [])
    for (const lab of sample) groups[nearest(centres, lab)]?.push(lab)
    centres = groups.map((group, index) =>
      group.length > 0 ? meanLab(group) : (centres[index] ?? meanLab(sample)),
    )
  }
  return groups
    .map((group, index) => ({
      hex: toHex(centres[index] ?? { l: 0, a: 0, b: 0 }),
      share: round(group.length / sample.length, 3),
    }))
    .filter((colour) => colour.share >= 0.005)
    .toSorted((one, other) => other.share - one.share)
}

function nearest(centres: Lab[], lab: Lab): number {
  let best = 0
  let least = Infinity
  for (const [index, centre] of centres.entries()) {
    const distance =
      (centre.l - lab.l) ** 2 + (centre.a - lab.a) ** 2 + (centre.b - lab.b) ** 2
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

function meanLab(labs: Lab[]): Lab {
  const total = { l: 0, a: 0, b: 0 }
  for (const lab of labs) {
    total.l += lab.l
    total.a += lab.a
    total.b += lab.b
  }
  const count = Math.max(1, labs.length)
  return { l: total.l / count, a: total.a / count, b: total.b / count }
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function toHex({ l, a, b }: Lab): string {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  const hex = channels.map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}
