import { readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId, randomId } from '#db/ids.ts'
import { aSession } from './factories.ts'
import { forgot } from './reset-links.ts'
import { tusOf } from './tus-client.ts'
import type { OpenDatabase } from '#db/database.ts'
import type { House } from './build-house.ts'
import type { Visitor } from './visitor.ts'

const at = '2026-11-10T10:00:00.000Z'

type Values = Record<string, string | number | null>

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
}

function columnsOf({ sqlite }: OpenDatabase, table: string): Column[] {
  return sqlite.pragma(`table_info("${table}")`) as Column[]
}

/** A row in which every text that is not given holds the canary, dates apart. */
function plantRow(
  open: OpenDatabase,
  table: string,
  { canary, ...given }: Values & { canary: string },
): void {
  const values: Values = {}
  const keys = open.sqlite.pragma(`foreign_key_list("${table}")`) as Array<{
    from: string
  }>
  for (const { name, type, notnull, dflt_value } of columnsOf(open, table)) {
    if (name in given) values[name] = given[name] ?? null
    else if (keys.some(({ from }) => from === name)) values[name] = null
    else if (/(At|Start|Until)$/.test(name)) values[name] = at
    else if (type.toLowerCase() === 'text') values[name] = `["${canary}"]`
    else if (notnull === 1 && dflt_value === null) values[name] = 1
  }
  const names = Object.keys(values)
  open.sqlite
    .prepare(
      `insert into "${table}" (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`,
    )
    .run(...Object.values(values))
}

export interface Planted {
  userId: string
  email: string
  canary: string
  customerId: string
}

/**
 * An account with the canary in every text column of every table that can hold anything of a person, and
 * in a file of every kind. Long rows of it stand between those of others, so that pages are split.
 */
export async function plantAccount(
  house: House,
  member: Visitor,
  canary: string,
): Promise<Planted> {
  const { open } = house
  const email = `${canary}@example.org`
  const user = open.sqlite.prepare('select id from users where email = ?').get(email)
  const { id: userId } = user as { id: string }
  const owned = { canary, userId }
  const customerId = `cus_${canary}`
  const set = columnsOf(open, 'users')
    .filter(
      ({ name, type }) =>
        type.toLowerCase() === 'text' &&
        !/(At|Start)$|^(id|email|password|state|subscriptionPlan|stripe.*)$/.test(name),
    )
    .map(({ name }) => `"${name}" = '${canary} ${name}'`)
  open.sqlite
    .prepare(`update users set ${set.join()}, "stripeCustomerId" = ? where id = ?`)
    .run(customerId, userId)
  open.sqlite
    .prepare(`update sessions set "userAgent" = ?, ip = ? where "userId" = ?`)
    .run(canary, canary, userId)

  const conversationId = newId()
  plantRow(open, 'conversations', { ...owned, id: conversationId })
  const messageId = newId()
  plantRow(open, 'messages', { ...owned, id: messageId, conversationId, position: 0 })
  plantRow(open, 'reply_chunks', { canary, messageId, attempt: 1, seq: 0 })
  await plantFiles(house, { ...owned, conversationId, messageId })
  const inCrit = { ...owned, conversationId, messageId }
  plantRow(open, 'suggestions', { ...inCrit, id: newId(), fileId: null })
  plantRow(open, 'notes', { ...inCrit, id: newId() })
  const courseId = newId()
  plantRow(open, 'micro_courses', { ...owned, id: courseId })
  for (const table of ['course_quiz_progress', 'review_cards'])
    plantRow(open, table, { ...owned, id: newId(), courseId })
  plantRow(open, 'course_assignments', {
    ...owned,
    id: newId(),
    courseId,
    conversationId,
  })
  plantRow(open, 'discovery_locations', { ...owned })
  const location = open.sqlite
    .prepare('select id from discovery_locations where "userId" = ?')
    .get(userId) as { id: number }
  plantRow(open, 'favorite_locations', {
    ...owned,
    id: newId(),
    locationId: location.id,
  })
  for (const table of ['favorite_events', 'saved_discoveries', 'usage'])
    plantRow(open, table, { ...owned, id: newId() })
  plantRow(open, 'stripe_events', { canary, id: `evt_${canary}`, customerId })
  for (const [kind, payload] of [
    ['reply', { messageId, canary }],
    ['subscription', { customerId }],
  ] as const)
    plantRow(open, 'jobs', {
      canary,
      id: newId(),
      kind,
      dedupeKey: `${kind}:${canary}`,
      userId: kind === 'reply' ? userId : null,
      payload: JSON.stringify(payload),
      state: 'ready',
      runAt: '2099-01-01T00:00:00.000Z',
      maxAttempts: 3,
    })
  await forgot(house.visitor(), email)
  await house
    .visitor()
    .send('POST', '/api/auth/login', { email, password: 'the wrong one' })
  const { create, send } = tusOf(member)
  const upload = await create({
    sessionId: aSession(),
    filename: `${canary}.jpg`,
    size: 100,
  })
  await send(upload.headers.get('location') ?? '', 0, `${canary} half`)
  return { userId, email, canary, customerId }
}

