import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { NewNoteRow, NoteRow } from '../tables/learning.ts'

export interface NotesWanted {
  category?: string | undefined
  conversationId?: string | undefined
  limit: number
  offset: number
}

/** A note with the session of its conversation, for the way back to it. */
export interface ListedNote extends NoteRow {
  sessionId: string | null
}

/** Around a word that was searched for; control characters stand in no note. */
export const hitStart = '\u0002'
export const hitEnd = '\u0003'
/** What stands in place of words that are left out, and how many are shown around the hits. */
const ellipsis = '…'
const snippetWords = 40

/** Inserts nothing when the same click has made its note already. */
export async function insertNote(db: Db, note: NewNoteRow): Promise<boolean> {
  const result = await db
    .insertInto('notes')
    .values(note)
    .onConflict((conflict) => conflict.columns(['userId', 'requestId']).doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function insertNotes(db: Db, notes: NewNoteRow[]): Promise<void> {
  if (notes.length > 0) await db.insertInto('notes').values(notes).execute()
}

function listed(db: Db, userId: string) {
  return db
    .selectFrom('notes')
    .leftJoin('conversations', 'conversations.id', 'notes.conversationId')
    .selectAll('notes')
    .select('conversations.sessionId')
    .where('notes.userId', '=', userId)
}

export function findNote(
  db: Db,
  userId: string,
  id: string,
): Promise<ListedNote | undefined> {
  return listed(db, userId).where('notes.id', '=', id).executeTakeFirst()
}

export function findNoteOfRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<ListedNote | undefined> {
  return listed(db, userId).where('notes.requestId', '=', requestId).executeTakeFirst()
}

/** Newest first. */
export function listNotes(
  db: Db,
  userId: string,
  wanted: NotesWanted,
): Promise<ListedNote[]> {
  let query = listed(db, userId)
  if (wanted.category) query = query.where('notes.category', '=', wanted.category)
  if (wanted.conversationId)
    query = query.where('notes.conversationId', '=', wanted.conversationId)
  return query
    .orderBy('notes.createdAt', 'desc')
    .orderBy('notes.id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset)
    .execute()
}

export interface FoundNote extends ListedNote {
  /** With the hits between `hitStart` and `hitEnd`. */
  foundTitle: string
  foundContent: string
}

/**
 * Notes in which all words stand, the most telling first: a word in the title counts most, then one in
 * the tags. The owner is a word of the index too, so that no one else's notes are looked at.
 */
export async function searchNotes(
  db: Db,
  userId: string,
  { words, ...wanted }: NotesWanted & { words: readonly string[] },
): Promise<FoundNote[]> {
  const match = matchOf(userId, words)
  const within = withinOf(userId, wanted)
  // Ordered in the index alone: a page reads the notes that it shows, not all in which the words stand.
  const { rows } = await sql<FoundNote>`
    select notes.*, conversations."sessionId", best."foundTitle", best."foundContent"
    from (
      select rowid, bm25(notes_search, 8.0, 1.0, 4.0, 0.0) as score,
        highlight(notes_search, 0, ${hitStart}, ${hitEnd}) as "foundTitle",
        snippet(notes_search, 1, ${hitStart}, ${hitEnd}, ${ellipsis}, ${sql.lit(snippetWords)}) as "foundContent"
      from notes_search
      where notes_search match ${match} ${within}
      order by score, rowid desc
      limit ${wanted.limit} offset ${wanted.offset}
    ) as best
    join notes on notes."searchId" = best.rowid
    left join conversations on conversations.id = notes."conversationId"
    where notes."userId" = ${userId}
    order by best.score, best.rowid desc
  `.execute(db)
  return rows
}

/** Which notes a search is kept to, by their rows in the index; their numbers rise with time. */
function withinOf(
  userId: string,
  { category, conversationId }: Pick<NotesWanted, 'category' | 'conversationId'>,
) {
  if (!category && !conversationId) return sql``
  const ofCategory = category ? sql`and category = ${category}` : sql``
  const ofConversation = conversationId
    ? sql`and "conversationId" = ${conversationId}`
    : sql``
  // The sign keeps the planner from asking the index once for each of these notes.
  return sql`and +rowid in (
    select "searchId" from notes where "userId" = ${userId} ${ofCategory} ${ofConversation}
  )`
}

/** Every word quoted, so that none is taken for an operator; the last may be the beginning of one. */
function matchOf(userId: string, words: readonly string[]): string {
  const quoted = words.map((word) => `"${word.replaceAll('"', '""')}"`)
  const last = quoted.pop() ?? '""'
  const all = [...quoted, `${last}*`].join(' AND ')
  return `userId : "${userId}" AND {title content tags} : (${all})`
}

export function updateNote(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<NoteRow, 'title' | 'content' | 'link' | 'category' | 'tags'>> &
    Pick<NoteRow, 'updatedAt'>,
): Promise<NoteRow | undefined> {
  return db
    .updateTable('notes')
    .set(change)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteNote(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('notes')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** How many notes were drawn from each message of a conversation. */
export function countNotesByMessage(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<Array<{ messageId: string | null; count: number }>> {
  return db
    .selectFrom('notes')
    .select((is) => ['messageId', is.fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .where('conversationId', '=', conversationId)
    .where('messageId', 'is not', null)
    .groupBy('messageId')
    .execute()
}

/** The notes that were drawn from one message, in their order. */
export function listNotesOfMessage(
  db: Db,
  userId: string,
  messageId: string,
): Promise<ListedNote[]> {
  return listed(db, userId)
    .where('notes.messageId', '=', messageId)
    .orderBy('notes.createdAt', 'desc')
    .orderBy('notes.id', 'desc')
    .execute()
}

/** Those of the ids that are notes of the person, with the medium of the crit they came from. */
export function listNotesById(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Array<NoteRow & { mediaType: string | null }>> {
  return db
    .selectFrom('notes')
    .leftJoin('conversations', 'conversations.id', 'notes.conversationId')
    .selectAll('notes')
    .select('conversations.mediaType')
    .where('notes.userId', '=', userId)
    .where('notes.id', 'in', ids)
    .execute()
}
