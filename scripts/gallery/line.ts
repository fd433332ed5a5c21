import { grain, path, pick, surface } from './brush.ts'
import type { Draw } from './brush.ts'

/** What a pen might have drawn: a current, a pulsar, a pendulum, the rings of a tree. */

const current: Draw = (paint, width, height, random) => {
  const land = surface(random)
  const inks = ['#1d3b4a', '#27566b', '#c4562c', '#e0a24a', '#5c7a6a']
  paint.lineCap = 'round'
  for (let strand = 0; strand < 1500; strand++) {
    let [x, y] = [
      random() * width * 1.2 - width * 0.1,
      random() * height * 1.2 - height * 0.1,
    ]
    paint.strokeStyle = pick(random, inks)
    paint.globalAlpha = 0.5
    paint.lineWidth = 0.6 + random() * 1.7
    const points: [number, number][] = [[x, y]]
    for (let step = 0; step < 46; step++) {
      const angle = land(x / 150, y / 150) * Math.PI * 3.4
      x += Math.cos(angle) * 4
      y += Math.sin(angle) * 4
      points.push([x, y])
    }
    path(paint, points)
    paint.stroke()
  }
  paint.globalAlpha = 1
  grain(paint, width, height, random, 6)
}

const pulses: Draw = (paint, width, height, random) => {
  const land = surface(random)
  paint.lineWidth = 1.5
  const lines = 46
  for (let line = 0; line < lines; line++) {
    const base = height * (0.24 + (line / lines) * 0.66)
    const points: [number, number][] = []
    for (let x = width * 0.12; x <= width * 0.88; x += 2) {
      const centre = Math.exp(-(((x - width / 2) / (width * 0.17)) ** 2))
      const peak = land(x / 17, line * 1.7) ** 2 * 74 * centre
      points.push([x, base - peak - land(x / 5, line + 30) * 3])
    }
    paint.fillStyle = '#14110e'
    path(paint, [[width * 0.12, base + 8], ...points, [width * 0.88, base + 8]])
    paint.fill()
    paint.strokeStyle = '#f1e9dd'
    path(paint, points)
    paint.stroke()
  }
  grain(paint, width, height, random, 8)
}

const pendulum: Draw = (paint, width, height) => {
  const far = Math.min(width, height) * 0.5
  const hues = ['#e8c373', '#ee9a70', '#8fb7c9']
  for (const [turn, hue] of hues.entries()) {
    const points: [number, number][] = []
    for (let step = 0; step < 9000; step++) {
      const time = step / 60
      const fade = Math.exp(-time / 110)
      points.push([
        width / 2 +
          far *
            fade *
            (0.62 * Math.sin(time * 2.004 + turn * 0.35) + 0.38 * Math.sin(time * 3.003)),
        height / 2 +
          far *
            fade *
            (0.62 * Math.sin(time * 3.001 + 0.6 + turn * 0.3) +
              0.38 * Math.cos(time * 2)),
      ])
    }
    paint.strokeStyle = hue
    paint.globalAlpha = 0.5
    paint.lineWidth = 0.7
    path(paint, points)
    paint.stroke()
  }
  paint.globalAlpha = 1
}

const rings: Draw = (paint, width, height, random) => {
  const land = surface(random)
  const [middleX, middleY] = [width * 0.44, height * 0.55]
  for (let ring = 1; ring < 62; ring++) {
    const points: [number, number][] = []
    for (let part = 0; part <= 220; part++) {
      const angle = (part / 220) * Math.PI * 2
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      const far =
        ring * 5.6 * (0.82 + land(x * 1.6 + 9, y * 1.6 + 9) * 0.5) +
        land(x * 5 + 20, y * 5 + ring * 0.12) * 9
      points.push([middleX + x * far, middleY + y * far * 0.94])
    }
    paint.strokeStyle = ring % 7 === 0 ? '#5b3218' : '#8a5a34'
    paint.lineWidth = ring % 7 === 0 ? 2.4 : 0.8 + random() * 1.1
    paint.globalAlpha = 0.85
    path(paint, points)
    paint.stroke()
  }
  paint.globalAlpha = 1
  grain(paint, width, height, random, 12)
}

export const line = { current, pulses, pendulum, rings }
