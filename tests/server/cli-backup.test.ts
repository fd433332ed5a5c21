import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { randomId } from '#db/ids.ts'
import { migrate } from '#db/migrate.ts'
import { deleteFile } from '#db/queries/files.ts'
import { copyDatabase, openForReading } from '#db/queries/operator.ts'
import { makeBackup } from '#server/cli/make-backup.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aConversation, aFile, aJob, aSession, aUser } from '#tests/support/factories.ts'
import { runCli } from '#tests/support/run-cli.ts'
import { runServer } from '#tests/support/run-server.ts'
import { plain } from '#tests/support/sample-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The folder that a backup said it is in. */
function folderOf(out: string): string {
  return /^(\S+) holds the database/m.exec(out)?.[1] ?? ''
}

function memberOf(server: ServerProcess): Visitor {
  const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  return visitorOf({ request }, server.url)
}

describe('a server with work going on', () => {
  const password = 'canary of the harbour'
  let server: ServerProcess
  let member: Visitor
  beforeAll(async () => {
    server = await runServer({ DEFAULT_PLAN: 'premium' })
    member = memberOf(server)
    await member.send('POST', '/api/auth/register', {
      email: 'ada@example.org',
      password,
    })
  })
  afterAll(() => server.close())

  /** Uploads, crits and deletions until it is told to stop; answers how many there were. */
  function load(): { count: number; stop(): Promise<void> } {
    const state = { count: 0, isOver: false, stop: () => Promise.resolve() }
    const loops = [0, 1].map(async (loop) => {
      for (let round = 0; !state.isOver; round += 1) {
        const sessionId = aSession()
        const picture = await plain([round % 250, loop * 90, 40])
          .jpeg()
          .toBuffer()
        const { body } = await member.upload(sessionId, [
          [`a${round}.jpg`, picture],
          [`b${round}.jpg`, picture],
        ])
        const [first] = (body as { files: FileView[] }).files
        if (round % 2 === 0)
          await member.send('DELETE', `/api/files/${first!.id}`, undefined)
        if (round % 5 === 1)
          await member.send('POST', '/api/analyze', {
            sessionId,
            contextPrompt: 'A quay',
            mediaType: 'photography',
          })
        state.count += 1
      }
    })
    state.stop = async () => {
      state.isOver = true
      await Promise.all(loops)
    }
    return state
  }

  test('is backed up whole while it goes on, and the copy serves the same', async () => {
    const work = load()
    await until(() => work.count >= 6, 30_000)
    const into = join(server.folder, 'backups')
    const before = work.count
    const made = await runCli(server.folder, ['backup', into, '--now'])
    const live = await runCli(server.folder, ['verify'])
    expect(work.count).toBeGreaterThan(before)
    await work.stop()
    expect(made.code).toBe(0)
    expect([live.out, live.err, live.code]).toEqual([live.out, '', 0])
    expect(Math.max(made.ms, live.ms)).toBeLessThan(15_000)
    expect(made.out + made.err + live.out).not.toContain('canary')
    const backup = folderOf(made.out)
    expect(await readdir(into)).toEqual([basename(backup)])
    const checked = await runCli(server.folder, ['verify', backup])
    expect([checked.err, checked.code]).toEqual(['', 0])

    const place = await tempFolder()
    const restored = await runCli(place, ['restore', backup])
    expect([restored.err, restored.code]).toEqual(['', 0])
    const again = await runServer({
      DATABASE_URL: `file:${join(place, 'refyn.sqlite')}`,
      UPLOADS_DIR: join(place, 'uploads'),
      DEFAULT_PLAN: 'premium',
    })
    try {
      const same = memberOf(again)
      same.cookie = member.cookie
      const files = await storedIn(join(backup, 'refyn.sqlite'))
      expect(files.length).toBeGreaterThan(5)
      for (const { id, hash } of files) {
        const answer = await same.request(`/api/files/${id}/content`)
        expect([id, sha256(await answer.bytes())]).toEqual([id, hash])
      }
      const { body } = await same.get('/api/conversations')
      const { conversations } = body as { conversations: unknown[] }
      expect(conversations.length).toBeGreaterThan(0)
      const signedIn = await memberOf(again).send('POST', '/api/auth/login', {
        email: 'ada@example.org',
        password,
      })
      expect(signedIn.status).toBe(200)
    } finally {
      await again.close()
    }
    const clean = await runCli(place, ['verify'])
    expect([clean.out, clean.err, clean.code]).toEqual([clean.out, '', 0])
  }, 120_000)

  test('is not restored over, with or without force', async () => {
    const made = await runCli(server.folder, [
      'backup',
      join(server.folder, 'more'),
      '--now',
    ])
    for (const force of [[], ['--force']]) {
      const refused = await runCli(server.folder, [
        'restore',
        folderOf(made.out),
        ...force,
      ])
      expect([refused.code, refused.out]).toEqual([1, ''])
      expect(refused.err).toContain('stop it first')
    }
    expect((await member.get('/api/auth/user')).status).toBe(200)
  })
})

