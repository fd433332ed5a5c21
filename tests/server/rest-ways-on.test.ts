import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { AiError } from '#routers/ai-error.ts'
import { MediaError } from '#routers/media-lab.ts'
import { NothingToApply } from '#routers/image-editor.ts'
import { createDiskFileStore } from '#server/services/disk-file-store.ts'
import { createMediaLab } from '#server/services/process-media-lab.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { picture, plain } from '#tests/support/sample-files.ts'
import { scriptedEditor, scriptedVoice } from '#tests/support/scripted-makers.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { aDraft } from '#tests/support/suggestions.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { tusOf } from '#tests/support/tus-client.ts'
import { until } from '#tests/support/until.ts'
import type { ConversationView, MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { House } from '#tests/support/build-house.ts'
import type { ScriptedEditor, ScriptedVoice } from '#tests/support/scripted-makers.ts'
import type { ScriptedTutor, Step } from '#tests/support/scripted-tutor.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

interface Studio {
  house: House
  tutor: ScriptedTutor
  editor: ScriptedEditor
  voice: ScriptedVoice
}

async function aStudio(
  plan: 'free' | 'standard' = 'standard',
  ...scripts: Step[][]
): Promise<Studio> {
  const tutor = scriptedTutor(
    ...(scripts.length > 0 ? scripts : [['Look at the light.']]),
  )
  const voice = scriptedVoice()
  const house = await buildHouse({ tutor, voice, settings: { defaultPlan: plan } })
  return { house, tutor, voice, editor: house.services.editor as ScriptedEditor }
}

interface Begun {
  sessionId: string
  conversationId: string
  work: FileView
}

const how = ['Add half a stop of light.', 'Turn it by two degrees']

/** A crit over HTTP whose two suggestions are drawn. */
async function begin(
  { tutor }: Studio,
  member: Visitor,
  picture: Uint8Array | string = 'a picture',
): Promise<Begun> {
  const sessionId = aSession()
  const [work] = filesOf(await member.upload(sessionId, [['quay.jpg', picture]]))
  tutor.drafts = [
    aDraft(work!.id, { title: 'Lift the shadows', how: how[0]! }),
    aDraft(work!.id, { title: 'Level the horizon', how: how[1]! }),
  ]
  const answer = await member.send('POST', '/api/analyze', {
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  const { conversation } = answer.body as { conversation: ConversationView }
  const listed = await until(async () => {
    const files = filesOf(await member.get(`/api/files/${sessionId}`))
    return files[0]?.suggestions.length === 2 ? files : undefined
  })
  tutor.drafts = []
  return { sessionId, conversationId: conversation.id, work: listed[0]! }
}

function filesOf(answer: Answer): FileView[] {
  return (answer.body as { files: FileView[] }).files
}

function messageOf(answer: Answer): MessageView {
  return (answer.body as { message: MessageView }).message
}

async function thread(member: Visitor, sessionId: string): Promise<MessageView[]> {
  const { body } = await member.get(`/api/conversation/${sessionId}`)
  return (body as { messages: MessageView[] }).messages
}

function editImage(member: Visitor, { sessionId, work }: Begun, over: object = {}) {
  return member.send('POST', '/api/edit-image', {
    sessionId,
    fileId: work.id,
    suggestions: work.suggestions.join('. '),
    ...over,
  })
}

async function sendVersion(
  member: Visitor,
  { sessionId, work }: Begun,
): Promise<FileView> {
  const form = new FormData()
  form.set('sessionId', sessionId)
  form.set('originalFileId', work.id)
  form.append('files', new Blob(['a later picture']), 'quay 2.jpg')
  const answer = await member.request('/api/upload', { method: 'POST', body: form })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { files: FileView[] }).files[0]!
}

function compareFiles(
  member: Visitor,
  { sessionId, work }: Begun,
  version: Pick<FileView, 'id'>,
): Promise<Answer> {
  return member.send('POST', '/api/compare-files', {
    sessionId,
    originalFileId: work.id,
    newFileId: version.id,
  })
}

function generateAudio(
  member: Visitor,
  { sessionId, conversationId }: Pick<Begun, 'sessionId' | 'conversationId'>,
): Promise<Answer> {
  return member.send('POST', '/api/generate-audio', { sessionId, conversationId })
}

const marker = 'COMPARISON_IMAGES:'

test('edit-image answers the whole picture with the suggestions of the file applied', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  expect(crit.work.suggestions).toEqual(how)
  studio.house.clock.move(1000)
  const { status, body } = await editImage(member, crit)
  const whole = Buffer.from('an edited picture').toString('base64')
  expect([status, body]).toEqual([
    200,
    { success: true, editedImage: `data:image/jpeg;base64,${whole}` },
  ])
  expect(studio.editor.requests[0]?.changes.map(({ title }) => title)).toEqual([
    'Lift the shadows',
    'Level the horizon',
  ])
  const files = filesOf(await member.get(`/api/files/${crit.sessionId}`))
  expect(files.map(({ kind, originalName }) => [kind, originalName])).toEqual([
    ['work', 'quay.jpg'],
    ['refyn', 'quay_refyn.jpg'],
  ])
  expect((await member.get('/api/subscription')).body).toMatchObject({
    refynsThisMonth: 1,
  })
})

test('edit-image refuses with a status, a code and a sentence', async () => {
  const studio = await aStudio('free')
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const stranger = await studio.house.signUp()
  const refusal = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    const { code, message } = body as { code: string; message: string }
    return [status, code, message]
  }
  expect(await refusal(editImage(member, crit, { suggestions: '  ' }))).toEqual([
    400,
    'invalid',
    'Please select at least one suggestion to apply.',
  ])
  expect((await refusal(editImage(member, crit, { fileId: 'x' })))[0]).toBe(400)
  expect((await refusal(editImage(studio.house.visitor(), crit)))[0]).toBe(401)
  const absent = await refusal(editImage(member, crit, { fileId: newId() }))
  expect(absent.slice(0, 2)).toEqual([404, 'not_found'])
  expect(await refusal(editImage(stranger, crit))).toEqual(absent)
  await editImage(member, crit)
  expect(await refusal(editImage(member, crit))).toEqual([
    403,
    'refyn_limit',
    'Monthly Refyn limit reached (1/1 used). Upgrade to Standard for unlimited Refyns.',
  ])
})

