import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { escapeHtml } from '#src/features/discovery/map/escape-html.ts'
import { loadMap } from '#src/features/discovery/map/load-map.ts'
import { watchStyle } from '#src/features/discovery/map/watch-style.ts'
import type { StyleNews } from '#src/features/discovery/map/watch-style.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const address = 'https://refyn.example/assets/discovery-map-x1.js'
const lost = () =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`)

/** An import that fails so many times, and when and from where it was asked. */
function failing(times: number, error: () => Error = lost) {
  const asked: Array<[atMs: number, from: string]> = []
  const start = Date.now()
  const ask = async (from: string) => {
    asked.push([Date.now() - start, from])
    if (asked.length <= times) throw error()
    return 'the map'
  }
  return { asked, importer: () => ask('import'), importFrom: (url: string) => ask(url) }
}

describe('loading the map', () => {
  test('is tried three times more, with growing delays, each under an address of its own', async () => {
    const { asked, importer, importFrom } = failing(3)
    const loading = loadMap(importer, { importFrom })
    await vi.runAllTimersAsync()
    expect(await loading).toBe('the map')
    expect(asked).toEqual([
      [0, 'import'],
      [500, `${address}?retry=1`],
      [2000, `${address}?retry=2`],
      [6000, `${address}?retry=3`],
    ])
  })

  test('ends with the last error after the third retry', async () => {
    const { asked, importer, importFrom } = failing(9)
    const loading = loadMap(importer, { importFrom }).catch((error: Error) => error)
    await vi.runAllTimersAsync()
    expect(await loading).toBeInstanceOf(TypeError)
    expect(asked).toHaveLength(4)
  })

  test('asks again as before when the error names no address', async () => {
    const { asked, importer, importFrom } = failing(
      1,
      () => new TypeError('Importing a module script failed.'),
    )
    const loading = loadMap(importer, { importFrom })
    await vi.runAllTimersAsync()
    expect(await loading).toBe('the map')
    expect(asked.map(([, from]) => from)).toEqual(['import', 'import'])
  })

  test('does not wait when all is well', async () => {
    const { asked, importer } = failing(0)
    expect(await loadMap(importer)).toBe('the map')
    expect(asked).toEqual([[0, 'import']])
  })
})

/** What MapLibre's events look like from the watch. */
function aMap(sources: string[]) {
  const listeners = new Map<string, Set<(news: StyleNews) => void>>()
  const of = (kind: string) => listeners.get(kind) ?? new Set()
  const failed: string[] = []
  const stop = watchStyle(
    {
      on: (kind, listener) => listeners.set(kind, of(kind).add(listener)),
      off: (kind, listener) => of(kind).delete(listener),
    },
    { sourceIds: () => sources, onFailed: (reason) => failed.push(reason) },
  )
  const tell = (kind: string, news: StyleNews = {}) => {
    for (const listener of of(kind)) listener(news)
  }
  const count = () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0)
  return { failed, stop, tell, count }
}
const error = { message: 'gone' }

describe('the watch on a style', () => {
  test('a style that fails itself is given up at once, and once', () => {
    const { failed, tell, count } = aMap([])
    tell('error', { error })
    tell('error', { error })
    vi.advanceTimersByTime(10_000)
    expect(failed).toEqual(['gone'])
    expect(count()).toBe(0)
  })

  test('six seconds without a tile are enough', () => {
    const { failed, tell } = aMap(['a'])
    tell('style.load')
    tell('sourcedata', { sourceId: 'a' })
    vi.advanceTimersByTime(5999)
    expect(failed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(failed).toHaveLength(1)
  })

  test('four tiles may not fail before one comes', () => {
    const { failed, tell } = aMap(['a'])
    tell('style.load')
    for (let tile = 0; tile < 3; tile++) tell('error', { sourceId: 'a', tile: {}, error })
    expect(failed).toEqual([])
    tell('error', { sourceId: 'a', tile: {}, error })
    expect(failed).toEqual(['gone'])
  })

  test('after the first tile nothing is held against it', () => {
    const { failed, tell, count } = aMap(['a'])
    tell('style.load')
    tell('sourcedata', { sourceId: 'a', tile: {} })
    for (let tile = 0; tile < 9; tile++) tell('error', { sourceId: 'a', tile: {}, error })
    vi.advanceTimersByTime(10_000)
    expect(failed).toEqual([])
    expect(count()).toBe(0)
  })

  test('one of two sources may fail, not both', () => {
    const { failed, tell } = aMap(['a', 'b'])
    tell('style.load')
    tell('error', { sourceId: 'a', error })
    tell('error', { sourceId: 'a', error })
    expect(failed).toEqual([])
    tell('error', { sourceId: 'b', error })
    expect(failed).toEqual(['gone'])
  })

  test('signs and letters may be missing', () => {
    const { failed, tell } = aMap(['a'])
    tell('style.load')
    tell('error', { error })
    expect(failed).toEqual([])
  })

  test('a style without sources is complete when it is loaded', () => {
    const { failed, tell } = aMap([])
    tell('style.load')
    vi.advanceTimersByTime(10_000)
    expect(failed).toEqual([])
  })

  test('a watch that was ended tells nothing', () => {
    const { failed, stop, count } = aMap(['a'])
    stop()
    vi.advanceTimersByTime(10_000)
    expect(failed).toEqual([])
    expect(count()).toBe(0)
  })
})

test('a credit is text, whatever it holds', () => {
  expect(escapeHtml(`<img onerror="x"> & 'y'`)).toBe(
    '&lt;img onerror=&quot;x&quot;&gt; &amp; &#39;y&#39;',
  )
})
