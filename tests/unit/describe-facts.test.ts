import { expect, test } from 'vitest'
import {
  castOf,
  clock,
  describeFacts,
  percent,
} from '#routers/conversation/describe-facts.ts'
import { pictureFacts, soundFacts, textFacts, tones } from '#tests/support/facts.ts'
import type { Facts } from '#routers/contract/facts.ts'

function read(facts: Facts | null): Record<string, string> {
  return Object.fromEntries(
    describeFacts(facts).map(({ label, value }) => [label, value]),
  )
}

test('what was not measured is not described', () => {
  expect(describeFacts(null)).toEqual([])
})

test('a picture is described by size, tones and palette', () => {
  expect(read(pictureFacts({ shadowsClipped: 0.034, brightness: 0.455 }))).toMatchObject({
    Size: '1200 × 800 pixels',
    'Mean brightness': '46 %',
    'Clipped shadows': '3.4 %',
    'Colour cast': 'neutral',
    Palette: '#336699 60 %, #cc9966 40 %',
  })
})

test('how a picture was taken is told as a photographer says it', () => {
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

test('a sound is described by length and loudness, a silent one as silent', () => {
  expect(read(soundFacts())).toMatchObject({
    Duration: '3:07',
    'Integrated loudness': '-14.2 LUFS',
    'True peak': '-1.4 dBTP',
    Channels: '2',
  })
  expect(read(soundFacts({ integratedLufs: null }))['Integrated loudness']).toContain(
    'too quiet',
  )
  expect(read(soundFacts({ channels: 1 }))['Channels']).toBe('mono')
})

test('a film is described with its picture and its sound, or the want of it', () => {
  const film: Facts = {
    family: 'video',
    durationSeconds: 59.6,
    width: 1920,
    height: 1080,
    framesPerSecond: 25,
    tones: tones(),
    sound: null,
  }
  expect(read(film)).toMatchObject({
    Duration: '1:00',
    Size: '1920 × 1080 pixels',
    'Frame rate': '25 frames a second',
    Sound: 'no sound track',
  })
})

test('a document is described by pages, and by its sentences when it has text', () => {
  expect(read(textFacts())).toMatchObject({ Pages: '3', Words: '900', Dialogue: '30 %' })
  expect(read({ family: 'pdf', pages: 2, text: null })).toEqual({ Pages: '2' })
})

test.for([
  [0, 0, 'neutral'],
  [0, 0.05, 'warm (yellow)'],
  [0, -0.05, 'cool (blue)'],
  [0.05, 0, 'red'],
  [-0.05, 0, 'green'],
  [0.05, 0.05, 'warm (yellow), leaning red'],
  [0.005, 0.005, 'neutral'],
] as const)('a cast of a %f and b %f is %s', ([castA, castB, name]) => {
  expect(castOf({ castA, castB })).toBe(name)
})

test('shares and times are rounded as people read them', () => {
  expect([0, 0.0004, 0.034, 0.1, 0.456, 1].map(percent)).toEqual([
    '0 %',
    '0.0 %',
    '3.4 %',
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
})