type InCrit = {
  canary: string
  userId: string
  conversationId: string
  messageId: string
}

async function plantFiles(house: House, owned: InCrit): Promise<void> {
  const { open, services } = house
  const { files } = services
  const { canary, userId, conversationId } = owned
  const put = async (filename: string) => {
    const bytes = (async function* () {
      await Promise.resolve()
      yield Buffer.from(`bytes of ${canary}`)
    })()
    await files.publish(await files.stage(bytes, 1000), filename)
    await writeFile(join(await files.derivedFolder(filename), 'small.webp'), canary)
    return filename
  }
  for (const kind of ['work', 'improved', 'refyn', 'audio', 'profile'])
    plantRow(open, 'files', {
      canary,
      userId,
      id: newId(),
      conversationId: kind === 'profile' ? null : conversationId,
      kind,
      filename: await put(randomId(32)),
      uploadId: null,
      state: 'stored',
    })
  const [talk, pieces, picture] = [randomId(32), randomId(32), randomId(32)]
  plantRow(open, 'audio_chats', {
    ...owned,
    id: newId(),
    filename: await put(talk),
    piecesName: pieces,
    fileId: null,
  })
  await files.keepPiece(pieces, '0.wav', Buffer.from(canary))
  // A picture in the making: its name stands in the order alone.
  plantRow(open, 'messages', {
    canary,
    userId,
    conversationId,
    id: newId(),
    kind: 'refyn',
    position: 1,
    requestId: newId(),
    edit: JSON.stringify({ filename: await put(picture), words: canary }),
  })
  await writeFile(await files.draftPath(picture), canary)
  plantRow(open, 'exports', {
    canary,
    userId,
    id: newId(),
    filename: await put(randomId(32)),
    status: 'done',
    expiresAt: '2099-01-01T00:00:00.000Z',
  })
}

/** Rows of many lengths, one of each person in turn: their pages are split and shared. */
export function plantMany(open: OpenDatabase, people: Planted[], rounds: number): void {
  const conversations = people.map(
    ({ userId }) =>
      open.sqlite
        .prepare('select id from conversations where "userId" = ?')
        .get(userId) as { id: string },
  )
  const plant = open.sqlite.transaction(() => {
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { canary, userId }] of people.entries()) {
        const text = `${canary} `.repeat(1 + ((round * 37 + index * 11) % 120))
        const messageId = newId()
        plantRow(open, 'messages', {
          canary,
          userId,
          id: messageId,
          conversationId: conversations[index]!.id,
          position: 2 + round,
          content: text,
          requestId: newId(),
          edit: null,
        })
        plantRow(open, 'reply_chunks', { canary, messageId, attempt: 1, seq: 0, text })
        plantRow(open, 'notes', {
          canary,
          userId,
          id: newId(),
          conversationId: null,
          requestId: newId(),
          content: `${text} ${canary}${round}`,
        })
        plantRow(open, 'rate_limits', { canary, key: `course:${userId}:${round}` })
      }
  })
  plant()
}

/** The tables in which the word is found, with how many rows have it. */
export function rowsWith(
  open: Pick<OpenDatabase, 'sqlite'>,
  word: string,
): Record<string, number> {
  const tables = open.sqlite
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all() as Array<{ name: string }>
  const found = tables.map(({ name }) => {
    const rows = open.sqlite.prepare(`select * from "${name}"`).all()
    const hits = rows.filter((row) => JSON.stringify(row).includes(word))
    return [name, hits.length] as const
  })
  return Object.fromEntries(found.filter(([, hits]) => hits > 0))
}

/** The files below the folders whose names or bytes hold the word, the database's own among them. */
export async function filesWith(folders: string[], word: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const isHit =
        entry.name.includes(word) ||
        (entry.isFile() && (await readFile(path)).includes(word))
      if (isHit) found.push(path)
    }
  return found
}

export function uploadsFolder({ folders }: House): string {
  return dirname(folders.blobs)
}
