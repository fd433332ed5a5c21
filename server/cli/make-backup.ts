import { constants } from 'node:fs'
import { copyFile, link, mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  copyDatabase,
  deleteOpenUploads,
  isFileKnown,
  listStoredFiles,
  openCopy,
  openForReading,
} from '#db/queries/operator.ts'
import { storeFolders } from '../services/disk-file-store.ts'
import { version } from '../version.ts'
import { leaveOut } from './leave-out.ts'
import { blobsName, databaseName, syncPath, writeManifest } from './manifest.ts'
import { isAbsent, measureFile } from './measure-files.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { StoredFile } from '#db/queries/operator.ts'
import type { Manifest } from './manifest.ts'

export interface Backup {
  folder: string
  files: number
  bytes: number
  /** Files that were deleted while it was made. */
  leftOut: string[]
  /** Files that had lost or changed their bytes before; the backup holds what there is. */
  broken: string[]
}

interface Place {
  databasePath: string
  uploadsDir: string
  /** A new folder with a date in its name is made below it. */
  into: string
}

/**
 * Copies the database as it is at one moment, and the bytes of every file it names, while the server
 * goes on (rule D-07: the database first, since bytes never change after they are stored). A file that is
 * deleted meanwhile leaves the copy too, so that rows and bytes agree. Uploads that are still arriving
 * are not in it. The manifest comes last: a folder without one is no backup. After a failure
 * nothing is left.
 */
export async function makeBackup(place: Place, now: Date): Promise<Backup> {
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-')
  const folder = resolve(place.into, `refyn-${stamp}`)
  const live = openForReading(place.databasePath)
  try {
    await mkdir(resolve(place.into), { recursive: true })
    await mkdir(folder, { mode: 0o700 })
    try {
      return await fill(folder, live, { uploadsDir: place.uploadsDir, now })
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  } finally {
    await live.db.destroy()
  }
}

async function fill(
  folder: string,
  live: OpenDatabase,
  { uploadsDir, now }: { uploadsDir: string; now: Date },
): Promise<Backup> {
  const path = join(folder, databaseName)
  await copyDatabase(live, path)
  await mkdir(join(folder, blobsName))
  const copy = openCopy(path)
  const told = { leftOut: [] as string[], broken: [] as string[] }
  const files: Manifest['files'] = []
  try {
    await deleteOpenUploads(copy.db)
    for (const row of await listStoredFiles(copy.db)) {
      const kept = await keepBytes(row, storeFolders(uploadsDir).blobs, folder)
      if (kept) files.push(kept)
      if (kept ? !isSame(kept, row) : await isFileKnown(live.db, row.id))
        told.broken.push(row.id)
      else if (!kept) {
        await leaveOut(copy.db, row)
        told.leftOut.push(row.id)
      }
    }
  } finally {
    await copy.db.destroy()
  }
  await syncPath(join(folder, blobsName))
  const database = await measureFile(path)
  if (!database) throw new Error(`${path} is gone`)
  await writeManifest(folder, {
    format: 1,
    version,
    createdAt: now.toISOString(),
    database: { name: databaseName, ...database },
    files,
  })
  const bytes = files.reduce((sum, { size }) => sum + size, database.size)
  return { folder, files: files.length, bytes, ...told }
}

function isSame(kept: { size: number; sha256: string }, row: StoredFile): boolean {
  return kept.size === row.size && kept.sha256 === row.sha256
}

/** The bytes under the same name, read once through; null when they are not there any more. */
async function keepBytes(
  { filename }: StoredFile,
  blobs: string,
  folder: string,
): Promise<Manifest['files'][number] | null> {
  const target = join(folder, blobsName, filename)
  try {
    await linkOrCopy(join(blobs, filename), target)
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
  const measured = await measureFile(target)
  return measured && { name: filename, ...measured }
}

/** A hard link costs nothing, and keeps the bytes when the original's name goes. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    if (isAbsent(error)) throw error
    // Another disk, or a file system or owner that allows no links.
    await copyFile(source, target, constants.COPYFILE_FICLONE)
    await syncPath(target)
  }
}
