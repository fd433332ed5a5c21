import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import {
  anArchive,
  fetchArchive,
  putBytes,
  startExport,
  untilMade,
} from '#tests/support/archives.ts'
import { plantAccount } from '#tests/support/canaries.ts'
import { rowsOf } from '#tests/support/database.ts'
import {
  aCard,
  aConversation,
  aFile,
  aMessage,
  aNote,
  aReadyCourse,
  aTry,
} from '#tests/support/factories.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { House } from '#tests/support/build-house.ts'

const email = 'ada@example.org'
const hasUnzip = (process.env['PATH'] ?? '')
  .split(':')
  .some((folder) => existsSync(join(folder, 'unzip')))

/** Somebody who has used everything, with random bytes for each file. */
async function aFullStudio(house: House) {
  const { db } = house
  const ada = await house.signUp(email)
  const { id } = rowsOf(house.open, 'users').find((user) => user['email'] === email)!
  const user = { id: String(id) }
  const conversation = await aConversation(db, user, {
    contextPrompt: 'A harbour at dawn.\nIs it too dark?',
  })
  const inCrit = { sessionId: conversation.sessionId, conversationId: conversation.id }
  const originals: Record<string, Buffer> = {}
  const put = async (kind: 'work' | 'improved' | 'refyn' | 'audio' | 'profile') => {
    const file = await aFile(db, user, {
      ...(kind === 'profile' ? {} : inCrit),
      kind,
      originalName: `${kind} of the quay.bin`,
    })
    originals[kind] = randomBytes(70_000)
    await putBytes(house.services, file.filename, originals[kind])
    return file
  }
  const work = await put('work')
  for (const kind of ['improved', 'refyn', 'audio', 'profile'] as const) await put(kind)
  const question = { role: 'user', content: 'Is it too dark?' } as const
  await aMessage(db, conversation, question)
  const reply = await aMessage(db, conversation, {
    content: 'Look at the light.',
    requestId: 'click-of-a-mouse',
  })
  await aSuggestion(db, reply, { title: 'Lift the shadows', fileId: work.id })
  await aNote(db, user, { title: 'Mind the light', link: 'https://example.org/light' })
  const course = await aReadyCourse(db, user, { title: 'Seeing light' })
  await aTry(db, course)
  await aCard(db, course)
  house.open.sqlite.exec(`
    insert into discovery_locations (id, "userId", name, description, latitude, longitude, address, category, "createdAt")
      values (7, '${user.id}', 'The Hepworth', 'Sculpture', '53.67', '-1.49', 'Gallery Walk', 'museum', '2026');
    insert into favorite_locations (id, "userId", "locationId", notes, "createdAt")
      values ('a', '${user.id}', 7, 'Go on a Tuesday', '2026');
    insert into favorite_events (id, "userId", title, "startDate", venue, "createdAt")
      values ('b', '${user.id}', 'Opening night', '2026-12-01', 'The Hepworth', '2026');`)
  return { ada, user, originals, conversation }
}

test('an archive has everything of a person, and each original byte for byte', async () => {
  const house = await buildHouse()
  const { ada, originals } = await aFullStudio(house)
  const entries = await anArchive(ada)
  const crit = 'crits/2026-11-10 A harbour at dawn'
  const folders = {
    work: `${crit}/works`,
    improved: `${crit}/improved`,
    refyn: `${crit}/refyns`,
    audio: `${crit}/audio`,
    profile: 'files/profile',
  }
  for (const [kind, folder] of Object.entries(folders)) {
    const found = entries.get(`${folder}/${kind} of the quay.bin`)
    expect([kind, found?.equals(originals[kind]!)]).toEqual([kind, true])
  }
  const text = (path: string) => entries.get(path)?.toString() ?? `no ${path}`
  expect(text('README.txt')).toContain('Everything that you have in Refyn')
  expect(JSON.parse(text('profile.json'))).toMatchObject({ email, isAcademic: false })
  expect(text(`${crit}/crit.md`)).toContain('Look at the light.')
  expect(text(`${crit}/crit.md`)).toContain('Lift the shadows (open)')
  expect(JSON.parse(text(`${crit}/crit.json`))).toMatchObject({
    conversation: { mediaType: 'photography' },
    messages: [{ content: 'Is it too dark?' }, { content: 'Look at the light.' }],
    suggestions: [{ title: 'Lift the shadows' }],
  })
  expect(text('notes.md')).toContain('<https://example.org/light>')
  expect(text('courses/Seeing light.md')).toContain('Light from the side')
  const data = (table: string) => JSON.parse(text(`data/${table}.json`)) as unknown
  expect(data('course_quiz_progress')).toMatchObject([{ score: 100 }])
  expect(data('review_cards')).toHaveLength(1)
  expect(data('favorite_locations')).toMatchObject([{ notes: 'Go on a Tuesday' }])
  expect(data('favorite_events')).toMatchObject([{ title: 'Opening night' }])
  expect(data('files')).toHaveLength(5)
})

