import { describe, expect, test } from 'vitest'
import { factKeys } from '#routers/contract/facts.ts'
import { clock, percent, signed } from '#routers/contract/format-measure.ts'
import { castOf, rhythmOf } from '#routers/contract/read-facts.ts'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { castText } from '#routers/facts/describe-tones.ts'
import {
  filmFacts,
  pictureFacts,
  soundFacts,
  sound,
  textFacts,
  textMeasures,
  tones,
} from '#tests/support/facts.ts'
import type { Facts } from '#routers/contract/facts.ts'

function read(facts: Facts | null): Record<string, string> {
  return Object.fromEntries(
    describeFacts(facts).map(({ label, value }) => [label, value]),
  )
}

test('what was not measured is not described', () => {
  expect(describeFacts(null)).toEqual([])
  expect(describeFacts({ family: 'text', text: null })).toEqual([])
})

test.for<[string, Facts, string[]]>([
  [
    'a picture',
    pictureFacts(),
    [
      'size',
      'brightness',
      'contrast',
      'shadows',
      'highlights',
      'chroma',
      'cast',
      'palette',
      'sharpness',
      'weight',
    ],
  ],
  [
    'a sound',
    soundFacts(),
    [
      'duration',
      'loudness',
      'range',
      'peak',
      'clipping',
      'stereo',
      'spectrum',
      'tempo',
      'key',
      'onsets',
    ],
  ],
  [
    'a film',
    { ...filmFacts(), tones: null },
    ['duration', 'size', 'rate', 'shots', 'shotExposure', 'loudness'],
  ],
  [
    'a document',
    textFacts(),
    [
      'pages',
      'words',
      'sentences',
      'longest',
      'dialogue',
      'readability',
      'adverbs',
      'passive',
      'tense',
    ],
  ],
])('%s is described by its facts, the weightiest first', ([, facts, keys]) => {
  const described = describeFacts(facts)
  expect(described.map(({ key }) => key)).toEqual(keys)
  expect(factKeys).toEqual(expect.arrayContaining(keys))
  for (const { label, value } of described)
    expect([label, value]).not.toContainEqual(expect.stringMatching(/^$|undefined|NaN/))
})

describe('a picture', () => {
  test('is described by size, tones and palette', () => {
    expect(
      read(pictureFacts({ shadowsClipped: 0.034, brightness: 0.455 })),
    ).toMatchObject({
      Size: '1200 × 800 pixels',
      'Mean brightness': '46 %',
      'Clipped shadows': '3.4 %',
      'Mean colourfulness (OKLab chroma)': '0.060',
      'Colour cast': 'neutral',
      Palette: '#336699 60 %, #cc9966 40 %',
    })
  })

  test('is told where most of it is clipped, when one third clearly holds it', () => {
    const where = (...cells: number[]) =>
      [...cells, ...Array<number>(9).fill(0)].slice(0, 9)
    const facts = (shadowsWhere: number[], highlightsWhere: number[]) =>
      read(
        pictureFacts({
          shadowsClipped: 0.2,
          highlightsClipped: 0.1,
          shadowsWhere,
          highlightsWhere,
        }),
      )
    expect(facts(where(0, 0, 0, 0.8), where(0, 0, 0.3))).toMatchObject({
      'Clipped shadows': '20 %, most in the left (80 % of it)',
      'Clipped highlights': '10 %, most in the top right (30 % of it)',
    })
    expect(facts(where(0.049), where())['Clipped shadows']).toBe('20 %')
  })

  test('is told how sharp, how heavy and how level it is', () => {
    const shaped = {
      sharpness: { overall: 0.72, thirds: [null, 0.9, ...Array<null>(7).fill(null)] },
      weight: { cells: [], x: 0.3, y: 0.7 },
      tiltDegrees: -2.1,
    }
    expect(read(pictureFacts({}, shaped))).toMatchObject({
      'Sharpness of edges (100 % is crisp)': '72 % (top 90 %)',
      'Visual weight':
        'centre of gravity at 30 % across and 70 % down, towards the bottom left',
      'Tilt of the longest level line': '2.1 degrees anticlockwise',
    })
    expect(
      read(
        pictureFacts(
          {},
          {
            sharpness: { overall: null, thirds: [] },
            weight: { cells: [], x: 0.5, y: 0.5 },
            tiltDegrees: 0.1,
          },
        ),
      ),
    ).toMatchObject({
      'Sharpness of edges (100 % is crisp)': 'no edge strong enough to judge',
      'Visual weight': 'centre of gravity at 50 % across and 50 % down, near the middle',
      'Tilt of the longest level line': 'level',
    })
    expect(
      read(pictureFacts({}, { tiltDegrees: 1.5 }))['Tilt of the longest level line'],
    ).toBe('1.5 degrees clockwise')
  })

  test('that was taken with a camera is told as a photographer says it', () => {
    const exposure = {
      camera: 'X100',
      lens: null,
      focalLengthMm: 23,
      aperture: 2.8,
      shutterSeconds: 0.004,
      iso: 400,
      takenAt: null,
    }
    const facts = { ...pictureFacts(), exposure }
    expect(read(facts)).toMatchObject({
      Exposure: 'f/2.8, 1/250 s, ISO 400, 23 mm',
      Camera: 'X100',
    })
    expect(
      read({ ...facts, exposure: { ...exposure, shutterSeconds: 2 } })['Exposure'],
    ).toContain('2 s')
  })
})

