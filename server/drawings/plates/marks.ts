import { ACCENT, INK, PAPER, grey } from '../ink/colours.ts'
import { times } from '../ink/curves.ts'
import {
  box,
  clipped,
  disc,
  fill,
  group,
  line,
  outline,
  plate,
  ring,
  round,
  stroke,
} from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const hatching: Drawing = {
  alt: 'Four patches hatched from open to dense, and a ball made round by curved strokes with a contour that grows thick in the shadow.',
  caption: 'Spacing makes the tone, and strokes that bend with the form make it round.',
  draw: () => {
    const patch = (left: number, top: number, step: number, crossed = false) => {
      const rows = Math.floor(400 / step)
      const area = `M${left} ${top}h190v190h-190Z`
      return clipped(
        `patch${left}${top}`,
        area,
        ...times(rows, (index) =>
          line([left - 190 + index * step, top + 190], [left + index * step, top], {
            width: 2,
          }),
        ),
        ...(crossed
          ? times(rows, (index) =>
              line([left - 190 + index * step, top], [left + index * step, top + 190], {
                width: 2,
              }),
            )
          : []),
      )
    }
    const [x, y]: Point = [850, 335]
    return plate(
      'Hatching and line weight',
      patch(80, 120, 44),
      patch(300, 120, 22),
      patch(80, 350, 11),
      patch(300, 350, 11, true),
      clipped(
        'ball',
        round([x, y], 215),
        ...times(14, (index) => {
          const away = 11 + index * 11 + index * index * 0.75
          return stroke(round([x - away * 0.74, y - away * 0.66], 215), {
            width: index < 6 ? 4 : 2,
          })
        }),
        stroke(round([x - 178, y - 159], 215), { colour: ACCENT, width: 8 }),
      ),
      stroke(round([x, y], 215), { width: 2 }),
      stroke(`M${x + 203} ${y + 72}A215 215 0 0 1 ${x - 72} ${y + 203}`, { width: 8 }),
    )
  },
}

export const layers: Drawing = {
  alt: 'Four sheets floating above each other: a pencil drawing, a thin wash, broad strokes and one thick stroke on top.',
  caption: 'Each layer rests on the one below, and the boldest mark comes last.',
  draw: () => {
    const [top, step] = [82, 110]
    const sheet = (fromTop: number, ...parts: string[]) =>
      group(
        `matrix(0.94 0.235 -0.94 0.235 600 ${top + fromTop * step})`,
        box([0, 0, 400, 400], PAPER),
        ...parts,
        outline([0, 0, 400, 400], { width: 2 }),
      )
    const brush = (path: string, colour: string, width: number) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
    /** The dashed uprights that tie a sheet to the one above it. */
    const posts = (fromTop: number) =>
      [224, 976].map((x) => {
        const foot = top + 94 + fromTop * step
        return line([x, foot - step], [x, foot], {
          width: 2,
          dashed: true,
          colour: grey(0.45),
        })
      })
    return plate(
      'From the drawing to the last stroke',
      sheet(3, stroke('M30 330Q160 250 240 310T370 290'), ring([300, 190], 56)),
      ...posts(3),
      sheet(
        2,
        fill('M0 0H400V296Q320 330 240 310Q160 250 0 340Z', grey(0.1)),
        fill('M0 340Q160 250 240 310Q320 330 400 296V400H0Z', grey(0.26)),
        disc([300, 190], 56, PAPER),
      ),
      ...posts(2),
      sheet(
        1,
        ...times(3, (index) =>
          brush(
            `M${60 + index * 20} ${300 + index * 36}Q190 ${252 + index * 40} 340 ${310 + index * 28}`,
            grey(0.5 + index * 0.16),
            40,
          ),
        ),
        disc([300, 190], 56, grey(0.34)),
      ),
      ...posts(1),
      sheet(
        0,
        brush('M80 340Q190 240 340 330', grey(0.92), 48),
        brush('M262 220Q290 150 340 182', ACCENT, 50),
      ),
    )
  },
}

export const silhouettes: Drawing = {
  alt: 'Three solid figures built on a circle, a square and a triangle, each clear of the next, and beside them the same three run together.',
  caption:
    'Filled with one tone, each is still known by its leading shape as long as it stands clear.',
  draw: () => {
    const ground = 520
    const legs = (x: number, spread: number) =>
      times(2, (index) => {
        const side = index ? 1 : -1
        return `<path d="M${x + side * spread} ${ground - 110}V${ground - 8}" stroke="${INK}" stroke-width="26" stroke-linecap="round"/>`
      })
    const arm = (path: string) =>
      `<path d="${path}" fill="none" stroke="${INK}" stroke-width="22" stroke-linecap="round" stroke-linejoin="round"/>`
    const roundOne = (x: number) => [
      ...legs(x, 34),
      disc([x, 345], 90),
      disc([x, 224], 42),
      arm(`M${x + 66} 300L${x + 110} 262L${x + 104} 196`),
    ]
    const squareOne = (x: number) => [
      ...legs(x, 52),
      box([x - 84, 250, 168, 176]),
      box([x - 38, 168, 76, 90]),
      arm(`M${x - 74} 266L${x - 114} 300V400`),
      arm(`M${x + 74} 266L${x + 114} 300V400`),
    ]
    const pointedOne = (x: number) => [
      ...legs(x, 16),
      fill(`M${x - 92} 250H${x + 92}L${x} 470Z`),
      fill(`M${x - 40} 256L${x} 132L${x + 40} 256Z`),
      arm(`M${x + 74} 262L${x + 108} 320L${x + 92} 380`),
      arm(`M${x - 74} 262L${x - 116} 206`),
    ]
    const guide = (path: string) => stroke(path, { colour: ACCENT, width: 4 })
    return plate(
      'Silhouettes and their shapes',
      line([60, ground + 6], [1140, ground + 6], { width: 2 }),
      ...roundOne(165),
      ...squareOne(405),
      ...pointedOne(655),
      line([810, 150], [810, 500], { width: 2, colour: grey(0.3) }),
      ...roundOne(938),
      ...squareOne(985),
      ...pointedOne(1012),
      guide(round([165, 345], 74)),
      guide('M337 266H473V410H337Z'),
      guide('M592 266H718L655 418Z'),
    )
  },
}
