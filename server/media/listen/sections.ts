import { chromaOf } from './pitches.ts'
import { sumPitches } from './spectrum.ts'
import type { Frame } from './spectrum.ts'

const bandFloor = 1e-6
const kernelSeconds = 10
/** On either side of a border, so that there is something to compare. */
const leastSeconds = 4
const most = 40
const leastNovelty = 0.28
/** (4 dB)²: less than that is a nuance, in however even a track. */
const leastScale = 16

/** One second of a track: levels of the six bands in dB, and the pitches around it. */
interface Second {
  bands: number[]
  chroma: number[]
}

/**
 * Times at which a track changes its colour: peaks of a checkerboard kernel on the self-similarity
 * of its seconds (Foote, ICME 2000). Ten seconds on either side are compared, so that a loop of
 * chords is no change.
 */
export function findSections(frames: Frame[]): number[] {
  const novelty = noveltyOf(frames)
  return novelty
    .map((value, second) => ({ value, second }))
    .filter(({ value, second }) => {
      const near = novelty.slice(
        Math.max(0, second - leastSeconds),
        second + leastSeconds + 1,
      )
      return value >= leastNovelty && near.every((other) => other <= value)
    })
    .toSorted((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ second }) => second)
    .toSorted((one, other) => one - other)
}

function noveltyOf(frames: Frame[]): number[] {
  const seconds = describeSeconds(frames)
  const scale = Math.max(leastScale, 2 * usualDifference(seconds))
  return seconds.map((_, border) =>
    Math.min(border, seconds.length - border) < leastSeconds
      ? 0
      : contrastAt(seconds, border, scale),
  )
}

/** Likeness within both sides less the likeness across the border, nearer seconds counting more. */
function contrastAt(seconds: Second[], border: number, scale: number): number {
  const within = { sum: 0, weight: 0 }
  const across = { sum: 0, weight: 0 }
  const from = Math.max(0, border - kernelSeconds)
  const near = seconds.slice(from, border + kernelSeconds)
  for (const [one, a] of near.entries())
    for (const [other, b] of near.entries()) {
      if (one >= other) continue
      const [awayOne, awayOther] = [from + one - border, from + other - border]
      const side = awayOne < 0 === awayOther < 0 ? within : across
      const weight = taper(awayOne) * taper(awayOther)
      side.sum += weight * likeness(a, b, scale)
      side.weight += weight
    }
  return within.sum / (within.weight || 1) - across.sum / (across.weight || 1)
}

/** The median squared difference of seconds next to each other: how restless the track is. */
function usualDifference(seconds: Second[]): number {
  const differences = seconds
    .slice(1)
    .map((second, at) => bandDifference(second, seconds[at] ?? second))
    .toSorted((one, other) => one - other)
  return differences[differences.length >> 1] ?? 0
}

function taper(secondsAway: number): number {
  return Math.exp(-0.5 * ((secondsAway + 0.5) / (kernelSeconds / 2)) ** 2)
}

/** 1 is the same; a difference of `scale` in the bands, or of every pitch, is 1/e. */
function likeness(one: Second, other: Second, scale: number): number {
  const pitch = one.chroma.reduce(
    (sum, value, at) => sum + value * (other.chroma[at] ?? 0),
    0,
  )
  return Math.exp(-bandDifference(one, other) / scale - (1 - pitch))
}

/** Mean squared difference of the band levels in dB². */
function bandDifference(one: Second, other: Second): number {
  const squares = one.bands.map((level, at) => (level - (other.bands[at] ?? 0)) ** 2)
  return squares.reduce((sum, square) => sum + square, 0) / squares.length
}

function describeSeconds(frames: Frame[]): Second[] {
  const groups: Frame[][] = []
  for (const frame of frames) (groups[Math.floor(frame.seconds)] ??= []).push(frame)
  return groups.map((group, second) => ({
    bands: bandLevels(group),
    chroma: unit(
      chromaOf(sumPitches(groups.slice(Math.max(0, second - 3), second + 4).flat())),
    ),
  }))
}

function bandLevels(group: Frame[]): number[] {
  const [first] = group
  return Array.from(first?.bands ?? [], (_, band) => {
    const power = group.reduce((sum, frame) => sum + (frame.bands[band] ?? 0), 0)
    return 10 * Math.log10(power / group.length + bandFloor)
  })
}

function unit(values: number[]): number[] {
  const length = Math.hypot(...values)
  return values.map((value) =>
    length > 0 ? value / length : 1 / Math.sqrt(values.length),
  )
}
