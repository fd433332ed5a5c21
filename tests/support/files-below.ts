import { readdir } from 'node:fs/promises'
import type { Dirent } from 'node:fs'

/** All files below a folder, also while something there is being removed: then it is read anew. */
export async function filesBelow(folder: string, tries = 20): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries <= 1) throw error
    return filesBelow(folder, tries - 1)
  }
}
