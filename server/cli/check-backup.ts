import { join } from 'node:path'
import {
  listDatabaseFaults,
  listStoredFiles,
  openForReading,
} from '#db/queries/operator.ts'
import { compareBytes, faultOf } from './compare-bytes.ts'
import { blobsName, databaseName, readManifest } from './manifest.ts'
import { measureFile, measureFolder } from './measure-files.ts'
import type { Discrepancy } from './compare-bytes.ts'
import type { Manifest } from './manifest.ts'
import type { Measured } from './measure-files.ts'

/**
 * Reads a whole backup and compares it with its manifest, and its rows with its bytes; nothing is
 * changed. Throws `Failure` when it has no manifest.
 */
export async function checkBackup(
  folder: string,
): Promise<{ manifest: Manifest; discrepancies: Discrepancy[] }> {
  const manifest = await readManifest(folder)
  const bytes = await measureFolder(join(folder, blobsName))
  const discrepancies = [
    ...listed(manifest, bytes),
    ...(await checkDatabase(folder, manifest, bytes)),
  ]
  return { manifest, discrepancies }
}

function listed(
  { files }: Manifest,
  bytes: ReadonlyMap<string, Measured>,
): Discrepancy[] {
  const names = new Set(files.map(({ name }) => name))
  const wrong = files.flatMap((file): Discrepancy[] => {
    const name = `${blobsName}/${file.name}`
    const found = bytes.get(file.name)
    if (!found) return [{ kind: 'missing', name, found: 'named in the manifest only' }]
    const fault = faultOf(found, file)
    return fault ? [{ kind: 'mismatch', name, found: fault }] : []
  })
  const unknown = [...bytes.keys()].filter((name) => !names.has(name))
  return [
    ...wrong,
    ...unknown.map((name): Discrepancy => ({
      kind: 'orphan',
      name: `${blobsName}/${name}`,
      found: 'not in the manifest',
    })),
  ]
}

async function checkDatabase(
  folder: string,
  { database, files }: Manifest,
  bytes: ReadonlyMap<string, Measured>,
): Promise<Discrepancy[]> {
  const path = join(folder, databaseName)
  const found = await measureFile(path)
  const fault = found ? faultOf(found, database) : 'it is not there'
  // What has changed is not opened: a damaged page may say anything.
  if (fault) return [{ kind: 'database', name: databaseName, found: fault }]
  const open = openForReading(path)
  try {
    const rows = await listStoredFiles(open.db)
    const known = new Set(rows.map(({ filename }) => filename))
    return [
      ...(await listDatabaseFaults(open.db)).map((each): Discrepancy => ({
        kind: 'database',
        name: databaseName,
        found: each,
      })),
      ...compareBytes(rows, bytes),
      ...files
        .filter(({ name }) => !known.has(name))
        .map(({ name }): Discrepancy => ({
          kind: 'orphan',
          name: `${blobsName}/${name}`,
          found: 'no file has these bytes',
        })),
    ]
  } finally {
    await open.db.destroy()
  }
}
