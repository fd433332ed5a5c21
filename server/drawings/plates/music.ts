import { ACCENT, INK, grey } from '../ink/colours.ts'
import { times } from '../ink/curves.ts'
import { arrowHead, box, disc, line, plate, ring, stroke } from '../ink/marks.ts'
import type { Point } from '../ink/marks.ts'
import type { Drawing } from '../drawing.ts'

export const phrase: Drawing = {
  alt: 'Notes on five lines that climb by steps to one high note and fall back to rest, under one long curve.',
  caption: 'The line has somewhere to go: find its highest point and the way home.',
  draw: () => {
    const notes: [number, number, number][] = [
      [120, 0, 90],
      [230, 1, 40],
      [300, 2, 40],
      [370, 1, 90],
      [490, 3, 40],
      [560, 4, 90],
      [680, 8, 150],
      [860, 6, 40],
      [930, 4, 40],
      [1000, 0, 80],
    ]
    const level = (step: number) => 480 - step * 30
    return plate(
      'A phrase',
      ...times(5, (index) =>
        line([80, level(index * 2)], [1120, level(index * 2)], {
          width: 2,
          colour: grey(0.25),
        }),
      ),
      ...notes.map(([x, step, length]) =>
        box([x, level(step) - 7, length, 14], step === 8 ? ACCENT : grey(0.45), 7),
      ),
      ...notes.map(([x, step]) =>
        disc([x, level(step)], step === 8 ? 30 : 21, step === 8 ? ACCENT : INK),
      ),
      stroke('M110 424C400 360 560 170 690 160S960 280 1060 424', {
        width: 4,
        colour: grey(0.7),
      }),
    )
  },
}

export const chordSteps: Drawing = {
  alt: 'Five chords as stacks of three bars: at home, a step away, further off, at the point of tension, and home again.',
  caption:
    'Each chord lies nearer to home or further away, and the furthest pulls back hardest.',
  draw: () => {
    const chords: [number, number[]][] = [
      [500, [0, 70, 124]],
      [440, [0, 54, 124]],
      [360, [0, 70, 140]],
      [270, [0, 62, 140]],
      [500, [0, 70, 124]],
    ]
    return plate(
      'Away from home and back',
      line([60, 532], [1140, 532], { width: 2, dashed: true }),
      ...chords.flatMap(([base, tones], index) =>
        tones.map((tone) =>
          box(
            [100 + index * 212, base - tone, 150, 32],
            index === 3 ? ACCENT : index % 4 ? grey(0.5) : INK,
            16,
          ),
        ),
      ),
      stroke('M905 180C960 190 1010 240 1022 330', { colour: ACCENT, width: 4 }),
      arrowHead([1022, 332], 1.45, { colour: ACCENT }),
      ...times(3, (index) =>
        line(
          [175 + index * 212, [548, 480, 400][index] ?? 0],
          [175 + index * 212, [548, 532, 532][index] ?? 0],
          { width: 2, colour: grey(index ? 0.35 : 0) },
        ),
      ),
      line([811, 310], [811, 532], { width: 2, colour: grey(0.35) }),
    )
  },
}

export const grooveGrid: Drawing = {
  alt: 'Four rows of strong and weak beats on a grid of sixteen steps, with a few strokes set a little behind the grid.',
  caption: 'The pattern lives in what is strong, what is light and what comes late.',
  draw: () => {
    const rows = [
      [1, 0.3, 0.5, 0.3, 1, 0.3, 0.5, 0.3, 1, 0.3, 0.5, 0.3, 1, 0.3, 0.5, 0.3],
      [0, 0, 0, 0, 1, 0, 0, 0.3, 0, 0.3, 0, 0, 1, 0, 0, 0.4],
      [1, 0, 0, 0.6, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0.6, 0, 0],
      [0, 0, 0.7, 0, 0, 0, 0.7, 0, 0, 0, 0.7, 0, 0, 0, 0.7, 0],
    ]
    const x = (step: number) => 105 + step * 66
    return plate(
      'Groove',
      ...times(16, (step) =>
        line([x(step), 90], [x(step), 585], {
          width: step % 4 ? 2 : 4,
          colour: grey(step % 4 ? 0.14 : 0.4),
        }),
      ),
      ...rows.flatMap((row, index) =>
        row.map((weight, step) => {
          const late = index === 3 ? 18 : 0
          const accent = index === 1 && weight === 1
          return weight
            ? disc(
                [x(step) + late, 150 + index * 125],
                10 + weight * 22,
                accent ? ACCENT : grey(0.25 + weight * 0.7),
              )
            : ''
        }),
      ),
    )
  },
}

export const layeredBars: Drawing = {
  alt: 'Six parts as bars over time that enter one by one, thin out before the end and come back together, with the lead on top.',
  caption: 'What one section leaves out is what the next has to give.',
  draw: () => {
    const parts: [number, number][][] = [
      [
        [2, 4],
        [5, 7],
        [8, 10],
      ],
      [
        [5, 7],
        [8, 10],
      ],
      [
        [3, 7],
        [8, 10],
      ],
      [
        [0, 7],
        [7.5, 10],
      ],
      [
        [1, 7],
        [8, 10],
      ],
      [
        [2, 7],
        [8, 10],
      ],
    ]
    const x = (time: number) => 90 + time * 102
    return plate(
      'Layers over time',
      ...[0, 2, 5, 7, 8, 10].map((time) =>
        line([x(time), 85], [x(time), 590], {
          width: 2,
          dashed: true,
          colour: grey(0.35),
        }),
      ),
      ...parts.flatMap((spans, row) =>
        spans.map(([from, to]) =>
          box(
            [x(from) + 5, 105 + row * 80, (to - from) * 102 - 10, 54],
            row ? grey(0.22 + row * 0.13) : ACCENT,
            8,
          ),
        ),
      ),
    )
  },
}

export const soundStage: Drawing = {
  alt: 'A listener from above with instruments spread from left to right and from near to far, the lead large in the middle.',
  caption: 'Each sound has a place: left or right, near or far, large or small.',
  draw: () => {
    const ear: Point = [600, 560]
    const places: [number, number, number][] = [
      [-58, 330, 44],
      [-34, 400, 56],
      [-14, 455, 34],
      [26, 440, 40],
      [40, 300, 60],
      [62, 380, 36],
      [-72, 455, 28],
      [74, 455, 28],
    ]
    return plate(
      'The sound stage',
      ...[170, 290, 410].map((radius) =>
        stroke(
          `M${ear[0] - radius * 1.2} ${ear[1] - radius * 0.2}A${radius * 1.22} ${radius} 0 0 1 ${ear[0] + radius * 1.2} ${ear[1] - radius * 0.2}`,
          { width: 2, dashed: true, colour: grey(0.35) },
        ),
      ),
      line([600, 520], [600, 90], { width: 2, colour: grey(0.2) }),
      ...places.map(([angle, far, size]) => {
        const turned = (angle * Math.PI) / 180
        return disc(
          [ear[0] + Math.sin(turned) * far * 1.12, ear[1] - Math.cos(turned) * far],
          size,
          grey(1.15 - far / 520),
        )
      }),
      disc([600, 330], 84, ACCENT),
      ring([600, 566], 34, { width: 4 }),
      disc([562, 566], 9),
      disc([638, 566], 9),
      stroke('M590 532L600 516L610 532', { width: 4 }),
    )
  },
}
