/** A colour in OKLab (Ottosson 2020): equal distances look about equally different. */
export interface Lab {
  l: number
  a: number
  b: number
}

/** From sRGB to light, both 0 to 1 (IEC 61966-2-1). */
export function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** From light to sRGB. */
export function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

/** Three numbers: channels of light, the roots of cone responses, or an OKLab colour. */
export type Triple = [number, number, number]

/** Of a colour in sRGB, channels 0 to 1. */
export function linearOf([red, green, blue]: readonly [number, number, number]): Triple {
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

/** The cube roots of the three cone responses of OKLab (Ottosson 2020) to linear light. */
export function toRoots(r: number, g: number, b: number): Triple {
  return [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ]
}

export function rootsToLinear([l, m, s]: Triple): Triple {
  const [x, y, z] = [l ** 3, m ** 3, s ** 3]
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

export function rootsToLab([l, m, s]: Triple): Triple {
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function labToRoots([l, a, b]: Triple): Triple {
  return [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ]
}

/** From sRGB, each channel 0 to 1. */
export function toLab(red: number, green: number, blue: number): Lab {
  const roots = toRoots(toLinear(red), toLinear(green), toLinear(blue))
  const [l, a, b] = rootsToLab(roots)
  return { l, a, b }
}

/** Of a colour as `#rrggbb`. */
export function hexToLab(hex: string): Lab {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return toLab(channel(1), channel(3), channel(5))
}

/** As `#rrggbb`; what lies outside sRGB is clipped to it. */
export function toHex({ l, a, b }: Lab): string {
  const hex = rootsToLinear(labToRoots([l, a, b])).map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(value))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export function meanLab(labs: readonly Lab[]): Lab {
  const total = { l: 0, a: 0, b: 0 }
  for (const lab of labs) {
    total.l += lab.l
    total.a += lab.a
    total.b += lab.b
  }
  const count = Math.max(1, labs.length)
  return { l: total.l / count, a: total.a / count, b: total.b / count }
}

export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)
}
