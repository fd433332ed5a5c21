import { expect, test } from 'vitest'
import {
  createGeminiImageEditor,
  nearestRatio,
} from '#server/services/gemini-image-editor.ts'
import { requirePicture } from '#server/services/answer-bytes.ts'
import { MediaError } from '#routers/media-lab.ts'
import { aCopy, anEdit, drawingMedia } from '#tests/support/edits.ts'
import { failsAsItShould, patient } from '#tests/support/endpoint-faults.ts'
import { bodyOf, draws, geminiServer, inlineData } from '#tests/support/gemini-server.ts'
import { plain } from '#tests/support/sample-files.ts'
import { sendsJson } from '#tests/support/scripted-server.ts'
import type { ModelPart } from '#routers/media-lab.ts'
import type { EditRequest } from '#routers/image-editor.ts'
import type { DrawingRequest } from '#tests/support/gemini-server.ts'
import type { Script } from '#tests/support/scripted-server.ts'

const open = new AbortController().signal
const drawn = await plain([10, 20, 30]).png().toBuffer()
const copy = await aCopy()

function editorAt(
  baseUrl: string,
  media = drawingMedia([copy]),
  model = 'gemini-draw-1',
) {
  return createGeminiImageEditor({ baseUrl, apiKey: 'secret-key', model }, media, patient)
}

/** One edit at a server that answers so. */
async function edit(
  script: Script,
  request: EditRequest = anEdit(),
  parts: ModelPart[] = [copy],
) {
  const server = await geminiServer(script)
  const media = drawingMedia(parts)
  const edited = await editorAt(server.baseUrl, media).edit(request, '/target', open)
  const seen = server.requests[0]
  if (!seen) throw new Error('Nobody was asked')
  return { edited, media, seen, body: bodyOf(seen) as DrawingRequest }
}

const done = draws([inlineData('image/png', drawn)])

test('the picture and the changes go in one call, and what is drawn is fitted', async () => {
  const { edited, media, seen, body } = await edit(done)
  expect(seen.path).toBe('/v1beta/models/gemini-draw-1:generateContent')
  expect(seen.headers).toMatchObject({
    'x-goog-api-key': 'secret-key',
    'content-type': 'application/json',
  })
  expect(seen.headers.authorization).toBeUndefined()
  expect(body.generationConfig).toEqual({
    responseModalities: ['IMAGE'],
    imageConfig: { aspectRatio: '3:2', imageSize: '2K' },
  })
  expect(body.contents.map(({ role, parts }) => [role, parts.length])).toEqual([
    ['user', 2],
  ])
  expect(body.contents[0]?.parts[1]).toEqual(
    inlineData('image/jpeg', (copy as { data: Buffer }).data),
  )
  expect(media.shown).toEqual([{ images: true, audio: false }])
  expect(media.fitted).toEqual([{ file: anEdit().file, drawn, target: '/target' }])
  expect(edited).toEqual({
    mimeType: 'image/jpeg',
    made: [
      { adjustments: [], isApplied: true },
      { adjustments: [], isApplied: true },
    ],
  })
})

test('each change stands on a numbered line with its place, and the rest is to stay', async () => {
  const { body } = await edit(done)
  const lines = (body.contents[0]?.parts[0]?.text ?? '').split('\n')
  expect(lines[1]).toBe('1. Straighten it: Turn it by two degrees.')
  expect(lines[2]).toBe(
    '2. Calm the sky (in the top left third; 10–30 % of the width from the left, ' +
      '5–25 % of the height from the top): Darken the highlights by half a stop.',
  )
  expect(lines).toHaveLength(4)
  expect(lines[3]).toMatch(
    /Change nothing else\..*framing.*identity.*style.*no text, watermark/,
  )
})

test('a picture that could not be measured is asked for without a ratio', async () => {
  const { body } = await edit(done, anEdit({ facts: null }))
  expect(body.generationConfig.imageConfig).toEqual({ imageSize: '2K' })
})

test('the copy is named by its bytes, whatever it is called', async () => {
  const png = { type: 'image', mimeType: 'image/jpeg', data: drawn, caption: '' } as const
  const words = { type: 'text', text: 'A harbour', caption: '' } as const
  const { body } = await edit(done, anEdit(), [words, png])
  expect(body.contents[0]?.parts[1]?.inlineData?.mimeType).toBe('image/png')
})

test('a picture that no copy can be made of is a MediaError, and nobody is asked', async () => {
  const server = await geminiServer(done)
  const words = { type: 'text', text: 'Unreadable', caption: '' } as const
  const broken = { ...copy, data: Buffer.from('no picture') } as ModelPart
  for (const parts of [[], [words], [broken]])
    await expect(
      editorAt(server.baseUrl, drawingMedia(parts)).edit(anEdit(), '/target', open),
    ).rejects.toBeInstanceOf(MediaError)
  expect(server.requests).toEqual([])
})

