import { expect, test } from 'vitest'
import { observeShape } from '#server/services/built-in/observe-shape.ts'
import { observeTones } from '#server/services/built-in/observe-tones.ts'
import { readChange } from '#server/services/built-in-editor/read-change.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import type { Anchor } from '#routers/contract/anchors.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { AdjustmentKind } from '#routers/contract/refyn.ts'
import type { Craft, Remark } from '#server/services/built-in/remark.ts'

const media = {
  camera: 'photography',
  hand: 'painting',
  layout: 'graphicDesign',
} as const
const crafts = ['camera', 'hand', 'layout'] as const

/** Most of the top left third lost, so that a remark points at it. */
const inOneThird = [0.9, 0, 0, 0, 0, 0, 0, 0, 0]

/** Measures that make every rule on pictures speak; each of them in at least one. */
const pictures: ImageFacts[] = [
  pictureFacts({ brightness: 0.15, contrast: 0.1 }, { tiltDegrees: 2.4 }),
  pictureFacts({ brightness: 0.85, contrast: 0.1 }, { tiltDegrees: -1.4 }),
  pictureFacts({ highlightsClipped: 0.2, shadowsClipped: 0.2 }),
  pictureFacts({
    highlightsClipped: 0.2,
    highlightsWhere: inOneThird,
    shadowsClipped: 0.2,
    shadowsWhere: inOneThird,
  }),
  pictureFacts({ castA: -0.03, castB: 0.06, chroma: 0.2 }),
  pictureFacts(
    {},
    {
      sharpness: { overall: 0.2, thirds: Array<number>(9).fill(0.2) },
      weight: { cells: [1, ...Array<number>(35).fill(0)], x: 0.25, y: 0.5 },
    },
  ),
  pictureFacts(
    {},
    { weight: { cells: [...Array<number>(35).fill(0), 1], x: 0.8, y: 0.5 } },
  ),
]

function remarksOn(facts: ImageFacts, craft: Craft): Remark[] {
  const medium = media[craft]
  return [
    ...observeTones(facts.tones, medium, () => '').matters,
    ...observeShape(facts.shape, medium, () => '').matters,
  ]
}

/** What each remark of the built-in tutor asks for: by craft, and `local` where it points at a place. */
const expected: Record<string, Partial<Record<Craft | 'local', AdjustmentKind[]>>> = {
  'It is dark as a whole.': { camera: ['exposure'] },
  'It is very light as a whole.': { camera: ['exposure', 'contrast'] },
  'Lights are lost.': { camera: ['exposure', 'contrast'], local: ['exposure'] },
  'Shadows close up.': { camera: ['exposure', 'contrast'], local: ['exposure'] },
  'The tones lie close together.': { camera: ['contrast'], layout: ['contrast'] },
  'One colour lies over everything.': { camera: ['whiteBalance'] },
  'Almost every colour is at full strength.': {
    camera: ['saturation'],
    hand: ['saturation'],
    layout: ['saturation'],
  },
  'The horizon leans.': { camera: ['straighten'] },
  'No edge is crisp.': {},
  'The weight lies on the left.': { camera: ['crop'], hand: ['crop'], layout: ['crop'] },
  'The weight lies on the right.': { camera: ['crop'], hand: ['crop'], layout: ['crop'] },
}

function kindsOf(remark: Remark, facts: ImageFacts): AdjustmentKind[] {
  return readChange(remark, facts).map(({ adjustment }) => adjustment.kind)
}

const all = pictures.flatMap((facts) =>
  crafts.flatMap((craft) =>
    remarksOn(facts, craft).map((remark) => ({ facts, craft, remark })),
  ),
)

test('every remark of the table is made by some picture, and no other', () => {
  const made = new Set(all.map(({ remark }) => remark.title))
  expect([...made].toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.for(all.map((one) => [one.remark.title, one.craft, one] as const))(
  '%s (%s) is read rightly',
  ([title, craft, { remark, facts }]) => {
    const wanted = expected[title]
    const isCamera = craft === 'camera'
    const isLocal = remark.anchor !== null && isCamera && wanted?.local !== undefined
    expect(kindsOf(remark, facts)).toEqual(
      (isLocal ? wanted.local : wanted?.[craft]) ?? [],
    )
  },
)

function adjustmentsOf(title: string, craft: Craft, index: number) {
  const facts = pictures[index]!
  const remark = remarksOn(facts, craft).find((one) => one.title === title)
  return remark ? readChange(remark, facts).map(({ adjustment }) => adjustment) : null
}

test('dark pictures get the stop that the tutor names', () => {
  expect(adjustmentsOf('It is dark as a whole.', 'camera', 0)).toEqual([
    { kind: 'exposure', stops: 1, region: null },
  ])
})

test('light pictures lose half a stop and get a black', () => {
  expect(adjustmentsOf('It is very light as a whole.', 'camera', 1)).toEqual([
    { kind: 'exposure', stops: -0.5, region: null },
    { kind: 'contrast', amount: 0.6, region: null },
  ])
})

test.for([
  ['Lights are lost.', -1],
  ['Shadows close up.', 1],
] as const)('%s by light at its place, by both where it has none', ([title, way]) => {
  const [whole, flatter] = adjustmentsOf(title, 'camera', 2) ?? []
  expect(whole).toMatchObject({ kind: 'exposure', region: null })
  expect(flatter).toMatchObject({ kind: 'contrast', region: null })
  expect(Math.sign((whole as { stops: number }).stops)).toBe(way)
  expect((flatter as { amount: number }).amount).toBeLessThan(0)
  const [local] = adjustmentsOf(title, 'camera', 3) ?? []
  expect(local).toMatchObject({
    kind: 'exposure',
    region: { x: 0, y: 0, width: 1 / 3, height: 1 / 3 },
  })
  expect(Math.sign((local as { stops: number }).stops)).toBe(way)
})

test('a third of the cast is put back', () => {
  expect(adjustmentsOf('One colour lies over everything.', 'camera', 4)).toEqual([
    { kind: 'whiteBalance', warmth: -0.04, tint: 0.02, region: null },
  ])
})

test('a third of the strength is taken out of the colours', () => {
  expect(adjustmentsOf('Almost every colour is at full strength.', 'hand', 4)).toEqual([
    { kind: 'saturation', factor: 0.667, region: null },
  ])
})

test('a leaning horizon is turned back by what was measured', () => {
  expect(adjustmentsOf('The horizon leans.', 'camera', 0)).toEqual([
    { kind: 'straighten', degrees: -2.4 },
  ])
  expect(adjustmentsOf('The horizon leans.', 'camera', 1)).toEqual([
    { kind: 'straighten', degrees: 1.4 },
  ])
})

test('the light side is cropped away and not the heavy one', () => {
  expect(adjustmentsOf('The weight lies on the left.', 'layout', 5)).toEqual([
    { kind: 'crop', box: { x: 0, y: 0, width: 0.8, height: 1 } },
  ])
  expect(adjustmentsOf('The weight lies on the right.', 'hand', 6)).toEqual([
    { kind: 'crop', box: { x: 0.2, y: 0, width: 0.8, height: 1 } },
  ])
})

test('without measures nobody knows which side is the light one', () => {
  const remark = remarksOn(pictures[5]!, 'camera').find(({ key }) => key === 'weight')
  const anchor = remark?.anchor as Anchor
  expect(readChange({ title: '', how: remark?.how ?? '', anchor }, null)).toEqual([])
})
