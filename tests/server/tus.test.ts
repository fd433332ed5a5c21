import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { randomId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aFile, aSession } from '#tests/support/factories.ts'
import { tusOf } from '#tests/support/tus-client.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Answer } from '#tests/support/visitor.ts'

async function house() {
  const built = await buildHouse()
  const member = await built.signUp()
  return { ...built, member, tus: tusOf(member) }
}

function placeOf(answer: Answer): string {
  return answer.headers.get('location') ?? ''
}

function codeOf(answer: Answer): unknown {
  const body: unknown =
    typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body
  return (body as { code?: unknown }).code
}

test('an upload is created with a relative address of 160 random bits', async () => {
  const { tus } = await house()
  const answer = await tus.create({ sessionId: aSession(), size: 5 })
  expect(answer.status).toBe(201)
  expect(placeOf(answer)).toMatch(/^\/api\/tus\/[a-z2-7]{32}$/)
})

test('an upload in three pieces resumes where it was and becomes a file', async () => {
  const { tus, member, folders } = await house()
  const sessionId = aSession()
  const place = placeOf(await tus.create({ sessionId, size: 10 }))
  expect((await tus.send(place, 0, '0123')).headers.get('upload-offset')).toBe('4')
  const state = await tus.offset(place)
  expect([state.status, state.headers.get('upload-offset')]).toEqual([200, '4'])
  await tus.send(place, 4, '456')
  const last = await tus.send(place, 7, '789')
  expect(last.status).toBe(200)
  const { file } = last.body as { file: FileView }
  expect(file).toMatchObject({ sessionId, originalName: 'harbour.jpg', size: 10 })
  expect((await member.get(`/api/files/${file.id}/content`)).body).toBe('0123456789')
  expect(await readdir(folders.tus)).toEqual([])
})

test('a wrong offset is 409 and writes nothing', async () => {
  const { tus } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 10 }))
  await tus.send(place, 0, '0123')
  expect((await tus.send(place, 0, '0123')).status).toBe(409)
  expect((await tus.send(place, 9, '9')).status).toBe(409)
  expect((await tus.offset(place)).headers.get('upload-offset')).toBe('4')
})

test('more bytes than were announced never arrive', async () => {
  const { tus, open } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 4 }))
  const answer = await tus.send(place, 0, '0123456789')
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(rowsOf(open, 'files').filter((file) => Number(file['size']) !== 4)).toEqual([])
})

test('an upload of another learner is 404 for every method and stays as it was', async () => {
  const { tus, signUp } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 10 }))
  await tus.send(place, 0, '0123')
  const stranger = tusOf(await signUp())
  expect((await stranger.offset(place)).status).toBe(404)
  expect((await stranger.send(place, 4, '4567')).status).toBe(404)
  expect((await stranger.stop(place)).status).toBe(404)
  expect((await tus.offset(place)).headers.get('upload-offset')).toBe('4')
})

test('no trick with the address reaches the upload of another learner', async () => {
  const { tus, signUp, folders } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 10 }))
  const id = place.split('/').at(-1)!
  const stranger = tusOf(await signUp())
  const own = placeOf(await stranger.create({ sessionId: aSession(), size: 10 }))
  const tricks = [
    `${own}?x=/${id}`,
    `${own}?/${id}`,
    `${own}/${id}`,
    `${own}/../${id}`,
    `/api/tus?x=/${id}`,
    `/api/tus/?x=/${id}`,
    `/api/tus/x/${id}`,
    `/api/tus/%2f${id}`,
    `${place}/`,
  ]
  for (const trick of tricks)
    for (const answer of [
      await stranger.offset(trick),
      await stranger.send(trick, 0, 'stolen'),
      await stranger.stop(trick),
    ]) {
      expect([400, 404], trick).toContain(answer.status)
    }
  expect((await tus.offset(place)).headers.get('upload-offset')).toBe('0')
  expect((await readdir(folders.tus)).filter((name) => name.startsWith(id))).not.toEqual(
    [],
  )
})

test('a visitor is 401 for every method', async () => {
  const { visitor } = await house()
  const tus = tusOf(visitor())
  const place = `/api/tus/${randomId(32)}`
  const answers = [
    await tus.create({ sessionId: aSession(), size: 5 }),
    await tus.offset(place),
    await tus.send(place, 0, 'bytes'),
    await tus.stop(place),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

test('the bytes of an unfinished upload cannot be read', async () => {
  const { tus } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 10 }))
  await tus.send(place, 0, '0123')
  expect((await tus.call('GET', place)).status).toBe(404)
})

test.for([
  [
    'a file above the size of the plan',
    { size: 30 * 1024 * 1024 + 1 },
    413,
    'file_too_large',
  ],
  ['a type that is not taken', { size: 5, filename: 'page.html' }, 415, 'wrong_type'],
  ['no session', { size: 5, sessionId: undefined }, 400, 'invalid'],
  ['a session of another shape', { size: 5, sessionId: '../../x' }, 400, 'invalid'],
] as const)('%s is refused before the first byte', async ([, over, status, code]) => {
  const { tus, open, folders } = await house()
  const answer = await tus.create({ sessionId: aSession(), ...over })
  expect([answer.status, codeOf(answer)]).toEqual([status, code])
  expect([countRows(open, 'uploads'), await readdir(folders.tus)]).toEqual([0, []])
})

