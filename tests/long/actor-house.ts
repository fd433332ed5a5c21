import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId, randomId } from '#db/ids.ts'
import { openDatabase } from '#db/database.ts'
import { hashSessionId } from '#server/auth/session-adapter.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import {
  aCard,
  aConversation,
  aFile,
  aJob,
  aMessage,
  aNote,
  aReadyCourse,
  anUpload,
} from '#tests/support/factories.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import { until } from '#tests/support/until.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Own } from '#tests/support/procedure-inputs.ts'

export const actors = [
  'none',
  'stranger',
  'admin',
  'expired',
  'logged out',
  'deleted',
  'owner',
] as const
export type Actor = (typeof actors)[number]

/** In every text of the owner's that an answer could tell. */
export const secret = 'onlyforowners7'

/** A house as it was at one moment: it is built again for whoever changes something. */
export interface Image {
  bytes: Buffer
  cookies: Record<Actor, string | null>
  own: Record<'stranger' | 'admin' | 'owner', Own>
}

/** Seven who may knock, three of whom have something of every kind. */
export async function anImage(): Promise<Image> {
  const house = await buildHouse({ settings: { defaultPlan: 'premium' } })
  const cookies = { none: null } as Image['cookies']
  const own = {} as Image['own']
  for (const actor of actors) {
    if (actor === 'none') continue
    const email = `${actor.replace(' ', '-')}@example.org`
    const visitor = await house.signUp(email)
    cookies[actor] = visitor.cookie
    const user = house.open.sqlite
      .prepare('select id from users where email = ?')
      .get(email)
    const { id } = user as { id: string }
    if (actor === 'stranger' || actor === 'admin' || actor === 'owner')
      own[actor] = await haveAll(house, { id, cookie: visitor.cookie ?? '', word: actor })
    if (actor === 'admin')
      house.open.sqlite.prepare('update users set "isAdmin" = 1 where id = ?').run(id)
    if (actor === 'expired')
      house.open.sqlite
        .prepare(
          `update sessions set "expiresAt" = '2026-01-01T00:00:00.000Z' where "userId" = ?`,
        )
        .run(id)
    if (actor === 'logged out') await visitor.send('POST', '/api/logout')
    if (actor === 'deleted')
      await leave(house, id, () =>
        visitor.send('POST', '/trpc/account.remove', {
          json: { password: 'a long enough one' },
        }),
      )
  }
  await house.worker.stop(0)
  return { bytes: house.open.sqlite.serialize(), cookies, own }
}

async function leave(
  { open }: House,
  id: string,
  remove: () => Promise<unknown>,
): Promise<void> {
  await remove()
  await until(
    () => open.sqlite.prepare('select id from users where id = ?').get(id) === undefined,
  )
}

/** Something of every kind, as the app itself stores it. */
async function haveAll(
  { db }: House,
  { id, cookie, word }: { id: string; cookie: string; word: string },
): Promise<Own> {
  const user = { id }
  const text = word === 'owner' ? `${secret} sees light` : `${word} sees light`
  const login = hashSessionId(cookie.slice(cookie.indexOf('=') + 1))
  const { id: conversation, sessionId: session } = await aConversation(db, user, {
    contextPrompt: text,
  })
  const inCrit = {
    conversationId: conversation,
    sessionId: session,
    originalName: `${text}.jpg`,
  }
  const { id: file } = await aFile(db, user, inCrit)
  const { id: version } = await aFile(db, user, {
    ...inCrit,
    kind: 'improved',
    parentId: file,
  })
  const { id: asText } = await aFile(db, user, {
    ...inCrit,
    originalName: `${text}.pdf`,
    mimeType: 'application/pdf',
  })
  const click = crypto.randomUUID()
  const owned = { id: conversation, userId: id }
  await aMessage(db, owned, { role: 'user', content: text, requestId: click })
  const message = await aMessage(db, owned, { content: text })
  const { id: suggestion } = await aSuggestion(db, message, { title: text, fileId: file })
  const { id: note } = await aNote(db, user, {
    title: text,
    content: text,
    conversationId: conversation,
  })
  const course = await aReadyCourse(db, user, { title: text })
  const { id: card } = await aCard(db, course, { front: text })
  const { id: upload } = await anUpload(db, user, {
    sessionId: session,
    originalName: `${text}.jpg`,
  })
  const { id: job } = await aJob(db, { kind: 'mail', userId: id, state: 'dead' })
  const rest = { archive: newId(), place: newId(), event: newId(), search: newId() }
  const at = '2026-11-10T10:00:00.000Z'
  const found = await db
    .insertInto('discovery_locations')
    .values({
      userId: id,
      name: text,
      description: text,
      latitude: '53.68',
      longitude: '-1.49',
      address: text,
      category: 'museum',
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const location = found.id
  await db
    .insertInto('favorite_locations')
    .values({
      id: rest.place,
      userId: id,
      locationId: location,
      notes: text,
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('favorite_events')
    .values({
      id: rest.event,
      userId: id,
      title: text,
      startDate: '2026-11-20',
      venue: text,
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('saved_discoveries')
    .values({
      id: rest.search,
      userId: id,
      name: text,
      centerLatitude: '53.68',
      centerLongitude: '-1.49',
      locationIds: JSON.stringify([location]),
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('exports')
    .values({
      id: rest.archive,
      userId: id,
      sessionId: login,
      status: 'done',
      filename: randomId(32),
      size: 5,
      createdAt: at,
      expiresAt: '2099-01-01T00:00:00.000Z',
    })
    .execute()
  return {
    user: id,
    login,
    session,
    conversation,
    message: message.id,
    file,
    version,
    text: asText,
    suggestion,
    note,
    course: course.id,
    card,
    upload,
    location,
    job,
    click,
    ...rest,
  }
}

/** The house of the image, with bytes for its files. */
export async function houseOf(image: Image): Promise<House> {
  const open = openDatabase(image.bytes)
  const house = await buildHouse({ open, settings: { defaultPlan: 'premium' } })
  const { files } = house.services
  const names = open.sqlite
    .prepare('select filename from files union select filename from exports')
    .all()
  for (const { filename } of names as Array<{ filename: string }>)
    await files.publish(await files.stage(someBytes(), 1000), filename)
  const uploads = open.sqlite.prepare('select id, size from uploads').all()
  for (const { id, size } of uploads as Array<{ id: string; size: number }>) {
    await writeFile(join(house.folders.tus, id), '')
    const known = JSON.stringify({ id, size, offset: 0, metadata: {} })
    await writeFile(join(house.folders.tus, `${id}.json`), known)
  }
  return house
}

async function* someBytes(): AsyncGenerator<Uint8Array> {
  await Promise.resolve()
  yield Buffer.from('bytes')
}
