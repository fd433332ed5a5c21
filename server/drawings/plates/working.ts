import { ACCENT, COOL, INK, PAPER, grey } from '../ink/colours.ts'
import {
  arrow,
  box,
  clipped,
  disc,
  fill,
  framed,
  line,
  plate,
  ring,
  stroke,
} from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import { cameraAbove, cone, jugHandle, jugPath } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const walkRound: Drawing = {
  alt: 'A jug seen from above with three viewpoints around it, and the three different outlines that they give.',
  caption: 'Walk round the thing, and it tells you three times as much.',
  draw: () => {
    const [x, y]: Point = [320, 338]
    const view = (top: number, dot: string, ...handle: string[]) => {
      const foot: Point = [950, top + 150]
      return [
        framed(
          `view${top}`,
          [810, top, 280, 170],
          box([810, top, 280, 170], grey(0.05)),
          fill(jugPath(foot, 130), grey(0.85)),
          ...handle,
        ),
        disc([760, top + 85], 18, dot),
      ]
    }
    return plate(
      'Three views of one thing',
      ring([x, y], 215, { width: 2, dashed: true, colour: grey(0.45) }),
      fill(cone([x, y + 215], [-90, 50], 150), grey(0.14)),
      fill(cone([x + 215, y], [180, 50], 150), grey(0.14)),
      fill(cone([x - 215, y], [0, 50], 150), grey(0.14)),
      box([x + 70, y - 14, 72, 28], grey(0.85), 14),
      disc([x, y], 90, grey(0.85)),
      disc([x, y], 54, PAPER),
      disc([x, y], 44, grey(0.4)),
      disc([x, y + 215], 26, ACCENT),
      disc([x + 215, y], 26, COOL),
      disc([x - 215, y], 26, INK),
      ...view(
        60,
        ACCENT,
        stroke(jugHandle([950, 210], 130, 1), { width: 8, colour: grey(0.85) }),
      ),
      ...view(253, COOL, line([950, 298], [950, 348], { width: 8, colour: PAPER })),
      ...view(446, INK),
    )
  },
}

export const copyStand: Drawing = {
  alt: 'A sheet seen from above with a camera square in front of it and a lamp at 45 degrees on either side.',
  caption: 'Square to the middle, with equal light from both sides.',
  draw: () => {
    const lamp = (x: number, side: number) => {
      const head: Point = [x, 420]
      return [
        clipped(
          `beam${x}`,
          'M60 136H1140V600H60Z',
          fill(cone(head, [side > 0 ? -45 : -135, 44], 600), grey(0.1)),
        ),
        arrow([x + side * 50, 370], [x + side * 170, 250], { colour: grey(0.55) }),
        reflector(head, side),
      ]
    }
    return plate(
      'A record of a picture',
      ...lamp(200, 1),
      ...lamp(1000, -1),
      box([380, 110, 440, 26]),
      line([340, 136], [860, 136], { width: 2 }),
      line([600, 150], [600, 490], { colour: ACCENT, width: 4 }),
      stroke('M600 186H650V136', { colour: ACCENT, width: 4 }),
      `<g transform="translate(600 545) scale(1.7) rotate(-90)">${cameraAbove([0, 0], 0)}</g>`,
    )
  },
}

/** A lamp from above, its reflector turned half towards the sheet. */
const reflector = ([x, y]: Point, side: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${side > 0 ? -45 : -135})">${fill('M-70 -30H-24L14 -58V58L-24 30H-70Z', grey(0.85))}</g>`
