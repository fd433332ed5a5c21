import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference } from '#routers/contract/comparison.ts'
import { compareFacts } from '#routers/facts/compare-facts.ts'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { ffmpegFor } from '#server/media/ffmpeg.ts'
import { inspect } from '#server/media/inspect.ts'
import {
  cut,
  filmFacts,
  pictureFacts,
  sound,
  soundFacts,
  textFacts,
  textMeasures,
} from '#tests/support/facts.ts'
import { pdf, picture, sine, wav } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { docxParts, zip } from '#tests/support/zip.ts'
import { anyFacts, anyFamily } from './any-facts.ts'
import type { Sharp } from 'sharp'
import type { Difference } from '#routers/contract/comparison.ts'
import type { FactKey, Facts } from '#routers/contract/facts.ts'

function trendOf(before: Facts, after: Facts, key: FactKey): string | undefined {
  return compareFacts(before, after).find((one) => one.key === key)?.trend
}

function moved(before: Facts, after: Facts): Difference[] {
  return compareFacts(before, after).filter(({ trend }) => trend !== 'same')
}

const leaning = (tiltDegrees: number | null) => pictureFacts({}, { tiltDegrees })
const sharp = (overall: number | null) =>
  pictureFacts({}, { sharpness: { overall, thirds: Array<null>(9).fill(null) } })
const still = (...seconds: number[]) => seconds.map((from) => ({ from, to: from + 4 }))
const telling = (main: 'past' | 'present', shifts: number) =>
  textFacts({ tense: { main, shifts, firstShift: null } })
const echoing = (times: number, words = 900) =>
  textFacts({
    words,
    echoes: times === 0 ? [] : [{ word: 'rope', times, quote: 'rope' }],
  })

describe('a cut-out', () => {
  const whole = pictureFacts({ highlightsClipped: 0.6 })
  const cutOut = pictureFacts({ highlightsClipped: 0, paintedShare: 0.4 })
  const shown = (before: Facts, after: Facts) =>
    compareFacts(before, after).find(({ key }) => key === 'highlights')

  test('beside the whole frame is neither better nor worse, and its value says what it is of', () => {
    expect(shown(whole, cutOut)).toEqual({
      key: 'highlights',
      label: 'Clipped highlights',
      before: '60 %',
      after: '0 %, of what is painted',
      trend: 'changed',
    })
    expect(shown(cutOut, whole)?.trend).toBe('changed')
  })

  test('beside one that is cut alike is judged as any other', () => {
    const burnt = pictureFacts({ highlightsClipped: 0.2, paintedShare: 0.41 })
    expect(shown(burnt, cutOut)).toMatchObject({
      label: 'Clipped highlights, of what is painted',
      before: '20 %',
      trend: 'better',
    })
  })

  test('of which nothing is painted has no tones to compare', () => {
    const empty = pictureFacts({ highlightsClipped: 1, paintedShare: 0 })
    expect([shown(whole, empty), shown(empty, whole)]).toEqual([undefined, undefined])
  })
})

describe('what the craft wants is better', () => {
  test.for<[string, FactKey, Facts, Facts]>([
    [
      'fewer lost shadows',
      'shadows',
      pictureFacts({ shadowsClipped: 0.2 }),
      pictureFacts({ shadowsClipped: 0.01 }),
    ],
    [
      'fewer lost lights',
      'highlights',
      pictureFacts({ highlightsClipped: 0.1 }),
      pictureFacts({ highlightsClipped: 0.03 }),
    ],
    ['a horizon nearer to level', 'tilt', leaning(-4), leaning(1)],
    ['edges that were soft', 'sharpness', sharp(0.2), sharp(0.6)],
    [
      'a peak below the ceiling',
      'peak',
      soundFacts({ truePeakDbtp: 0.6 }),
      soundFacts({ truePeakDbtp: -1.2 }),
    ],
    [
      'no clipping',
      'clipping',
      soundFacts({ clipping: { runs: 12, at: [1] } }),
      soundFacts(),
    ],
    [
      'sides that no longer cancel',
      'stereo',
      soundFacts({ stereo: { correlation: -0.4, balanceDb: 0 } }),
      soundFacts({ stereo: { correlation: 0.5, balanceDb: 0 } }),
    ],
    ['no black', 'black', filmFacts({ black: still(2) }), filmFacts()],
    [
      'less that stands still',
      'frozen',
      filmFacts({ frozen: still(1, 6) }),
      filmFacts({ frozen: still(1) }),
    ],
    ['fewer echoes', 'echoes', echoing(6), echoing(2)],
    [
      'fewer sentences that open alike',
      'openings',
      textFacts({ openings: [{ words: 'and then', times: 9 }] }),
      textFacts(),
    ],
    ['a tense that holds', 'tense', telling('past', 3), telling('past', 0)],
  ])('%s', ([, key, before, after]) => {
    expect(trendOf(before, after, key)).toBe('better')
    expect(trendOf(after, before, key)).toBe('worse')
    expect(moved(before, after)[0]?.key).toBe(key)
  })
})

