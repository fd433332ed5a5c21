import {
  labToRoots,
  linearOf,
  rootsToLab,
  rootsToLinear,
  toRoots,
} from '#routers/facts/oklab.ts'
import { smooth } from './window.ts'
import type { Triple } from '#routers/facts/oklab.ts'
import type { Colour } from './samples.ts'

/** The top of the scale where a light has burnt out: white there is the sensor's, not the lamp's. */
const burnt = { from: 0.94, to: 1 }
/** No lamp makes one kind of cone answer more than this many times as much as another. */
const mostGain = 2
const rounds = 4

type Balance = (colour: Colour) => Triple

/**
 * From sRGB to the light of another lamp: each cone response is multiplied, as an eye adapts (von
 * Kries), so that the mean of the samples moves by the shift of OKLab a and b and black stays black.
 * Burnt-out white keeps its colour. Null when there is nothing to shift.
 */
export function findGains(
  samples: readonly Colour[],
  shift: { a: number; b: number },
): Balance | null {
  if ((shift.a === 0 && shift.b === 0) || samples.length === 0) return null
  const mean = meanRoots(samples.map(linearOf))
  const [lightness, a, b] = rootsToLab(mean)
  let aim = { ...shift }
  let balance = balanceBy(gainsTo(mean, [lightness, a + aim.a, b + aim.b]))
  // Burnt-out and clipped colours do not follow: the others go so much further, within reason.
  for (let round = 0; round < rounds; round += 1) {
    const [, reachedA, reachedB] = rootsToLab(meanRoots(samples.map(balance)))
    aim = {
      a: beyond(aim.a + (a + shift.a - reachedA), shift.a),
      b: beyond(aim.b + (b + shift.b - reachedB), shift.b),
    }
    balance = balanceBy(gainsTo(mean, [lightness, a + aim.a, b + aim.b]))
  }
  return balance
}

function balanceBy(gains: Triple): Balance {
  return (colour) => {
    const light = linearOf(colour)
    const [l, m, s] = toRoots(...light)
    const lit = rootsToLinear([l * gains[0], m * gains[1], s * gains[2]])
    const whiteness = (Math.min(...colour) - burnt.from) / (burnt.to - burnt.from)
    const kept = smooth(whiteness)
    const mixed = (index: 0 | 1 | 2) =>
      Math.min(1, Math.max(0, lit[index] + (light[index] - lit[index]) * kept))
    return [mixed(0), mixed(1), mixed(2)]
  }
}

function gainsTo(mean: Triple, lab: Triple): Triple {
  const wanted = labToRoots(lab)
  const gain = (index: 0 | 1 | 2) =>
    mean[index] > 1e-3
      ? Math.min(mostGain, Math.max(1 / mostGain, wanted[index] / mean[index]))
      : 1
  return [gain(0), gain(1), gain(2)]
}

function meanRoots(lights: readonly Triple[]): Triple {
  const total: Triple = [0, 0, 0]
  for (const light of lights) {
    const [l, m, s] = toRoots(...light)
    total[0] += l
    total[1] += m
    total[2] += s
  }
  return [total[0] / lights.length, total[1] / lights.length, total[2] / lights.length]
}

/** At most half as much again as was asked, and never the other way. */
function beyond(value: number, asked: number): number {
  const [low, high] = asked < 0 ? [asked * 1.5, 0] : [0, asked * 1.5]
  return Math.min(high, Math.max(low, value))
}
