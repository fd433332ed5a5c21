import { createHash } from 'node:crypto'
import { access, mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { randomId } from '#db/ids.ts'
import { AppError } from '#routers/errors.ts'
import { hasArrived } from '../uploads/young-memory.ts'
import { writeZip } from './write-zip.ts'
import type { FileHandle } from 'node:fs/promises'
import type { FileStore, StagedFile } from '#routers/file-store.ts'

export interface StoreFolders {
  tmp: string
  tus: string
  blobs: string
  derived: string
  quarantine: string
}

/** Where everything lies below UPLOADS_DIR: one filesystem, so that publishing is a rename. */
export function storeFolders(root: string): StoreFolders {
  const below = (name: string) => resolve(root, name)
  return {
    tmp: below('tmp'),
    tus: below('tus'),
    blobs: below('blobs'),
    derived: below('derived'),
    quarantine: below('quarantine'),
  }
}

const GiB = 1024 ** 3
const storedName = /^[a-z2-7]{26,40}$/
const pieceName = /^\d{1,3}\.(wav|mp3)$/

/** FileStore on a local disk. Makes its folders; every name is checked, none comes from a user. */
export async function createDiskFileStore(root: string): Promise<FileStore> {
  const folders = storeFolders(root)
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true })
  const inside = (folder: string, name: string) => {
    if (!storedName.test(name))
      throw new Error(`Expected a stored name, got ${name.length} characters`)
    return join(folder, name)
  }
  const pathOf = (filename: string) => inside(folders.blobs, filename)
  const uploadPath = (uploadId: string) => inside(folders.tus, uploadId)

  const piecePath = (filename: string, name: string) => {
    if (!pieceName.test(name)) throw new Error('Expected the name of a piece')
    return join(inside(folders.derived, filename), name)
  }

  return {
    pathOf,
    piecePath,
    uploadPath,
    stage: (bytes, maxBytes) => stage(join(folders.tmp, randomId(26)), bytes, maxBytes),
    adopt,
    async publish(staged, filename) {
      const target = pathOf(filename)
      await syncFile(staged.path)
      await rename(staged.path, target)
      await syncFolder(folders.blobs)
    },
    discard: (staged) => rm(staged.path, { force: true }),
    has: (filename) => exists(pathOf(filename)),
    async remove(filename) {
      await rm(pathOf(filename), { force: true })
      await rm(inside(folders.derived, filename), { recursive: true, force: true })
    },
    async removeUpload(uploadId) {
      await rm(uploadPath(uploadId), { force: true })
      await rm(`${uploadPath(uploadId)}.json`, { force: true })
    },
    async derivedFolder(filename) {
      const folder = inside(folders.derived, filename)
      await mkdir(folder, { recursive: true })
      return folder
    },
    async draftPath(filename) {
      await mkdir(inside(folders.derived, filename), { recursive: true })
      return join(inside(folders.derived, filename), 'draft')
    },
    async keepPiece(filename, name, bytes) {
      const path = piecePath(filename, name)
      await mkdir(inside(folders.derived, filename), { recursive: true })
      await writeFile(`${path}.part`, bytes)
      await syncFile(`${path}.part`)
      await rename(`${path}.part`, path)
    },
    pack: (entries, target, signal) => writeZip(entries, { target, signal, pathOf }),
    async requireRoom(bytes) {
      const { bavail, blocks, bsize } = await statfs(folders.blobs)
      const reserve = Math.min(GiB, (blocks * bsize) / 20)
      if (bavail * bsize - bytes < reserve) throw new AppError('disk_full')
    },
  }
}

async function stage(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StagedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = await open(path, 'wx')
  try {
    for await (const chunk of bytes) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > maxBytes)
        throw new AppError('file_too_large', {
          detail: { max: Math.floor(maxBytes / 1024 ** 2) },
        })
      hash.update(chunk)
      await file.writeFile(chunk)
      hasArrived(chunk.byteLength)
    }
    await file.close()
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
  return { path, sizeBytes, sha256: hash.digest('hex') }
}

const summedAtOnce = 512 * 1024

async function adopt(path: string): Promise<StagedFile> {
  const file = await open(path, 'r')
  try {
    // The disk has its part to do meanwhile, so that `publish` finds it done (rule D-05).
    const [summed] = await Promise.all([sum(file), file.sync()])
    return { path, ...summed }
  } finally {
    await file.close()
  }
}

async function sum(file: FileHandle): Promise<Omit<StagedFile, 'path'>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  // Two pieces of memory for the whole file, one read into while the other is hashed; a stream takes a new
  // one for each piece.
  let [reading, hashing] = [summedAtOnce, summedAtOnce].map((size) =>
    Buffer.allocUnsafeSlow(size),
  ) as [Buffer, Buffer]
  let coming = file.read(reading, 0, summedAtOnce, null)
  for (;;) {
    const { bytesRead } = await coming
    if (bytesRead === 0) return { sizeBytes, sha256: hash.digest('hex') }
    ;[reading, hashing] = [hashing, reading]
    coming = file.read(reading, 0, summedAtOnce, null)
    hash.update(hashing.subarray(0, bytesRead))
    sizeBytes += bytesRead
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is durable only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