async function storedIn(path: string): Promise<Array<{ id: string; hash: string }>> {
  const opened = openDatabase(path)
  const rows = rowsOf(opened, 'files')
  await opened.db.destroy()
  return rows.map((row) => ({ id: String(row['id']), hash: String(row['sha256']) }))
}

interface House {
  folder: string
  open: OpenDatabase
  blobs: string
  /** Ids of its files, in order. */
  ids: string[]
}

/** Data on the disk without a server: a conversation with so many files, each with its own bytes. */
async function aHouse(count: number): Promise<House> {
  const folder = await tempFolder()
  const blobs = join(folder, 'uploads', 'blobs')
  await mkdir(blobs, { recursive: true })
  const path = join(folder, 'refyn.sqlite')
  const house = openDatabase(path)
  await migrate(house, path)
  const user = await aUser(house.db)
  const conversation = await aConversation(house.db, user, { fileCount: count })
  for (let index = 0; index < count; index += 1) {
    const bytes = Buffer.from(`the bytes of work ${index}`)
    const filename = randomId(32)
    await writeFile(join(blobs, filename), bytes)
    await aFile(house.db, user, {
      filename,
      size: bytes.length,
      sha256: sha256(bytes),
      conversationId: conversation.id,
      sessionId: conversation.sessionId,
    })
  }
  const ids = rowsOf(house, 'files')
    .map((row) => String(row['id']))
    .toSorted()
  return { folder, open: house, blobs, ids }
}

/** A backup of a house that is closed after it. */
async function backedUp(count = 3): Promise<House & { backup: string }> {
  const house = await aHouse(count)
  await house.open.db.destroy()
  const made = await runCli(house.folder, ['backup', join(house.folder, 'kept')])
  expect([made.err, made.code]).toEqual(['', 0])
  return { ...house, backup: folderOf(made.out) }
}

async function change(path: string, offset: number): Promise<void> {
  const file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, offset)
  await file.write(Buffer.from([byte[0]! ^ 1]), 0, 1, offset)
  await file.close()
}

/** Gives the copy bytes of its own: a backup on the same disk shares them with the original. */
async function changeCopy(path: string): Promise<void> {
  const bytes = await readFile(path)
  await rm(path)
  await writeFile(path, bytes)
  await change(path, 3)
}

test('a database that is written all the while is copied as it was at one moment', async () => {
  const house = await aHouse(0)
  const path = join(house.folder, 'refyn.sqlite')
  house.open.sqlite.exec('create table ballast (bytes blob)')
  const add = house.open.sqlite.prepare('insert into ballast values (randomblob(8000))')
  for (let row = 0; row < 500; row += 1) add.run()
  let writing: NodeJS.Immediate
  const write = () => {
    add.run()
    writing = setImmediate(write)
  }
  const source = openForReading(path)
  const target = join(house.folder, 'copy.sqlite')
  const copying = copyDatabase(source, target)
  write()
  try {
    const within = new Promise((done) => setTimeout(done, 10_000, 'too long'))
    expect(await Promise.race([copying, within])).toBeUndefined()
  } finally {
    clearImmediate(writing!)
  }
  await Promise.all([source.db.destroy(), house.open.db.destroy()])
  const copy = openDatabase(target)
  expect(rowsOf(copy, 'ballast')).toHaveLength(500)
  await copy.db.destroy()
})

