import { ACCENT, INK, grey } from '../ink/colours.ts'
import { times } from '../ink/curves.ts'
import { box, group, line, outline, plate, stroke } from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import { textBars } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

const SHEET = '#fdfaf3'

export const hierarchy: Drawing = {
  alt: 'A poster near, further off and far away: the small lines fade first, then the middle ones, and the large title stays.',
  caption: 'What must be known first is read from furthest away.',
  draw: () => {
    const poster = (x: number, scale: number, detail: number) =>
      group(
        `translate(${x} ${590 - 500 * scale}) scale(${scale})`,
        box([0, 0, 370, 500], SHEET),
        outline([0, 0, 370, 500], { width: 2 }),
        box([36, 44, 298, 62], ACCENT),
        box([36, 118, 190, 62], ACCENT),
        detail > 0
          ? box([36, 226, 230, 24], grey(0.85)) + box([36, 262, 160, 24], grey(0.85))
          : '',
        detail > 1
          ? textBars([40, 340, 290, 26], [1, 0.92, 0.97, 0.9, 0.45], {
              width: 4,
              colour: grey(0.6),
            })
          : '',
      )
    return plate(
      'First, second, third',
      line([60, 592], [1140, 592], { width: 2 }),
      poster(90, 1, 2),
      poster(570, 0.6, 1),
      poster(900, 0.36, 0),
      stroke('M475 340H545', { width: 2, dashed: true, colour: grey(0.5) }),
      stroke('M810 430H876', { width: 2, dashed: true, colour: grey(0.5) }),
    )
  },
}

export const grid: Drawing = {
  alt: 'Two pages: items scattered at equal gaps on the left, and on the right the same items in three groups that keep to the columns.',
  caption: 'Small gaps inside a group, large ones between, and edges that share a line.',
  draw: () => {
    const item = ([x, y]: Point, dark = 0.8) => box([x, y, 92, 60], grey(dark), 4)
    const loose: Point[] = times(9, (index) => [
      124 + (index % 3) * 134 + ((index * 17) % 22),
      118 + Math.floor(index / 3) * 150 + ((index * 29) % 26),
    ])
    const columns = times(4, (index) => 690 + index * 106)
    return plate(
      'Groups on a grid',
      box([80, 75, 470, 525], SHEET),
      outline([80, 75, 470, 525], { width: 2 }),
      ...loose.map((at) => item(at, 0.45)),
      box([650, 75, 470, 525], SHEET),
      ...columns.map(
        (x) => `<rect x="${x}" y="75" width="92" height="525" fill="${grey(0.07)}"/>`,
      ),
      outline([650, 75, 470, 525], { width: 2 }),
      line([690, 75], [690, 600], { colour: ACCENT, width: 4 }),
      ...[0, 1, 2, 3].map((column) => item([columns[column] ?? 0, 120])),
      ...[0, 1, 2].map((column) => item([columns[column] ?? 0, 300])),
      ...[0, 1].map((column) => item([columns[column] ?? 0, 480])),
    )
  },
}

/** An n of two stems and an arch; the serif one swells and has feet. */
const letterN = (x: number, base: number, serif: boolean) => {
  const thick = serif ? 40 : 32
  const bar = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}"/>`
  const feet = serif
    ? [x, x + 150].map((stem) => box([stem - 46, base - 10, 92, 10])).join('') +
      box([x - 46, base - 210, 46, 10])
    : ''
  return (
    bar(`M${x} ${base}V${base - 210}`, thick) +
    bar(`M${x + 150} ${base}V${base - 120}`, thick) +
    `<path d="M${x} ${base - 120}C${x + 20} ${base - 190} ${x + 60} ${base - 212} ${x + 92} ${base - 210}C${x + 140} ${base - 210} ${x + 150 + thick / 2} ${base - 180} ${x + 150 + thick / 2} ${base - 116}H${x + 150 - thick / 2}C${x + 150 - thick / 2} ${base - 160} ${x + 112} ${base - 182} ${x + 88} ${base - (serif ? 196 : 178)}C${x + 60} ${base - (serif ? 196 : 178)} ${x + 24} ${base - 160} ${x} ${base - 96}Z" fill="${INK}"/>` +
    feet
  )
}

export const letters: Drawing = {
  alt: 'Two letters n, one with feet and swelling strokes and one plain, beside open dark lines of text and tight pale ones.',
  caption: 'A letter has a voice, and its lines need contrast and air to be read.',
  draw: () =>
    plate(
      'Letters and lines',
      ...[232, 442].map((y) => line([70, y], [590, y], { width: 2, colour: ACCENT })),
      letterN(124, 442, true),
      letterN(412, 442, false),
      line([645, 95], [645, 580], { width: 2, colour: grey(0.25) }),
      textBars([710, 112, 410, 48], [1, 0.94, 0.98, 0.9, 0.55], {
        width: 8,
        colour: grey(0.9),
      }),
      textBars(
        [710, 405, 410, 15],
        [1, 0.97, 0.99, 0.98, 0.96, 1, 0.97, 0.99, 0.95, 0.98, 1, 0.6],
        { width: 8, colour: grey(0.2) },
      ),
    ),
}