describe('a matter of intent only changes', () => {
  test.for<[string, FactKey, Facts, Facts]>([
    ['brightness', 'brightness', pictureFacts(), pictureFacts({ brightness: 0.6 })],
    ['contrast', 'contrast', pictureFacts(), pictureFacts({ contrast: 0.3 })],
    ['a cast', 'cast', pictureFacts(), pictureFacts({ castB: 0.08 })],
    ['loudness', 'loudness', soundFacts(), soundFacts({ integratedLufs: -9 })],
    [
      'a tempo',
      'tempo',
      soundFacts(),
      soundFacts({ tempo: { bpm: 120, confidence: 0.8 } }),
    ],
    [
      'a key',
      'key',
      soundFacts(),
      soundFacts({ key: { name: 'G major', relative: 'E minor', confidence: 0.5 } }),
    ],
    [
      'the rhythm of cuts',
      'shots',
      filmFacts(),
      filmFacts({ shots: cut().shots.slice(0, 2) }),
    ],
    [
      'the rhythm of sentences',
      'sentences',
      textFacts(),
      textFacts({ sentenceSpread: 4 }),
    ],
    ['length', 'words', textFacts(), textFacts({ words: 870 })],
    ['dialogue', 'dialogue', textFacts(), textFacts({ dialogueShare: 0.5 })],
    ['a telling in the other tense', 'tense', telling('past', 3), telling('present', 0)],
    ['a lean past eight degrees, which is meant', 'tilt', leaning(3), leaning(12)],
    ['a lean that nobody sees', 'tilt', leaning(0), leaning(0.8)],
    [
      'a few lost shadows more',
      'shadows',
      pictureFacts({ shadowsClipped: 0.002 }),
      pictureFacts({ shadowsClipped: 0.03 }),
    ],
    [
      'white on white paper',
      'highlights',
      pictureFacts({ brightness: 0.9, highlightsClipped: 0.2 }),
      pictureFacts({ brightness: 0.9, highlightsClipped: 0.5 }),
    ],
    ['sharpness that was enough', 'sharpness', sharp(0.9), sharp(0.6)],
    ['half the echoes in half the text', 'echoes', echoing(6), echoing(3, 450)],
    [
      'peaks far below the ceiling',
      'peak',
      soundFacts({ truePeakDbtp: -6 }),
      soundFacts({ truePeakDbtp: -2 }),
    ],
  ])('%s', ([, key, before, after]) => {
    expect(trendOf(before, after, key)).toBe('changed')
    expect(trendOf(after, before, key)).toBe('changed')
  })
})

test('the words are those of the facts, and what is not there is said to be none', () => {
  expect(
    moved(leaning(null), pictureFacts({ shadowsClipped: 0.2 }, { tiltDegrees: 3 })),
  ).toEqual([
    {
      key: 'shadows',
      label: 'Clipped shadows',
      before: '0.1 %',
      after: '20 %',
      trend: 'worse',
    },
    {
      key: 'tilt',
      label: 'Tilt of the longest level line',
      before: 'no level line',
      after: '3 degrees clockwise',
      trend: 'changed',
    },
  ])
  expect(moved(filmFacts({ black: still(2) }), filmFacts())).toMatchObject([
    { before: '0:02 to 0:06', after: 'none' },
  ])
})

test('a cast that weakens in its own direction tells by how much', () => {
  const [cast] = moved(pictureFacts({ castB: 0.12 }), pictureFacts({ castB: 0.05 }))
  expect(cast).toMatchObject({
    before: 'warm (yellow), 0.120 from neutral',
    after: 'warm (yellow), 0.050 from neutral',
  })
})

