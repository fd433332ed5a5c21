import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Failure } from './command.ts'
import { isAbsent } from './measure-files.ts'

export const databaseName = 'refyn.sqlite'
export const blobsName = 'blobs'
const manifestName = 'manifest.json'

const measured = {
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
}
const manifest = z.object({
  format: z.literal(1),
  /** Of the Refyn that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.object({ name: z.literal(databaseName), ...measured }),
  /** The bytes under `blobs/`. The shape of a name keeps a forged one from leaving the folder. */
  files: z.array(z.object({ name: z.string().regex(/^[a-z2-7]{26,40}$/), ...measured })),
})
export type Manifest = z.infer<typeof manifest>

/** Throws `Failure` when the folder holds no whole backup: the manifest is what is written last. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isAbsent(error))
      throw new Failure(`${folder} is no whole backup: it has no ${manifestName}`, {
        cause: error,
      })
    throw error
  })
  const read = manifest.safeParse(jsonOf(text))
  if (!read.success) throw new Failure(`${path} is damaged, or of another kind of backup`)
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not json is told like json of a wrong shape.
    return null
  }
}

/** Appears at once and durably under its name, or not at all. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const part = join(folder, `${manifestName}.part`)
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(content, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, manifestName))
  await syncPath(folder)
}

/** Waits until a file's bytes, or a folder's names, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