test('a file deleted between the copy of the database and that of its bytes is left out whole', async () => {
  const house = await aHouse(300)
  const last = house.ids.at(-1)!
  const row = rowsOf(house.open, 'files').find(({ id }) => id === last)!
  const into = join(house.folder, 'kept')
  const making = makeBackup(
    {
      databasePath: join(house.folder, 'refyn.sqlite'),
      uploadsDir: join(house.folder, 'uploads'),
      into,
    },
    new Date(),
  )
  await until(() => {
    const [name] = existsSync(into) ? readdirSync(into) : []
    return name !== undefined && existsSync(join(into, name, 'blobs'))
  })
  await deleteFile(house.open.db, String(row['userId']), last)
  await rm(join(house.blobs, String(row['filename'])))
  const made = await making
  expect([made.leftOut, made.broken, made.files]).toEqual([[last], [], 299])
  const checked = await runCli(house.folder, ['verify', made.folder])
  expect([checked.err, checked.code]).toEqual(['', 0])
  const copy = openDatabase(join(made.folder, 'refyn.sqlite'))
  expect(rowsOf(copy, 'conversations')[0]!['fileCount']).toBe(299)
  await copy.db.destroy()
  await house.open.db.destroy()
})

test('a backup waits for work in hand, and with --now it does not', async () => {
  const house = await aHouse(1)
  const leaseMs = 4000
  const lease = async () => {
    house.open.sqlite.exec('delete from jobs')
    await aJob(house.open.db, {
      state: 'running',
      leaseUntil: new Date(Date.now() + leaseMs).toISOString(),
    })
  }
  const into = join(house.folder, 'kept')
  await lease()
  const now = await runCli(house.folder, ['backup', into, '--now'])
  await lease()
  const calm = await runCli(house.folder, ['backup', into])
  await house.open.db.destroy()
  expect([now.code, calm.code]).toEqual([0, 0])
  expect(now.ms).toBeLessThan(leaseMs)
  expect(calm.ms).toBeGreaterThanOrEqual(leaseMs - 100)
})

test('bytes that were lost before are told, and the rest is saved', async () => {
  const house = await aHouse(3)
  const row = rowsOf(house.open, 'files')[1]!
  await house.open.db.destroy()
  await rm(join(house.blobs, String(row['filename'])))
  const made = await runCli(house.folder, ['backup', join(house.folder, 'kept')])
  expect(made.code).toBe(1)
  expect(made.err).toContain(`File ${String(row['id'])} has lost or changed its bytes`)
  expect(await readdir(join(folderOf(made.out), 'blobs'))).toHaveLength(2)
  const here = await runCli(house.folder, ['verify'])
  expect([here.code, here.err]).toEqual([1, '1 discrepancies were found\n'])
  expect(here.out).toBe(
    `missing   file ${String(row['id'])} (blobs/${String(row['filename'])}): no bytes\n`,
  )
})

test('one changed byte is found: in a file, in a backup’s file, in a backup’s database', async () => {
  const { folder, blobs, backup } = await backedUp()
  const [name] = await readdir(blobs)
  await changeCopy(join(blobs, name!))
  const here = await runCli(folder, ['verify'])
  expect([here.code, here.out.split(' ')[0]]).toEqual([1, 'mismatch'])
  expect((await runCli(folder, ['verify', backup])).code).toBe(0)

  const second = `${backup}-2`
  await cp(backup, second, { recursive: true })
  await changeCopy(join(second, 'blobs', name!))
  const there = await runCli(folder, ['verify', second])
  expect(there.code).toBe(1)
  expect(there.out).toContain(`blobs/${name}: the bytes have changed`)

  await change(join(backup, 'refyn.sqlite'), 5000)
  const database = await runCli(folder, ['verify', backup])
  expect(database.code).toBe(1)
  expect(database.out).toBe('database  refyn.sqlite: the bytes have changed\n')
  const place = await tempFolder()
  for (const damaged of [backup, second]) {
    const refused = await runCli(place, ['restore', damaged])
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.err).toContain('The backup is damaged')
    expect(existsSync(join(place, 'refyn.sqlite'))).toBe(false)
  }
})

