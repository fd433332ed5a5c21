import { createCanvas } from '@napi-rs/canvas'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'

export type Paint = SKRSContext2D
export type Random = () => number
/** Draws one work, the same each time, on a sheet of the given size. */
export type Draw = (paint: Paint, width: number, height: number, random: Random) => void

/** Numbers from 0 to 1 that are the same for a seed on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** About normal: the mean of a few even ones, from -1 to 1. */
export const around = (random: Random) =>
  (random() + random() + random() + random()) / 2 - 1

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** A smooth surface from 0 to 1: random heights on a grid of whole numbers, blended between them. */
export function surface(random: Random, size = 64): (x: number, y: number) => number {
  const heights = Float32Array.from({ length: size * size }, random)
  const at = (x: number, y: number) =>
    heights[(((y % size) + size) % size) * size + (((x % size) + size) % size)] ?? 0
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = at(left, top) * (1 - across) + at(left + 1, top) * across
    const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}

/** Paper shows through paint, and film through light. */
export function grain(
  paint: Paint,
  width: number,
  height: number,
  random: Random,
  amount: number,
): void {
  const image = paint.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const shift = around(random) * amount
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = (data[at + channel] ?? 0) + shift
  }
  paint.putImageData(image, 0, 0)
}

export function sheet(width: number, height: number, ground: string): [Canvas, Paint] {
  const canvas = createCanvas(width, height)
  const paint = canvas.getContext('2d')
  paint.fillStyle = ground
  paint.fillRect(0, 0, width, height)
  return [canvas, paint]
}

export function path(
  paint: Paint,
  points: ReadonlyArray<readonly [number, number]>,
): void {
  paint.beginPath()
  for (const [index, [x, y]] of points.entries())
    if (index === 0) paint.moveTo(x, y)
    else paint.lineTo(x, y)
}
