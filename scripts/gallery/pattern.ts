import { grain, pick } from './brush.ts'
import type { Draw } from './brush.ts'

/** What a designer, a composer, a weaver or a poet might have set: tiles, a score, a cloth, a page. */

const tiles: Draw = (paint, width, height, random) => {
  const side = 56
  const inks = ['#c4562c', '#1f4d5c', '#e0a24a', '#221d18']
  paint.lineCap = 'butt'
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) {
      const ink = pick(random, inks)
      paint.save()
      paint.translate(x + side / 2, y + side / 2)
      paint.rotate((Math.floor(random() * 4) * Math.PI) / 2)
      const kind = random()
      paint.fillStyle = ink
      paint.strokeStyle = ink
      paint.beginPath()
      if (kind < 0.34) {
        paint.moveTo(-side / 2, -side / 2)
        paint.arc(-side / 2, -side / 2, side, 0, Math.PI / 2)
        paint.fill()
      } else if (kind < 0.62) {
        paint.lineWidth = side / 3.4
        paint.arc(-side / 2, -side / 2, side / 2, 0, Math.PI / 2)
        paint.stroke()
        paint.beginPath()
        paint.arc(side / 2, side / 2, side / 2, Math.PI, Math.PI * 1.5)
        paint.stroke()
      } else if (kind < 0.82) {
        paint.rect(-side / 2, -side / 2, side, side / 2)
        paint.fill()
      } else {
        paint.arc(0, 0, side * 0.3, 0, Math.PI * 2)
        paint.fill()
      }
      paint.restore()
    }
  grain(paint, width, height, random, 7)
}

const score: Draw = (paint, width, height, random) => {
  const scale = [0, 2, 3, 5, 7, 10]
  const beat = width / 64
  const step = height / 62
  paint.fillStyle = 'rgba(241,233,221,0.05)'
  for (let bar = 0; bar < 16; bar += 2)
    paint.fillRect(bar * 4 * beat, 0, 4 * beat, height)
  const voices = [
    { base: 12, hue: '#8fb7c9', long: 6, rest: 0.1 },
    { base: 26, hue: '#e8c373', long: 2, rest: 0.25 },
    { base: 40, hue: '#ee9a70', long: 1, rest: 0.35 },
  ]
  for (const { base, hue, long, rest } of voices) {
    let degree = 0
    for (let at = 0; at < 64;) {
      const lasts = Math.max(1, Math.round(long * (0.5 + random() * 1.2)))
      degree = Math.max(-2, Math.min(8, degree + Math.round((random() - 0.5) * 4)))
      const octave = Math.floor(degree / scale.length)
      const note = base + octave * 12 + (scale[((degree % 6) + 6) % 6] ?? 0)
      if (random() > rest) {
        paint.fillStyle = hue
        paint.globalAlpha = 0.55 + random() * 0.45
        paint.beginPath()
        paint.roundRect(
          at * beat + 1,
          height - note * step,
          lasts * beat - 2,
          step * 0.92,
          3,
        )
        paint.fill()
      }
      at += lasts
    }
  }
  paint.globalAlpha = 1
  grain(paint, width, height, random, 6)
}

const cloth: Draw = (paint, width, height, random) => {
  const thread = 7
  const stripes = [
    '#7a2e1f',
    '#7a2e1f',
    '#1f3f4d',
    '#e3d3b3',
    '#1f3f4d',
    '#7a2e1f',
    '#c98d3b',
    '#c98d3b',
  ]
  const hue = (at: number) => stripes[Math.floor(at / 6) % stripes.length] ?? '#000'
  for (let row = 0; row * thread < height; row++)
    for (let column = 0; column * thread < width; column++) {
      const isOver = (row + column) % 4 < 2
      const [x, y] = [column * thread, row * thread]
      paint.fillStyle = isOver ? hue(column) : hue(row + 3)
      paint.fillRect(x, y, thread, thread)
      paint.fillStyle = `rgba(0,0,0,${0.1 + random() * 0.12})`
      if (isOver) paint.fillRect(x + thread - 1.6, y, 1.6, thread)
      else paint.fillRect(x, y + thread - 1.6, thread, 1.6)
      paint.fillStyle = `rgba(255,255,255,${0.05 + random() * 0.08})`
      if (isOver) paint.fillRect(x, y, 1.4, thread)
      else paint.fillRect(x, y, thread, 1.4)
    }
  grain(paint, width, height, random, 16)
}

const page: Draw = (paint, width, height, random) => {
  const [left, right] = [width * 0.16, width * 0.84]
  paint.fillStyle = '#221d18'
  let y = height * 0.14
  paint.fillRect(left, y, width * 0.34, 9)
  y += 44
  const initial = 52
  paint.fillStyle = '#a8451f'
  paint.fillRect(left, y, initial, initial)
  paint.fillStyle = '#f6f1e8'
  paint.beginPath()
  paint.arc(left + initial / 2, y + initial / 2, 15, 0, Math.PI * 2)
  paint.arc(left + initial / 2, y + initial / 2, 7, 0, Math.PI * 2, true)
  paint.fill('evenodd')
  for (let lineAt = 0; y < height * 0.86; lineAt++, y += 16) {
    if (lineAt === 9 || lineAt === 17) continue
    const starts = lineAt * 16 < initial ? left + initial + 12 : left
    const ends = lineAt === 8 || lineAt === 16 ? left + width * 0.3 : right
    for (let x = starts; x < ends;) {
      const word = Math.min(8 + random() * 34, ends - x)
      paint.fillStyle =
        lineAt === 12 && x > width * 0.4 && x < width * 0.6
          ? '#a8451f'
          : 'rgba(34,29,24,0.82)'
      if (word > 4) paint.fillRect(x, y, word, 5.4)
      x += word + 6
    }
  }
  grain(paint, width, height, random, 9)
}

export const pattern = { tiles, score, cloth, page }
