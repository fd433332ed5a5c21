import { ACCENT, PAPER, grey } from '../ink/colours.ts'
import { smooth, times } from '../ink/curves.ts'
import { figure } from '../ink/figure.ts'
import { jointsOf } from '../ink/pose.ts'
import type { Figure, Pose } from '../ink/pose.ts'
import { arrowHead, box, disc, line, outline, oval, plate, stroke } from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const measuredFigure: Drawing = {
  alt: 'A standing figure beside a column of heads: it is seven and a half heads high, and the seated one beside it about six.',
  caption: 'Take the head as the measure, and count.',
  draw: () => {
    const [top, unit] = [95, 64]
    const ground = top + unit * 7.5
    return plate(
      'Measured in heads',
      ...times(8, (index) =>
        line([290, top + index * unit], [940, top + index * unit], {
          width: 2,
          colour: grey(0.22),
        }),
      ),
      line([230, ground], [990, ground]),
      ...times(7, (index) =>
        stroke(`M320 ${top + 32 + index * unit}a24 32 0 1 1 48 0a24 32 0 1 1 -48 0Z`, {
          width: 2,
          colour: index ? grey(0.55) : ACCENT,
        }),
      ),
      oval([344, top + 32], [24, 32], ACCENT),
      figure({ at: [560, ground], height: unit * 7.5 }),
      box([756, ground - 122, 96, 122], grey(0.22)),
      figure({
        at: [806, ground],
        height: unit * 7.5,
        pose: {
          turn: 1,
          leftLeg: [84, 2],
          rightLeg: [86, 6],
          leftArm: [16, 62],
          rightArm: [20, 66],
        },
      }),
    )
  },
}

const dancing: Pose = {
  spine: 24,
  head: 4,
  turn: 0.45,
  leftArm: [-62, -96],
  rightArm: [136, 146],
  leftLeg: [-40, -64],
  rightLeg: [10, -4],
}

/** A line of action: from the carrying or trailing foot through the trunk to the reaching hand. */
function actionOf(spec: Figure): Point[] {
  const { leftLeg, hips, rightArm } = jointsOf(spec)
  return [leftLeg[2], leftLeg[1], hips, rightArm[0], rightArm[2]]
}

export const gesture: Drawing = {
  alt: 'A stiff upright figure, and beside it one that reaches, with a single curve from its back foot to its raised hand.',
  caption: 'One sweep runs through the whole body before any outline is drawn.',
  draw: () => {
    const moving: Figure = {
      at: [740, 545],
      height: 400,
      pose: dancing,
      colour: grey(0.88),
    }
    const sweep = actionOf(moving)
    const [from, to] = [sweep[0] ?? [0, 0], sweep.at(-1) ?? [0, 0]]
    return plate(
      'The line of action',
      line([120, 548], [1080, 548], { width: 2 }),
      figure({ at: [270, 545], height: 400, colour: grey(0.4) }),
      figure(moving),
      stroke(smooth([from[0] - 70, from[1] + 12], ...sweep, [to[0] + 52, to[1] - 40]), {
        colour: ACCENT,
        width: 8,
      }),
    )
  },
}

export const theMoment: Drawing = {
  alt: 'A person leaping over a puddle in five positions, four of them faint and the highest one dark and framed.',
  caption: 'One instant is kept; what lies before and after it gives it its meaning.',
  draw: () => {
    const steps: [number, Pose][] = [
      [
        175,
        {
          turn: 0.8,
          spine: 10,
          leftLeg: [-28, -50],
          rightLeg: [26, 10],
          leftArm: [34, 80],
          rightArm: [-30, 20],
        },
      ],
      [
        345,
        {
          turn: 0.8,
          spine: 18,
          leftLeg: [-36, -48],
          rightLeg: [50, -12],
          leftArm: [50, 90],
          rightArm: [-44, -10],
        },
      ],
      [
        862,
        {
          turn: 0.8,
          spine: 10,
          leftLeg: [-52, -70],
          rightLeg: [38, 28],
          leftArm: [70, 100],
          rightArm: [-60, -60],
        },
      ],
      [
        1015,
        {
          turn: 0.8,
          spine: 20,
          leftLeg: [-14, -66],
          rightLeg: [46, -10],
          leftArm: [40, 70],
          rightArm: [-50, -20],
        },
      ],
    ]
    const leap: Pose = {
      turn: 0.7,
      spine: 8,
      head: 6,
      leftLeg: [-68, -84],
      rightLeg: [76, 60],
      leftArm: [96, 118],
      rightArm: [-98, -112],
    }
    return plate(
      'The moment',
      line([60, 545], [1140, 545], { width: 2 }),
      oval([600, 560], [190, 18], grey(0.3)),
      ...steps.map(([x, pose], index) =>
        figure({ at: [x, 542], height: 300, pose, colour: grey(index % 3 ? 0.3 : 0.18) }),
      ),
      box([420, 110, 360, 420], PAPER),
      figure({ at: [600, 542], height: 300, lift: 96, pose: leap }),
      outline([420, 110, 360, 420], { colour: ACCENT, width: 8 }),
    )
  },
}

export const reach: Drawing = {
  alt: 'A figure that strains towards a bright disc on the far side of a high wall.',
  caption: 'Somebody wants one definite thing, and something stands between.',
  draw: () =>
    plate(
      'One aim',
      line([60, 548], [1140, 548]),
      box([610, 250, 110, 298], grey(0.82)),
      figure({
        at: [330, 545],
        height: 350,
        pose: {
          turn: 0.7,
          spine: 22,
          head: -4,
          leftLeg: [-30, -44],
          rightLeg: [34, -8],
          leftArm: [80, 88],
          rightArm: [116, 124],
        },
      }),
      stroke('M556 232C600 90 850 80 936 388', {
        width: 4,
        dashed: true,
        colour: grey(0.6),
      }),
      arrowHead([938, 394], 1.3, { colour: grey(0.6) }),
      disc([960, 484], 62, ACCENT),
    ),
}
