import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // What a tutor's message is: a reply in words, a picture, or two versions side by side.
  `alter table messages add column kind text not null default 'reply'`,
  // What a refyn was asked for, so that it can be tried again; the month whose quota it took.
  `alter table messages add column edit text`,
  `alter table messages add column "quotaMonth" text`,
  // Their bytes have no file yet: reconciliation asks for their names.
  `create index messages_being_refyned on messages (kind) where kind = 'refyn' and "refynFileId" is null`,
  // What was found between two versions.
  `alter table messages add column comparison text`,
  `create index messages_of_versions on messages ("newFileId") where "newFileId" is not null`,
  // The talk of the two hosts about a message. Pieces of speech are kept until they are joined.
  `create table audio_chats (
    id text primary key,
    "userId" text not null references users (id) on delete cascade,
    "conversationId" text not null references conversations (id) on delete cascade,
    "messageId" text not null references messages (id) on delete cascade,
    status text not null,
    stage text not null,
    script text not null default '[]',
    citations text not null default '[]',
    pieces text not null default '[]',
    starts text not null default '[]',
    "durationSeconds" real,
    voice text,
    filename text not null unique,
    "piecesName" text not null unique,
    "fileId" text,
    "errorCode" text,
    "retryAt" text,
    "createdAt" text not null,
    "updatedAt" text not null,
    unique ("conversationId", "messageId")
  )`,
  `create index audio_chats_of_message on audio_chats ("messageId")`,
  `create index audio_chats_of_user on audio_chats ("userId")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
