import { expect, test } from 'vitest'
import { createOpenAiImageEditor, sizeFor } from '#server/services/openai-image-editor.ts'
import { aCopy, anEdit, drawingMedia } from '#tests/support/edits.ts'
import { failsAsItShould, patient } from '#tests/support/endpoint-faults.ts'
import { plain } from '#tests/support/sample-files.ts'
import { scriptedServer, sends, sendsJson } from '#tests/support/scripted-server.ts'
import type { EditRequest } from '#routers/image-editor.ts'
import type { RawRequest, Script } from '#tests/support/scripted-server.ts'

const open = new AbortController().signal
const drawn = await plain([10, 20, 30]).webp().toBuffer()
const copy = await aCopy()
const done = sendsJson(200, {
  created: 1,
  data: [{ b64_json: drawn.toString('base64') }],
})

function editorAt(origin: string, model = 'gpt-image-1.5', media = drawingMedia([copy])) {
  const baseUrl = `${origin}/v1`
  return createOpenAiImageEditor({ baseUrl, apiKey: 'secret-key', model }, media, patient)
}

function formOf({ headers, bytes }: RawRequest): Promise<FormData> {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
}

async function edit(script: Script, model?: string, request: EditRequest = anEdit()) {
  const server = await scriptedServer(script)
  const media = drawingMedia([copy])
  const edited = await editorAt(server.origin, model, media).edit(
    request,
    '/target',
    open,
  )
  const seen = server.requests[0]
  if (!seen) throw new Error('Nobody was asked')
  return { edited, media, seen, form: await formOf(seen) }
}

test('the picture and the changes go as one form, and what is drawn is fitted', async () => {
  const { edited, media, seen, form } = await edit(done)
  expect([seen.method, seen.path]).toEqual(['POST', '/v1/images/edits'])
  expect(seen.headers.authorization).toBe('Bearer secret-key')
  expect([...form.keys()].toSorted()).toEqual(['image', 'model', 'n', 'prompt', 'size'])
  expect([form.get('model'), form.get('n'), form.get('size')]).toEqual([
    'gpt-image-1.5',
    '1',
    '1536x1024',
  ])
  expect(form.get('prompt')).toMatch(
    /1\. Straighten it: .*\r\n2\. Calm the sky \(in the top/,
  )
  const image = form.get('image') as File
  expect([image.name, image.type]).toEqual(['picture.jpeg', 'image/jpeg'])
  expect(Buffer.from(await image.arrayBuffer())).toEqual((copy as { data: Buffer }).data)
  expect(media.shown).toEqual([{ images: true, audio: false }])
  expect(media.fitted).toEqual([{ file: anEdit().file, drawn, target: '/target' }])
  expect(edited).toEqual({
    mimeType: 'image/jpeg',
    made: anEdit().changes.map(() => ({ adjustments: [], isApplied: true })),
  })
})

test('a model that is none of OpenAI is asked for bytes, which those send anyway', async () => {
  for (const [model, format] of [
    ['gpt-image-2.5-flare', null],
    ['openai/chatgpt-image-latest', null],
    ['flux-kontext', 'b64_json'],
  ] as const)
    expect((await edit(done, model)).form.get('response_format')).toBe(format)
})

test('a picture that could not be measured is asked for without a size', async () => {
  const { form } = await edit(done, 'flux-kontext', anEdit({ facts: null }))
  expect(form.has('size')).toBe(false)
})

test.for([
  ['flux-kontext', 1600, 900, '1536x1024'],
  ['flux-kontext', 900, 1600, '1024x1536'],
  ['gpt-image-1.5', 1000, 1100, '1024x1024'],
  ['gpt-image-2', 1600, 900, '1920x1088'],
  ['openai/gpt-image-2.5-flare', 3000, 4000, '1440x1920'],
  ['gpt-image-2', 5000, 1000, '1920x640'],
  ['gpt-image-10', 1000, 5000, '640x1920'],
] as const)('%s draws a picture of %i × %i at %4$s', ([model, width, height, size]) => {
  expect(sizeFor(model, { width, height })).toBe(size)
})

test('an address instead of bytes is refused and not fetched', async () => {
  const elsewhere = await scriptedServer(sends(200, drawn))
  const server = await scriptedServer(
    sendsJson(200, { data: [{ url: `${elsewhere.origin}/drawn.png` }] }),
  )
  await expect(editorAt(server.origin).edit(anEdit(), '/t', open)).rejects.toMatchObject({
    fault: 'ai_nonsense',
    message: 'The AI service sent an address instead of a picture',
  })
  expect(elsewhere.requests).toEqual([])
})

test.for([
  ['no data', sendsJson(200, { data: [] })],
  ['another shape', sendsJson(200, { data: 'none' })],
  ['the bytes themselves', sends(200, drawn)],
  [
    'bytes that are no picture',
    sendsJson(200, { data: [{ b64_json: Buffer.from('<html>').toString('base64') }] }),
  ],
  ['broken base64', sendsJson(200, { data: [{ b64_json: '!!!' }] })],
] as const)(
  'an answer with %s is nonsense, and nothing is written',
  async ([, script]) => {
    const server = await scriptedServer(script)
    const media = drawingMedia([copy])
    await expect(
      editorAt(server.origin, undefined, media).edit(anEdit(), '/target', open),
    ).rejects.toMatchObject({ fault: 'ai_nonsense' })
    expect(media.fitted).toEqual([])
  },
)

test('an address with a slash at its end is the same', async () => {
  const server = await scriptedServer(done)
  const editor = createOpenAiImageEditor(
    { baseUrl: `${server.origin}/v1/`, apiKey: 'k', model: 'm' },
    drawingMedia([copy]),
    patient,
  )
  await editor.edit(anEdit(), '/target', open)
  expect(server.requests[0]?.path).toBe('/v1/images/edits')
})

failsAsItShould((origin, limits, signal) =>
  createOpenAiImageEditor(
    { baseUrl: `${origin}/v1`, apiKey: 'secret-key', model: 'm' },
    drawingMedia([copy]),
    limits,
  ).edit(anEdit(), '/target', signal),
)