test('the first picture that is no thought is the answer', async () => {
  const other = await plain([90, 90, 90]).png().toBuffer()
  const { media } = await edit(
    draws([
      { text: 'I darken the sky.', thought: true },
      { ...(inlineData('image/png', other) as object), thought: true },
      { text: 'Here it is.' },
      inlineData('image/png', drawn),
      inlineData('image/png', other),
    ]),
  )
  expect(media.fitted.map((each) => each.drawn)).toEqual([drawn])
})

const refusal = `I cannot edit pictures of this person. ${'So it is. '.repeat(60)}`

test.for([
  ['words alone', draws([{ text: refusal }]), /^[^]*I cannot edit pictures/],
  ['a thought alone', draws([{ thought: true, text: 'Hm.' }]), /no picture \(STOP\)$/],
  ['no parts', draws([]), /no picture/],
  [
    'a page as its picture',
    draws([inlineData('text/html', Buffer.from('<html>'))]),
    /no picture/,
  ],
  [
    'a picture that is called a page',
    draws([inlineData('text/html', drawn)]),
    /no picture/,
  ],
  [
    'a page that is called a picture',
    draws([inlineData('image/png', Buffer.from('<html>no</html>'))]),
    /bytes that are no picture/,
  ],
  [
    'broken base64',
    draws([
      { inlineData: { mimeType: 'image/png', data: `%%${drawn.toString('base64')}` } },
    ]),
    /no base64/,
  ],
  [
    'an empty picture',
    draws([{ inlineData: { mimeType: 'image/png', data: '' } }]),
    /no base64/,
  ],
  ['no candidates', sendsJson(200, { candidates: [] }), /no picture/],
  [
    'a blocked prompt',
    sendsJson(200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }),
    /PROHIBITED_CONTENT/,
  ],
  [
    'a withheld picture',
    sendsJson(200, { candidates: [{ finishReason: 'IMAGE_SAFETY', index: 0 }] }),
    /IMAGE_SAFETY/,
  ],
  ['another shape', sendsJson(200, { candidates: 'none' }), /another shape/],
] as const)(
  'an answer with %s is nonsense, and nothing is written',
  async ([, script, words]) => {
    const server = await geminiServer(script)
    const media = drawingMedia([copy])
    const error: unknown = await editorAt(server.baseUrl, media)
      .edit(anEdit(), '/target', open)
      .catch((each: unknown) => each)
    expect(error).toMatchObject({ fault: 'ai_nonsense' })
    expect((error as Error).message).toMatch(words)
    expect((error as Error).message.length).toBeLessThan(300)
    expect(media.fitted).toEqual([])
  },
)

test('a picture of more than 20 MB is nonsense', async () => {
  const sizeOf = async (sizeBytes: number) => {
    const padded = Buffer.concat([drawn], sizeBytes).toString('base64')
    return (await requirePicture(padded)).length
  }
  const most = 20 * 1024 * 1024
  expect(await sizeOf(most)).toBe(most)
  await expect(sizeOf(most + 1)).rejects.toMatchObject({ fault: 'ai_nonsense' })
})

test('an error with a status of success is sorted like any other', async () => {
  const server = await geminiServer(
    sendsJson(200, { error: { code: 429, message: 'slow' } }),
  )
  await expect(
    editorAt(server.baseUrl).edit(anEdit(), '/target', open),
  ).rejects.toMatchObject({ fault: 'ai_busy' })
})

test('the editor is named by its model, with or without the prefix of the lists', async () => {
  const server = await geminiServer(done)
  const editor = editorAt(server.baseUrl, undefined, 'models/gemini-draw-1')
  expect([editor.label, editor.isAi]).toEqual(['Gemini Draw 1', true])
  await editor.edit(anEdit(), '/target', open)
  expect(server.requests[0]?.path).toBe('/v1beta/models/gemini-draw-1:generateContent')
})

test.for([
  [4000, 3000, '4:3'],
  [3000, 4000, '3:4'],
  [1920, 1080, '16:9'],
  [1080, 1920, '9:16'],
  [1000, 1010, '1:1'],
  [1080, 1350, '4:5'],
  [6000, 1000, '21:9'],
  [2045, 1000, '21:9'],
  [2030, 1000, '16:9'],
  [1000, 6000, '9:16'],
] as const)('a picture of %i × %i is drawn as %s', ([width, height, ratio]) => {
  expect(nearestRatio({ width, height })).toBe(ratio)
})

failsAsItShould((origin, limits, signal) =>
  createGeminiImageEditor(
    { baseUrl: `${origin}/v1beta/openai/`, apiKey: 'secret-key', model: 'm' },
    drawingMedia([copy]),
    limits,
  ).edit(anEdit(), '/target', signal),
)
