/** What MapLibre says on the way; only what is looked at here. */
export interface StyleNews {
  sourceId?: string
  tile?: unknown
  error?: { message: string }
}
type Listener = (news: StyleNews) => void
type NewsKind = 'style.load' | 'sourcedata' | 'error'

export interface WatchedMap {
  on(kind: NewsKind, listener: Listener): unknown
  off(kind: NewsKind, listener: Listener): unknown
}

interface WatchOptions {
  /** The ids of the loaded style's sources that come over the network. */
  sourceIds(): string[]
  patienceMs?: number
  /** How many tiles may fail before the first one comes. */
  tileFailures?: number
  onFailed(reason: string): void
}

/**
 * Calls `onFailed` once when a style cannot be had: it fails itself, all its sources do, four tiles fail
 * before one comes, or nothing comes in six seconds. From the first tile on it is at peace: what fails
 * later leaves a gap, which is better than another map. Returns what ends the watch.
 */
export function watchStyle(map: WatchedMap, options: WatchOptions): () => void {
  const { sourceIds, patienceMs = 6000, tileFailures = 4, onFailed } = options
  const failedSources = new Set<string>()
  let isStyleLoaded = false
  let failedTiles = 0

  const stop = () => {
    clearTimeout(timer)
    map.off('style.load', onStyle)
    map.off('sourcedata', onData)
    map.off('error', onError)
  }
  const fail = (reason: string) => {
    stop()
    onFailed(reason)
  }
  const timer = setTimeout(() => fail(`nothing came in ${patienceMs} ms`), patienceMs)
  const onStyle: Listener = () => {
    isStyleLoaded = true
    // A style of plain colours and inline shapes is complete as it is.
    if (sourceIds().length === 0) stop()
  }
  const onData: Listener = ({ tile }) => {
    if (tile) stop()
  }
  const onError: Listener = ({ sourceId, tile, error }) => {
    const reason = error?.message ?? 'failed'
    if (tile) {
      failedTiles += 1
      if (failedTiles >= tileFailures) fail(reason)
    } else if (sourceId) {
      failedSources.add(sourceId)
      if (sourceIds().every((id) => failedSources.has(id))) fail(reason)
    } else if (!isStyleLoaded) {
      fail(reason)
    }
    // What is left are sprites and glyphs: without them a map lacks signs, and is still one.
  }
  map.on('style.load', onStyle)
  map.on('sourcedata', onData)
  map.on('error', onError)
  return stop
}
