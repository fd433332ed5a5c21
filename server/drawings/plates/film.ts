import { ACCENT, grey } from '../ink/colours.ts'
import { times } from '../ink/curves.ts'
import { figure } from '../ink/figure.ts'
import { box, disc, fill, framed, line, outline, plate, stroke } from '../ink/marks.ts'
import type { Area, Point } from '../ink/marks.ts'
import { cameraAbove, cone, fromAbove, ridge, tree } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const axis: Drawing = {
  alt: 'Two people face each other, seen from above; three cameras stand on one side of the line between them, and one pale camera on the other.',
  caption: 'As long as the camera keeps to one side of the line, left stays left.',
  draw: () => {
    const places: [Point, number][] = [
      [[270, 505], -50],
      [[600, 560], -90],
      [[930, 505], -130],
    ]
    return plate(
      'The axis',
      ...places.map(([at, facing]) => fill(cone(at, [facing, 44], 340), grey(0.11))),
      line([80, 270], [320, 270], { colour: ACCENT, width: 4, dashed: true }),
      line([500, 270], [700, 270], { colour: ACCENT, width: 4, dashed: true }),
      line([880, 270], [1120, 270], { colour: ACCENT, width: 4, dashed: true }),
      fromAbove([400, 270], 0),
      fromAbove([800, 270], 180),
      stroke('M330 545Q440 592 545 592', { width: 2, dashed: true }),
      stroke('M655 592Q760 592 870 545', { width: 2, dashed: true }),
      ...places.map(([at, facing]) => cameraAbove(at, facing)),
      cameraAbove([600, 110], 90, grey(0.28)),
      line([555, 70], [645, 150], { colour: grey(0.6), width: 4 }),
      line([645, 70], [555, 150], { colour: grey(0.6), width: 4 }),
    )
  },
}

export const cuts: Drawing = {
  alt: 'A strip of shots that grow shorter, above a strip of sound whose pieces begin before the cut or run on after it.',
  caption: 'Shot lengths make the pace, and sound that crosses a cut ties it together.',
  draw: () => {
    const edges = [80, 440, 680, 840, 940, 1000, 1120]
    const tones = [0.2, 0.82, 0.42, 0.9, 0.3, 0.7]
    const span = (index: number): [number, number] => [
      edges[index] ?? 0,
      edges[index + 1] ?? 0,
    ]
    return plate(
      'Cuts in picture and sound',
      ...tones.map((tone, index) => {
        const [from, to] = span(index)
        return box([from, 130, to - from - 6, 200], grey(tone))
      }),
      ...times(35, (index) => box([84 + index * 29.6, 102, 14, 14], grey(0.82), 3)),
      ...times(35, (index) => box([84 + index * 29.6, 344, 14, 14], grey(0.82), 3)),
      ...edges
        .slice(1, -1)
        .map((x) =>
          line([x - 3, 366], [x - 3, 590], { width: 2, dashed: true, colour: grey(0.5) }),
        ),
      box([80, 400, 270, 80], grey(0.2)),
      box([350, 400, 84, 80], ACCENT),
      box([440, 400, 240, 80], grey(0.82)),
      box([680, 500, 254, 80], grey(0.42)),
      box([674, 400, 70, 80], ACCENT),
      box([940, 500, 174, 80], grey(0.6)),
    )
  },
}

/** One motif that fits itself to any frame: the sun and the tree keep their places by thirds. */
const motif = (id: string, [x, y, width, height]: Area) => {
  const horizon = y + height * 0.68
  const size = Math.min(width, height) * 0.62
  return framed(
    id,
    [x, y, width, height],
    box([x, y, width, height], grey(0.06)),
    disc([x + width * 0.7, y + height * 0.3], Math.min(width, height) * 0.1, ACCENT),
    ridge(
      [
        [x, horizon],
        [x + width * 0.4, horizon - height * 0.1],
        [x + width, horizon + height * 0.04],
      ],
      y + height,
      grey(0.36),
    ),
    tree([x + width * 0.32, horizon + height * 0.12], size),
  )
}

/** The short lines outside the corners along which a print is trimmed. */
const cropMarks = ([x, y, width, height]: Area) => {
  const corner = ([cx, cy]: Point, across: number, down: number) =>
    line([cx + across * 14, cy], [cx + across * 40, cy], { width: 2 }) +
    line([cx, cy + down * 14], [cx, cy + down * 40], { width: 2 })
  return [
    corner([x, y], -1, -1),
    corner([x + width, y], 1, -1),
    corner([x, y + height], -1, 1),
    corner([x + width, y + height], 1, 1),
  ]
}

export const formats: Drawing = {
  alt: 'The same picture fitted to a wide, a tall and a square frame, each with its marks for trimming.',
  caption:
    'Each place has its own shape and size, and the picture is fitted to it before it leaves your hands.',
  draw: () => {
    const areas: Area[] = [
      [110, 206, 466, 262],
      [662, 117, 170, 440],
      [918, 251, 172, 172],
    ]
    return plate(
      'Fitted to the place',
      ...areas.map((area, index) => motif(`format${index}`, area)),
      ...areas.flatMap(cropMarks),
    )
  },
}

interface Shot {
  left: number
  /** Of the figure in this frame, which may reach far beyond it. */
  height: number
  ground: number
}

const shotArea = ({ left }: Shot): Area => [left, 193, 320, 290]

const shot = (of: Shot) => {
  const { left, height, ground } = of
  return framed(
    `shot${left}`,
    shotArea(of),
    box(shotArea(of), grey(0.07)),
    box([left, ground - height * 0.14, 320, 1600], grey(0.24)),
    tree([left + 160 + height * 0.5, ground - height * 0.08], height * 1.15, grey(0.4)),
    figure({ at: [left + 150, ground], height }),
  )
}

/** The frame of the next shot, drawn where it lies in this one. */
const nextFrame = (now: Shot, next: Shot) => {
  const scale = now.height / next.height
  const [, top, width, height] = shotArea(next)
  return outline(
    [
      now.left + 150 - 150 * scale,
      now.ground + (top - next.ground) * scale,
      width * scale,
      height * scale,
    ],
    { colour: ACCENT },
  )
}

export const shotSizes: Drawing = {
  alt: 'The same standing figure in three frames: whole in its surroundings, from the hips up, and head and shoulders.',
  caption: 'The frame moves in from the place to the person to the thought.',
  draw: () => {
    const wide: Shot = { left: 60, height: 165, ground: 430 }
    const middle: Shot = { left: 440, height: 430, ground: 664 }
    const close: Shot = { left: 820, height: 1050, ground: 1278 }
    return plate(
      'Wide, middle, close',
      ...[wide, middle, close].map(shot),
      nextFrame(wide, middle),
      nextFrame(middle, close),
    )
  },
}
