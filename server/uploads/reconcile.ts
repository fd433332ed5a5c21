import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  listKnownFilenames,
  listNamesInMaking,
  markFilesMissing,
} from '#db/queries/files.ts'
import {
  deleteSettledUploads,
  deleteUpload,
  listOpenUploads,
} from '#db/queries/uploads.ts'
import { hastenJobs } from '#db/queries/jobs.ts'
import { deleteOldHits } from '#db/queries/rate-limits.ts'
import { finalizeUpload } from '#routers/files/finalize-upload.ts'
import type { Services } from '#routers/context.ts'
import type { StoreFolders } from '../services/disk-file-store.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * Brings bytes and rows together again after whatever happened (rule D-06): finished uploads
 * without a file become one, old scraps go, bytes without a row are set aside and not deleted, rows
 * without bytes are marked and told. At start and every hour; a second call changes nothing. At start
 * no request is under way: what only one could still need goes at once.
 */
export async function reconcile(
  services: Services,
  folders: StoreFolders,
  { isStart = false } = {},
): Promise<void> {
  const now = services.clock.now().getTime()
  await settleUploads(services, folders, isStart ? 0 : minuteMs)
  await removeOlderThan(folders.tmp, isStart ? Infinity : now - dayMs)
  if (isStart) await hastenJobs(services.db, 'sweep', new Date(now).toISOString())
  await matchBlobs(services, folders)
  await deleteOldHits(
    services.db,
    new Date(services.clock.now().getTime() - dayMs).toISOString(),
  )
}

async function settleUploads(
  services: Services,
  folders: StoreFolders,
  graceMs: number,
): Promise<void> {
  const now = services.clock.now().getTime()
  for (const upload of await listOpenUploads(services.db)) {
    const bytes = await sizeOf(join(folders.tus, upload.id))
    const isPublished = await services.files.has(upload.id)
    if (isPublished || bytes === upload.size) {
      await finalizeUpload(services, upload.userId, upload.id).catch((error: unknown) =>
        services.log.warn(
          { err: error, uploadId: upload.id },
          'An upload could not be finished',
        ),
      )
    } else if (Date.parse(upload.updatedAt) <= now - (bytes === null ? graceMs : dayMs)) {
      // Without a place for its bytes nobody was told of it, and it must not keep one of the session's.
      await deleteUpload(services.db, upload.userId, upload.id)
      await services.files.removeUpload(upload.id)
    }
  }
  await removeUnknownParts(services, folders, now - dayMs)
  await deleteSettledUploads(services.db, new Date(now - dayMs).toISOString())
}

/** What a crash left of an upload whose row is gone: its bytes, and a note with its name. */
async function removeUnknownParts(
  services: Services,
  folders: StoreFolders,
  before: number,
): Promise<void> {
  const open = new Set((await listOpenUploads(services.db)).map((upload) => upload.id))
  for (const name of await readdir(folders.tus)) {
    if (open.has(name.replace(/\.json$/, ''))) continue
    const path = join(folders.tus, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}

async function matchBlobs(services: Services, folders: StoreFolders): Promise<void> {
  const rows = await listKnownFilenames(services.db)
  const known = new Set([
    ...rows.map((row) => row.filename),
    ...(await listNamesInMaking(services.db)),
  ])
  const open = new Set((await listOpenUploads(services.db)).map((upload) => upload.id))
  const present = new Set(await readdir(folders.blobs))
  const hourAgo = services.clock.now().getTime() - hourMs
  for (const name of present) {
    if (known.has(name) || open.has(name)) continue
    const { ctimeMs } = await stat(join(folders.blobs, name))
    if (ctimeMs > hourAgo) continue
    await rename(join(folders.blobs, name), join(folders.quarantine, name))
    services.log.warn({ blob: name }, 'Bytes without a file were set aside')
  }
  const missing = rows.filter(
    (row) => !present.has(row.filename) && row.state !== 'missing',
  )
  if (missing.length === 0) return
  await markFilesMissing(
    services.db,
    missing.map((row) => row.id),
  )
  services.log.error(
    { files: missing.map((row) => row.id) },
    'Files have lost their bytes',
  )
}

async function removeOlderThan(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}

/** Null where there is no such file; throws when the disk does not say. */
async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
}
