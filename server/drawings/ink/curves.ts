import { short, through } from './marks.ts'
import type { Point } from './marks.ts'

/** A smooth path through the points (a Catmull-Rom spline written as cubic Béziers). */
export function smooth(...points: Point[]): string {
  const at = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let index = 1; index < points.length; index += 1) {
    const [before, from, to, after] = [
      at(index - 2),
      at(index - 1),
      at(index),
      at(index + 1),
    ]
    const first: Point = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
    ]
    const second: Point = [
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
    ]
    path += `C${[...first, ...second, ...to].map(short).join(' ')}`
  }
  return path
}

/** `count` numbers from 0 to `count - 1`, each made into something. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The curve of a function over `from` to `to`, as a path of straight pieces. */
export const plotted = (
  from: number,
  to: number,
  height: (x: number) => number,
): string => {
  const pieces = Math.ceil((to - from) / 6)
  return through(
    ...times(pieces + 1, (index): Point => {
      const x = from + ((to - from) * index) / pieces
      return [x, height(x)]
    }),
  )
}

/** The point `share` of the way from one to the other. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Where the line through the first two points meets the line through the last two. */
export function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): Point {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  return between(a, b, ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / (rx * sy - ry * sx))
}
