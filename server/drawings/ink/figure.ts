import { INK } from './colours.ts'
import { between, smooth } from './curves.ts'
import { fill, round, short, through } from './marks.ts'
import { jointsOf } from './pose.ts'
import type { Figure, Joints } from './pose.ts'
import type { Point } from './marks.ts'

/** A well-proportioned mannequin in one tone; the same for every plate. */
export function figure(spec: Figure): string {
  const { colour = INK, pose = {} } = spec
  const joints = jointsOf(spec)
  const { unit, head } = joints
  const [x, y] = head.map(short)
  const tilt = short((pose.spine ?? 0) + (pose.head ?? 0))
  const skull = `<ellipse cx="${x}" cy="${y}" rx="${short(unit * 0.37)}" ry="${short(unit * 0.5)}" transform="rotate(${tilt} ${x} ${y})" fill="${colour}"/>`
  const body = [
    chest(joints),
    shoulders(joints),
    trunk(joints, pose.turn ?? 0) + limbs(joints),
  ]
  return [skull, ...body.map((path) => fill(path, colour))].join('')
}

/** A bar with round ends, `thick` at one and `thin` at the other (half widths). */
function taper(from: Point, to: Point, [thick, thin]: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
  const side = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by]
  const edges = [side(from, thick), side(to, thin), side(to, -thin), side(from, -thick)]
  return `${through(...edges)}Z${round(from, thick)}${round(to, thin)}`
}

function limbs({ unit, leftArm, rightArm, leftLeg, rightLeg }: Joints): string {
  const limb = (
    [top, middle, end]: readonly [Point, Point, Point],
    [first, second, last]: readonly [number, number, number],
  ) =>
    taper(top, middle, [first * unit, second * unit]) +
    taper(middle, end, [second * unit, last * unit])
  return [
    ...[leftArm, rightArm].map((arm) => limb(arm, [0.22, 0.17, 0.11])),
    ...[leftLeg, rightLeg].map((leg) => limb(leg, [0.32, 0.22, 0.15])),
  ].join('')
}

function trunk(joints: Joints, turn: number): string {
  const { unit, neck, hips, head, leftArm, rightArm, leftLeg, rightLeg } = joints
  return (
    taper(leftArm[0], rightArm[0], [0.22 * unit, 0.22 * unit]) +
    taper(neck, hips, [(0.34 + turn * 0.1) * unit, 0.38 * unit]) +
    taper(leftLeg[0], rightLeg[0], [0.3 * unit, 0.3 * unit]) +
    taper(neck, head, [0.2 * unit, 0.17 * unit])
  )
}

/** Down one side from the shoulder over waist and hip, and up the other. */
function chest({ hips, leftArm, rightArm, leftLeg, rightLeg }: Joints): string {
  const side = (arm: Point, leg: Point): Point[] => [
    arm,
    [
      arm[0] * 0.36 + leg[0] * 0.88 - hips[0] * 0.24,
      arm[1] * 0.36 + leg[1] * 0.88 - hips[1] * 0.24,
    ],
    between(hips, leg, 1.8),
  ]
  return smooth(
    ...side(rightArm[0], rightLeg[0]),
    ...side(leftArm[0], leftLeg[0]).reverse(),
  )
}

/** The slope from the neck to both shoulders. */
function shoulders({ hips, neck, leftArm, rightArm }: Joints): string {
  const [left, right] = [leftArm[0], rightArm[0]]
  const [up, aside] = [between(hips, neck, 1 / 2.5), between(left, right, 1 / 1.36)]
  /** A point so many heads to the right of a joint and above it, in the lean of the body. */
  const from = (joint: Point, [rightwards, upwards]: Point): Point => [
    joint[0] + (aside[0] - left[0]) * rightwards + (up[0] - hips[0]) * upwards,
    joint[1] + (aside[1] - left[1]) * rightwards + (up[1] - hips[1]) * upwards,
  ]
  const slope = [
    from(neck, [-0.19, 0.28]),
    from(neck, [0.19, 0.28]),
    from(right, [0.06, 0.2]),
    right,
    left,
    from(left, [-0.06, 0.2]),
  ]
  return `${through(...slope)}Z`
}
