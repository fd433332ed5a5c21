import { around, grain, path, pick } from './brush.ts'
import type { Draw, Paint, Random } from './brush.ts'

/** What a brush might have left: washes on wet paper, fields of colour, jars on a table, leaded glass. */

type Point = [number, number]

/** A wash has no outline: many thin layers of one shape, each bent a little otherwise (after deformation). */
function wash(paint: Paint, centre: Point, size: number, color: string, random: Random) {
  const bend = (points: Point[], amount: number): Point[] =>
    points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point
      const far = Math.hypot(next[0] - point[0], next[1] - point[1]) * amount
      return [
        point,
        [
          (point[0] + next[0]) / 2 + around(random) * far,
          (point[1] + next[1]) / 2 + around(random) * far,
        ] as Point,
      ]
    })
  let shape: Point[] = Array.from({ length: 10 }, (_, corner) => {
    const angle = (corner / 10) * Math.PI * 2
    const far = size * (0.8 + random() * 0.4)
    return [centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far]
  })
  for (let time = 0; time < 2; time++) shape = bend(shape, 0.45)
  paint.fillStyle = color
  for (let layer = 0; layer < 44; layer++) {
    path(paint, bend(bend(bend(shape, 0.95), 0.7), 0.5))
    paint.fill()
  }
}

const washes: Draw = (paint, width, height, random) => {
  paint.globalCompositeOperation = 'multiply'
  for (const [x, y, size, color] of [
    [0.3, 0.34, 0.25, 'rgba(214,96,64,0.035)'],
    [0.66, 0.28, 0.2, 'rgba(232,170,72,0.04)'],
    [0.58, 0.62, 0.27, 'rgba(48,98,124,0.035)'],
    [0.26, 0.72, 0.18, 'rgba(96,128,92,0.04)'],
    [0.82, 0.78, 0.13, 'rgba(122,58,92,0.04)'],
  ] as const)
    wash(paint, [x * width, y * height], size * height, color, random)
  paint.globalCompositeOperation = 'source-over'
  grain(paint, width, height, random, 9)
}

const fields: Draw = (paint, width, height, random) => {
  const block = (top: number, tall: number, color: string) => {
    for (let stroke = 0; stroke < 420; stroke++) {
      const y = top + random() * tall
      const x = width * 0.08 + around(random) * 10
      const long = width * 0.84 + around(random) * 16
      paint.strokeStyle = color
      paint.globalAlpha = 0.05 + random() * 0.12
      paint.lineWidth = 4 + random() * 14
      paint.lineCap = 'round'
      paint.beginPath()
      paint.moveTo(x, y)
      paint.quadraticCurveTo(
        x + long / 2,
        y + around(random) * 9,
        x + long,
        y + around(random) * 5,
      )
      paint.stroke()
    }
  }
  block(height * 0.09, height * 0.34, '#d9622b')
  block(height * 0.5, height * 0.12, '#f0b45a')
  block(height * 0.68, height * 0.23, '#3b1620')
  paint.globalAlpha = 1
  grain(paint, width, height, random, 12)
}