describe('a sound', () => {
  test('is described by length, level, width and music', () => {
    expect(read(soundFacts())).toEqual({
      Duration: '3:07',
      'Integrated loudness': '−14.2 LUFS',
      'Loudness range': '6.5 LU',
      'True peak': '−1.4 dBTP',
      Clipping: 'none',
      Stereo: 'correlation 0.7, balanced',
      'Spectrum, dB below the strongest band':
        'sub −8, bass 0, low mids −5, mids −9, presence −16, air −24',
      Tempo: '96 BPM (confidence 80 %)',
      'Likely key': 'D major, or its relative B minor (confidence 50 %)',
      'Note onsets': '2.4 a second',
    })
  })

  test('that is silent is told as silent, and nothing is said of its music', () => {
    const silent = read(soundFacts({ integratedLufs: null }))
    expect(silent['Integrated loudness']).toContain('too quiet')
    expect(Object.keys(silent)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Tempo|key|True peak/)]),
    )
  })

  test('is told where it clips, where it is silent and where it changes', () => {
    expect(
      read(
        soundFacts({
          clipping: { runs: 4, at: [12, 61, 75, 90] },
          silences: [{ from: 0, to: 2.4 }],
          sections: [31, 62.6],
          stereo: { correlation: -0.1, balanceDb: -3 },
          tempo: null,
          key: null,
        }),
      ),
    ).toMatchObject({
      Clipping: '4 places at full scale, the first at 0:12, 1:01, 1:15',
      Silences: '0:00 to 0:02',
      'Likely section changes': '0:31, 1:03',
      Stereo: 'correlation −0.1, 3 dB to the right',
      Tempo: 'no steady beat',
    })
    const once = read(
      soundFacts({
        clipping: { runs: 1, at: [3] },
        stereo: { correlation: 0.5, balanceDb: 1.2 },
      }),
    )
    expect(once).toMatchObject({
      Clipping: '1 place at full scale, the first at 0:03',
      Stereo: 'correlation 0.5, 1.2 dB to the left',
    })
    expect(Object.keys(once)).not.toContain('Silences')
  })

  test('of one channel is mono', () => {
    expect(read(soundFacts({ channels: 1, stereo: null }))['Stereo']).toBe('mono')
  })
})

describe('a film', () => {
  test('is described by its cut, its poster and the want of sound', () => {
    expect(read(filmFacts())).toMatchObject({
      Duration: '0:13',
      Size: '1920 × 1080 pixels',
      'Frame rate': '25 frames a second',
      Shots: '3, 4.3 s on average, the longest 7 s at 0:04',
      'Brightness by shot': 'from 40 % (at 0:00) to 45 % (at 0:04)',
      'Mean brightness': '45 %',
      Sound: 'no sound track',
    })
  })

  test('is told where it is black and where nothing moves', () => {
    const described = read(
      filmFacts({
        black: [
          { from: 0, to: 1 },
          { from: 61, to: 63 },
        ],
        frozen: [{ from: 5, to: 9 }],
      }),
    )
    expect(described).toMatchObject({
      Black: '0:00 to 0:01, 1:01 to 1:03',
      'Nothing moves': '0:05 to 0:09',
    })
    expect(Object.keys(read(filmFacts()))).not.toContain('Black')
  })

  test('that is long says that its cut was judged by key frames only', () => {
    expect(Object.keys(read(filmFacts({ precision: 'key-frame' })))).toContain(
      'Shots (judged by key frames only)',
    )
  })

  test('of one shot has no brightness by shot, and one of none no shots', () => {
    const [only] = [{ from: 0, to: 13, brightness: 0.4 }]
    const single = read(filmFacts({ shots: [only] }))
    expect(single['Shots']).toBe('1, of 13 s')
    expect(Object.keys(single)).not.toContain('Brightness by shot')
    expect(Object.keys(read(filmFacts({ shots: [] })))).not.toContain('Shots')
  })

  test('with sound is described like a sound too, and one that resists without a cut', () => {
    const film: Facts = {
      ...filmFacts(),
      durationSeconds: 59.6,
      framesPerSecond: null,
      tones: tones(),
      cut: null,
      sound: sound(),
    }
    const described = read(film)
    expect(described).toMatchObject({ Duration: '1:00', 'True peak': '−1.4 dBTP' })
    for (const absent of ['Sound', 'Shots', 'Frame rate'])
      expect(Object.keys(described)).not.toContain(absent)
  })

  test('has a rhythm of mean and longest shot, or none without a shot', () => {
    const shots = [
      { from: 0, to: 1, brightness: 0 },
      { from: 1, to: 3.04, brightness: 0 },
    ]
    expect(rhythmOf(shots)).toEqual({ meanSeconds: 1.5, longestSeconds: 2, longestAt: 1 })
    expect(rhythmOf([])).toBeNull()
  })
})

