import { INK, PAPER } from './colours.ts'

export type Point = readonly [x: number, y: number]
/** Left, top, width and height. */
export type Area = readonly [x: number, y: number, width: number, height: number]

export interface Pen {
  colour?: string
  width?: 2 | 4 | 8
  dashed?: boolean
}

/** One decimal is finer than a pixel at any size we show, and keeps the file small. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** The path through the points by straight lines. */
export const through = (...points: Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')

export function stroke(
  path: string,
  { colour = INK, width = 4, dashed }: Pen = {},
): string {
  const dash = dashed ? ` stroke-dasharray="${width * 2} ${width * 4}"` : ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`
}

export const fill = (path: string, colour = INK): string =>
  `<path d="${path}" fill="${colour}"/>`

export const line = (from: Point, to: Point, pen?: Pen): string =>
  stroke(through(from, to), pen)

export const disc = ([x, y]: Point, radius: number, colour = INK): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"/>`

export const oval = ([x, y]: Point, [rx, ry]: Point, colour = INK): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"/>`

/** The path of an ellipse, clockwise from its left end. */
export const round = ([x, y]: Point, rx: number, ry = rx): string => {
  const [wide, high] = [short(rx), short(ry)]
  return `M${short(x - rx)} ${short(y)}a${wide} ${high} 0 1 1 ${short(2 * rx)} 0a${wide} ${high} 0 1 1 ${short(-2 * rx)} 0Z`
}

export const ring = (at: Point, radius: number, pen?: Pen): string =>
  stroke(round(at, radius), pen)

export const box = ([x, y, width, height]: Area, colour = INK, corner = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner ? ` rx="${corner}"` : ''} fill="${colour}"/>`

/** The path of a rectangle. */
export const around = ([x, y, width, height]: Area): string =>
  `${through([x, y], [x + width, y], [x + width, y + height], [x, y + height])}Z`

export const outline = (area: Area, pen?: Pen): string => stroke(around(area), pen)

/** A line with a head at its end. */
export function arrow(from: Point, to: Point, pen: Pen = {}): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  return line(from, to, pen) + arrowHead(to, angle, pen)
}

/** The head alone, for the end of a curve that arrives at `angle` (radians, clockwise from right). */
export function arrowHead(
  tip: Point,
  angle: number,
  { colour, width = 4 }: Pen = {},
): string {
  const barb = (turn: number): Point => [
    tip[0] - Math.cos(angle + turn) * (10 + width * 3),
    tip[1] - Math.sin(angle + turn) * (10 + width * 3),
  ]
  return stroke(through(barb(0.5), tip, barb(-0.5)), { colour, width })
}

/** At most three a plate, of one to three words; the picture explains. */
export const label = ([x, y]: Point, text: string, anchor = 'middle'): string =>
  `<text x="${short(x)}" y="${short(y)}" font-family="Georgia, serif" font-size="30" text-anchor="${anchor}" fill="${INK}">${text}</text>`

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** The parts cut off at the path; `id` is unique in the plate. */
export const clipped = (id: string, path: string, ...parts: string[]): string =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

/** The parts out of focus by `spread` units; `id` is unique in the plate. */
export const blurred = (id: string, spread: number, ...parts: string[]): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${spread}"/></filter><g filter="url(#${id})">${parts.join('')}</g>`

/** A picture in a frame: the parts cut off at its border, and the border on top. */
export const framed = (id: string, area: Area, ...parts: string[]): string =>
  clipped(id, around(area), ...parts) + outline(area)

/** A plate of 1200 × 675 on its own paper, so that it looks the same in light and dark mode. */
export const plate = (title: string, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675" role="img"><title>${title}</title>${box([0, 0, 1200, 675], PAPER)}${parts.join('')}</svg>`