test.for([
  [502, 'ai_key_refused', new AiError('ai_key_refused', 'secret key text')],
  [502, 'ai_quota', new AiError('ai_quota', 'secret account')],
  [400, 'nothing_to_apply', new NothingToApply('secret words')],
  [415, 'file_damaged', new MediaError('/secret/path')],
] as const)('an editor that fails is %i %s, and nothing is charged', async (row) => {
  const [expected, code, failure] = row
  const studio = await aStudio('free')
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  studio.editor.failures.push(failure)
  const { status, body } = await editImage(member, crit)
  expect([status, body]).toMatchObject([expected, { code, message: expect.any(String) }])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await member.get('/api/subscription')).body).toMatchObject({
    refynsThisMonth: 0,
  })
})

test('while a picture is made every other way on is 409', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const version = await sendVersion(member, crit)
  const drawing = gate()
  studio.editor.before = () => {
    drawing.isReached = true
    return drawing.opened
  }
  const first = editImage(member, crit)
  await until(() => drawing.isReached)
  const { sessionId } = crit
  for (const call of [
    editImage(member, crit),
    compareFiles(member, crit, version),
    member.send('POST', '/api/chat', { sessionId, message: 'Why?' }),
  ])
    expect(await call).toMatchObject({ status: 409, body: { code: 'reply_in_progress' } })
  drawing.open()
  expect((await first).status).toBe(200)
})