test('the sixth file of a free session is refused before its first byte', async () => {
  const { tus, open } = await house()
  const sessionId = aSession()
  for (let index = 0; index < 5; index += 1)
    expect((await tus.create({ sessionId, size: 5 })).status).toBe(201)
  const answer = await tus.create({ sessionId, size: 5 })
  expect([answer.status, codeOf(answer)]).toEqual([403, 'file_limit'])
  expect(countRows(open, 'uploads')).toBe(5)
})

test('a limit that was met meanwhile refuses the file at its end and keeps no byte', async () => {
  const { tus, open, folders, db } = await house()
  open.sqlite.exec(`update users set "subscriptionPlan" = 'standard'`)
  const [user] = rowsOf(open, 'users').slice(-1)
  const sessionId = aSession()
  for (let index = 0; index < 5; index += 1)
    await aFile(db, { id: String(user?.['id']) }, { sessionId })
  const place = placeOf(await tus.create({ sessionId, size: 5 }))
  open.sqlite.exec(`update users set "subscriptionPlan" = 'free'`)
  const answer = await tus.send(place, 0, 'bytes')
  expect([answer.status, codeOf(answer)]).toEqual([403, 'file_limit'])
  expect([
    countRows(open, 'files'),
    await readdir(folders.tus),
    await readdir(folders.blobs),
  ]).toEqual([5, [], []])
})

test('a refusal is json for those who read its type', async () => {
  const { tus } = await house()
  const answer = await tus.create({
    sessionId: aSession(),
    size: 5,
    filename: 'page.html',
  })
  expect(answer.headers.get('content-type')).toContain('application/json')
})

test('content that is not what the name says is 415 at the end', async () => {
  const { tus, open } = await house()
  const place = placeOf(
    await tus.create({ sessionId: aSession(), size: 5, filename: 'fake picture.jpg' }),
  )
  const answer = await tus.send(place, 0, 'bytes')
  expect([answer.status, codeOf(answer)]).toEqual([415, 'wrong_type'])
  expect(countRows(open, 'files')).toBe(0)
})

test('a stopped upload is gone with its bytes and frees its place', async () => {
  const { tus, folders } = await house()
  const sessionId = aSession()
  const places: string[] = []
  for (let index = 0; index < 5; index += 1)
    places.push(placeOf(await tus.create({ sessionId, size: 5 })))
  expect((await tus.stop(places[0]!)).status).toBe(204)
  expect((await tus.offset(places[0]!)).status).toBe(404)
  expect((await readdir(folders.tus)).some((name) => places[0]!.endsWith(name))).toBe(
    false,
  )
  expect((await tus.create({ sessionId, size: 5 })).status).toBe(201)
})

test('stopping a finished upload leaves the file', async () => {
  const { tus, open } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 5 }))
  await tus.send(place, 0, 'bytes')
  await tus.stop(place)
  expect(countRows(open, 'files')).toBe(1)
})

test('finalising over tRPC as well gives one file', async () => {
  const { tus, member, open } = await house()
  const place = placeOf(await tus.create({ sessionId: aSession(), size: 5 }))
  const { file } = (await tus.send(place, 0, 'bytes')).body as { file: FileView }
  const json = { uploadId: place.split('/').at(-1) }
  const { status, body } = await member.send('POST', '/trpc/files.finalize', { json })
  expect(status).toBe(200)
  expect(body).toMatchObject({ result: { data: { json: { id: file.id } } } })
  expect(countRows(open, 'files')).toBe(1)
})

test('a chain of proxies that writes two protocols is no obstacle', async () => {
  const { tus } = await house()
  const headers = {
    'x-forwarded-proto': 'https, http',
    'x-forwarded-host': 'evil.example',
  }
  const answer = await tus.create({ sessionId: aSession(), size: 5, headers })
  expect([answer.status, placeOf(answer).startsWith('/api/tus/')]).toEqual([201, true])
})

test('no other site is allowed to read an answer', async () => {
  const { member } = await house()
  const answer = await member.request('/api/tus', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  expect(answer.headers.get('access-control-allow-origin')).not.toBe(
    'https://evil.example',
  )
  expect(answer.headers.get('access-control-allow-origin')).not.toBe('*')
})

test('a name with a path and control characters is only a name', async () => {
  const { tus, member } = await house()
  const sessionId = aSession()
  const filename = '../../etc/\u0000pass\u202Ewd\r\n.jpg'
  const place = placeOf(await tus.create({ sessionId, size: 5, filename }))
  await tus.send(place, 0, 'bytes')
  const { files } = (await member.get(`/api/files/${sessionId}`)).body as {
    files: FileView[]
  }
  expect(files[0]?.originalName).toBe('passwd.jpg')
})
