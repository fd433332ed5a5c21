import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '#routers/errors.ts'
import type { FileStore, StagedFile } from '#routers/file-store.ts'

export interface MemoryFileStore extends FileStore {
  /** Path to bytes: `tmp/…`, `tus/…`, `blobs/…`, `derived/…`. */
  bytes: Map<string, Buffer>
  put(path: string, content: string): StagedFile
}

/** FileStore without a disk. */
export function memoryFileStore(): MemoryFileStore {
  const bytes = new Map<string, Buffer>()
  const describe = (path: string): StagedFile => {
    const found = bytes.get(path)
    if (!found) throw new Error(`ENOENT ${path}`)
    const sha256 = createHash('sha256').update(found).digest('hex')
    return { path, sizeBytes: found.byteLength, sha256 }
  }
  const pathOf = (filename: string) => `blobs/${filename}`
  const uploadPath = (uploadId: string) => `tus/${uploadId}`
  return {
    bytes,
    put(path, content) {
      bytes.set(path, Buffer.from(content))
      return describe(path)
    },
    async stage(source, maxBytes) {
      const pieces: Uint8Array[] = []
      for await (const piece of source) pieces.push(piece)
      const whole = Buffer.concat(pieces)
      if (whole.byteLength > maxBytes) throw new AppError('file_too_large')
      const path = `tmp/${randomUUID()}`
      bytes.set(path, whole)
      return describe(path)
    },
    adopt: (path) => Promise.resolve().then(() => describe(path)),
    publish(staged, filename) {
      const found = bytes.get(staged.path)
      if (!found) return Promise.reject(new Error(`ENOENT ${staged.path}`))
      bytes.delete(staged.path)
      bytes.set(pathOf(filename), found)
      return Promise.resolve()
    },
    discard: (staged) => Promise.resolve(void bytes.delete(staged.path)),
    pathOf,
    uploadPath,
    has: (filename) => Promise.resolve(bytes.has(pathOf(filename))),
    remove(filename) {
      for (const path of bytes.keys())
        if (path === pathOf(filename) || path.startsWith(`derived/${filename}/`))
          bytes.delete(path)
      return Promise.resolve()
    },
    removeUpload: (uploadId) => Promise.resolve(void bytes.delete(uploadPath(uploadId))),
    derivedFolder: (filename) => Promise.resolve(`derived/${filename}`),
    async pack(entries, target, signal) {
      const packed: Record<string, string> = {}
      for await (const entry of entries) {
        signal.throwIfAborted()
        packed[entry.path] =
          'text' in entry
            ? entry.text
            : (bytes.get(pathOf(entry.filename))?.toString() ?? '')
      }
      bytes.set(target, Buffer.from(JSON.stringify(packed)))
    },
    draftPath: (filename) => Promise.resolve(`derived/${filename}/draft`),
    piecePath: (filename, name) => `derived/${filename}/${name}`,
    keepPiece: (filename, name, piece) =>
      Promise.resolve(void bytes.set(`derived/${filename}/${name}`, Buffer.from(piece))),
    requireRoom: () => Promise.resolve(),
  }
}