test('the thread shows a refyn as a heading, a picture and words, and stores no picture', async () => {
  const root = await tempFolder()
  const files = await createDiskFileStore(join(root, 'uploads'))
  const media = createMediaLab(files, { ffmpegPath: null })
  onTestFinished(() => media.close())
  const tutor = scriptedTutor(['Look at the light.'])
  const editor = scriptedEditor(files)
  const house = await buildHouse({ files, media, tutor, editor })
  const size = { width: 1800, height: 1200 }
  // Nothing in it repeats, so that no encoder makes it small.
  const grain = (x: number, y: number) =>
    Math.abs(Math.sin(x * 12.99 + y * 78.23) * 43_758) % 1
  const large = await picture(size, (x, y) => {
    const grey = grain(x, y) * 255
    return [grey, grey, grey]
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(large.byteLength).toBeGreaterThan(1_500_000)
  editor.edit = async (request, target) => {
    await writeFile(target, large)
    const made = request.changes.map(() => ({ adjustments: [], isApplied: true }))
    return { mimeType: 'image/jpeg', made }
  }
  const member = await house.signUp()
  const work = await plain([90, 90, 90]).jpeg().toBuffer()
  const crit = await begin({ house, tutor, editor, voice: scriptedVoice() }, member, work)
  const { body } = await editImage(member, crit)
  expect(body).toEqual({
    success: true,
    editedImage: `data:image/jpeg;base64,${large.toString('base64')}`,
  })
  const answer = await member.request(`/api/conversation/${crit.sessionId}`)
  const text = await answer.text()
  expect(text.length).toBeLessThan(900_000)
  const { messages } = JSON.parse(text) as { messages: MessageView[] }
  const content = messages.at(-1)?.content ?? ''
  const shown =
    /^## Refynd Image\n\n!\[[^\]]*\]\(data:image\/webp;base64,([\w+/=]+)\)\n\nApplied:\n\n- Lift the shadows: /.exec(
      content,
    )
  const small = await sharp(Buffer.from(shown?.[1] ?? '', 'base64')).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', 960, 640])
  const stored = rowsOf(house.open, 'messages').at(-1)
  expect(String(stored?.['content'])).not.toContain('data:')
  // Without its file the words stay.
  await member.send('DELETE', `/api/files/${messages.at(-1)?.refyn?.fileId}`)
  const later = (await thread(member, crit.sessionId)).at(-1)?.content
  expect(later).toBe(stored?.['content'])
})

test('compare-files answers two files in front of the words, which the row does not hold', async () => {
  const studio = await aStudio('standard', ['Look at the light.'], ['It is lighter now.'])
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const version = await sendVersion(member, crit)
  expect(version).toMatchObject({ kind: 'improved', parentId: crit.work.id })
  studio.tutor.verdicts = [{ number: 1, verdict: 'addressed', note: 'Open now' }]
  const answer = await compareFiles(member, crit, version)
  expect(answer.status).toBe(200)
  const { content, comparison } = messageOf(answer)
  const [first = '', ...rest] = content.split('\n\n')
  expect(first.startsWith(`${marker}{`)).toBe(true)
  const named = JSON.parse(first.slice(marker.length)) as Record<string, FileView>
  expect(Object.keys(named)).toEqual(['originalFile', 'newFile'])
  expect(named['originalFile']).toMatchObject({
    id: crit.work.id,
    originalName: 'quay.jpg',
    mimeType: 'image/jpeg',
    kind: 'work',
  })
  expect(named['newFile']).toMatchObject({
    id: version.id,
    originalName: 'quay 2_improved.jpg',
  })
  expect(named['newFile']).not.toHaveProperty('facts')
  const words = rest.join('\n\n')
  expect(words).toContain('**1. Lift the shadows**: Addressed. Open now')
  expect(words.endsWith('It is lighter now.')).toBe(true)
  expect(comparison?.verdicts).toHaveLength(1)
  expect(rowsOf(studio.house.open, 'messages').at(-1)?.['content']).toBe(
    'It is lighter now.',
  )
  expect((await thread(member, crit.sessionId)).at(-1)?.content).toBe(content)
  const repeated = messageOf(await compareFiles(member, crit, version))
  expect([repeated.id, repeated.content]).toEqual([messageOf(answer).id, content])
})

test('a marker that anybody wrote is taken out, wherever it stands', async () => {
  const forged = `${marker}{"originalFile":{},"newFile":{}}\n\n`
  const nested = `COMPARISON_${marker}IMAGES:{"originalFile":{}}\n\n`
  const studio = await aStudio('standard', [nested, 'First.'], [forged, 'Then.'])
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const { sessionId } = crit
  await member.send('POST', '/api/chat', { sessionId, message: `${forged}Why?` })
  studio.tutor.verdicts = [{ number: 2, verdict: 'not', note: `${forged} still` }]
  const { body } = await member.upload(sessionId, [[`${marker} _version.jpg`, 'later']])
  const [version] = (body as { files: FileView[] }).files
  studio.house.open.sqlite.exec(`update suggestions set title = '${marker}{}'`)
  await compareFiles(member, crit, version!)
  await editImage(member, crit, { suggestions: `${forged}glow` })
  const messages = await thread(member, sessionId)
  const kinds = messages.map(({ role, kind }) => `${role} ${kind}`)
  expect(kinds).toEqual([
    'ai reply',
    'user reply',
    'ai reply',
    'ai comparison',
    'ai refyn',
  ])
  for (const { kind, content } of messages) {
    const words = kind === 'comparison' ? content.slice(content.indexOf('\n\n')) : content
    expect(words).not.toContain(marker)
  }
  const { content } = messages[3]!
  const head = content.slice(marker.length, content.indexOf('\n\n'))
  expect(JSON.parse(head)).toMatchObject({ originalFile: { id: crit.work.id } })
})

test('a comparison whose files are gone names none of them', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const version = await sendVersion(member, crit)
  await compareFiles(member, crit, version)
  await member.send('DELETE', `/api/files/${version.id}`)
  const content = (await thread(member, crit.sessionId)).at(-1)?.content ?? ''
  const named = JSON.parse(
    content.slice(marker.length, content.indexOf('\n\n')),
  ) as object
  expect(named).toMatchObject({ originalFile: { id: crit.work.id }, newFile: null })
})

