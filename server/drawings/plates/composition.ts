import { ACCENT, INK, PAPER, grey } from '../ink/colours.ts'
import { between, times } from '../ink/curves.ts'
import { figure } from '../ink/figure.ts'
import { box, disc, fill, framed, line, outline, plate, through } from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import { ridge, tree } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const leadingLines: Drawing = {
  alt: 'A road, two fences and wires that all run to one small figure in the distance.',
  caption: 'Every line leads to the one spot that differs.',
  draw: () => {
    const goal: Point = [740, 318]
    const post = (foot: Point, height: number, share: number) => {
      const at = between(foot, goal, share)
      return line(at, [at[0], at[1] - height * (1 - share)], {
        width: share < 0.5 ? 8 : 4,
      })
    }
    const shares = [0.02, 0.3, 0.5, 0.64, 0.74, 0.82, 0.88]
    return plate(
      'Lines that lead',
      framed(
        'view',
        [60, 70, 1080, 535],
        box([60, 70, 1080, 250], grey(0.05)),
        box([60, 318, 1080, 300], grey(0.2)),
        fill(`M340 605L${goal[0] - 6} ${goal[1]}H${goal[0] + 6}L900 605Z`, PAPER),
        ...times(5, (index) => {
          const [near, next] = [0.06 + index * 0.19, 0.15 + index * 0.19]
          return line(between([620, 605], goal, near), between([620, 605], goal, next), {
            colour: grey(0.35),
            width: index < 2 ? 8 : 4,
          })
        }),
        ...shares.flatMap((share) => [
          post([90, 590], 210, share),
          post([1130, 520], 150, share),
        ]),
        ...[210, 110].map((height) => line([90, 590 - height], goal)),
        ...[150, 76].map((height) => line([1130, 520 - height], goal)),
        ...times(4, (index) =>
          line([60 + index * 330, 70], [goal[0], goal[1] - 40], {
            width: 2,
            colour: grey(0.45),
          }),
        ),
        figure({ at: [goal[0], 352], height: 108, colour: ACCENT }),
      ),
    )
  },
}

/** A crowd of shapes that leaves nothing empty; the numbers walk through the area evenly. */
const crowd = (left: number) =>
  times(35, (index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)]
    const [x, y] = [
      left + 30 + column * 74 + ((index * 53) % 41),
      150 + row * 88 + ((index * 67) % 47),
    ]
    const size = 44 + ((index * 29) % 38)
    if (index % 4 === 0) return disc([x, y], size * 0.6, grey(0.35 + (index % 3) * 0.2))
    if (index % 4 === 1)
      return box(
        [x - size / 2, y - size / 2, size, size * 1.3],
        grey(0.25 + (index % 5) * 0.14),
      )
    if (index % 4 === 2)
      return fill(
        `M${x - size} ${y + size * 0.6}L${x} ${y - size * 0.7}L${x + size} ${y + size * 0.6}Z`,
        grey(0.3 + (index % 3) * 0.22),
      )
    return line([x - size, y + size / 2], [x + size, y - size / 2], {
      width: 8,
      colour: grey(0.5 + (index % 2) * 0.3),
    })
  })

export const crowdedOrOpen: Drawing = {
  alt: 'The same figure lost among many shapes on the left, and alone in an empty frame on the right.',
  caption: 'What you leave out decides what is seen.',
  draw: () =>
    plate(
      'Crowded and open',
      framed(
        'crowd',
        [60, 110, 510, 455],
        box([60, 110, 510, 455], grey(0.1)),
        ...crowd(60),
        figure({ at: [330, 480], height: 210, colour: grey(0.8) }),
      ),
      framed(
        'open',
        [630, 110, 510, 455],
        box([630, 110, 510, 455], grey(0.04)),
        line([630, 480], [1140, 480], { width: 2 }),
        figure({ at: [980, 480], height: 210, colour: ACCENT }),
      ),
    ),
}

export const thumbnails: Drawing = {
  alt: 'Six tiny sketches that place the same hill, tree and sun in different ways, one of them chosen.',
  caption: 'Small and quick, they show which arrangement of a few big shapes holds.',
  draw: () => {
    const sketch = (index: number, horizon: number, [x, size]: Point, sun: Point) => {
      const [left, top] = [80 + (index % 3) * 360, 85 + Math.floor(index / 3) * 270]
      const ground = top + horizon
      return framed(
        `sketch${index}`,
        [left, top, 320, 235],
        box([left, top, 320, 235], grey(0.08)),
        disc([left + sun[0], top + sun[1]], 24, grey(0.35)),
        ridge(
          [
            [left, ground],
            [left + 110, ground - 26],
            [left + 320, ground + 12],
          ],
          top + 235,
          grey(0.42),
        ),
        tree([left + x, Math.min(top + 228, ground + size * 0.16)], size),
      )
    }
    return plate(
      'Thumbnails',
      sketch(0, 118, [160, 110], [262, 48]),
      sketch(1, 170, [64, 90], [250, 60]),
      sketch(2, 82, [110, 66], [254, 44]),
      sketch(3, 200, [160, 200], [60, 50]),
      sketch(4, 176, [226, 205], [78, 66]),
      sketch(5, 120, [290, 130], [70, 52]),
      outline([424, 339, 352, 267], { colour: ACCENT, width: 8 }),
    )
  },
}

/** A ladder-back chair seen from the front, in one colour. */
const chair = (x: number, colour: string) => {
  const bar = (width: number, ...points: Point[]) =>
    `<path d="${through(...points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
  return [
    bar(22, [x - 92, 130], [x - 84, 380]),
    bar(22, [x + 92, 130], [x + 84, 380]),
    ...[160, 226, 292].map((y) => bar(20, [x - 88, y], [x + 88, y])),
    fill(`M${x - 98} 352H${x + 98}L${x + 136} 412H${x - 136}Z`, colour),
    bar(20, [x - 116, 404], [x - 132, 560]),
    bar(20, [x + 116, 404], [x + 132, 560]),
    bar(16, [x - 68, 400], [x - 72, 520]),
    bar(16, [x + 68, 400], [x + 72, 520]),
    bar(14, [x - 124, 474], [x + 124, 474]),
  ]
}

export const gaps: Drawing = {
  alt: 'A chair drawn in ink on paper, and again left as bare paper in a dark ground, with the gaps between its rails in colour.',
  caption: 'Draw the shape of the gaps, and the chair appears by itself.',
  draw: () =>
    plate(
      'The gaps between things',
      box([620, 70, 520, 535], grey(0.94)),
      ...chair(330, INK),
      fill('M790 160H970L966 360H794Z', ACCENT),
      fill('M814 412H946L950 474H810Z', ACCENT),
      ...chair(880, PAPER),
    ),
}