test('nothing in it is of anybody else, opens an account, or says where bytes lie', async () => {
  const house = await buildHouse()
  const { ada, user } = await aFullStudio(house)
  const word = 'canaryofbea8'
  await plantAccount(house, await house.signUp(`${word}@example.org`), word)
  const entries = await anArchive(ada)
  const all = Buffer.concat(
    [...entries].flatMap(([path, data]) => [Buffer.from(path), data]),
  )
  const of = (table: string, column: string) =>
    rowsOf(house.open, table)
      .filter(({ userId }) => userId === user.id)
      .map((row) => String(row[column]))
  const secrets = [
    word,
    'hash of',
    'password',
    'click-of-a-mouse',
    ...of('files', 'filename'),
    ...of('exports', 'filename'),
    ...of('sessions', 'id'),
    ada.cookie!.split('=')[1]!,
  ]
  expect(secrets.length).toBeGreaterThan(11)
  for (const secret of secrets)
    expect([secret, all.includes(secret)]).toEqual([secret, false])
})

test.runIf(hasUnzip)(
  'another program finds nothing wrong with it, and unpacks it',
  async () => {
    const house = await buildHouse()
    const { ada, originals } = await aFullStudio(house)
    await startExport(ada)
    const { url, size } = await untilMade(ada)
    const folder = await tempFolder()
    const bytes = await fetchArchive(ada, url!)
    expect(bytes).toHaveLength(size!)
    await writeFile(join(folder, 'refyn.zip'), bytes)
    const run = promisify(execFile)
    const { stdout } = await run('unzip', ['-t', join(folder, 'refyn.zip')])
    expect(stdout).toContain('No errors detected')
    await run('unzip', ['-q', join(folder, 'refyn.zip'), '-d', join(folder, 'out')])
    const unpacked = await readdir(join(folder, 'out'), { recursive: true })
    expect(unpacked.filter((name) => name.endsWith('.bin'))).toHaveLength(
      Object.keys(originals).length,
    )
  },
)

test('an archive of somebody who has made nothing says so in few files', async () => {
  const house = await buildHouse()
  const entries = await anArchive(await house.signUp(email))
  expect(entries.get('notes.md')?.toString()).toBe('# Notes\n')
  expect([...entries.keys()].filter((path) => !path.startsWith('data/'))).toEqual([
    'README.txt',
    'profile.json',
    'notes.md',
  ])
})

const oddNames = [
  '../../x.jpg',
  '..\\..\\x.jpg',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  'con',
  'CON.jpg',
  'nul.tar.gz',
  'aux .jpg',
  'lpt1',
  '.',
  '..',
  '',
  '   ',
  'name.',
  'name. . .',
  '.hidden',
  'same.jpg',
  'same.jpg',
  'SAME.JPG',
  'a:b*c?d"e<f>g|h.jpg',
  'line\r\nbreak.jpg',
  'zero\u0000byte.jpg',
  '\u202Egpj.exe',
  'lone \uD800 half.jpg',
  `${'😀'.repeat(100)}.jpg`,
  `${'字'.repeat(300)}.jpg`,
  `${'x'.repeat(500)}.jpeg`,
  'Grüße – 你好.png',
]

test('names of every kind come out safe, each once, with all their bytes', async () => {
  const house = await buildHouse()
  const ada = await house.signUp(email)
  const { id } = rowsOf(house.open, 'users').find((user) => user['email'] === email)!
  const user = { id: String(id) }
  for (const contextPrompt of ['../../up.', 'con', 'The end. ', '😀'.repeat(200)]) {
    const conversation = await aConversation(house.db, user, { contextPrompt })
    for (const originalName of oddNames) {
      const file = await aFile(house.db, user, {
        originalName,
        conversationId: conversation.id,
        sessionId: conversation.sessionId,
      })
      await putBytes(house.services, file.filename, Buffer.from(file.id))
    }
  }
  for (const title of ['con', '../up', 'Same', 'same'])
    await aReadyCourse(house.db, user, { title })
  const entries = await anArchive(ada)
  const works = [...entries].filter(([path]) => path.includes('/works/'))
  const ids = rowsOf(house.open, 'files').map((file) => file['id'])
  expect(new Set(works.map(([, data]) => data.toString()))).toEqual(new Set(ids))
  const paths = [...entries.keys()]
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  for (const part of paths.flatMap((path) => path.split('/'))) {
    expect(part).toMatch(/^[^\p{Cc}\p{Cf}<>:"\\|?*]+$/u)
    expect(part).not.toMatch(/^[. ]|[. ]$/)
    expect(part).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i)
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255)
  }
  expect(paths).toContain('courses/_con.md')
  expect(paths).toContain('courses/Same (2).md')
  expect(works.map(([path]) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['Grüße – 你好.png', 'same (2).jpg', '_CON.jpg']),
  )
})

test('a file that is gone or cannot be read is left out, and the others are there', async () => {
  const house = await buildHouse()
  const { ada, user, originals } = await aFullStudio(house)
  const [gone, damaged] = [
    await aFile(house.db, user, { originalName: 'gone.jpg', state: 'missing' }),
    await aFile(house.db, user, { originalName: 'damaged.jpg' }),
  ]
  await mkdir(house.services.files.pathOf(damaged.filename))
  const entries = await anArchive(ada)
  const names = [...entries.keys()].map((path) => path.split('/').at(-1))
  expect(names).not.toContain(gone.originalName)
  expect(names).not.toContain(damaged.originalName)
  expect(names.filter((name) => name?.endsWith('.bin'))).toHaveLength(
    Object.keys(originals).length,
  )
  expect(JSON.parse(entries.get('data/files.json')!.toString())).toHaveLength(7)
})