test('the half of a tempo and the relative of a key are the same music', () => {
  const before = soundFacts()
  const after = soundFacts({
    tempo: { bpm: 192.4, confidence: 0.6 },
    key: { name: 'B minor', relative: 'D major', confidence: 0.3 },
  })
  expect(moved(before, after)).toEqual([])
})

test('runs at full scale that an encoder took away are no mending while the peak stays', () => {
  const clipped = (runs: number, truePeakDbtp: number) =>
    soundFacts({ clipping: { runs, at: [1] }, truePeakDbtp })
  expect(trendOf(clipped(676, 0.9), clipped(31, 0.9), 'clipping')).toBe('same')
  expect(trendOf(clipped(676, 0.9), clipped(31, -0.2), 'clipping')).toBe('better')
})

test('the palette is another only when the channels have moved too', () => {
  const palette = [{ hex: '#cc2222', share: 1 }]
  const histogram = pictureFacts().tones.histogram
  const red = [...Array<number>(63).fill(0), 1]
  expect(trendOf(pictureFacts(), pictureFacts({ palette }), 'palette')).toBe('same')
  expect(
    trendOf(
      pictureFacts(),
      pictureFacts({ palette, histogram: { ...histogram, red } }),
      'palette',
    ),
  ).toBe('changed')
})

test('tones of a film of another length are neither better nor worse', () => {
  const film = (shadowsClipped: number, durationSeconds: number): Facts => ({
    ...filmFacts(),
    tones: pictureFacts({ shadowsClipped }).tones,
    durationSeconds,
  })
  expect(trendOf(film(0.3, 13), film(0, 13.2), 'shadows')).toBe('better')
  expect(trendOf(film(0.3, 13), film(0, 30), 'shadows')).toBe('changed')
})

test('what was judged by key frames is not set beside what was judged by every frame', () => {
  const keys = compareFacts(filmFacts(), filmFacts({ precision: 'key-frame' })).map(
    ({ key }) => key,
  )
  expect(keys).toContain('duration')
  expect(keys).not.toContain('shots')
})

test('of two families only what both have is compared', () => {
  const keysOf = (one: Facts, other: Facts) =>
    compareFacts(one, other).map(({ key }) => key)
  const text: Facts = { family: 'text', text: textMeasures() }
  expect(keysOf(textFacts(), text)).toContain('words')
  expect(keysOf(textFacts(), text)).not.toContain('pages')
  expect(keysOf(textFacts(), textFacts())).toContain('pages')
  const film: Facts = { ...filmFacts(), sound: sound() }
  expect(keysOf(soundFacts(), film)).toContain('loudness')
  expect(keysOf(soundFacts(), film)).not.toContain('shots')
  expect(keysOf(pictureFacts(), film)).toEqual([])
  expect(keysOf(pictureFacts(), text)).toEqual([])
  expect(compareFacts(null, text)).toEqual([])
  expect(compareFacts(text, null)).toEqual([])
})

test('the furthest of what only changed comes first, and what is the same last', () => {
  const trends = compareFacts(
    pictureFacts({ shadowsClipped: 0.2 }),
    pictureFacts({ brightness: 0.5, chroma: 0.16 }),
  ).map(({ key, trend }) => `${key} ${trend}`)
  expect(trends.slice(0, 3)).toEqual([
    'shadows better',
    'chroma changed',
    'brightness changed',
  ])
  expect(new Set(trends.slice(3).map((one) => one.split(' ')[1]))).toEqual(
    new Set(['same']),
  )
})

