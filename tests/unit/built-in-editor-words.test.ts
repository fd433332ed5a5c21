import { expect, test } from 'vitest'
import { adjustment } from '#routers/contract/refyn.ts'
import { readChange } from '#server/services/built-in-editor/read-change.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** Dark, flat, bluish and leaning clockwise, with its weight on the left. */
const facts = pictureFacts(
  { brightness: 0.3, contrast: 0.15, chroma: 0.06, castA: 0.02, castB: -0.04 },
  {
    sharpness: { overall: 0.5, thirds: Array<number>(9).fill(0.5) },
    weight: { cells: Array<number>(36).fill(1 / 36), x: 0.3, y: 0.5 },
    tiltDegrees: 1.4,
  },
)
const anchor = { type: 'box', x: 0.1, y: 0.2, width: 0.2, height: 0.3 } as const
const region = { x: 0.1, y: 0.2, width: 0.2, height: 0.3 }

function read(how: string, at: typeof anchor | null = null): Adjustment[] {
  const readings = readChange({ title: 'A point.', how, anchor: at }, facts)
  return readings.map((reading) => adjustment.parse(reading.adjustment))
}

const exposure = (stops: number) => ({ kind: 'exposure', stops, region: null })
const contrast = (amount: number) => ({ kind: 'contrast', amount, region: null })
const warmth = (amount: number) => ({
  kind: 'whiteBalance',
  warmth: amount,
  tint: 0,
  region: null,
})
const saturation = (factor: number) => ({ kind: 'saturation', factor, region: null })
const turn = (degrees: number) => ({ kind: 'straighten', degrees })
const crop = (x: number, y: number, width: number, height: number) => ({
  kind: 'crop',
  box: { x, y, width, height },
})

test.for([
  ['Brighten the midtones by half a stop.', exposure(0.5)],
  ['Lift the exposure by +0.5 to +0.7 EV.', exposure(0.6)],
  ['Bring the exposure up by 1/3 stop', exposure(0.33)],
  ['Exposure: +0.7', exposure(0.7)],
  ['Pull it down by one and a half stops.', exposure(-1.5)],
  ['It is about a stop underexposed; correct it in post.', exposure(1)],
  ['Make the whole picture one stop brighter.', exposure(1)],
  ['The picture could be half a stop darker.', exposure(-0.5)],
  ['Cut the exposure by ⅔ of a stop.', exposure(-0.67)],
  ['Brighten by no more than a quarter of a stop.', exposure(0.25)],
  ['Increase contrast by 20%.', contrast(0.2)],
  ['Reduce the contrast by a third.', contrast(-0.333)],
  ['Warm the white balance by about 400 K.', warmth(0.01)],
  ['Boost saturation by 15 %.', saturation(1.15)],
  ['Reduce the saturation by a third.', saturation(0.667)],
  ['Pull the saturation back to 80%.', saturation(0.8)],
  ['Convert it to black and white.', saturation(0)],
  ['Rotate the image 2° clockwise.', turn(2)],
  ['Rotate by 1.5 degrees counterclockwise to level the horizon.', turn(-1.5)],
  ['The horizon leans 2 degrees to the right; straighten it.', turn(-2)],
  ['Sharpen by 30 %.', { kind: 'sharpen', amount: 0.3, region: null }],
  ['Darken the corners by half a stop.', { kind: 'vignette', stops: 0.5 }],
] as const)('the amount in “%s” wins', ([how, wanted]) => {
  expect(read(how)).toEqual([wanted])
})

test.for([
  ['Brighten the image.', exposure(1.345)],
  ['The image is underexposed.', exposure(1.345)],
  ['It is not bright enough.', exposure(1.345)],
  ['Correct the exposure.', exposure(1.345)],
  ['Brighten the image slightly.', exposure(0.673)],
  ['Increase the contrast.', contrast(0.222)],
  ['The picture looks flat; add punch.', contrast(0.222)],
  ['Apply an S-curve.', contrast(0.222)],
  [
    'Neutralise the cast.',
    { kind: 'whiteBalance', warmth: 0.04, tint: -0.02, region: null },
  ],
  ['Make it a bit warmer.', warmth(0.04)],
  ['More vivid colours.', saturation(1.5)],
  ['Straighten the horizon.', turn(-1.4)],
  ['The horizon is not level.', turn(-1.4)],
  ['Tilt the picture by 1.4 degrees.', turn(-1.4)],
  ['Make the details crisper.', { kind: 'sharpen', amount: 0.5, region: null }],
] as const)('“%s” takes its amount from the measures', ([how, wanted]) => {
  expect(read(how)).toEqual([wanted])
})

