import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The system's ffmpeg: the configured one, else the first on the search path, else null for the
 * one that comes with the app as WebAssembly.
 */
export function findFfmpeg(configured: string | null, searchPath: string): string | null {
  const candidates = configured
    ? [configured]
    : searchPath
        .split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => join(folder, 'ffmpeg'))
  return candidates.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there or not ours to run: the next one is tried.
    return false
  }
}