describe('a text', () => {
  test('is described by pages, sentences and habits', () => {
    expect(read(textFacts())).toEqual({
      Pages: '3',
      Words: '900',
      Sentences: '60, 15 words on average, spread 9',
      'Longest sentence': '34 words, beginning “When the last train had gone the boy”',
      Dialogue: '30 %',
      Readability: 'Flesch reading ease 72, school year 6',
      'Adverbs in -ly': '1.0 % of the words',
      'Passive sentences': '5.0 %',
      Tense: 'mostly past, held throughout',
    })
    expect(read({ family: 'pdf', pages: 2, text: null })).toEqual({ Pages: '2' })
  })

  test('that is no PDF has the same without pages', () => {
    const described = read({ family: 'text', text: textMeasures() })
    expect(described).toEqual(
      Object.fromEntries(
        Object.entries(read(textFacts())).filter(([label]) => label !== 'Pages'),
      ),
    )
  })

  test('is told what it says again and where its tense slips', () => {
    expect(
      read(
        textFacts({
          openings: [
            { words: 'And then', times: 4 },
            { words: 'He saw', times: 3 },
          ],
          echoes: [{ word: 'platform', times: 3, quote: 'platform … platform' }],
          tense: { main: 'present', shifts: 2, firstShift: 'He went' },
        }),
      ),
    ).toMatchObject({
      'Sentences that open alike': '“And then” 4 times, “He saw” 3 times',
      'Words that come again within 50 words': 'platform (3)',
      Tense: 'mostly present, left in 2 paragraphs',
    })
    expect(
      read(textFacts({ tense: { main: 'past', shifts: 1, firstShift: null } }))['Tense'],
    ).toBe('mostly past, left in 1 paragraph')
  })

  test('of verse is counted by lines and stanzas', () => {
    const verse = (stanzas: number) => ({ stanzas, lines: 14, meanLineWords: 7.5 })
    expect(read(textFacts({ verse: verse(3) }))['Verse']).toBe(
      '3 stanzas, 14 lines of 7.5 words on average',
    )
    expect(read(textFacts({ verse: verse(1) }))['Verse']).toContain('1 stanza,')
  })

  test('that is not English is not told what only English is measured by', () => {
    const german = textFacts({
      readability: null,
      adverbShare: null,
      passiveShare: null,
      tense: null,
    })
    expect(Object.keys(read(german))).toEqual([
      'Pages',
      'Words',
      'Sentences',
      'Longest sentence',
      'Dialogue',
    ])
  })
})

test.for([
  [0, 0, [], 'neutral'],
  [0, 0.05, ['warm'], 'warm (yellow)'],
  [0, -0.05, ['cool'], 'cool (blue)'],
  [0.05, 0, ['red'], 'red'],
  [-0.05, 0, ['green'], 'green'],
  [0.05, 0.05, ['warm', 'red'], 'warm (yellow), leaning red'],
  [-0.05, 0.005, ['green'], 'green'],
  [0.005, 0.005, [], 'neutral'],
] as const)('a cast of a %f and b %f leans to %j', ([castA, castB, directions, text]) => {
  expect(castOf({ castA, castB })).toEqual(directions)
  expect(castText({ castA, castB })).toBe(text)
})

test('shares, times and signs are written as people read them', () => {
  expect([0, 0.0004, 0.034, 0.0994, 0.0996, 0.1, 0.456, 1].map(percent)).toEqual([
    '0 %',
    '0.0 %',
    '3.4 %',
    '9.9 %',
    '10 %',
    '10 %',
    '46 %',
    '100 %',
  ])
  expect([0, 9.4, 59.6, 3599, 3600].map(clock)).toEqual([
    '0:00',
    '0:09',
    '1:00',
    '59:59',
    '60:00',
  ])
  expect([-14.2, 0, 3].map(signed)).toEqual(['−14.2', '0', '3'])
})
