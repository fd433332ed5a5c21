import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaTypes } from '#routers/contract/media-types.ts'
import { drawingFor } from '#server/drawings/drawing-for.ts'
import { drawings } from '#server/drawings/drawings.ts'
import type { Drawing } from '#server/drawings/drawing.ts'
import { craftStore } from '#server/services/built-in/craft/store.ts'

const all: [string, Drawing][] = Object.entries(drawings)
const everyConcept = mediaTypes.flatMap((medium) =>
  craftStore[medium].map(({ id }) => ({ medium, id, name: drawingFor(medium, id) })),
)

async function pixelsOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}

/** The share of the pixels within 24 steps of the colour in every channel. */
function shareOf(data: Buffer, [red, green, blue]: readonly [number, number, number]) {
  let near = 0
  for (let at = 0; at < data.length; at += 3)
    if (
      Math.abs(data[at]! - red) < 24 &&
      Math.abs(data[at + 1]! - green) < 24 &&
      Math.abs(data[at + 2]! - blue) < 24
    )
      near += 1
  return near / (data.length / 3)
}

test('each of the 144 concepts has a drawing that exists, and each drawing a concept', () => {
  expect(everyConcept).toHaveLength(144)
  const used = new Set<string>(everyConcept.map(({ name }) => name))
  expect([...used].sort()).toEqual(Object.keys(drawings).sort())
})

test('only these concepts share the drawing of their medium as a whole, so none fell through to it', () => {
  const shared = mediaTypes.map((medium) => {
    const whole = drawingFor(medium, 'no-such-concept')
    const sharing = everyConcept.filter(
      (found) => found.medium === medium && found.name === whole,
    )
    return [medium, sharing.map(({ id }) => id)]
  })
  expect(Object.fromEntries(shared)).toEqual({
    photography: ['balance'],
    painting: ['values'],
    drawing: ['gesture'],
    music: ['melody', 'playing'],
    film: ['shot-size'],
    graphicDesign: ['grid', 'grouping'],
    illustration: ['silhouette', 'shape-language'],
    dance: ['levels'],
    creativeWriting: ['opening', 'scene-and-summary', 'ending'],
  })
})

test('no medium uses one drawing for more than three of its concepts', () => {
  const uses = Map.groupBy(everyConcept, ({ medium, name }) => `${medium} ${name}`)
  const often = [...uses]
    .filter(([, concepts]) => concepts.length > 3)
    .map(([use]) => use)
  expect(often).toEqual([])
})

test('an id that no concept has, even one of an object itself, gets a drawing of the medium', () => {
  for (const medium of mediaTypes)
    for (const id of ['', 'no-such-concept', 'constructor', '__proto__', 'toString'])
      expect(Object.keys(drawings)).toContain(drawingFor(medium, id))
  expect(drawingFor('music', 'no-such-concept')).not.toBe(
    drawingFor('film', 'no-such-concept'),
  )
})

test('there are 36 to 48 drawings, with names fit for an address', () => {
  expect(all.length).toBeGreaterThanOrEqual(36)
  expect(all.length).toBeLessThanOrEqual(48)
  for (const [name] of all) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('what is said of each drawing is one sentence of its own', () => {
  const sentences = all.flatMap(([, { alt, caption }]) => [alt, caption])
  expect(new Set(sentences).size).toBe(all.length * 2)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.!?]{20,}\.$/)
})

test.each(all)(
  '%s is a small, self-contained document, the same each time',
  (_, drawing) => {
    const svg = drawing.draw()
    expect(drawing.draw()).toBe(svg)
    expect(Buffer.byteLength(svg)).toBeLessThan(24_000)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 675"[^>]*><title>[^<]{4,}<\/title>/)
    expect(svg).not.toMatch(
      /<script|<style|<image|<foreignObject|href|\son[a-z]+\s*=|@import/i,
    )
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    for (const [, address] of svg.matchAll(/url\(([^)]*)\)/g)) {
      expect(address).toMatch(/^#/)
      expect(svg).toContain(`id="${address!.slice(1)}"`)
    }
    const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const labels = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
      ([, text]) => text!,
    )
    expect(labels.length).toBeLessThanOrEqual(3)
    for (const label of labels) expect(label.split(' ').length).toBeLessThanOrEqual(3)
  },
)

test.each(all)(
  '%s renders on paper, with a sparing accent and clear margins',
  async (_, drawing) => {
    const { data, info } = await pixelsOf(drawing.draw())
    expect([info.width, info.height, info.channels]).toEqual([1200, 675, 3])
    expect(shareOf(data, [0xf6, 0xf1, 0xe7])).toBeLessThan(0.96)
    const accent = shareOf(data, [0xc2, 0x55, 0x2d])
    expect(accent).toBeGreaterThan(0.001)
    expect(accent).toBeLessThan(0.15)

    let outside = 0
    for (let y = 0; y < 675; y += 1)
      for (let x = 0; x < 1200; x += 1)
        if (x < 56 || x >= 1144 || y < 56 || y >= 619)
          if (Math.abs(data[(y * 1200 + x) * 3]! - 0xf6) > 6) outside += 1
    expect(outside, 'pixels drawn in the margin').toBe(0)
  },
)
