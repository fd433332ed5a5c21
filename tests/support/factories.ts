import { newId, randomId } from '#db/ids.ts'
import type { Db } from '#db/database.ts'
import type {
  ConversationRow,
  FileRow,
  JobRow,
  MessageRow,
  NewFileRow,
  NewMessageRow,
  NewNoteRow,
  NewUserRow,
  NoteRow,
  UploadRow,
  UserRow,
} from '#db/schema.ts'

const at = '2026-11-10T10:00:00.000Z'
let counter = 0

export function aSession(): string {
  counter += 1
  return `session_1700000000000_test${counter}`
}

export function aUser(db: Db, over: Partial<NewUserRow> = {}): Promise<UserRow> {
  counter += 1
  return db
    .insertInto('users')
    .values({
      id: newId(),
      email: `learner${counter}@example.org`,
      password: 'hash of correct horse',
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aFile(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewFileRow> = {},
): Promise<FileRow> {
  counter += 1
  return db
    .insertInto('files')
    .values({
      id: newId(),
      userId: user.id,
      sessionId: aSession(),
      conversationId: null,
      kind: 'work',
      parentId: null,
      uploadId: null,
      filename: randomId(32),
      originalName: `work ${counter}.jpg`,
      mimeType: 'image/jpeg',
      size: 1000,
      sha256: 'ab'.repeat(32),
      factsState: 'pending',
      uploadedAt: new Date(Date.parse(at) + counter).toISOString(),
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aConversation(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<ConversationRow> = {},
): Promise<ConversationRow> {
  return db
    .insertInto('conversations')
    .values({
      id: newId(),
      userId: user.id,
      sessionId: aSession(),
      contextPrompt: 'A harbour at dawn',
      mediaType: 'photography',
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A message at the end of the thread, counted as the app counts it. */
export async function aMessage(
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'userId'>,
  over: Partial<NewMessageRow> = {},
): Promise<MessageRow> {
  const { nextPosition } = await db
    .updateTable('conversations')
    .set((is) => ({
      nextPosition: is('nextPosition', '+', 1),
      messageCount: is('messageCount', '+', 1),
    }))
    .where('id', '=', conversation.id)
    .returning('nextPosition')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('messages')
    .values({
      id: newId(),
      conversationId: conversation.id,
      userId: conversation.userId,
      position: nextPosition - 1,
      role: 'ai',
      content: 'Look at the light.',
      status: 'done',
      createdAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function anUpload(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<UploadRow> = {},
): Promise<UploadRow> {
  return db
    .insertInto('uploads')
    .values({
      id: randomId(32),
      userId: user.id,
      sessionId: aSession(),
      kind: 'work',
      parentId: null,
      originalName: 'harbour.jpg',
      declaredType: 'image/jpeg',
      size: 10,
      state: 'open',
      refusal: null,
      fileId: null,
      createdAt: at,
      updatedAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aJob(db: Db, over: Partial<JobRow> = {}): Promise<JobRow> {
  const id = newId()
  return db
    .insertInto('jobs')
    .values({
      id,
      kind: 'sweep',
      dedupeKey: `sweep:${id}`,
      userId: null,
      payload: JSON.stringify({ filenames: [] }),
      state: 'ready',
      runAt: at,
      maxAttempts: 3,
      createdAt: at,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function aNote(
  db: Db,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewNoteRow> = {},
): Promise<NoteRow> {
  counter += 1
  const createdAt = new Date(Date.parse(at) + counter).toISOString()
  return db
    .insertInto('notes')
    .values({
      id: newId(),
      userId: user.id,
      conversationId: null,
      messageId: null,
      title: `Note ${counter}`,
      content: 'Mind the light.',
      link: null,
      excerpt: null,
      requestId: null,
      createdAt,
      updatedAt: createdAt,
      ...over,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
