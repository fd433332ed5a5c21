import { INK, grey } from './colours.ts'
import { smooth } from './curves.ts'
import { box, disc, fill, line, stroke } from './marks.ts'
import type { Area, Pen, Point } from './marks.ts'

/** The outline of a jug without its handle, `height` high, standing at `at`. */
export function jugPath([x, y]: Point, height: number): string {
  const at = (dx: number, dy: number): Point => [x + dx * height, y - dy * height]
  const side = (sign: number) =>
    [
      at(0.2, 0),
      at(0.32, 0.14),
      at(0.36, 0.34),
      at(0.27, 0.58),
      at(0.15, 0.76),
      at(0.17, 0.9),
      at(0.22, 1),
    ].map(([px, py]): Point => [x + (px - x) * sign, py])
  const right = smooth(...side(1))
  const left = smooth(...side(-1).reverse())
  return `${right}L${left.slice(1)}Z`
}

/** The stroke of the handle, to the right for 1 and to the left for -1. */
export const jugHandle = ([x, y]: Point, height: number, side: 1 | -1): string =>
  smooth(
    [x + side * height * 0.17, y - height * 0.9],
    [x + side * height * 0.4, y - height * 0.88],
    [x + side * height * 0.47, y - height * 0.66],
    [x + side * height * 0.33, y - height * 0.46],
  )

/** A tree with a crown of discs, standing at `at`. */
export function tree([x, y]: Point, height: number, colour = INK): string {
  const crown: [number, number, number][] = [
    [0, 0.78, 0.22],
    [-0.17, 0.62, 0.19],
    [0.18, 0.6, 0.2],
    [0, 0.56, 0.2],
  ]
  const trunk = `M${x - height * 0.035} ${y}L${x - height * 0.02} ${y - height * 0.5}H${x + height * 0.02}L${x + height * 0.035} ${y}Z`
  return (
    fill(trunk, colour) +
    crown
      .map(([dx, dy, r]) => disc([x + dx * height, y - dy * height], r * height, colour))
      .join('')
  )
}

/** A ridge of hills through the points, filled down to `bottom`. */
export const ridge = (points: readonly Point[], bottom: number, colour: string): string =>
  fill(`${smooth(...points)}V${bottom}H${points[0]?.[0] ?? 0}Z`, colour)

/** Lines of text as bars: shares of the width, from the top of the area. */
export const textBars = (
  [x, y, width, step]: Area,
  shares: readonly number[],
  { colour = grey(0.75), width: weight = 8 }: Pen = {},
): string =>
  shares
    .map((share, index) =>
      line([x, y + index * step], [x + width * share, y + index * step], {
        colour,
        width: weight,
      }),
    )
    .join('')

/** A person seen from above: shoulders and head, facing `degrees` clockwise from right. */
export const fromAbove = (at: Point, degrees: number, colour = INK): string =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})"><ellipse rx="20" ry="46" fill="${colour}"/>${disc([6, 0], 22, colour)}${stroke('M34 -7L43 0L34 7', { colour })}</g>`

/** A camera seen from above, facing `degrees` clockwise from right. */
export const cameraAbove = (at: Point, degrees: number, colour = INK): string =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})">${box([-38, -22, 50, 44], colour, 6)}${fill('M12 -9L32 -19V19L12 9Z', colour)}</g>`

/** A wedge of sight from a point: `degrees` clockwise from right, `spread` from side to side. */
export const cone = (at: Point, [degrees, spread]: Point, length: number): string => {
  const edge = (turn: number): Point => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return [at[0] + Math.cos(angle) * length, at[1] + Math.sin(angle) * length]
  }
  const [a, b] = [edge(-spread / 2), edge(spread / 2)]
  return `M${at[0]} ${at[1]}L${a[0].toFixed(1)} ${a[1].toFixed(1)}A${length} ${length} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`
}

/** Vertical bars around a middle line, like sound on a screen; heights from 0 to 1. */
export const soundBars = (
  [x, middle, step, height]: Area,
  heights: readonly number[],
): string =>
  heights
    .map((share, index) => {
      const [at, half] = [x + index * step, (share * height) / 2]
      return line([at, middle - half], [at, middle + half], { width: 8 })
    })
    .join('')
