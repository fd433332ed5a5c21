import { ACCENT, INK, grey } from '../ink/colours.ts'
import { smooth, times } from '../ink/curves.ts'
import { arrowHead, box, disc, fill, line, outline, plate, stroke } from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const effort: Drawing = {
  alt: 'Four traces of movement: one heavy, one light and floating, one sudden as a slash, one long and sustained.',
  caption: 'The same path can be heavy or light, sudden or sustained.',
  draw: () =>
    plate(
      'How energy is spent',
      line([600, 80], [600, 595], { width: 2, colour: grey(0.2) }),
      line([80, 337], [1120, 337], { width: 2, colour: grey(0.2) }),
      fill(
        'M110 150C200 130 280 250 420 216C470 206 520 190 530 176C520 262 430 310 330 286C240 264 190 176 110 150Z',
      ),
      stroke(
        smooth(
          [680, 230],
          [760, 170],
          [830, 224],
          [890, 150],
          [960, 196],
          [1010, 130],
          [1090, 164],
        ),
        { width: 2 },
      ),
      disc([1092, 164], 7),
      fill('M104 566L508 384L540 458Z', ACCENT),
      fill(
        'M664 520C780 410 960 392 1110 440C960 436 830 470 706 552C676 566 648 546 664 520Z',
      ),
    ),
}

export const pathways: Drawing = {
  alt: 'A room from above: one dancer takes the straight diagonal, one a long looping curve and one a spiral.',
  caption: 'A straight way decides, a curve searches, and a spiral gathers.',
  draw: () => {
    const spiral = times(40, (index): Point => {
      const [turn, radius] = [index * 0.32, 118 - index * 2.6]
      return [880 + Math.cos(turn) * radius, 440 + Math.sin(turn) * radius]
    })
    return plate(
      'Ways through a room',
      box([120, 75, 960, 525], grey(0.05)),
      outline([120, 75, 960, 525]),
      line([190, 535], [1000, 145], { colour: ACCENT, width: 8 }),
      arrowHead([1006, 142], -0.45, { colour: ACCENT, width: 8 }),
      disc([190, 535], 24, ACCENT),
      stroke(
        smooth(
          [200, 140],
          [330, 130],
          [400, 230],
          [330, 320],
          [230, 300],
          [250, 190],
          [420, 140],
          [600, 180],
        ),
        { width: 4 },
      ),
      arrowHead([604, 181], 0.25),
      disc([200, 140], 24, INK),
      stroke(smooth(...spiral), { width: 4 }),
      disc(spiral[0] ?? [0, 0], 24, INK),
    )
  },
}

export const echoes: Drawing = {
  alt: 'One small hooked shape in five frames: as it is, upside down, on its side, halved, and at last in colour as it was.',
  caption:
    'It returns each time with one thing changed, so that it is known and still new.',
  draw: () => {
    const hook = (colour: string) =>
      `<path d="M-62 52L-12 -56L28 18L66 -24" fill="none" stroke="${colour}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>${disc([66, -24], 19, colour)}`
    const forms = ['', 'scale(1 -1)', 'rotate(-90) scale(1.12)', 'scale(0.5)', '']
    return plate(
      'A shape that returns',
      ...forms.map((form, index) => {
        const x = 60 + index * 220
        return (
          outline([x, 210, 200, 255], { width: 2 }) +
          `<g transform="translate(${x + 96} 337) ${form}">${hook(index === 4 ? ACCENT : INK)}</g>`
        )
      }),
    )
  },
}