test('bytes that nobody knows and rows that name nothing are found', async () => {
  const house = await aHouse(1)
  house.open.sqlite.pragma('foreign_keys = OFF')
  house.open.sqlite.exec(`update files set "conversationId" = 'gone'`)
  await house.open.db.destroy()
  const stray = randomId(32)
  await writeFile(join(house.blobs, stray), 'x')
  await mkdir(join(house.folder, 'uploads', 'derived', stray), { recursive: true })
  const { out, code } = await runCli(house.folder, ['verify'])
  expect(code).toBe(1)
  expect(out.trim().split('\n')).toEqual([
    expect.stringContaining('a row of files names a row of conversations'),
    `orphan    blobs/${stray}: nothing in the database names it`,
    `orphan    derived/${stray}: nothing in the database names it`,
  ])
})

test('a folder without a manifest is no backup, and a forged name does not leave it', async () => {
  const { folder, backup } = await backedUp(1)
  const path = join(backup, 'manifest.json')
  const text = await readFile(path, 'utf8')
  await writeFile(
    path,
    text.replace(/"name": "[a-z2-7]{32}"/, '"name": "../../refyn.sqlite"'),
  )
  const forged = await runCli(folder, ['verify', backup])
  expect([forged.code, forged.err.includes('is damaged, or of another kind')]).toEqual([
    1,
    true,
  ])
  await rm(path)
  for (const command of ['verify', 'restore']) {
    const refused = await runCli(folder, [command, backup])
    expect([command, refused.code, refused.err.includes('no whole backup')]).toEqual([
      command,
      1,
      true,
    ])
  }
})

test('a place with a database or with files is refused, and with force what was there is kept', async () => {
  const { folder, backup, ids } = await backedUp()
  const refused = await runCli(folder, ['restore', backup])
  expect([refused.code, refused.err.includes('--force')]).toEqual([1, true])
  const place = await tempFolder()
  await mkdir(join(place, 'uploads', 'blobs'), { recursive: true })
  await writeFile(join(place, 'uploads', 'blobs', 'old'), 'old bytes')
  const files = await runCli(place, ['restore', backup])
  expect([files.code, files.err.includes('is not empty')]).toEqual([1, true])
  expect(await readdir(join(place, 'uploads'))).toEqual(['blobs'])

  const old = openDatabase(join(place, 'refyn.sqlite'))
  old.sqlite.exec(`create table kept (word text); insert into kept values ('old rows')`)
  const forced = await (async () => {
    await old.db.destroy()
    return runCli(place, ['restore', backup, '--force'])
  })()
  expect([forced.err, forced.code]).toEqual(['', 0])
  const aside = [...forced.out.matchAll(/^What was there lies in (.+)$/gm)].map(
    (match) => match[1]!,
  )
  expect(aside).toHaveLength(2)
  expect(await readFile(join(aside[0]!, 'blobs', 'old'), 'utf8')).toBe('old bytes')
  const kept = openDatabase(aside[1]!)
  expect(rowsOf(kept, 'kept')).toEqual([{ word: 'old rows' }])
  await kept.db.destroy()
  const restored = await storedIn(join(place, 'refyn.sqlite'))
  expect(restored.map(({ id }) => id).toSorted()).toEqual(ids)
  expect((await runCli(place, ['verify'])).code).toBe(0)
  // A later change in place cannot reach the backup through a shared link.
  const [name] = await readdir(join(place, 'uploads', 'blobs'))
  await change(join(place, 'uploads', 'blobs', name!), 3)
  expect((await runCli(place, ['verify', backup])).code).toBe(0)
})

test('a backup of a newer version is refused', async () => {
  const house = await aHouse(1)
  house.open.sqlite.exec(
    `insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')`,
  )
  await house.open.db.destroy()
  const made = await runCli(house.folder, ['backup', join(house.folder, 'kept')])
  const place = await tempFolder()
  const refused = await runCli(place, ['restore', folderOf(made.out)])
  expect([refused.code, refused.err.includes('newer Refyn')]).toEqual([1, true])
  expect(existsSync(join(place, 'refyn.sqlite'))).toBe(false)
})
