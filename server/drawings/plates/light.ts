import { ACCENT, PAPER, grey } from '../ink/colours.ts'
import { plotted, times } from '../ink/curves.ts'
import {
  arrow,
  blurred,
  box,
  clipped,
  disc,
  fill,
  framed,
  line,
  oval,
  plate,
  round,
  stroke,
  through,
} from '../ink/marks.ts'
import type { Area, Point } from '../ink/marks.ts'
import { jugHandle, jugPath, ridge, tree } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const sideLight: Drawing = {
  alt: 'A ball on a table, lit by a small sun from the upper left, with its bands of tone and its shadow on the right.',
  caption:
    'Follow the tones from the light across the ball: the darkest band lies before the edge, not at it.',
  draw: () => {
    const [x, y]: Point = [620, 335]
    return plate(
      'Light from the side',
      box([60, 485, 1080, 130], grey(0.12)),
      oval([800, 512], [235, 34], grey(0.62)),
      oval([700, 506], [120, 22], grey(0.85)),
      clipped(
        'ball',
        round([x, y], 175),
        disc([x, y], 176, grey(0.6)),
        disc([x - 22, y - 20], 172, grey(0.86)),
        disc([x - 52, y - 44], 158, grey(0.42)),
        disc([x - 68, y - 58], 116, grey(0.16)),
        disc([x - 76, y - 66], 50, PAPER),
      ),
      stroke(round([x, y], 175), { width: 2 }),
      disc([155, 150], 48, ACCENT),
      ...times(3, (index) => {
        const aside = (index - 1) * 56
        const from: Point = [244 - aside * 0.45, 186 + aside]
        return arrow(from, [from[0] + 132, from[1] + 52], { colour: ACCENT })
      }),
    )
  },
}

const stillLife = (
  [x, y, width, height]: Area,
  [light, middle, dark]: readonly string[],
) => {
  const floor = y + height * 0.66
  const jug: Point = [x + width * 0.4, y + height * 0.86]
  return [
    box([x, y, width, height], light),
    box([x, floor, width, height - (floor - y)], middle),
    stroke(jugHandle(jug, height * 0.66, -1), { colour: dark, width: 8 }),
    fill(jugPath(jug, height * 0.66), dark),
    clipped(
      'lit',
      jugPath(jug, height * 0.66),
      fill(
        round(
          [jug[0] + height * 0.3, jug[1] - height * 0.36],
          height * 0.2,
          height * 0.42,
        ),
        middle,
      ),
    ),
    disc([x + width * 0.71, y + height * 0.76], height * 0.12, dark),
    clipped(
      'fruit',
      round([x + width * 0.71, y + height * 0.76], height * 0.12),
      disc([x + width * 0.73, y + height * 0.72], height * 0.1, light),
    ),
  ]
}

export const threeValues: Drawing = {
  alt: 'A scale of five tones from paper to black, three of them marked, beside a jug and a fruit painted with those three only.',
  caption: 'Three tones kept clearly apart are enough to read the whole picture.',
  draw: () => {
    const tones = [0.04, 0.25, 0.46, 0.7, 0.95]
    return plate(
      'Three values out of five',
      ...tones.map((tone, index) => box([110, 88 + index * 100, 130, 100], grey(tone))),
      stroke('M110 88H240V588H110Z', { width: 2 }),
      ...[0, 2, 4].map((index) =>
        line([276, 104 + index * 100], [276, 172 + index * 100], {
          colour: ACCENT,
          width: 8,
        }),
      ),
      framed(
        'picture',
        [350, 88, 740, 500],
        ...stillLife([350, 88, 740, 500], [grey(0.04), grey(0.46), grey(0.95)]),
      ),
    )
  },
}

export const exposureSteps: Drawing = {
  alt: 'The same landscape dark, balanced and bright, each above the curve of its tones, which runs into a wall on the left and on the right.',
  caption: 'Where the curve is pressed against a wall, the detail is gone.',
  draw: () => {
    const scene = (left: number, shift: number) => {
      const tone = (value: number) => grey(value + shift)
      const [top, bottom] = [80, 330]
      return framed(
        `scene${left}`,
        [left, top, 320, bottom - top],
        box([left, top, 320, 250], tone(0.14)),
        disc([left + 232, top + 70], 28, tone(0)),
        ridge(
          [
            [left, 230],
            [left + 90, 180],
            [left + 190, 226],
            [left + 320, 190],
          ],
          bottom,
          tone(0.36),
        ),
        ridge(
          [
            [left, 280],
            [left + 120, 262],
            [left + 320, 288],
          ],
          bottom,
          tone(0.58),
        ),
        tree([left + 92, 306], 160, tone(0.84)),
      )
    }
    const curve = (left: number, centre: number) => {
      const base = 580
      const hump = (x: number) => {
        const away = (x - left - centre) / 74
        return base - 150 * Math.exp(-away * away)
      }
      const walls = `M${left} 400V${base}H${left + 320}V400`
      const clip = centre < 80 ? left + 8 : left + 312
      return (
        fill(`${plotted(left, left + 320, hump)}V${base}H${left}Z`, grey(0.3)) +
        stroke(walls, { width: 2 }) +
        (centre === 160
          ? ''
          : line([clip, 404], [clip, base - 5], { colour: ACCENT, width: 8 }))
      )
    }
    return plate(
      'Too dark, balanced, too bright',
      scene(60, 0.42),
      scene(440, 0),
      scene(820, -0.42),
      curve(60, 40),
      curve(440, 160),
      curve(820, 280),
    )
  },
}

export const lostEdges: Drawing = {
  alt: 'A jug with a crisp, worked-out edge on its dark left side, which turns soft in the middle and vanishes into the paper on the right.',
  caption: 'The crisp edge holds the eye, and you fill in the side that is not there.',
  draw: () => {
    const foot: Point = [600, 575]
    const fade = (id: string, stops: readonly Point[]) =>
      `<linearGradient id="${id}">${stops.map(([at, darkness]) => `<stop offset="${at}" stop-color="${grey(darkness)}"/>`).join('')}</linearGradient>`
    return plate(
      'An edge found and lost',
      fade('form', [
        [0, 0.95],
        [0.3, 0.8],
        [0.62, 0.25],
        [0.86, 0],
      ]),
      fade('cast', [
        [0, 0.5],
        [0.55, 0.4],
        [1, 0],
      ]),
      blurred('soft', 7, oval([520, 574], [270, 22], 'url(#cast)')),
      stroke(jugHandle(foot, 480, -1), { width: 8 }),
      fill(jugPath(foot, 480), 'url(#form)'),
      clipped(
        'body',
        jugPath(foot, 480),
        ...[300, 318, 440, 458].map((y) =>
          stroke(`M400 ${y}Q600 ${y + 72} 800 ${y}`, { colour: PAPER }),
        ),
        stroke(
          through(
            ...times(17, (index): Point => {
              const x = 412 + index * 22
              return [x, (index % 2 ? 350 : 418) + 36 * (1 - ((x - 600) / 200) ** 2)]
            }),
          ),
          { colour: PAPER },
        ),
      ),
      clipped(
        'crisp',
        'M400 250H600V545H400Z',
        stroke(jugPath(foot, 480), { colour: ACCENT, width: 8 }),
      ),
    )
  },
}
