import { sql } from 'kysely'
import { prepared } from '../prepared.ts'
import type { Db } from '../database.ts'
import type { FileRow, NewFileRow } from '../tables/files.ts'

export function findFile(
  db: Db,
  userId: string,
  id: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export type ServedFile = Pick<
  FileRow,
  'id' | 'filename' | 'originalName' | 'mimeType' | 'sha256' | 'state'
>

const selectServedFile = prepared((db, value: (name: 'userId' | 'id') => string) =>
  db
    .selectFrom('files')
    .select(['id', 'filename', 'originalName', 'mimeType', 'sha256', 'state'])
    .where('id', '=', value('id'))
    .where('userId', '=', value('userId')),
)

/** What serving a file needs of it: its facts alone may be longer than its thumbnail. */
export function findServedFile(
  db: Db,
  userId: string,
  id: string,
): Promise<ServedFile | undefined> {
  return selectServedFile(db, { userId, id })
}

export function findFileOfUpload(
  db: Db,
  userId: string,
  uploadId: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** The files of a session in the order in which they arrived. */
export function listFiles(db: Db, userId: string, sessionId: string): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('kind', '!=', 'profile')
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute()
}

/** How many files of a kind a session holds. */
export async function countFiles(
  db: Db,
  userId: string,
  session: { sessionId: string; kind: FileRow['kind'] },
): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('sessionId', '=', session.sessionId)
    .where('kind', '=', session.kind)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Says which file an improved version came from, once. */
export async function updateParent(
  db: Db,
  userId: string,
  id: string,
  parentId: string,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ parentId })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('parentId', 'is', null)
    .execute()
}

/** Inserts nothing when the upload has its file already. */
export async function insertFile(db: Db, file: NewFileRow): Promise<boolean> {
  const result = await db
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('uploadId').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Ties the waiting files of a session to the conversation that was started with them. */
export async function attachFiles(
  db: Db,
  userId: string,
  session: { sessionId: string; conversationId: string },
): Promise<number> {
  const result = await db
    .updateTable('files')
    .set({ conversationId: session.conversationId })
    .where('userId', '=', userId)
    .where('sessionId', '=', session.sessionId)
    .where('kind', '=', 'work')
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** For the start, which acts for nobody: files that an older method measured, the newest first. */
export function listFilesWithOldFacts(
  db: Db,
  version: number,
  limit: number,
): Promise<Array<Pick<FileRow, 'id' | 'userId'>>> {
  return db
    .selectFrom('files')
    .select(['id', 'userId'])
    .where('factsState', '!=', 'pending')
    .where('factsVersion', '<', version)
    .where('kind', 'in', ['work', 'improved', 'refyn'])
    .where('state', '=', 'stored')
    .orderBy('uploadedAt', 'desc')
    .limit(limit)
    .execute()
}

export async function updateFacts(
  db: Db,
  userId: string,
  id: string,
  measured: {
    facts: string | null
    factsVersion: number
    factsState: FileRow['factsState']
  },
): Promise<void> {
  await db
    .updateTable('files')
    .set(measured)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** Removes the row and returns it, so that its bytes can be removed by a job. */
export function deleteFile(
  db: Db,
  userId: string,
  id: string,
): Promise<FileRow | undefined> {
  return db
    .deleteFrom('files')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteFilesOfSession(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<void> {
  await db
    .deleteFrom('files')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .execute()
}

/** For reconciliation at start, which acts for nobody: which of these names have a row. */
export async function listKnownFilenames(
  db: Db,
): Promise<Array<Pick<FileRow, 'id' | 'filename' | 'state'>>> {
  return db.selectFrom('files').select(['id', 'filename', 'state']).execute()
}

/** For the same: names under which pictures and talks are being made, and those of archives. */
export async function listNamesInMaking(db: Db): Promise<string[]> {
  const refyns = await db
    .selectFrom('messages')
    .select(sql<string | null>`json_extract(edit, '$.filename')`.as('filename'))
    // As a literal: a bound value does not tell that the index of pictures being made has all of them.
    .where('kind', '=', sql.lit('refyn'))
    .where('refynFileId', 'is', null)
    .execute()
  const talks = await db
    .selectFrom('audio_chats')
    .select('filename')
    .where('fileId', 'is', null)
    .execute()
  const archives = await db.selectFrom('exports').select('filename').execute()
  return [...refyns, ...talks, ...archives].flatMap(({ filename }) => filename ?? [])
}

export async function markFilesMissing(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  // A lost disk is more files than a statement may have parameters.
  const all = JSON.stringify(ids)
  await db
    .updateTable('files')
    .set({ state: 'missing' })
    .where('id', 'in', sql<string>`(select value from json_each(${all}))`)
    .execute()
}

/** The first files of each conversation, at most `perConversation`: one statement for a page. */
export async function listPreviews(
  db: Db,
  userId: string,
  page: { conversationIds: string[]; perConversation: number },
): Promise<
  Array<{ conversationId: string; id: string; originalName: string; mimeType: string }>
> {
  if (page.conversationIds.length === 0) return []
  // One text whatever their number, so that it is prepared once. All files of a few conversations in
  // order of their index are read faster than they are numbered.
  const ids = JSON.stringify(page.conversationIds)
  const rows = await db
    .selectFrom('files')
    .select(['conversationId', 'id', 'originalName', 'mimeType'])
    .where('conversationId', 'in', sql<string>`(select value from json_each(${ids}))`)
    .where('userId', '=', userId)
    .where('kind', 'in', ['work', 'improved'])
    .orderBy('conversationId')
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute()
  let place = 0
  let last: string | null = null
  const first = rows.filter(({ conversationId }) => {
    place = conversationId === last ? place + 1 : 0
    last = conversationId
    return place < page.perConversation
  })
  return first.flatMap(({ conversationId, ...file }) =>
    conversationId ? [{ conversationId, ...file }] : [],
  )
}

/** Those of the ids that are files of the person whose bytes are there. */
export function listFilesById(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'stored')
    .where('id', 'in', ids)
    .execute()
}

export function listFilesOfKind(
  db: Db,
  userId: string,
  kind: FileRow['kind'],
): Promise<FileRow[]> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute()
}
