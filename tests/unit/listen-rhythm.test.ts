import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '#tests/support/temp-folder.ts'
import {
  chords,
  clicks,
  hear,
  inC,
  kickAndHat,
  noise,
  pad,
  render,
} from './listen-sounds.ts'

const speaker = '/usr/bin/espeak-ng'

describe('tempo', () => {
  test.each([60, 90, 120, 140, 174, 190])('clicks at %i BPM are counted', (bpm) => {
    const { tempo, onsetsPerSecond } = hear(render(10, clicks(bpm)))
    expect(Math.abs(tempo!.bpm - bpm) / bpm).toBeLessThan(0.005)
    expect(tempo!.confidence).toBeGreaterThan(0.8)
    expect(onsetsPerSecond).toBeCloseTo(bpm / 60, 0)
  })

  test.each([90, 120, 174])(
    'kick and hat at %i BPM are not taken for the hats',
    (bpm) => {
      const { tempo } = hear(render(10, kickAndHat(bpm)))
      expect(Math.abs(tempo!.bpm - bpm) / bpm).toBeLessThan(0.02)
    },
  )

  test('chords struck once a second are 60 BPM under hiss, too', () => {
    const hiss = noise(5)
    const chord = chords(inC, 1)
    const { tempo } = hear(render(16, (second) => chord(second) + 0.0005 * hiss(0)))
    expect(Math.abs(tempo!.bpm - 60)).toBeLessThan(1.2)
  })

  test('soft clicks over a loud bass are counted', () => {
    const click = clicks(120)
    const both = (second: number) =>
      0.5 * Math.sin(2 * Math.PI * 80 * second) + 0.15 * click(second)
    expect(hear(render(10, both)).tempo!.bpm).toBeCloseTo(120, 0)
  })

  test('noise, a held pad and clicks at random have no beat', () => {
    const hiss = noise(7)
    const dice = noise(11)
    let last = -1
    const random = (second: number) => {
      if ((dice(0) + 1) / 2 < 3 / 44_100) last = second
      return 0.5 * hiss(0) * Math.exp(-(second - last) * 100)
    }
    expect(hear(render(10, (second) => 0.2 * hiss(second))).tempo).toBeNull()
    expect(hear(render(10, pad())).tempo).toBeNull()
    // Without detuning its overtones beat against each other, as evenly as a clock.
    expect(hear(render(15, pad(440))).tempo).toBeNull()
    expect(hear(render(20, random))).toMatchObject({ tempo: null, sections: [] })
  })

  test.skipIf(!existsSync(speaker))(
    'a reading voice has no beat and no key',
    async () => {
      const heard = hear(await speak())
      expect(heard).toMatchObject({ tempo: null, key: null })
      expect(heard.onsetsPerSecond).toBeGreaterThan(2)
      expect(heard.onsetsPerSecond).toBeLessThan(7)
    },
  )
})

test('noise, a pad and a trembling tone begin once, and nothing begins in them', () => {
  const swell = (second: number) => Math.min((second % 2) * 10, 1.05 - (second % 2) / 2)
  const tremble = (second: number) =>
    0.15 * Math.sin(2 * Math.PI * 1000 * second) * (1 + swell(second))
  expect(hear(render(10, tremble)).onsetsPerSecond).toBeLessThan(0.4)
  const hiss = noise(7)
  expect(hear(render(10, () => 0.2 * hiss(0))).onsetsPerSecond).toBeLessThan(0.4)
  expect(hear(render(10, pad())).onsetsPerSecond).toBeLessThan(0.4)
})

async function speak(): Promise<Float32Array> {
  const path = join(await tempFolder(), 'voice.wav')
  const text =
    'The ferry came in late and nobody on the quay said so. Is that her? asked the boy. ' +
    'That is her, said his father. Ropes went over the side. A bell. Then the ramp came down ' +
    'on the stones with the sound that every one of them had known since they were small.'
  execFileSync(speaker, ['-w', path, text])
  const bytes = readFileSync(path)
  const from = 44
  // espeak-ng speaks at 22 050 Hz: each sample twice is 44.1 kHz.
  return Float32Array.from({ length: bytes.length - from - 1 }, (_, at) => {
    const sample = bytes.readInt16LE(from + (at >> 1) * 2)
    return sample / 32_768
  })
}
