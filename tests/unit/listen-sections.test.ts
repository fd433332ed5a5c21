import { expect, test } from 'vitest'
import { chords, clicks, hear, inC, kickAndHat, pad, render } from './listen-sounds.ts'
import type { Signal } from './listen-sounds.ts'

function first(one: Signal, seconds: number, then: Signal): Signal {
  return (second) => (second < seconds ? one(second) : then(second))
}

test('drums that join are one border, within two seconds of where they do', () => {
  const [chord, drums] = [chords(inC, 2), kickAndHat(120)]
  const { sections } = hear(
    render(
      32,
      first(chord, 17, (second) => chord(second) + drums(second)),
    ),
  )
  expect(sections).toHaveLength(1)
  expect(Math.abs(sections[0]! - 17)).toBeLessThanOrEqual(2)
})

test('a pad that gives way to clicks is one border', () => {
  const { sections } = hear(render(24, first(pad(), 12, clicks(120))))
  expect(sections).toHaveLength(1)
  expect(Math.abs(sections[0]! - 12)).toBeLessThanOrEqual(2)
})

test('three parts have two borders', () => {
  const [chord, drums] = [chords(inC, 2), kickAndHat(120)]
  const { sections } = hear(render(45, first(first(chord, 15, drums), 30, chord)))
  expect(sections).toHaveLength(2)
  expect(Math.abs(sections[0]! - 15)).toBeLessThanOrEqual(2)
  expect(Math.abs(sections[1]! - 30)).toBeLessThanOrEqual(2)
})

test('a loop of chords and an even beat have none', () => {
  expect(hear(render(32, chords(inC, 4))).sections).toEqual([])
  expect(hear(render(24, kickAndHat(100))).sections).toEqual([])
})
