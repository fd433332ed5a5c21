import { around, grain, path, surface } from './brush.ts'
import type { Draw } from './brush.ts'

/** What a camera might have seen: ridges in haze, a harbour at night, a window on a wall. */

const ridges: Draw = (paint, width, height, random) => {
  const sky = paint.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#e9c9a6')
  sky.addColorStop(0.45, '#e79a6f')
  sky.addColorStop(1, '#7c4a55')
  paint.fillStyle = sky
  paint.fillRect(0, 0, width, height)
  const sun = paint.createRadialGradient(
    width * 0.66,
    height * 0.34,
    4,
    width * 0.66,
    height * 0.34,
    height * 0.4,
  )
  sun.addColorStop(0, 'rgba(255,244,220,1)')
  sun.addColorStop(0.1, 'rgba(255,236,200,0.95)')
  sun.addColorStop(0.12, 'rgba(255,226,184,0.4)')
  sun.addColorStop(1, 'rgba(255,220,180,0)')
  paint.fillStyle = sun
  paint.fillRect(0, 0, width, height)
  const layers = 6
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1)
    const base = height * (0.46 + depth * 0.42)
    const land = surface(random)
    const points: [number, number][] = []
    for (let x = 0; x <= width; x += 2) {
      const swell = land(x / (170 - layer * 12), layer * 7.3) * (90 - layer * 4)
      const rock = land(x / 23, layer * 3.1 + 40) * (8 + depth * 10)
      points.push([x, base - swell - rock + 40])
    }
    path(paint, [[0, height], ...points, [width, height]])
    const mix = (far: number, near: number) => Math.round(far + (near - far) * depth)
    paint.fillStyle = `rgb(${mix(201, 38)},${mix(122, 24)},${mix(104, 34)})`
    paint.fill()
  }
  grain(paint, width, height, random, 14)
}

const harbour: Draw = (paint, width, height, random) => {
  const shore = height * 0.52
  const sky = paint.createLinearGradient(0, 0, 0, shore)
  sky.addColorStop(0, '#0b1526')
  sky.addColorStop(1, '#31465f')
  paint.fillStyle = sky
  paint.fillRect(0, 0, width, shore)
  const water = paint.createLinearGradient(0, shore, 0, height)
  water.addColorStop(0, '#23364c')
  water.addColorStop(1, '#070d17')
  paint.fillStyle = water
  paint.fillRect(0, shore, width, height - shore)
  paint.fillStyle = '#080e18'
  for (let x = -20; x < width;) {
    const house = 18 + random() * 46
    const tall = 12 + random() * 54
    paint.fillRect(x, shore - tall, house, tall)
    x += house * (0.7 + random() * 0.6)
  }
  paint.globalCompositeOperation = 'lighter'
  for (let lamp = 0; lamp < 46; lamp++) {
    const x = random() * width
    const y = shore - 3 - random() * 34
    const warm = random() > 0.22
    const hue = warm ? `255,${170 + random() * 50},90` : '120,190,255'
    const glow = paint.createRadialGradient(x, y, 0, x, y, 8)
    glow.addColorStop(0, `rgba(${hue},0.95)`)
    glow.addColorStop(1, `rgba(${hue},0)`)
    paint.fillStyle = glow
    paint.fillRect(x - 8, y - 8, 16, 16)
    const reach = (height - shore) * (0.35 + random() * 0.55)
    for (let down = 0; down < reach; down += 3) {
      const fade = 1 - down / reach
      paint.fillStyle = `rgba(${hue},${0.32 * fade})`
      const wide = 2 + random() * 7 + down * 0.03
      paint.fillRect(x - wide / 2 + around(random) * 3, shore + down, wide, 1.6)
    }
  }
  paint.globalCompositeOperation = 'source-over'
  grain(paint, width, height, random, 16)
}

const morning: Draw = (paint, width, height, random) => {
  const wall = paint.createLinearGradient(0, 0, width, height)
  wall.addColorStop(0, '#8d8577')
  wall.addColorStop(1, '#5d564d')
  paint.fillStyle = wall
  paint.fillRect(0, 0, width, height)
  paint.save()
  paint.transform(1, 0.22, -0.34, 1, width * 0.36, height * 0.1)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 2; column++) {
      const [x, y] = [column * width * 0.23, row * height * 0.2]
      const pane = paint.createLinearGradient(x, y, x + width * 0.2, y + height * 0.2)
      pane.addColorStop(0, 'rgba(255,238,204,0.95)')
      pane.addColorStop(1, 'rgba(247,210,158,0.75)')
      paint.fillStyle = pane
      paint.fillRect(x, y, width * 0.2, height * 0.17)
    }
  paint.restore()
  // A twig outside throws its shadow over the light.
  paint.strokeStyle = 'rgba(62,50,40,0.5)'
  const grow = (x: number, y: number, angle: number, long: number, thick: number) => {
    if (thick < 0.6) {
      paint.fillStyle = 'rgba(62,50,40,0.42)'
      paint.beginPath()
      paint.ellipse(x, y, 7, 3.4, angle, 0, Math.PI * 2)
      paint.fill()
      return
    }
    const [toX, toY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
    paint.lineWidth = thick
    path(paint, [
      [x, y],
      [toX, toY],
    ])
    paint.stroke()
    grow(toX, toY, angle + 0.3 + random() * 0.3, long * 0.78, thick * 0.68)
    grow(toX, toY, angle - 0.25 - random() * 0.35, long * 0.74, thick * 0.66)
  }
  grow(width * 0.98, height * 0.9, -2.35, height * 0.2, 7)
  const dusk = paint.createRadialGradient(
    width * 0.45,
    height * 0.4,
    height * 0.2,
    width * 0.5,
    height * 0.5,
    height * 0.75,
  )
  dusk.addColorStop(0, 'rgba(20,14,10,0)')
  dusk.addColorStop(1, 'rgba(20,14,10,0.5)')
  paint.fillStyle = dusk
  paint.fillRect(0, 0, width, height)
  grain(paint, width, height, random, 16)
}

export const light = { ridges, harbour, morning }