test.for([
  ['Darken it.', exposure(-0.3)],
  ['Reduce contrast slightly.', contrast(-0.075)],
  ['Flatten the tones a little.', contrast(-0.075)],
  ['Cool the picture down.', warmth(-0.02)],
  ['Lower the colour temperature.', warmth(-0.02)],
  ['Make the colours more muted.', saturation(0.75)],
  ['Desaturate it a little.', saturation(0.875)],
  ['Deepen the blacks.', contrast(0.2)],
  ['Add a subtle vignette.', { kind: 'vignette', stops: 0.3 }],
  ['Darken the edges to keep attention on the face.', { kind: 'vignette', stops: 0.6 }],
  [
    'Shift the white balance towards magenta.',
    { kind: 'whiteBalance', warmth: 0, tint: 0.015, region: null },
  ],
] as const)('“%s” is done modestly', ([how, wanted]) => {
  expect(read(how)).toEqual([wanted])
})

test.for([
  ['Crop to the left third.', crop(0, 0, 0.3333, 1)],
  ['Crop to the top two thirds.', crop(0, 0, 1, 0.6667)],
  ['Crop to a square.', crop(0.1667, 0, 0.6667, 1)],
  ['Crop to 4:5.', crop(0.2333, 0, 0.5333, 1)],
  ['Crop to a 16 by 9 frame.', crop(0, 0.0781, 1, 0.8438)],
  ['Crop tighter.', crop(0.08, 0.08, 0.84, 0.84)],
  ['Crop by 10 %.', crop(0.05, 0.05, 0.9, 0.9)],
  ['Crop about 15 % from the bottom.', crop(0, 0, 1, 0.85)],
  ['Trim the right edge.', crop(0, 0, 0.9, 1)],
  ['Crop the empty right quarter away.', crop(0, 0, 0.75, 1)],
  ['Crop the right 15% of the frame to remove the sign.', crop(0, 0, 0.85, 1)],
  ['Use a tighter crop to remove the empty space at the top.', crop(0, 0.1, 1, 0.9)],
] as const)('“%s” keeps what it says', ([how, wanted]) => {
  expect(read(how)).toEqual([wanted])
})

test.for([
  ['Lift the foreground by a third of a stop.', { kind: 'exposure', stops: 0.33 }],
  ['Dodge the face a little and burn the background.', { kind: 'exposure', stops: 0.25 }],
  ['Recover the blown highlights in the sky.', { kind: 'exposure', stops: -0.7 }],
  ['Give it more contrast in the sky.', { kind: 'contrast', amount: 0.2 }],
  ['Warm the skin slightly.', { kind: 'whiteBalance', warmth: 0.01, tint: 0 }],
  ['Desaturate the red jacket.', { kind: 'saturation', factor: 0.75 }],
  ['Sharpen the eyes.', { kind: 'sharpen', amount: 0.4 }],
] as const)('“%s” stays in the box that is pointed at', ([how, wanted]) => {
  expect(read(how, anchor)).toEqual([{ ...wanted, region }])
})

test('the whole picture is meant when the text says so, box or not', () => {
  expect(read('Brighten the whole picture by half a stop.', anchor)).toEqual([
    exposure(0.5),
  ])
})

test.for([
  ['Crop to the face.', crop(0.1, 0.2, 0.2, 0.3)],
  ['Crop to it.', crop(0.1, 0.2, 0.2, 0.3)],
  ['Crop out the branch.', crop(0.3, 0, 0.7, 1)],
  ['Crop to a square.', crop(0, 0, 0.6667, 1)],
  ['Crop tighter around the face.', crop(0.005, 0.155, 0.39, 0.39)],
] as const)('“%s” is about the box that is pointed at', ([how, wanted]) => {
  expect(read(how, anchor)).toEqual([wanted])
})

test('places in words are places', () => {
  expect(
    read('Brighten the left third by half a stop and darken the lower right corner.'),
  ).toEqual([
    { kind: 'exposure', stops: 0.5, region: { x: 0, y: 0, width: 1 / 3, height: 1 } },
    {
      kind: 'exposure',
      stops: -0.5,
      region: {
        x: expect.closeTo(2 / 3),
        y: expect.closeTo(2 / 3),
        width: 1 / 3,
        height: 1 / 3,
      },
    },
  ])
})

