import { expect, test } from 'vitest'
import {
  acceptedTypes,
  checkSelection,
  extensionOf,
  familyOf,
  formatBytes,
  thumbnailWidth,
  typeForExtension,
} from '#routers/contract/file-types.ts'

const limits = { filesPerConversation: 5, fileSizeMb: 30 }
const MiB = 1024 * 1024
const one = { name: 'a.jpg', size: 1 }

test('the types of the specification are taken for work, and no other', () => {
  const extensions = acceptedTypes
    .filter(({ forWork }) => forWork)
    .flatMap((type) => type.extensions)
  expect(extensions.toSorted()).toEqual(
    'aac avi gif jpeg jpg m4a mov mp3 mp4 pdf png wav webm webp'.split(' '),
  )
  expect(
    acceptedTypes.some(({ mimeType }) => /svg|html|[/+]xml|script/.test(mimeType)),
  ).toBe(false)
})

test('texts are taken, but open no crit', () => {
  const texts = acceptedTypes.filter(({ family }) => family === 'text')
  expect(texts.flatMap(({ extensions }) => extensions).toSorted()).toEqual(
    'doc docx md txt'.split(' '),
  )
  expect(texts.some(({ forWork }) => forWork)).toBe(false)
  expect(checkSelection([{ name: 'a.txt', size: 1 }], 0, limits)).toEqual({
    code: 'wrong_type',
    name: 'a.txt',
  })
})

test('an improved version may come in the types that the specification adds', () => {
  const added = acceptedTypes.filter(({ forWork }) => !forWork)
  expect(added.flatMap(({ extensions }) => extensions).toSorted()).toEqual(
    'bmp doc docx flac flv md mkv ogg tif tiff txt wmv'.split(' '),
  )
  for (const name of ['a.bmp', 'a.tiff', 'a.flac', 'a.ogg', 'a.wmv', 'a.flv', 'a.mkv'])
    expect(checkSelection([{ name, size: 1 }], 0, limits)).toEqual({
      code: 'wrong_type',
      name,
    })
  const extensions = acceptedTypes.flatMap((type) => type.extensions)
  expect(new Set(extensions).size).toBe(extensions.length)
})

test.for([
  ['the fifth file', [one], 4, undefined],
  ['a sixth file', [one], 5, { code: 'file_limit', max: 5 }],
  [
    'six files at once',
    Array.from({ length: 6 }, () => one),
    0,
    { code: 'file_limit', max: 5 },
  ],
  ['a file of exactly the limit', [{ name: 'a.jpg', size: 30 * MiB }], 0, undefined],
  [
    'one byte more',
    [{ name: 'a.jpg', size: 30 * MiB + 1 }],
    0,
    { code: 'file_too_large', name: 'a.jpg', maxMb: 30 },
  ],
  [
    'an unknown type',
    [one, { name: 'a.svg', size: 1 }],
    0,
    { code: 'wrong_type', name: 'a.svg' },
  ],
  [
    'a name without an extension',
    [{ name: 'jpg', size: 1 }],
    0,
    { code: 'wrong_type', name: 'jpg' },
  ],
  ['no file', [], 5, undefined],
] as const)('a selection of %s is judged', ([, selected, existing, refusal]) => {
  expect(checkSelection(selected as Array<typeof one>, existing, limits)).toEqual(refusal)
})

test.for([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [MiB, '1.00 MB'],
  [30 * MiB, '30.00 MB'],
  [1024 * MiB, '1.00 GB'],
  [5000 * 1024 * MiB, '5000.00 GB'],
] as const)('%i bytes read as %s', ([bytes, text]) => {
  expect(formatBytes(bytes)).toBe(text)
})

test.for([
  [1, 96],
  [96, 96],
  [97, 240],
  [960, 960],
  [1600, 1600],
  [4000, 1600],
] as const)('a picture %i wide is kept %i wide', ([asked, kept]) => {
  expect(thumbnailWidth(asked)).toBe(kept)
})

test('extensions are read behind the last dot, in any case', () => {
  expect(['a.JPG', 'a.b.png', 'none', '.gif', 'a.'].map(extensionOf)).toEqual([
    'jpg',
    'png',
    '',
    'gif',
    '',
  ])
  expect(typeForExtension('X.JPEG')?.mimeType).toBe('image/jpeg')
  expect(familyOf('video/webm')).toBe('video')
  expect(familyOf('image/svg+xml')).toBe('other')
})