test('compare-files refuses with a status and a code', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const version = await sendVersion(member, crit)
  const stranger = await studio.house.signUp()
  const codeOf = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    return [status, (body as { code: string }).code]
  }
  expect(await codeOf(compareFiles(studio.house.visitor(), crit, version))).toEqual([
    401,
    'signed_out',
  ])
  expect(await codeOf(compareFiles(stranger, crit, version))).toEqual([404, 'not_found'])
  expect(await codeOf(compareFiles(member, crit, { id: newId() }))).toEqual([
    404,
    'not_found',
  ])
  expect(await codeOf(compareFiles(member, crit, crit.work))).toEqual([400, 'invalid'])
  const missing = member.send('POST', '/api/compare-files', { sessionId: crit.sessionId })
  expect(await codeOf(missing)).toEqual([400, 'invalid'])
  studio.tutor.verdicts = new AiError('ai_quota', 'secret')
  expect(await codeOf(compareFiles(member, crit, version))).toEqual([502, 'ai_quota'])
})

test('generate-audio answers an address under which the talk is heard, in parts too', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const { status, body } = await generateAudio(member, crit)
  const { audioUrl } = body as { audioUrl: string }
  expect([status, Object.keys(body as object)]).toEqual([200, ['audioUrl']])
  expect(audioUrl).toMatch(/^\/api\/files\/[a-z2-7]{26}\/content$/)
  const whole = await member.request(audioUrl)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('content-disposition')).toContain(
    `filename="Alex & Henry Discuss Your Work.mp3"`,
  )
  const part = await member.request(audioUrl, { headers: { range: 'bytes=2-5' } })
  expect([
    part.status,
    part.headers.get('content-range'),
    Buffer.from(await part.arrayBuffer()),
  ]).toEqual([206, `bytes 2-5/${bytes.byteLength}`, bytes.subarray(2, 6)])
  const stranger = await studio.house.signUp()
  expect((await stranger.request(audioUrl)).status).toBe(404)
  const { body: conversation } = await member.get(`/api/conversation/${crit.sessionId}`)
  expect(conversation).toMatchObject({ conversation: { audioUrl } })
  expect((await generateAudio(member, crit)).body).toEqual({ audioUrl })
})

test('generate-audio refuses with a status and a code', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const stranger = await studio.house.signUp()
  const codeOf = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    return [status, (body as { code: string }).code]
  }
  const elsewhere = { ...crit, sessionId: aSession() }
  expect(await codeOf(generateAudio(studio.house.visitor(), crit))).toEqual([
    401,
    'signed_out',
  ])
  expect(await codeOf(generateAudio(stranger, crit))).toEqual([404, 'not_found'])
  expect(await codeOf(generateAudio(member, elsewhere))).toEqual([404, 'not_found'])
  const bad = { ...crit, conversationId: 'x' }
  expect(await codeOf(generateAudio(member, bad))).toEqual([400, 'invalid'])
  studio.voice.failures.push(new AiError('ai_key_refused', 'secret'))
  expect(await codeOf(generateAudio(member, crit))).toEqual([502, 'ai_key_refused'])
  studio.house.open.sqlite.exec(`delete from messages`)
  expect(await codeOf(generateAudio(member, crit))).toEqual([409, 'conflict'])
})

test('a resumable upload that names its original is a version of it', async () => {
  const studio = await aStudio()
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const tus = tusOf(member)
  const announce = (originalFileId: string) => {
    const fields = { sessionId: crit.sessionId, filename: 'quay 2.tiff', originalFileId }
    const encoded = Object.entries(fields).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    )
    return tus.create({ size: 5, headers: { 'upload-metadata': encoded.join(',') } })
  }
  for (const absent of [newId(), 'nonsense']) {
    const { status, body } = await announce(absent)
    expect([status, body]).toMatchObject([404, { code: 'not_found' }])
  }
  const created = await announce(crit.work.id)
  expect(created.status).toBe(201)
  const sent = await tus.send(created.headers.get('location') ?? '', 0, 'bytes')
  expect(sent.body).toMatchObject({
    file: { kind: 'improved', parentId: crit.work.id, mimeType: 'image/tiff' },
  })
})

test('on the free plan a version is 403 by form and by tus, with its sentence', async () => {
  const studio = await aStudio('free')
  const member = await studio.house.signUp()
  const crit = await begin(studio, member)
  const refusal = {
    code: 'plan_limit',
    message: 'Upgrade to Standard to Upload Improved Version for re-evaluation',
  }
  const form = await member.upload(crit.sessionId, [['quay_improved.jpg', 'bytes']])
  expect([form.status, form.body]).toMatchObject([403, refusal])
  const fields = {
    sessionId: crit.sessionId,
    filename: 'b.jpg',
    originalFileId: crit.work.id,
  }
  const metadata = Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { 'upload-metadata': metadata }
  const tus = await tusOf(member).create({ size: 5, headers })
  expect([tus.status, tus.body]).toMatchObject([403, refusal])
})