const jars: Draw = (paint, width, height, random) => {
  const table = height * 0.64
  const back = paint.createLinearGradient(0, 0, width, table)
  back.addColorStop(0, '#cfc3ae')
  back.addColorStop(1, '#b5a78f')
  paint.fillStyle = back
  paint.fillRect(0, 0, width, table)
  paint.fillStyle = '#9b8468'
  paint.fillRect(0, table, width, height - table)
  const pots = [
    { x: 0.22, wide: 0.12, tall: 0.34, neck: 0.4, color: [216, 205, 186] },
    { x: 0.4, wide: 0.16, tall: 0.24, neck: 0.75, color: [122, 132, 120] },
    { x: 0.55, wide: 0.09, tall: 0.44, neck: 0.34, color: [196, 122, 88] },
    { x: 0.68, wide: 0.13, tall: 0.2, neck: 0.9, color: [230, 220, 202] },
    { x: 0.82, wide: 0.1, tall: 0.3, neck: 0.5, color: [88, 94, 112] },
  ]
  for (const [index, { x, wide, tall, neck, color }] of pots.entries()) {
    const foot = table + height * (0.06 + (index % 2) * 0.05)
    const [left, right] = [(x - wide / 2) * width, (x + wide / 2) * width]
    const top = foot - tall * height
    const throat = (wide * width * (1 - neck)) / 2
    paint.fillStyle = 'rgba(52,38,26,0.28)'
    paint.beginPath()
    paint.ellipse(right + 14, foot, wide * width * 0.85, 9, 0, 0, Math.PI * 2)
    paint.fill()
    const [r = 0, g = 0, b = 0] = color
    const round = paint.createLinearGradient(left, 0, right, 0)
    const shade = (by: number) => `rgb(${r * by},${g * by},${b * by})`
    round.addColorStop(0, shade(1.06))
    round.addColorStop(0.35, shade(1))
    round.addColorStop(1, shade(0.6))
    paint.fillStyle = round
    paint.beginPath()
    paint.moveTo(left + throat, top)
    paint.bezierCurveTo(
      left + throat,
      top + tall * height * 0.4,
      left,
      top + tall * height * 0.4,
      left,
      foot - 12,
    )
    paint.quadraticCurveTo(left, foot + 4, left + 12, foot + 4)
    paint.lineTo(right - 12, foot + 4)
    paint.quadraticCurveTo(right, foot + 4, right, foot - 12)
    paint.bezierCurveTo(
      right,
      top + tall * height * 0.4,
      right - throat,
      top + tall * height * 0.4,
      right - throat,
      top,
    )
    paint.fill()
    paint.fillStyle = shade(0.5)
    paint.beginPath()
    paint.ellipse(
      (left + right) / 2,
      top,
      Math.max(3, (right - left) / 2 - throat),
      4,
      0,
      0,
      Math.PI * 2,
    )
    paint.fill()
  }
  for (let dab = 0; dab < 2600; dab++) {
    paint.globalAlpha = 0.05
    paint.strokeStyle = pick(random, ['#fff6e6', '#4b3a2a', '#c9b694'])
    paint.lineWidth = 1 + random() * 3
    const [x, y, turn] = [random() * width, random() * height, around(random)]
    path(paint, [
      [x, y],
      [x + 12 * Math.cos(turn), y + 12 * Math.sin(turn)],
    ])
    paint.stroke()
  }
  paint.globalAlpha = 1
  grain(paint, width, height, random, 10)
}

const glass: Draw = (paint, width, height, random) => {
  const seeds = Array.from({ length: 72 }, () => ({
    x: random() * width,
    y: random() * height,
    color: pick(random, [
      '#123c55',
      '#1f6a7a',
      '#d8a23a',
      '#b5432c',
      '#e6d3a8',
      '#5b2340',
      '#2f6b45',
    ]),
  }))
  const image = paint.getImageData(0, 0, width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [first, second] = [Infinity, Infinity]
      let color = '#000000'
      for (const seed of seeds) {
        const far = Math.hypot(seed.x - x, (seed.y - y) * 0.82)
        if (far < first) [first, second, color] = [far, first, seed.color]
        else if (far < second) second = far
      }
      const lead = second - first < 4.5
      const shine = lead ? 0.16 : 0.72 + Math.min(0.42, first / 130)
      for (let channel = 0; channel < 3; channel++)
        image.data[(y * width + x) * 4 + channel] = lead
          ? 26
          : Number.parseInt(color.slice(1 + channel * 2, 3 + channel * 2), 16) * shine
    }
  paint.putImageData(image, 0, 0)
  grain(paint, width, height, random, 12)
}

export const painting = { washes, fields, jars, glass }
