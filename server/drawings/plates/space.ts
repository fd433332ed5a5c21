import { ACCENT, COOL, INK, PAPER, grey } from '../ink/colours.ts'
import { between, crossing, times } from '../ink/curves.ts'
import { figure } from '../ink/figure.ts'
import {
  around,
  blurred,
  box,
  clipped,
  disc,
  fill,
  framed,
  group,
  line,
  plate,
  stroke,
  through,
} from '../ink/marks.ts'
import type { Area, Point } from '../ink/marks.ts'
import { cameraAbove, cone, ridge, tree } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const nearAndFar: Drawing = {
  alt: 'A crisp dark tree with a person in front, paler and softer trees behind it, and hills that fade into the sky.',
  caption: 'From near to far the tones grow paler and the edges softer.',
  draw: () =>
    plate(
      'Near, middle and far',
      framed(
        'view',
        [60, 70, 1080, 535],
        box([60, 70, 1080, 535], grey(0.03)),
        blurred(
          'far',
          9,
          ridge(
            [
              [0, 330],
              [260, 230],
              [520, 318],
              [820, 205],
              [1220, 310],
            ],
            640,
            grey(0.13),
          ),
        ),
        blurred(
          'further',
          6,
          ridge(
            [
              [0, 390],
              [300, 330],
              [640, 396],
              [960, 322],
              [1220, 380],
            ],
            640,
            grey(0.24),
          ),
        ),
        blurred(
          'middle',
          4,
          ridge(
            [
              [0, 470],
              [400, 436],
              [800, 452],
              [1220, 430],
            ],
            640,
            grey(0.36),
          ),
          tree([880, 470], 190, grey(0.46)),
          tree([1010, 462], 150, grey(0.42)),
        ),
        ridge(
          [
            [0, 560],
            [360, 528],
            [760, 552],
            [1220, 580],
          ],
          640,
          INK,
        ),
        tree([310, 545], 440, INK),
        figure({
          at: [520, 545],
          height: 122,
          colour: ACCENT,
          pose: { turn: 0.5, leftLeg: [-8, -6], rightLeg: [8, 6] },
        }),
      ),
    ),
}

export const viewCones: Drawing = {
  alt: 'Two cameras from above, one close with a wide view and one far with a narrow view, and the picture that each of them takes.',
  caption: 'Where you stand decides how large the far thing looms behind the near one.',
  draw: () => {
    const plan = (y: number, x: number, [spread, length]: Point) => [
      clipped(
        `plan${y}`,
        around([100, y - 122, 620, 244]),
        fill(cone([x, y], [0, spread], length), grey(0.14)),
      ),
      box([628, y - 44, 60, 88]),
      disc([440, y], 20, ACCENT),
      cameraAbove([x - 28, y], 0),
    ]
    const taken = (id: string, [x, y, width, height]: Area, scale: number) =>
      framed(
        id,
        [x, y, width, height],
        box([x, y, width, height], grey(0.05)),
        box([x, y + 168, width, height], grey(0.2)),
        group(
          `translate(${x + 200} ${y + 172}) scale(${scale})`,
          fill('M-50 0V-62L0 -96L50 -62V0Z', grey(0.75)),
          box([-14, -34, 28, 34], PAPER),
        ),
        figure({ at: [x + 120, y + 212], height: 170, colour: ACCENT }),
      )
    return plate(
      'Near and wide, far and narrow',
      ...plan(210, 300, [82, 400]),
      ...plan(480, 140, [25, 560]),
      line([110, 345], [1110, 345], { width: 2, colour: grey(0.25) }),
      taken('near', [790, 90, 320, 225], 0.62),
      taken('far', [790, 375, 320, 225], 1.75),
    )
  },
}

export const levelHorizon: Drawing = {
  alt: 'A sailing boat on the sea twice: with a level horizon, and with one that slants away from the dashed level line.',
  caption: 'The eye measures every slant against the border.',
  draw: () => {
    const sea = (left: number, tilt: number) =>
      framed(
        `sea${left}`,
        [left, 130, 510, 415],
        box([left, 130, 510, 415], grey(0.04)),
        group(
          `rotate(${tilt} ${left + 255} 345)`,
          box([left - 100, 345, 710, 400], grey(0.3)),
          ...times(5, (index) =>
            line(
              [left + 40 + index * 88, 410 + (index % 3) * 44],
              [left + 100 + index * 88, 410 + (index % 3) * 44],
              { width: 4, colour: grey(0.48) },
            ),
          ),
          fill(`M${left + 190} 352H${left + 310}L${left + 288} 384H${left + 208}Z`),
          fill(`M${left + 254} 342V192L${left + 326} 342Z`),
          fill(`M${left + 244} 342V220L${left + 194} 342Z`, grey(0.6)),
          line([left - 100, 345], [left + 176, 345], {
            colour: tilt ? ACCENT : INK,
            width: tilt ? 8 : 4,
          }),
          line([left + 330, 345], [left + 610, 345], {
            colour: tilt ? ACCENT : INK,
            width: tilt ? 8 : 4,
          }),
        ),
        tilt ? line([left, 345], [left + 510, 345], { width: 2, dashed: true }) : '',
      )
    return plate('Level and slanting', sea(60, 0), sea(630, 6))
  },
}

export const perspective: Drawing = {
  alt: 'A box whose edges run to one point on the horizon, and a box on its corner whose edges run to two.',
  caption: 'Edges that run away from you meet at the height of your eyes.',
  draw: () => {
    const [one, left, right]: [Point, Point, Point] = [
      [330, 170],
      [440, 170],
      [1115, 170],
    ]
    const ray = (from: Point, to: Point) =>
      line(from, to, { width: 2, colour: grey(0.32) })
    const face = (darkness: number, ...points: Point[]) =>
      fill(`${through(...points)}Z`, grey(darkness)) + stroke(`${through(...points)}Z`)
    const [tl, tr, br, bl]: [Point, Point, Point, Point] = [
      [90, 400],
      [250, 400],
      [250, 560],
      [90, 560],
    ]
    const back = (corner: Point) => between(corner, one, 0.42)
    const [top, foot]: [Point, Point] = [
      [800, 345],
      [800, 505],
    ]
    const [leftTop, leftFoot] = [between(top, left, 0.42), between(foot, left, 0.42)]
    const [rightTop, rightFoot] = [between(top, right, 0.46), between(foot, right, 0.46)]
    const far = crossing([leftTop, right], [rightTop, left])
    return plate(
      'One vanishing point and two',
      line([60, 170], [365, 170]),
      line([405, 170], [1140, 170]),
      ...[tl, tr, br, bl].map((corner) => ray(corner, one)),
      ...[top, foot, rightTop].map((corner) => ray(corner, left)),
      ...[top, foot, leftTop].map((corner) => ray(corner, right)),
      face(0.05, tl, tr, back(tr), back(tl)),
      face(0.55, tr, back(tr), back(br), br),
      face(0.22, tl, tr, br, bl),
      face(0.05, top, leftTop, far, rightTop),
      face(0.22, top, leftTop, leftFoot, foot),
      face(0.55, top, rightTop, rightFoot, foot),
      disc(one, 21, ACCENT),
      disc(left, 21, COOL),
      disc(right, 21, COOL),
    )
  },
}
