import { ACCENT, INK, grey } from '../ink/colours.ts'
import { plotted, times } from '../ink/curves.ts'
import { fill, label, line, plate, stroke } from '../ink/marks.ts'
import { soundBars } from '../ink/motifs.ts'
import type { Drawing } from '../drawing.ts'

export const waveAndRest: Drawing = {
  alt: 'Sound as upright bars: soft, growing loud, a bar of silence, and then loud again.',
  caption: 'The silence belongs to the rhythm, and it makes the next sound new.',
  draw: () => {
    const heights = [
      ...times(22, (index) => 0.1 + 0.06 * Math.sin(index * 1.9)),
      ...times(20, (index) => 0.16 + index * 0.033 + 0.09 * Math.sin(index * 2.3)),
    ]
    const after = times(
      13,
      (index) => 0.96 * Math.exp(-index * 0.13) * (0.85 + 0.15 * Math.cos(index * 2.1)),
    )
    return plate(
      'Soft, loud and silent',
      soundBars([84, 337, 16, 480], heights),
      line([772, 337], [900, 337], { colour: ACCENT, width: 8 }),
      line([772, 305], [772, 369], { colour: ACCENT, width: 8 }),
      line([900, 305], [900, 369], { colour: ACCENT, width: 8 }),
      soundBars([928, 337, 16, 480], after),
    )
  },
}

export const ceiling: Drawing = {
  alt: 'A wave whose tops are cut flat where they pass the ceiling, and beside it the same wave at a lower level, whole.',
  caption: 'What goes past the ceiling is cut off for good, so leave room above.',
  draw: () => {
    const [top, floor, middle] = [170, 505, 337]
    const wave = (from: number, size: number) => (x: number) => {
      const at = (x - from) / 480
      return (
        middle -
        size * Math.sin(at * Math.PI * 6) * (0.72 + 0.28 * Math.sin(at * Math.PI))
      )
    }
    const kept = (x: number) => Math.min(floor, Math.max(top, wave(80, 245)(x)))
    const lost = plotted(80, 560, wave(80, 245))
    return plate(
      'Too loud, and with room above',
      stroke(lost, { width: 2, dashed: true, colour: ACCENT }),
      fill(`${plotted(80, 560, kept)}V${middle}H80Z`, grey(0.18)),
      stroke(plotted(80, 560, kept), { width: 8 }),
      ...times(160, (index) => 80 + index * 3)
        .filter((x) => kept(x) !== wave(80, 245)(x))
        .map((x) => line([x, kept(x)], [x + 3, kept(x)], { colour: ACCENT, width: 8 })),
      fill(`${plotted(640, 1120, wave(640, 128))}V${middle}H640Z`, grey(0.18)),
      stroke(plotted(640, 1120, wave(640, 128)), { width: 8 }),
      line([60, top], [1140, top], { width: 2 }),
      line([60, floor], [1140, floor], { width: 2 }),
    )
  },
}

export const equaliser: Drawing = {
  alt: 'Sounds as humps from low to high, most of them crowded together on the left, under a curve with a dip at the crowded place.',
  caption: 'Where the sounds overlap most, taking a little away makes room for all.',
  draw: () => {
    const base = 520
    const hump = (centre: number, wide: number, high: number) => (x: number) =>
      base - high * Math.exp(-(((x - centre) / wide) ** 2))
    const area = (colour: string, shape: (x: number) => number) =>
      `<path d="${plotted(80, 1120, shape)}V${base}H80Z" fill="${colour}" fill-opacity="0.34"/>${stroke(plotted(80, 1120, shape), { width: 2, colour })}`
    const cut = (x: number) =>
      190 + 95 * Math.exp(-(((x - 372) / 84) ** 2)) - 34 / (1 + Math.exp(-(x - 900) / 40))
    return plate(
      'Low, middle, high',
      area(INK, hump(270, 110, 210)),
      area(INK, hump(400, 130, 190)),
      area(INK, hump(520, 170, 150)),
      area(INK, hump(900, 120, 120)),
      line([80, base], [1120, base]),
      line([80, 190], [1120, 190], { width: 2, dashed: true, colour: grey(0.4) }),
      stroke(plotted(80, 1120, cut), { colour: ACCENT, width: 8 }),
      label([180, 575], 'low'),
      label([600, 575], 'middle'),
      label([1020, 575], 'high'),
    )
  },
}
