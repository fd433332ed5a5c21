import { setTimeout as wait } from 'node:timers/promises'
import {
  listDatabaseFaults,
  listNamesWithoutFile,
  listStoredFiles,
  openForReading,
} from '#db/queries/operator.ts'
import { storeFolders } from '../services/disk-file-store.ts'
import { compareBytes } from './compare-bytes.ts'
import { measureFolder, namesIn } from './measure-files.ts'
import type { Db } from '#db/database.ts'
import type { StoreFolders } from '../services/disk-file-store.ts'
import type { Discrepancy } from './compare-bytes.ts'
import type { Measured } from './measure-files.ts'

/** Longer than a server takes between storing bytes and writing their row, or the other way round. */
const secondLookMs = 2000

/**
 * Compares the database with itself and with the bytes below the uploads folder; changes nothing. Beside
 * a running server whatever looks wrong is looked at twice, since it may just have been on its way.
 */
export async function checkData(
  databasePath: string,
  uploadsDir: string,
): Promise<{ files: number; discrepancies: Discrepancy[] }> {
  const folders = storeFolders(uploadsDir)
  const open = openForReading(databasePath)
  try {
    const damage = await listDatabaseFaults(open.db)
    const bytes = await measureFolder(folders.blobs)
    let discrepancies = await compare(open.db, folders, bytes)
    if (discrepancies.length > 0) {
      await wait(secondLookMs)
      const again = await compare(open.db, folders, await measureFolder(folders.blobs))
      const seen = new Set(discrepancies.map(({ name }) => name))
      discrepancies = again.filter(({ name }) => seen.has(name))
    }
    const faults = damage.map((found): Discrepancy => ({
      kind: 'database',
      name: databasePath,
      found,
    }))
    return { files: bytes.size, discrepancies: [...faults, ...discrepancies] }
  } finally {
    await open.db.destroy()
  }
}

async function compare(
  db: Db,
  folders: StoreFolders,
  bytes: ReadonlyMap<string, Measured>,
): Promise<Discrepancy[]> {
  const rows = await listStoredFiles(db)
  const known = new Set([
    ...rows.map(({ filename }) => filename),
    ...(await listNamesWithoutFile(db)),
  ])
  const unknown = (folder: 'blobs' | 'derived', names: Iterable<string>) =>
    [...names]
      .filter((name) => !known.has(name))
      .map((name): Discrepancy => ({
        kind: 'orphan',
        name: `${folder}/${name}`,
        found: 'nothing in the database names it',
      }))
  return [
    ...compareBytes(rows, bytes),
    ...unknown('blobs', bytes.keys()),
    ...unknown('derived', await namesIn(folders.derived)),
  ]
}
