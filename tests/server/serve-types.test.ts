import { expect, test } from 'vitest'
import { acceptedTypes } from '#routers/contract/file-types.ts'
import { dispositionOf } from '#server/uploads/serve-file.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import type { FileView } from '#routers/contract/files.ts'

test('what browsers show opens in place, and what none shows is saved under its name', () => {
  const sent = (kind: string) =>
    acceptedTypes
      .filter(({ mimeType }) =>
        dispositionOf({ mimeType, originalName: 'a' }).startsWith(`${kind};`),
      )
      .map(({ extensions }) => extensions.join('/'))
      .join(' ')
  expect(sent('inline')).toBe(
    'jpg/jpeg png gif webp mp3 wav m4a aac mp4 mov webm pdf bmp flac ogg txt md',
  )
  expect(sent('attachment')).toBe('avi tif/tiff wmv flv mkv docx doc')
})

test.for([
  ['image/bmp', 'inline'],
  ['image/tiff', 'attachment'],
  ['audio/flac', 'inline'],
  ['audio/ogg', 'inline'],
  ['video/x-ms-wmv', 'attachment'],
  ['video/x-flv', 'attachment'],
  ['video/x-matroska', 'attachment'],
] as const)(
  '%s is served as what it is, %s, and nothing runs in it',
  async ([mimeType, kind]) => {
    const identify = () => Promise.resolve(mimeType)
    const house = await buildHouse({ media: trustingMedia({ identify }) })
    const member = await house.signUp()
    const { body } = await member.upload(aSession(), [['harbour.jpg', '0123456789']])
    const [file] = (body as { files: FileView[] }).files
    const { status, headers } = await member.get(`/api/files/${file!.id}/content`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(mimeType)
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^${kind}; filename="harbour.jpg"`),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*; sandbox$/,
    )
  },
)
