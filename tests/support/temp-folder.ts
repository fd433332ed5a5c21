import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the test's own, gone at its end. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'refyn-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
