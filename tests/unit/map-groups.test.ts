import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupMarkers } from '#src/features/discovery/map/group-markers.ts'
import { spreadMarkers } from '#src/features/discovery/map/spread-markers.ts'
import { focusZoom, worldPixels } from '#src/features/discovery/map/world-pixels.ts'
import type { MapMarker } from '#src/features/discovery/map/map-props.ts'

const around = { latitude: 53.683, longitude: -1.496 }
const aMarker = (number: number, at: Partial<MapMarker> = {}): MapMarker => ({
  id: `p${number}`,
  kind: 'museum',
  number,
  title: `Place ${number}`,
  isFavorite: false,
  ...around,
  ...at,
})
const many = (count: number, stepDegrees = 0.0001) =>
  Array.from({ length: count }, (_, index) =>
    aMarker(index + 1, { longitude: around.longitude + index * stepDegrees }),
  )
const somewhere = fc.array(
  fc.record({
    latitude: fc.double({ min: 53.5, max: 53.9, noNaN: true }),
    longitude: fc.double({ min: -1.8, max: -1.2, noNaN: true }),
  }),
  { minLength: 61, maxLength: 150 },
)

describe('groups of markers', () => {
  test('sixty stand for themselves, however close; sixty-one do not', () => {
    expect(groupMarkers(many(60), { zoom: 8, apartId: null })).toHaveLength(60)
    expect(groupMarkers(many(61), { zoom: 8, apartId: null })).toHaveLength(1)
  })

  test('at the focus zoom every marker stands for itself', () => {
    const markers = many(100, 0)
    expect(groupMarkers(markers, { zoom: focusZoom, apartId: null })).toHaveLength(100)
    expect(groupMarkers(markers, { zoom: focusZoom - 1, apartId: null })).toHaveLength(1)
  })

  test.each(['p1', 'p40'])(
    'the marker that is looked at is in no group: %s',
    (apartId) => {
      const groups = groupMarkers(many(80), { zoom: 8, apartId })
      const sizes = groups.map(({ markers }) => markers.length)
      expect(sizes.sort((a, b) => a - b)).toEqual([1, 79])
      expect(groups.find(({ markers }) => markers.length === 1)?.key).toBe(apartId)
    },
  )

  test('markers far apart on the screen are not joined', () => {
    const groups = groupMarkers(many(80, 1), { zoom: 10, apartId: null })
    expect(groups).toHaveLength(80)
  })

  test('a group lies in the middle of its markers', () => {
    const [group] = groupMarkers(many(61, 0.001), { zoom: 4, apartId: null })
    expect(group?.longitude).toBeCloseTo(around.longitude + 0.03, 6)
    expect(group?.latitude).toBeCloseTo(around.latitude, 6)
  })

  test('each marker is in exactly one group, and groups keep the order of the list', () => {
    fc.assert(
      fc.property(somewhere, fc.integer({ min: 0, max: 16 }), (points, zoom) => {
        const markers = points.map((at, index) => aMarker(index + 1, at))
        const groups = groupMarkers(markers, { zoom, apartId: 'p3' })
        const ids = groups.flatMap((group) => group.markers.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(markers.map(({ id }) => id).sort())
        const firsts = groups.map(({ markers: [first] }) => first.number)
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('markers that make room', () => {
  test('up to forty-five at one place do not hide each other, and the first stays there', () => {
    const groups = groupMarkers(many(45, 0), { zoom: 11, apartId: null })
    const shifts = [...spreadMarkers(groups, 11).values()]
    expect(shifts[0]).toEqual({ x: 0, y: 0 })
    for (const [index, a] of shifts.entries())
      for (const b of shifts.slice(index + 1))
        expect(Math.abs(a.x - b.x) >= 44 || Math.abs(a.y - b.y) >= 28).toBe(true)
  })

  test('who has room is not moved', () => {
    const groups = groupMarkers(many(20, 0.1), { zoom: 11, apartId: null })
    for (const { x, y } of spreadMarkers(groups, 11).values())
      expect([x, y]).toEqual([0, 0])
  })
})

test('the world is as wide as MapLibre draws it', () => {
  const west = worldPixels({ latitude: 0, longitude: -180 }, 3)
  const east = worldPixels({ latitude: 0, longitude: 180 }, 3)
  expect(east.x - west.x).toBe(512 * 8)
  expect(west.y).toBe((512 * 8) / 2)
})
