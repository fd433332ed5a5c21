import { gzipSync } from 'node:zlib'
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { basemapFolder, ensureBasemap, makeBasemap } from '#scripts/make-basemap.ts'
import { bundledStyle } from '#src/features/discovery/map/bundled-style.ts'
import { mapColors } from '#src/theme/map-colors.ts'
import type { Feature, Position } from 'geojson'

const basemap = makeBasemap()

function positions({ geometry }: Feature): Position[] {
  const flat = JSON.stringify('coordinates' in geometry ? geometry.coordinates : [])
  return [...flat.matchAll(/\[(-?[\d.]+),(-?[\d.]+)\]/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])
}

describe('the bundled basemap', () => {
  test('is the same each time', () => {
    expect(JSON.stringify(makeBasemap())).toBe(JSON.stringify(basemap))
  })

  test('is about 220 kB on the wire', () => {
    const sizes = Object.values(basemap).map(
      (part) => gzipSync(JSON.stringify(part)).length,
    )
    const sum = sizes.reduce((total, size) => total + size, 0)
    expect(sum).toBeGreaterThan(150_000)
    expect(sum).toBeLessThan(260_000)
  })

  test('lies on the earth, and no line runs across the whole of it', () => {
    for (const feature of [...basemap.world.features, ...basemap.home.features])
      for (const [x = 0, y = 0] of positions(feature)) {
        expect(Math.abs(y)).toBeLessThanOrEqual(90)
        expect(Math.abs(x)).toBeLessThanOrEqual(360)
      }
    for (const { geometry } of basemap.world.features)
      if (geometry.type === 'MultiPolygon')
        for (const ring of geometry.coordinates.flat())
          for (const [index, [x = 0, y = 0]] of ring.entries())
            if (index > 0 && y > -89)
              expect(Math.abs(x - (ring[index - 1]?.[0] ?? 0))).toBeLessThan(180)
  })

  test('knows the towns around the default centre where they are', () => {
    const town = basemap.places.features.find(
      ({ properties }) => properties?.['name'] === 'Wakefield',
    )
    const [x = 0, y = 0] = town ? (positions(town)[0] ?? []) : []
    expect(x).toBeCloseTo(-1.498, 1)
    expect(y).toBeCloseTo(53.683, 1)
  })

  test('is made when a file is missing or older than the script, and else left alone', () => {
    const root = mkdtempSync(join(tmpdir(), 'refyn-basemap-'))
    const file = join(root, basemapFolder, 'home.json')
    ensureBasemap(root)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(basemap.home)
    const { mtimeMs } = statSync(file)
    ensureBasemap(root)
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
    utimesSync(file, 0, 0)
    ensureBasemap(root)
    expect(statSync(file).mtimeMs).toBeGreaterThan(0)
    rmSync(join(root, basemapFolder, 'world.json'))
    ensureBasemap(root)
    expect(statSync(join(root, basemapFolder, 'world.json')).size).toBeGreaterThan(1000)
    rmSync(root, { recursive: true })
  })
})

describe('the bundled style', () => {
  const urls = { world: 'http://x/w', home: 'http://x/h', places: 'http://x/p' }

  test('asks nothing of anybody else, and names its sources', () => {
    const style = bundledStyle('light', urls)
    expect([style.glyphs, style.sprite]).toEqual([undefined, undefined])
    const credits = JSON.stringify(style.sources)
    expect(credits).toContain('Natural Earth')
    expect(credits).toContain('GeoNames, CC BY 4.0')
  })

  test('differs by mode in colours only', () => {
    const bare = (mode: 'light' | 'dark') =>
      JSON.stringify(bundledStyle(mode, urls)).replaceAll(/#[0-9a-f]{6}/g, '#')
    expect(bare('light')).toBe(bare('dark'))
    expect(bundledStyle('light', urls)).not.toEqual(bundledStyle('dark', urls))
  })
})

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [a, b].map(luminance).sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe.each(['light', 'dark'] as const)('%s map colours', (mode) => {
  const { ground, markers, onMarker, group } = mapColors[mode]

  test.each(Object.entries(markers))(
    'a marker for %s can be seen and read',
    (_, fill) => {
      expect(contrast(fill, ground.land)).toBeGreaterThanOrEqual(3)
      expect(contrast(fill, ground.sea)).toBeGreaterThanOrEqual(3)
      expect(contrast(fill, onMarker)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('groups and names can be read', () => {
    expect(contrast(group.fill, group.text)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ground.label, ground.land)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ground.farLabel, ground.land)).toBeGreaterThanOrEqual(4.5)
  })

  test('no two kinds share a colour', () => {
    expect(new Set(Object.values(markers)).size).toBe(Object.keys(markers).length)
  })
})
