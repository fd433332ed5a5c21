import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { MediaError } from '#routers/media-lab.ts'
import { createBuiltInVoice } from '#server/services/built-in-voice.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { SpokenTurn } from '#routers/voice.ts'

const turns: SpokenTurn[] = [
  { host: 'Alex', text: 'Shall we begin with the light?' },
  { host: 'Henry', text: 'Let us do that.' },
]

test('turns are spoken and joined in a process of their own, and a damaged piece is named', async () => {
  const folder = await tempFolder()
  const media = createMediaLab(await createDiskFileStore(folder), { ffmpegPath: null })
  onTestFinished(() => media.close())
  const voice = createBuiltInVoice(media)
  const pieces: string[] = []
  for (const [at, turn] of turns.entries()) {
    const { data, format } = await voice.speak([turn], new AbortController().signal)
    const path = join(folder, `${at}.${format}`)
    await writeFile(path, data)
    pieces.push(path)
  }
  const target = join(folder, 'talk.mp3')
  const { durationSeconds, starts } = await media.joinSpeech(pieces, target)
  expect(starts).toHaveLength(2)
  expect(durationSeconds).toBeGreaterThan(starts[1]! + 0.5)
  // 96 kbit/s are 12,000 bytes a second.
  expect((await stat(target)).size / durationSeconds / 12_000).toBeCloseTo(1, 1)
  await writeFile(pieces[1]!, 'no sound')
  const failed = await media.joinSpeech(pieces, target).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(MediaError)
  expect((failed as MediaError).message).toContain('Piece 2 of 2')
})
