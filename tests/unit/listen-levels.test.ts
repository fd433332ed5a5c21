import { describe, expect, test } from 'vitest'
import { hear, noise, render, sineOf } from './listen-sounds.ts'

describe('clipping', () => {
  const clipped = (peak: number) => (second: number) =>
    Math.max(-1, Math.min(1, sineOf(100, peak)(second)))

  test('every half wave of a clipped sine is a run, and its time is known', () => {
    const { clipping } = hear(render(1, clipped(2)))
    expect(clipping.runs).toBe(200)
    // A sine of twice full scale is over it from a twelfth of its period.
    expect(clipping.at[0]).toBeCloseTo(0.01 / 12, 3)
    // One mark for what is closer than a tenth of a second.
    expect(clipping.at).toHaveLength(1)
  })

  test('bursts apart are marked one by one, the first twenty', () => {
    const burst = (second: number) => (second % 0.5 < 0.02 ? clipped(2)(second) : 0)
    const { clipping } = hear(render(15, burst))
    expect(clipping.runs).toBe(120)
    expect(clipping.at).toHaveLength(20)
    for (const [index, at] of clipping.at.entries())
      expect(Math.abs(at - index / 2)).toBeLessThan(0.002)
  })

  test('a sine just below full scale, and two samples at it, are not clipped', () => {
    expect(hear(render(1, sineOf(100, 0.998))).clipping).toEqual({ runs: 0, at: [] })
    const two = new Float32Array(44_100)
    two.set([1, 1, 0, 1, 1], 1000)
    expect(hear(two).clipping.runs).toBe(0)
    two.set([1, 1, 1], 5000)
    expect(hear(two).clipping.runs).toBe(1)
  })
})

describe('stereo', () => {
  const [one, other] = [noise(1), noise(99)]
  const left = render(2, () => 0.3 * one(0))
  const independent = render(2, () => 0.3 * other(0))

  test('identical, inverted and independent channels are 1, -1 and 0', () => {
    const inverted = left.map((value) => -value)
    expect(hear(left, left).stereo).toEqual({ correlation: 1, balanceDb: 0 })
    expect(hear(left, inverted).stereo).toEqual({ correlation: -1, balanceDb: 0 })
    expect(Math.abs(hear(left, independent).stereo!.correlation)).toBeLessThan(0.02)
  })

  test('a left channel of 6 dB more leans left by 6 dB', () => {
    const half = left.map((value) => value / 2)
    expect(hear(left, half).stereo!.balanceDb).toBeCloseTo(6, 1)
    expect(hear(half, left).stereo!.balanceDb).toBeCloseTo(-6, 1)
  })

  test('one channel has no stereo, and an empty one no correlation', () => {
    expect(hear(left).stereo).toBeNull()
    const { stereo } = hear(left, new Float32Array(left.length))
    expect(stereo!.correlation).toBe(0)
    expect(stereo!.balanceDb).toBeGreaterThan(60)
  })
})

describe('silences', () => {
  const tone = sineOf(440, 0.3)

  test('are found where they are, from a second on', () => {
    const { silences } = hear(
      render(10, (second) =>
        (second >= 2 && second < 3.5) || (second >= 6 && second < 6.8) || second >= 8.9
          ? 0
          : tone(second),
      ),
    )
    expect(silences).toHaveLength(2)
    expect(silences[0]!.from).toBeCloseTo(2, 1)
    expect(silences[0]!.to).toBeCloseTo(3.5, 1)
    expect(silences[1]!.from).toBeCloseTo(8.9, 1)
    expect(silences[1]!.to).toBeCloseTo(10, 1)
  })

  test('begin at -50 dBFS RMS, and one channel that sounds is none', () => {
    const at = (dbfs: number) => render(3, sineOf(440, Math.SQRT2 * 10 ** (dbfs / 20)))
    expect(hear(at(-51)).silences).toEqual([{ from: 0, to: 3 }])
    expect(hear(at(-49)).silences).toEqual([])
    expect(hear(at(-20), new Float32Array(3 * 44_100)).silences).toEqual([])
  })
})

test('peaks follow the loudest sample of each of 600 stretches', () => {
  const { peaks } = hear(render(60, (second) => (second < 30 ? 0.25 : -0.75)))
  expect(peaks).toHaveLength(600)
  expect([...new Set(peaks.slice(0, 300))]).toEqual([0.25])
  expect([...new Set(peaks.slice(300))]).toEqual([0.75])
})

test('no sample, one sample and silence are measured without a word', () => {
  const nothing = {
    stereo: null,
    spectrumDb: null,
    tempo: null,
    key: null,
    onsetsPerSecond: 0,
    sections: [],
    clipping: { runs: 0, at: [] },
  }
  expect(hear(new Float32Array(0))).toMatchObject({
    ...nothing,
    analysedSeconds: 0,
    peaks: [],
  })
  expect(hear(new Float32Array(1))).toMatchObject({ ...nothing, peaks: [0] })
  expect(hear(new Float32Array(88_200))).toMatchObject({
    ...nothing,
    analysedSeconds: 2,
    silences: [{ from: 0, to: 2 }],
  })
})