describe('whatever the facts are', () => {
  test('a work is the same as itself', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const differences = compareFacts(facts, structuredClone(facts))
        expect(differences.filter(({ trend }) => trend !== 'same')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test.for(Object.entries(anyFamily))(
    'two of them swapped change sides, and better becomes worse: %s',
    ([, family]) => {
      const opposite = {
        better: 'worse',
        worse: 'better',
        changed: 'changed',
        same: 'same',
      }
      const byKey = (one: Difference, other: Difference) => (one.key < other.key ? -1 : 1)
      fc.assert(
        fc.property(family, family, (one, other) => {
          const there = compareFacts(one, other).toSorted(byKey)
          const back = compareFacts(other, one).toSorted(byKey)
          expect(back).toEqual(
            there.map(({ key, before, after, trend }) => ({
              key,
              label: expect.any(String),
              before: after,
              after: before,
              trend: opposite[trend],
            })),
          )
        }),
        { numRuns: 300 },
      )
    },
  )

  test('differences have the shape of the contract, one a measure, in order', () => {
    const rank = { better: 0, worse: 0, changed: 1, same: 2 }
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const differences = compareFacts(one, other)
        expect(difference.array().parse(differences)).toEqual(differences)
        const keys = differences.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        const ranks = differences.map(({ trend }) => rank[trend])
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        for (const { before, after, trend } of differences) {
          expect(`${before}${after}`).not.toMatch(/undefined|NaN|null/)
          if (before === after) expect(trend).toBe('same')
        }
      }),
      { numRuns: 300 },
    )
  })

  test('before and after are the words of the facts', () => {
    fc.assert(
      fc.property(anyFamily.track, anyFamily.track, (one, other) => {
        const words = [one, other].map((facts) => describeFacts(facts))
        for (const { key, before, after } of compareFacts(one, other)) {
          const [was, is] = words.map(
            (all) => all.find((fact) => fact.key === key)?.value,
          )
          expect([before, after]).toEqual([was ?? before, is ?? after])
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('a copy saved in another format is the same', () => {
  async function measure(folder: string, name: string, mimeType: string, bytes: Buffer) {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return inspect({ path, mimeType, ffmpegPath: null, folder })
  }

  /** Hills in a haze under grain, all of it by rule. */
  function hills(): Sharp {
    let state = 7
    const grain = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (state / 2 ** 32 - 0.5) * 24
    }
    return picture({ width: 900, height: 600 }, (x, y) => {
      const ridge = 300 + 60 * Math.sin(x / 97) + 30 * Math.sin(x / 31)
      const tone = (y < ridge ? 190 - y / 5 : 70 + (y - ridge) / 8) + grain()
      const lit = Math.max(0, Math.min(255, tone))
      return [lit, lit * 0.92, lit * (y < ridge ? 1 : 0.7)]
    })
  }

  test.for<[string, string, (image: Sharp) => Sharp]>([
    ['jpg', 'image/jpeg', (image) => image.jpeg({ quality: 75 })],
    ['webp', 'image/webp', (image) => image.webp({ quality: 80 })],
  ])('a picture as %s', async ([extension, mimeType, encode]) => {
    const folder = await tempFolder()
    const original = await measure(
      folder,
      'a.png',
      'image/png',
      await hills().png().toBuffer(),
    )
    const bytes = await encode(hills()).toBuffer()
    const copy = await measure(folder, `b.${extension}`, mimeType, bytes)
    expect(copy).not.toEqual(original)
    expect(moved(original, copy)).toEqual([])
    const lighter = await encode(hills().linear(1.25)).toBuffer()
    const edited = await measure(folder, `c.${extension}`, mimeType, lighter)
    expect(moved(original, edited).map(({ key }) => key)).toContain('brightness')
  })

  test.for([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
  ] as const)('a sound as %s', async ([extension, mimeType]) => {
    const folder = await tempFolder()
    const beat = (second: number) =>
      sine(220, -10)(second) * Math.exp(-(second % 0.5) * 6) +
      sine(1760, -24)(second) * (second < 4 ? 1 : 0.3)
    const original = await measure(folder, 'a.wav', 'audio/wav', wav(8, beat))
    const { output } = await ffmpegFor(null)({
      input: join(folder, 'a.wav'),
      args: ['{out}'],
      output: extension,
    })
    const copy = await measure(
      folder,
      `b.${extension}`,
      mimeType,
      output ?? Buffer.alloc(0),
    )
    expect(copy).not.toEqual(original)
    expect(moved(original, copy)).toEqual([])
  })

  test('a text as a document and as a PDF', async () => {
    const folder = await tempFolder()
    const lines = [
      'The ferry left before the light had come up over the harbour.',
      'She counted the ropes twice. Nobody had told her about the bell.',
      'When it rang she was already on the wrong side of the water,',
      'and the man beside her said that it always rang too late.',
      'He laughed. She did not.',
    ]
    const whole = lines.join(' ')
    const plain = await measure(folder, 'a.txt', 'text/plain', Buffer.from(whole))
    const docx = await measure(
      folder,
      'b.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      zip(docxParts([whole])),
    )
    const paged = await measure(folder, 'c.pdf', 'application/pdf', pdf([lines]))
    expect(moved(plain, docx)).toEqual([])
    expect(moved(plain, paged)).toEqual([])
    expect(compareFacts(plain, paged).length).toBeGreaterThan(4)
  })
})
