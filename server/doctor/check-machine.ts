import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findFfmpeg } from '#server/services/find-ffmpeg.ts'
import { timeoutMs } from './ask.ts'
import { fail, ok, warn } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

const GiB = 1024 ** 3
const run = promisify(execFile)

/** Room for uploads; below the reserve they are refused (rule D-50). */
export async function checkDisk(env: Pick<Env, 'uploadsDir'>): Promise<Finding> {
  const subject = 'uploads'
  const folder = resolve(env.uploadsDir)
  const there = nearest(folder)
  try {
    await access(there, constants.W_OK)
  } catch {
    return fail(
      subject,
      `${there} cannot be written`,
      'give it to the user who runs Refyn',
    )
  }
  const { bavail, blocks, bsize } = await statfs(there)
  const [free, size] = [bavail * bsize, blocks * bsize]
  const reserve = Math.min(GiB, size / 20)
  const found = `${folder}, ${(free / GiB).toFixed(1)} GiB free`
  if (free < reserve) return fail(subject, found, 'uploads are refused: make room')
  if (free < 3 * reserve)
    return warn(subject, found, 'uploads are soon refused: make room')
  return ok(subject, found)
}

/** The folder itself, or the closest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder))
}

export async function checkFfmpeg(
  env: Pick<Env, 'ffmpegPath' | 'searchPath'>,
): Promise<Finding> {
  const subject = 'ffmpeg'
  const path = findFfmpeg(env.ffmpegPath, env.searchPath)
  if (!path) {
    const found = 'the one that comes with the app, as WebAssembly'
    if (env.ffmpegPath === null) return ok(subject, found)
    return warn(subject, found, 'FFMPEG_PATH names no program: mend it or leave it empty')
  }
  try {
    const { stdout } = await run(path, ['-version'], { timeout: timeoutMs })
    return ok(subject, `${path}, ${stdout.split(' Copyright')[0]?.split('\n')[0] ?? ''}`)
  } catch {
    return fail(
      subject,
      `${path} does not run`,
      'mend it, or name another in FFMPEG_PATH',
    )
  }
}
