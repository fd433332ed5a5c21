import { readFile, stat } from 'node:fs/promises'
import { readFeatures } from './read-features.ts'
import type { Log } from '#routers/context.ts'
import type { FilePlaces } from './read-features.ts'

const maxBytes = 20 * 1024 * 1024
const mostFaultsTold = 20
const nothing: FilePlaces = { places: [], attribution: null }

/**
 * The operator's own places: a GeoJSON file (RFC 7946) of at most 20 MB, read again whenever it has
 * changed. The function is never an error: faults are logged once for each state of the file, and what
 * is good in it is used.
 */
export function createPlacesFile(path: string, log: Log): () => Promise<FilePlaces> {
  let state: string | undefined
  let reading = Promise.resolve(nothing)

  async function read(): Promise<FilePlaces> {
    try {
      const { size } = await stat(path)
      if (size > maxBytes) throw new Error(`${size} bytes, expected at most ${maxBytes}`)
      const { faults, ...found } = readFeatures(await readFile(path, 'utf8'))
      if (faults.length > 0)
        log.warn(
          { path, faults: faults.slice(0, mostFaultsTold), total: faults.length },
          'Some places of PLACES_FILE were left out',
        )
      return found
    } catch (error) {
      log.warn({ path, err: error }, 'PLACES_FILE cannot be read')
      return nothing
    }
  }

  return async () => {
    const now = await stateOf(path)
    if (now !== state) {
      state = now
      reading = read()
    }
    return reading
  }
}

async function stateOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path)
    return `${ino}/${mtimeMs}/${size}`
  } catch {
    // Reading it says what is wrong.
    return 'absent'
  }
}
