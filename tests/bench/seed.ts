import { newId, randomId } from '#db/ids.ts'
import { openDatabase } from '#db/database.ts'
import { insertSession } from '#db/queries/sessions.ts'
import { hashSessionId } from '#server/auth/session-adapter.ts'
import { prose, words } from './prose.ts'
import type { Db } from '#db/database.ts'

export interface Amounts {
  users: number
  conversations: number
  /** In all; `longThread` of them are in the newest conversation. */
  messages: number
  longThread: number
  notes: number
  filesPerConversation: number
}
export const usualAmounts: Amounts = {
  users: 200,
  conversations: 10_000,
  messages: 100_000,
  longThread: 200,
  notes: 10_000,
  filesPerConversation: 5,
}

export interface Member {
  userId: string
  cookie: string
}
export interface Seeded {
  /** The first has everything. */
  members: Member[]
  /** Newest first. */
  sessions: string[]
}

const rowsPerStatement = 500
const newest = Date.parse('2026-01-01T00:00:00.000Z')
const at = (minutesAgo: number) => new Date(newest - minutesAgo * 60_000).toISOString()

/** Writes the rows of a large house straight into the tables; the files have no bytes. */
export async function seed(path: string, amounts: Amounts): Promise<Seeded> {
  const { db, sqlite } = openDatabase(path)
  // What is lost with the power here is made again.
  sqlite.pragma('synchronous = OFF')
  try {
    return await db.transaction().execute(async (trx) => {
      const members = await seedMembers(trx, amounts.users)
      const owner = members[0]?.userId ?? ''
      const crits = await seedConversations(trx, owner, amounts)
      await seedMessages(trx, owner, crits, amounts)
      await seedNotes(trx, owner, amounts.notes)
      return { members, sessions: crits.map(({ sessionId }) => sessionId) }
    })
  } finally {
    await db.destroy()
  }
}

async function seedMembers(db: Db, count: number): Promise<Member[]> {
  const members: Member[] = []
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 20 * 86_400_000)]
  const now = createdAt.toISOString()
  for (let index = 0; index < count; index += 1) {
    const userId = newId()
    const cookie = randomId(40)
    const email = `member${index}@example.org`
    await db
      .insertInto('users')
      .values({
        id: userId,
        email,
        createdAt: now,
        updatedAt: now,
        language: null,
      })
      .execute()
    await insertSession(db, {
      id: hashSessionId(cookie),
      userId,
      expiresAt: expiresAt.toISOString(),
      createdAt: now,
      lastSeenAt: now,
      ip: null,
      userAgent: null,
    })
    members.push({ userId, cookie: `session=${cookie}` })
  }
  return members
}

interface SeededCrit {
  id: string
  sessionId: string
}

async function seedConversations(
  db: Db,
  userId: string,
  { conversations, messages, longThread, filesPerConversation }: Amounts,
): Promise<SeededCrit[]> {
  const crits = Array.from({ length: conversations }, (_, index) => ({
    id: newId(),
    sessionId: `session_${newest}_${index}`,
  }))
  const rest = Math.floor((messages - longThread) / Math.max(1, conversations - 1))
  await inPieces(crits, (piece, from) =>
    db
      .insertInto('conversations')
      .values(
        piece.map((crit, index) => ({
          ...crit,
          userId,
          contextPrompt: prose(240, from + index),
          mediaType: 'photography',
          isAssignment: 0,
          assignmentPrompt: null,
          courseId: null,
          audioUrl: null,
          fileCount: filesPerConversation,
          messageCount: from + index === 0 ? longThread : rest,
          nextPosition: from + index === 0 ? longThread : rest,
          createdAt: at(from + index),
          updatedAt: at(from + index),
        })),
      )
      .execute(),
  )
  const files = crits.flatMap((crit, index) =>
    Array.from({ length: filesPerConversation }, (_, number) => ({
      id: newId(),
      userId,
      sessionId: crit.sessionId,
      conversationId: crit.id,
      kind: 'work' as const,
      filename: randomId(32),
      originalName: `${words[(index * 7 + number) % words.length]} ${number}.jpg`,
      mimeType: 'image/jpeg',
      size: 4_000_000,
      sha256: '0'.repeat(64),
      factsState: 'failed' as const,
      // They have no bytes, which is told at the start only once.
      state: 'missing' as const,
      uploadedAt: at(index),
    })),
  )
  await inPieces(files, (piece) => db.insertInto('files').values(piece).execute())
  return crits
}

async function seedMessages(
  db: Db,
  userId: string,
  crits: SeededCrit[],
  { messages, longThread }: Amounts,
): Promise<void> {
  const rest = Math.floor((messages - longThread) / Math.max(1, crits.length - 1))
  const citation = (number: number) => ({
    number,
    fileId: newId(),
    key: 'contrast',
    label: 'Contrast',
    value: '0.42 of the range',
  })
  const rows = crits.flatMap((crit, index) =>
    Array.from({ length: index === 0 ? longThread : rest }, (_, position) => ({
      id: newId(),
      conversationId: crit.id,
      userId,
      position,
      role: position % 2 === 0 ? ('user' as const) : ('ai' as const),
      content: prose(position % 2 === 0 ? 120 : 700, index + position),
      status: 'done' as const,
      citations: JSON.stringify(position % 2 === 0 ? [] : [citation(1), citation(2)]),
      createdAt: at(index),
      completedAt: at(index),
    })),
  )
  await inPieces(rows, (piece) => db.insertInto('messages').values(piece).execute())
}

async function seedNotes(db: Db, userId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    userId,
    title: prose(40, index * 3),
    content: prose(400, index),
    tags: JSON.stringify([
      words[index % words.length],
      words[(index * 5) % words.length],
    ]),
    createdAt: at(index),
    updatedAt: at(index),
  }))
  await inPieces(rows, (piece) => db.insertInto('notes').values(piece).execute())
}

/** SQLite takes some thousand values a statement. */
async function inPieces<Item>(
  items: Item[],
  insert: (piece: Item[], from: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += rowsPerStatement)
    await insert(items.slice(from, from + rowsPerStatement), from)
}
