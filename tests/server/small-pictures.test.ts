import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSmallPictures } from '#server/uploads/small-pictures.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'

const kB = 1024

test('a small picture is kept, a large one is read from its path each time', async () => {
  const [pictures, folder] = [createSmallPictures(), await tempFolder()]
  const [small, large] = [join(folder, 'small'), join(folder, 'large')]
  await writeFile(small, 'a picture')
  await writeFile(large, Buffer.alloc(100 * kB))
  expect(String(await pictures.take('a', small))).toBe('a picture')
  expect(await pictures.take('b', large)).toBe(large)
  await rm(small)
  expect(String(pictures.find('a'))).toBe('a picture')
  expect(pictures.find('b')).toBeUndefined()
})

test('of more pictures than there is room for, those asked for last are kept', async () => {
  const [pictures, path] = [createSmallPictures(), join(await tempFolder(), 'picture')]
  await writeFile(path, Buffer.alloc(64 * kB))
  for (let n = 0; n < 200; n += 1) {
    await pictures.take(`picture ${n}`, path)
    pictures.find('picture 0')
  }
  expect(pictures.find('picture 0')).toBeDefined()
  expect(pictures.find('picture 1')).toBeUndefined()
  expect(pictures.find('picture 199')).toBeDefined()
})

test('a path with nothing at its end stays a path', async () => {
  expect(await createSmallPictures().take('a', '/no/such/picture')).toBe(
    '/no/such/picture',
  )
})
