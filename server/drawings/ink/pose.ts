import type { Point } from './marks.ts'

/**
 * Angles in degrees. Limbs: 0 hangs down, 90 points right, -90 left, 180 up; the first is the
 * upper part, the second the lower. Spine and head: 0 is upright, positive leans right.
 */
export interface Pose {
  spine?: number
  head?: number
  leftArm?: readonly [number, number]
  rightArm?: readonly [number, number]
  leftLeg?: readonly [number, number]
  rightLeg?: readonly [number, number]
  /** 0 faces us, 1 stands in profile: the shoulders close up. */
  turn?: number
}

export interface Figure {
  /** Where the hips stand above the ground: x of the hips, y of the ground. */
  at: Point
  /** From the sole to the crown when upright: seven and a half heads. */
  height: number
  pose?: Pose
  colour?: string
  /** How far the lowest foot is above the ground. */
  lift?: number
}

type Limb = readonly [top: Point, middle: Point, end: Point]

export interface Joints {
  /** The height of the head. */
  unit: number
  hips: Point
  neck: Point
  head: Point
  leftArm: Limb
  rightArm: Limb
  leftLeg: Limb
  rightLeg: Limb
}

/** The joints of a figure, for lines that run through it. */
export function jointsOf({ at, height, pose = {}, lift = 0 }: Figure): Joints {
  const unit = height / 7.5
  const { spine = 0, head = 0, turn = 0, leftArm = [-8, -4], rightArm = [8, 4] } = pose
  const { leftLeg = [-4, -1], rightLeg = [4, 1] } = pose
  const spread = 1 - turn * 0.7
  const reach = ([x, y]: Point, angle: number, heads: number): Point => {
    const turned = (angle * Math.PI) / 180
    return [x + Math.sin(turned) * heads * unit, y + Math.cos(turned) * heads * unit]
  }
  const hips: Point = [0, 0]
  const neck = reach(hips, 180 - spine, 2.5)
  const limb = (start: Point, angles: Point, lengths: Point): Limb => {
    const middle = reach(start, angles[0], lengths[0])
    return [start, middle, reach(middle, angles[1], lengths[1])]
  }
  const shoulder = (side: number) =>
    reach(reach(neck, -spine, 0.2), 90 - spine, side * 0.68 * spread)
  const hip = (side: number) => reach(hips, 90 - spine / 2, side * 0.34 * spread)
  const skull = reach(neck, 180 - spine - head, 0.62)
  const arms = [
    limb(shoulder(-1), leftArm, [1.4, 1.5]),
    limb(shoulder(1), rightArm, [1.4, 1.5]),
  ] as const
  const legs = [
    limb(hip(-1), leftLeg, [1.85, 1.85]),
    limb(hip(1), rightLeg, [1.85, 1.85]),
  ] as const
  const lowest = Math.max(
    ...[hips, neck, skull, ...arms.flat(), ...legs.flat()].map(([, y]) => y),
  )
  const place = ([x, y]: Point): Point => [
    at[0] + x,
    at[1] + y - lowest - lift - unit * 0.17,
  ]
  const placed = ([top, middle, end]: Limb): Limb => [
    place(top),
    place(middle),
    place(end),
  ]
  return {
    unit,
    hips: place(hips),
    neck: place(neck),
    head: place(skull),
    leftArm: placed(arms[0]),
    rightArm: placed(arms[1]),
    leftLeg: placed(legs[0]),
    rightLeg: placed(legs[1]),
  }
}
