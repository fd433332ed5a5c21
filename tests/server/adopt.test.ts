import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'

const piece = 512 * 1024

test.for([0, 1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 17])(
  'a file of %i bytes is summed up whole and in order, and stays where it is',
  async (size) => {
    const files = await createDiskFileStore(await tempFolder())
    const bytes = randomBytes(size)
    const path = files.uploadPath('a'.repeat(32))
    await writeFile(path, bytes)
    const staged = await files.adopt(path)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(staged).toEqual({ path, sizeBytes: size, sha256 })
    await files.publish(staged, 'b'.repeat(32))
    expect(await files.has('b'.repeat(32))).toBe(true)
  },
)

test('a file that is not there is an error', async () => {
  const files = await createDiskFileStore(await tempFolder())
  await expect(files.adopt(files.uploadPath('c'.repeat(32)))).rejects.toThrow('ENOENT')
})
