import { readFile, stat } from 'node:fs/promises'

const mostBytes = 8 * 1024 * 1024
const mostOfOne = 64 * 1024

export interface SmallPictures {
  find(key: string): Buffer | undefined
  /** The bytes at a path, kept when they are few; the path itself when they are many. */
  take(key: string, path: string): Promise<Buffer | string>
}

/**
 * The pictures that were asked for last, in memory: a page shows dozens, and to look for each on the disk
 * takes longer than all the rest of its answer. A key stands for bytes that never change, and is asked for
 * only behind the check of whose they are.
 */
export function createSmallPictures(): SmallPictures {
  const kept = new Map<string, Buffer>()
  let keptBytes = 0

  const drop = (key: string) => {
    keptBytes -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }
  const keep = (key: string, bytes: Buffer) => {
    drop(key)
    kept.set(key, bytes)
    keptBytes += bytes.byteLength
    for (const oldest of kept.keys()) {
      if (keptBytes <= mostBytes) break
      drop(oldest)
    }
  }

  return {
    find(key) {
      const bytes = kept.get(key)
      // A map keeps the order in which its keys came: what is asked for is the last to go.
      if (bytes) keep(key, bytes)
      return bytes
    },
    async take(key, path) {
      const size = await stat(path).then(
        (found) => found.size,
        () => Infinity,
      )
      if (size > mostOfOne) return path
      const bytes = await readFile(path).catch(() => null)
      // Removed in this moment: whoever opens the path finds out.
      if (!bytes) return path
      keep(key, bytes)
      return bytes
    },
  }
}