test.for([
  'Do not crop.',
  'No need to crop; the exposure is right.',
  'Do not touch the contrast, the saturation or the crop.',
  'Do not crop and straighten it.',
  'Avoid over-sharpening.',
  'Add drama without more contrast.',
  'It does not need more contrast.',
  "The image isn't too dark.",
  "Don't brighten it.",
  'Leave the colours muted.',
])('“%s” asks for nothing', (how) => {
  expect(read(how)).toEqual([])
})

test.for([
  ['Do not crop, but brighten it by half a stop.', exposure(0.5)],
  ['Brighten it by half a stop rather than crop.', exposure(0.5)],
  [
    'Without adding contrast or saturation, brighten by a third of a stop.',
    exposure(0.33),
  ],
  ['Instead of brightening, darken the edges.', { kind: 'vignette', stops: 0.6 }],
  ['Leave the exposure alone and crop tighter.', crop(0.08, 0.08, 0.84, 0.84)],
  ['Keep the contrast, lower the saturation.', saturation(0.75)],
  ["Don't be afraid to crop tighter.", crop(0.08, 0.08, 0.84, 0.84)],
  ['If it feels too bright, lift it by half a stop.', exposure(0.5)],
  ['Crop tighter so that the horizon is level.', crop(0.08, 0.08, 0.84, 0.84)],
] as const)('“%s” asks for what it asks and no more', ([how, wanted]) => {
  expect(read(how)).toEqual([wanted])
})

test.for([
  'Move the tree to the left.',
  'Remove the lamp post in the background.',
  'Repaint the sky in a cooler blue.',
  'Retake the shot with a lower ISO.',
  'Reshoot at golden hour for warmer light.',
  'Add a warmer light behind the sitter.',
  'Add a figure on the right.',
  'Use a reflector to brighten the shadows.',
  'Blur the background.',
  'Soften the skin.',
  'Remove the vignette.',
  'Correct the converging verticals.',
  'Rotate it by 90 degrees.',
  'Turn the head 20 degrees to the left.',
  'Lower the camera.',
  'Contrast of scale is what is missing.',
  'Make a copy in black and white to check the tones.',
  'Set the exposure compensation to +1 next time.',
  'Crop to place the figure on the right third.',
  'Consider cropping.',
  'The contrast is good and the warm light works.',
  'Choose a darker background.',
  'One passage warm and one cool.',
])('“%s” is nothing that an adjustment can do', (how) => {
  expect(read(how)).toEqual([])
})

test.for([
  'Brighten the face by a stop.',
  'Darken the sky.',
  'Desaturate the red jacket.',
])('“%s” is left out when nothing says where that is', (how) => {
  expect(read(how)).toEqual([])
})

test('several things in one text are all done', () => {
  expect(read('Crop tighter, warmer tones, more contrast')).toEqual([
    crop(0.08, 0.08, 0.84, 0.84),
    warmth(0.04),
    contrast(0.222),
  ])
  expect(read('Lower the contrast and the saturation by 20%.')).toEqual([
    contrast(-0.15),
    saturation(0.8),
  ])
})

test('of two ways to do it the first is taken', () => {
  expect(read('Try a square crop or add a vignette.')).toEqual([
    crop(0.1667, 0, 0.6667, 1),
  ])
})

test.for([
  ['Level the horizon', 'Use the grid of your camera next time.', [turn(-1.4)]],
  ['Crop tighter', '', [crop(0.08, 0.08, 0.84, 0.84)]],
  ['Too dark overall', 'Make a value study.', []],
  ['No edge is crisp.', 'Check it at 100 %.', []],
  ['Brighten it by a stop', 'Brighten it by half a stop.', [exposure(0.5)]],
  ['brighten by 1 stop', 'brighten by 1 stop', [exposure(1)]],
] as const)(
  'of the title “%s” and the action “%s” the right one is read',
  ([title, how, wanted]) => {
    const readings = readChange({ title, how, anchor: null }, facts)
    expect(readings.map((reading) => reading.adjustment)).toEqual(wanted)
  },
)

test('what is level already is not turned, and what has no cast is not corrected', () => {
  const level = pictureFacts({ castA: 0, castB: 0.001 }, { tiltDegrees: 0.1 })
  for (const how of ['Straighten the horizon.', 'Neutralise the cast.'])
    expect(readChange({ title: '', how, anchor: null }, level)).toEqual([])
})

test('words of any length and kind are read without end', () => {
  const odd = [
    '',
    '.',
    ',,,',
    'and and or',
    '🎨'.repeat(200),
    'crop '.repeat(1500),
    '%'.repeat(3000),
  ]
  const began = Date.now()
  for (const how of odd) for (const one of read(how)) adjustment.parse(one)
  expect(Date.now() - began).toBeLessThan(1500)
})
