import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocument } from '#server/media/document.ts'
import { stripMarkdown } from '#server/media/reading/markdown.ts'
import { joinLines } from '#server/media/reading/page-lines.ts'
import { measureText } from '#server/media/text.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { doc } from '#tests/support/doc.ts'
import { docxParts, zip } from '#tests/support/zip.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const MiB = 1024 * 1024
let folder = ''
let counter = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refyn-document-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(bytes: Buffer | string, mimeType: string): Promise<string[]> {
  counter += 1
  const path = join(folder, `document-${counter}`)
  await writeFile(path, bytes)
  return readDocument({ path, mimeType })
}

test('a PDF is read page by page, with the lines of its pages', async () => {
  const pages = await read(
    pdf([['One line', 'and another'], ['Page two']]),
    'application/pdf',
  )
  expect(pages).toEqual(['One line\nand another', 'Page two'])
})

test('a gap on a page of a PDF is a blank line', async () => {
  const lines = [
    'The boat was late.',
    'She waited.',
    'Nobody came.',
    'It rained.',
    '',
    'Then.',
  ]
  expect(await read(pdf([lines]), 'application/pdf')).toEqual([
    'The boat was late.\nShe waited.\nNobody came.\nIt rained.\n\nThen.',
  ])
})

test('a PDF of more than two hundred pages is read so far', async () => {
  const pages = Array.from({ length: 203 }, (_, index) => [`Page ${index + 1}`])
  const found = await read(pdf(pages), 'application/pdf')
  expect(found).toHaveLength(200)
  expect(found.at(-1)).toBe('Page 200')
})

test('an indented line behind the end of a sentence opens a paragraph of prose', () => {
  const rows = [
    ['They had come to the harbour before it was quite light,', 72],
    ['and nobody on the quay had said a word to them yet.', 72],
    ['“Is that her?” asked the boy, who had been up all night,', 90],
    ['and his father said that he could not tell, not yet.', 72],
    ['The boat came in.', 90],
  ] as const
  const lines = rows.map(([text, x], index) => ({ text, x, y: 700 - index * 14 }))
  expect(joinLines([lines])[0]?.split('\n\n')).toHaveLength(3)
  // Verse indents its lines as it likes.
  const verse = lines.map((line) => ({ ...line, text: `${line.text.slice(0, 20)}.` }))
  expect(joinLines([verse])[0]).not.toContain('\n\n')
})

test('a word divided at the end of a long line is whole, a short line keeps its hyphen', () => {
  const long = 'They had come to the harbour for the exam-'
  expect(
    joinLines([
      [
        { text: long, x: 72, y: 700 },
        { text: 'ple of it', x: 72, y: 688 },
      ],
    ]),
  ).toEqual(['They had come to the harbour for the example of it'])
  expect(
    joinLines([
      [
        { text: 'blue-', x: 72, y: 700 },
        { text: 'green', x: 72, y: 688 },
      ],
    ]),
  ).toEqual(['blue-\ngreen'])
})

