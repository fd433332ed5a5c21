import { ACCENT, grey } from '../ink/colours.ts'
import { smooth, times } from '../ink/curves.ts'
import { figure } from '../ink/figure.ts'
import { jointsOf } from '../ink/pose.ts'
import type { Figure, Pose } from '../ink/pose.ts'
import { disc, line, plate, stroke, through } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const levels: Drawing = {
  alt: 'A dancer low on the floor, standing in the middle and leaping high, joined by one rising curve.',
  caption: 'Low, middle and high: the change between them carries to the back row.',
  draw: () =>
    plate(
      'Three levels',
      ...[200, 380].map((y) =>
        line([60, y], [1140, y], { width: 2, dashed: true, colour: grey(0.35) }),
      ),
      line([60, 560], [1140, 560]),
      stroke(
        smooth(
          [120, 505],
          [250, 474],
          [420, 452],
          [590, 400],
          [790, 268],
          [950, 224],
          [1110, 236],
        ),
        { colour: ACCENT, width: 8 },
      ),
      figure({
        at: [230, 556],
        height: 320,
        pose: {
          turn: 0.7,
          spine: 38,
          head: 6,
          leftLeg: [-34, -90],
          rightLeg: [80, -8],
          leftArm: [-52, -74],
          rightArm: [48, 74],
        },
        colour: grey(0.88),
      }),
      figure({
        at: [590, 556],
        height: 320,
        pose: {
          spine: 4,
          leftLeg: [-10, -6],
          rightLeg: [12, 4],
          leftArm: [-52, -76],
          rightArm: [58, 84],
        },
        colour: grey(0.88),
      }),
      figure({
        at: [950, 556],
        height: 320,
        lift: 190,
        pose: {
          turn: 0.3,
          spine: 6,
          head: -6,
          leftLeg: [-74, -88],
          rightLeg: [70, 84],
          leftArm: [-128, -140],
          rightArm: [128, 146],
        },
        colour: grey(0.88),
      }),
    ),
}

const rising: Pose[] = [
  { leftArm: [-10, -6], rightArm: [10, 6] },
  { spine: 6, leftArm: [-50, -60], rightArm: [54, 66], rightLeg: [16, 6] },
  {
    spine: 10,
    leftArm: [-84, -96],
    rightArm: [92, 108],
    leftLeg: [-8, -4],
    rightLeg: [40, 30],
  },
  {
    spine: 14,
    leftArm: [-104, -130],
    rightArm: [136, 160],
    leftLeg: [-8, -2],
    rightLeg: [66, 56],
  },
]

export const canon: Drawing = {
  alt: 'Above, four dancers in the same pose; below, the same movement started one after another, each a stage further.',
  caption: 'Together, or one after another: the same step becomes force or a wave.',
  draw: () => {
    const dancer = (index: number, ground: number, stage: number): Figure => ({
      at: [215 + index * 250, ground],
      height: 205,
      pose: rising[stage],
      colour: grey(0.88),
    })
    const hands = (ground: number, stageAt: (index: number) => number) => {
      const tips = times(
        4,
        (index) => jointsOf(dancer(index, ground, stageAt(index))).rightArm[2],
      )
      return (
        stroke(through(...tips), { colour: ACCENT, width: 2 }) +
        tips.map((tip) => disc(tip, 13, ACCENT)).join('')
      )
    }
    const row = (ground: number, poseAt: (index: number) => number) =>
      times(4, (index) => figure(dancer(index, ground, poseAt(index))))
    return plate(
      'Unison and canon',
      line([80, 303], [1120, 303], { width: 2 }),
      line([80, 600], [1120, 600], { width: 2 }),
      ...row(300, () => 2),
      ...row(597, (index) => index),
      hands(300, () => 2),
      hands(597, (index) => index),
    )
  },
}
