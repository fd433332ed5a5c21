import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { lockDatabase } from '#db/database-lock.ts'
import { compareSchema, openForReading } from '#db/queries/operator.ts'
import { storeFolders } from '../services/disk-file-store.ts'
import { checkBackup } from './check-backup.ts'
import { Failure } from './command.ts'
import { faultOf } from './compare-bytes.ts'
import { blobsName, databaseName, syncPath } from './manifest.ts'
import { measureFile, namesIn } from './measure-files.ts'
import type { Manifest } from './manifest.ts'
import type { Measured } from './measure-files.ts'

export interface Target {
  databasePath: string
  uploadsDir: string
  /** Moves what is there aside, where it is refused otherwise. */
  isForced: boolean
}

const asidePrefix = 'before-restore-'

/**
 * Puts a backup in place of nothing, or of what is moved aside. Everything is read and copied before
 * the first change; refused with `Failure` while a server runs, for a backup that is damaged or of a
 * newer version, and for a place that is not empty. The copies share no bytes with the backup.
 */
export async function restoreBackup(
  backup: string,
  target: Target,
  now: Date,
): Promise<{ files: number; aside: string[] }> {
  await mkdir(dirname(target.databasePath), { recursive: true })
  const unlock = lockDatabase(target.databasePath)
  try {
    const manifest = await requireSound(backup)
    const uploads = resolve(target.uploadsDir)
    if (!target.isForced) await requireEmpty(target.databasePath, uploads)
    const stamp = now.toISOString().replaceAll(/[:.]/g, '-')
    const staged = {
      database: `${target.databasePath}.restoring`,
      folder: join(uploads, `restoring-${stamp}`),
    }
    try {
      await stage(backup, manifest, staged)
      const aside = [
        ...(await moveFilesAside(uploads, `${asidePrefix}${stamp}`, staged.folder)),
        ...(await moveDatabaseAside(target.databasePath, `${asidePrefix}${stamp}`)),
      ]
      await rename(join(staged.folder, blobsName), storeFolders(uploads).blobs)
      await syncPath(uploads)
      await rename(staged.database, target.databasePath)
      await syncPath(dirname(target.databasePath))
      return { files: manifest.files.length, aside }
    } finally {
      await rm(staged.folder, { recursive: true, force: true })
      await rm(staged.database, { force: true })
    }
  } finally {
    unlock()
  }
}

async function requireSound(backup: string): Promise<Manifest> {
  const { manifest, discrepancies } = await checkBackup(backup)
  const [first] = discrepancies
  if (first)
    throw new Failure(
      `The backup is damaged (${first.name}: ${first.found}): npm run refyn -- verify ${backup}`,
    )
  const open = openForReading(join(backup, databaseName))
  try {
    const { unknown } = await compareSchema(open.db)
    if (unknown.length > 0)
      throw new Failure(
        `The backup is of a newer Refyn (${manifest.version}): update first`,
      )
  } finally {
    await open.db.destroy()
  }
  return manifest
}

async function requireEmpty(databasePath: string, uploads: string): Promise<void> {
  if (existsSync(databasePath))
    throw new Failure(`There is a database at ${databasePath}: --force moves it aside`)
  const entries = existsSync(uploads)
    ? await readdir(uploads, { recursive: true, withFileTypes: true })
    : []
  if (entries.some((entry) => !entry.isDirectory()))
    throw new Failure(`${uploads} is not empty: --force moves what is there aside`)
}

async function stage(
  backup: string,
  { database, files }: Manifest,
  staged: { database: string; folder: string },
): Promise<void> {
  await mkdir(join(staged.folder, blobsName), { recursive: true })
  await copyWhole(join(backup, databaseName), staged.database, database)
  for (const file of files)
    await copyWhole(
      join(backup, blobsName, file.name),
      join(staged.folder, blobsName, file.name),
      file,
    )
  await syncPath(join(staged.folder, blobsName))
}

async function copyWhole(
  source: string,
  target: string,
  expected: Measured,
): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE)
  await syncPath(target)
  const found = await measureFile(target)
  const fault = found ? faultOf(found, expected) : 'it is gone'
  if (fault) throw new Failure(`${source} could not be copied: ${fault}`)
}

/** Within the folder, because it may be the root of a disk of its own. What is `staging` stays. */
async function moveFilesAside(
  uploads: string,
  name: string,
  staging: string,
): Promise<string[]> {
  const stays = (entry: string) =>
    entry.startsWith(asidePrefix) || entry === basename(staging)
  const entries = (await namesIn(uploads)).filter((entry) => !stays(entry))
  if (entries.length === 0) return []
  const aside = join(uploads, name)
  await mkdir(aside)
  for (const entry of entries) await rename(join(uploads, entry), join(aside, entry))
  return [aside]
}

/** With the log beside it, without which the last writes would be lost. */
async function moveDatabaseAside(path: string, name: string): Promise<string[]> {
  const aside = `${path}.${name}`
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(`${path}${end}`)) await rename(`${path}${end}`, `${aside}${end}`)
  return existsSync(aside) ? [aside] : []
}