const words = 'Čaj „zu spät“ — café, naïve €5'
test.for([
  ['UTF-8', Buffer.from(words)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${words}`)],
  ['UTF-16, little end first', Buffer.from(`\ufeff${words}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
] as const)('text in %s is read', async ([, bytes]) => {
  expect(await read(bytes, 'text/plain')).toEqual([words])
})

test('a letter cut in half at the end costs that letter, not the encoding', async () => {
  const bytes = Buffer.from('café')
  expect(await read(bytes.subarray(0, -1), 'text/plain')).toEqual(['caf\ufffd'])
})

test('text that is no UTF is read as Windows wrote it', async () => {
  const bytes = Buffer.from('caf\u00e9 \u0093late\u0094 \u0080', 'latin1')
  expect(await read(bytes, 'text/plain')).toEqual(['café “late” €'])
})

test('line ends of every house become one, and blank lines stay', async () => {
  expect(await read('one\r\ntwo\r\n\r\nthree\rfour\n', 'text/plain')).toEqual([
    'one\ntwo\n\nthree\nfour',
  ])
})

test('a text is read to two million characters', async () => {
  const [text] = await read('a'.repeat(2_000_010), 'text/plain')
  expect(text).toHaveLength(2_000_000)
})

test('Markdown comes without its marks', async () => {
  const source = `---
title: x
---
# The *Ferry* #

She was **very** late, _so_ late; see [the pier](https://example.org) ![a lamp](l.png).

> He said \`nothing\`.

- one
2. two

\`\`\`js
const code = 1
\`\`\`

***

snake_case_name and 2 * 3 * 4 stay, \\*as does this\\*.`
  expect((await read(source, 'text/markdown'))[0]?.split(/\n+/)).toEqual([
    'The Ferry',
    'She was very late, so late; see the pier a lamp.',
    'He said nothing.',
    'one',
    'two',
    'snake_case_name and 2 * 3 * 4 stay, *as does this*.',
  ])
})

test('code that is never closed is dropped to the end', () => {
  expect(stripMarkdown('before\n~~~\ncode\nmore')).toBe('before\n')
})

test('a document of Word comes with its paragraphs and line breaks', async () => {
  const bytes = zip(
    docxParts(['The boat was late.', 'One line\nand the next', 'Tea &amp; rain']),
  )
  expect(await read(bytes, docx)).toEqual([
    'The boat was late.\n\nOne line\nand the next\n\nTea & rain',
  ])
})

test('a poem that was typed a line a paragraph is still a poem', async () => {
  const lines = ['The light comes in', 'sideways, the way', 'you used to come home', '']
  const [text = ''] = await read(zip(docxParts([...lines, ...lines, ...lines])), docx)
  expect(measureText(text)?.verse).toEqual({ stanzas: 3, lines: 9, meanLineWords: 4 })
})

test('an old document of Word comes with its paragraphs and quotation marks', async () => {
  const bytes = doc(['“The boat is late.”', 'She’s out.', '', 'Third.'])
  expect(await read(bytes, 'application/msword')).toEqual([
    '“The boat is late.”\n\nShe’s out.\n\n\n\nThird.',
  ])
})

test('an old document of Word whose sectors run in a ring is refused', async () => {
  const bytes = doc(['The boat was late.'])
  bytes.writeInt32LE(2, 512 + 9 * 4)
  const failure = await read(bytes, 'application/msword').catch(
    (error: Error) => error.cause,
  )
  expect(String(failure)).toContain('a chain has no end')
})

test.for([
  ['a PDF', 'application/pdf', Buffer.from('%PDF-1.4 and no more')],
  ['a docx that is no archive', docx, Buffer.from('PK\u0003\u0004 and no more')],
  ['a docx without a document', docx, zip({ 'a.txt': 'a' })],
  ['a docx cut short', docx, zip(docxParts(['a'])).subarray(0, 500)],
  [
    'a doc',
    'application/msword',
    Buffer.from('d0cf11e0a1b11ae1'.padEnd(2400, '0'), 'hex'),
  ],
  ['a doc cut short', 'application/msword', doc(['a']).subarray(0, 3000)],
  ['a doc that is an archive', 'application/msword', zip(docxParts(['a']))],
] as const)('%s that is damaged is refused with a sentence', async ([, type, bytes]) => {
  await expect(read(bytes, type)).rejects.toThrow(
    /^This document could not be opened: .*\.$/,
  )
})

test('a small docx that claims to unpack to more than 200 MB is refused', async () => {
  const bytes = zip(docxParts(['a']), { claim: 70 * MiB })
  const failure = await read(bytes, docx).catch((error: Error) => error.cause)
  expect(String(failure)).toContain('unpacks to too much')
})

test('a docx that unpacks to more than it claims is refused', async () => {
  const parts = docxParts(['a'.repeat(5 * MiB)])
  expect((await read(zip(parts, { deflate: true }), docx))[0]).toHaveLength(2_000_000)
  const lie = read(zip(parts, { deflate: true, claim: 2000 }), docx)
  expect(await lie.catch((error: Error) => error.cause)).toMatchObject({
    code: 'ERR_BUFFER_TOO_LARGE',
  })
})

test('there is no reading a picture', async () => {
  await expect(read('x', 'image/png')).rejects.toThrow(
    'no way to read text from image/png',
  )
})
