import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { until } from '#tests/support/until.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import type { ConversationView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { House } from '#tests/support/build-house.ts'

/** A house in which pictures of files are kept where the real lab keeps them. */
async function drawingHouse(): Promise<House> {
  const house: House = await buildHouse({
    media: trustingMedia({
      thumbnail: async ({ filename }, width) => {
        const store = await createDiskFileStore(join(house.folders.derived, '..'))
        const path = join(await store.derivedFolder(filename), `w${width}.webp`)
        await writeFile(path, 'a picture')
        return path
      },
    }),
  })
  return house
}

async function isEmpty(...folders: string[]): Promise<boolean> {
  const names = await Promise.all(folders.map((folder) => readdir(folder)))
  return names.flat().length === 0
}

test('with a conversation its originals and the pictures made of them go', async () => {
  const { signUp, folders } = await drawingHouse()
  const member = await signUp()
  const sessionId = aSession()
  const { body } = await member.upload(sessionId, [['harbour.jpg', 'bytes']])
  const [file] = (body as { files: FileView[] }).files
  expect((await member.get(`/api/files/${file!.id}/content?w=240`)).status).toBe(200)
  expect(await readdir(folders.derived)).toHaveLength(1)
  const answer = await member.send('POST', '/api/analyze', {
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  const { conversation } = answer.body as { conversation: ConversationView }
  await member.send('DELETE', `/api/conversations/${conversation.id}`)
  await until(() => isEmpty(folders.blobs, folders.derived))
})

test('with a file the pictures made of it go', async () => {
  const { signUp, folders } = await drawingHouse()
  const member = await signUp()
  const { body } = await member.upload(aSession(), [['harbour.jpg', 'bytes']])
  const [file] = (body as { files: FileView[] }).files
  await member.get(`/api/files/${file!.id}/content?w=240`)
  expect(await readdir(folders.derived)).toHaveLength(1)
  await member.send('DELETE', `/api/files/${file!.id}`)
  await until(() => isEmpty(folders.blobs, folders.derived))
})
