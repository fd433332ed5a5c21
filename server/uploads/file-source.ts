import { closeSync, fstatSync, open, read } from 'node:fs'
import { promisify } from 'node:util'
import { AppError } from '#routers/errors.ts'

/** Bytes that can be asked for by their place, until they are closed. */
export interface Source {
  size: number
  /** All of them, where they are in memory. */
  held: Buffer | null
  /** Fills `piece` from `at` on, or as much of it as there is. */
  read(piece: Buffer, at: number): Promise<number>
  /** Once, and with no read under way. */
  close(): void
}

const openFile = promisify(open)
const readFile = promisify(read)

/** What lies at a path, or is held already; `not_found` where nothing lies. */
export async function openSource(from: string | Buffer): Promise<Source> {
  if (typeof from !== 'string')
    return {
      size: from.byteLength,
      held: from,
      read: (piece, at) => Promise.resolve(from.copy(piece, 0, at)),
      close: () => undefined,
    }
  const file = await openFile(from, 'r').catch(() => {
    throw new AppError('not_found')
  })
  try {
    return {
      // Of an open file both ask no disk: to hand them to a thread takes ten times as long as to do them.
      size: fstatSync(file).size,
      held: null,
      async read(piece, at) {
        const { bytesRead } = await readFile(file, piece, 0, piece.byteLength, at)
        return bytesRead
      },
      close: () => closeQuietly(file),
    }
  } catch (error) {
    closeQuietly(file)
    throw error
  }
}

/** What was only read has nothing to lose: a close that fails may not end the process (rule D-08). */
function closeQuietly(file: number): void {
  try {
    closeSync(file)
  } catch {}
}
