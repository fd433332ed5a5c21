import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Measured {
  size: number
  sha256: string
}

const pieceBytes = 1024 * 1024

/** Size and sha256 of a file's bytes, as they are read now; null when it is not there. */
export async function measureFile(path: string): Promise<Measured | null> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
      const bytes = piece as Buffer
      hash.update(bytes)
      size += bytes.byteLength
    }
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
  return { size, sha256: hash.digest('hex') }
}

/** Every file of a folder by its name; a folder that is not there has none. */
export async function measureFolder(folder: string): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>()
  for (const name of await namesIn(folder)) {
    const found = await measureFile(join(folder, name))
    if (found) measured.set(name, found)
  }
  return measured
}

export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return []
    throw error
  })
}

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
