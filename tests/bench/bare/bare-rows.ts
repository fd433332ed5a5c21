import { createServer } from 'node:http'
import process from 'node:process'
import SqliteDatabase from 'better-sqlite3'
import { tellPort } from './tell-port.ts'

/*
 * The limit of what is read from tables: node's own server, prepared statements and JSON.stringify; no
 * session, no router, no check. The answers have the same bytes as ours, around which stands what the
 * protocol adds.
 */
const [path = '', userId = '', sessionId = ''] = process.argv.slice(2)
const sqlite = new SqliteDatabase(path, { readonly: true })

const cards = sqlite.prepare(`
  select id, "sessionId", substr("contextPrompt", 1, 280) as "contextPrompt", "mediaType",
    "isAssignment", "audioUrl", "createdAt", "fileCount", "messageCount"
  from conversations where "userId" = ? order by "createdAt" desc limit 50`)
const previews = sqlite.prepare(`
  select "conversationId", id, "originalName", "mimeType" from files
  where "conversationId" = ? and kind in ('work', 'improved')
  order by "uploadedAt", id limit 5`)
const conversation = sqlite.prepare(
  `select * from conversations where "userId" = ? and "sessionId" = ?`,
)
const thread = sqlite.prepare(
  `select * from messages where "conversationId" = ? order by position`,
)
const notes = sqlite.prepare(`
  select notes.id, notes.title, notes.content, notes.tags from notes_search
  join notes on notes."searchId" = notes_search.rowid
  where notes_search match ? and notes."userId" = ?
  order by bm25(notes_search, 8.0, 1.0, 4.0, 0.0), notes."createdAt" desc limit 51`)

type Row = Record<string, unknown>

function listOfCards(): object {
  const rows = cards.all(userId) as Row[]
  return {
    conversations: rows.map((row) => ({
      ...row,
      isAssignment: row['isAssignment'] === 1,
      files: (previews.all(row['id']) as Row[]).map((file) => ({
        id: file['id'],
        originalName: file['originalName'],
        mimeType: file['mimeType'],
      })),
    })),
  }
}

function wholeThread(): object {
  const row = conversation.get(userId, sessionId) as Row
  return {
    conversation: {
      id: row['id'],
      sessionId: row['sessionId'],
      contextPrompt: row['contextPrompt'],
      mediaType: row['mediaType'],
      isAssignment: row['isAssignment'] === 1,
      courseId: row['courseId'],
      audioUrl: row['audioUrl'],
      repliesUsed: row['replyCount'],
      createdAt: row['createdAt'],
    },
    messages: (thread.all(row['id']) as Row[]).map((message) => ({
      id: message['id'],
      conversationId: message['conversationId'],
      role: message['role'],
      kind: message['kind'],
      content: message['content'],
      status: message['status'],
      model: message['model'],
      errorCode: message['errorCode'],
      retryAt: message['retryAt'],
      isHelpful: message['isHelpful'],
      citations: JSON.parse(String(message['citations'])) as unknown,
      numberMarks: JSON.parse(String(message['numberMarks'])) as unknown,
      suggestionId: message['suggestionId'],
      refyn: null,
      comparison: null,
      createdAt: message['createdAt'],
    })),
  }
}

function found(words: string): object {
  const match = `userId : "${userId}" AND {title content tags} : (${words}*)`
  return { notes: notes.all(match, userId) }
}

tellPort(
  createServer((request, answer) => {
    const [route, words = ''] = (request.url ?? '').split('?')
    const data =
      route === '/list'
        ? listOfCards()
        : route === '/thread'
          ? wholeThread()
          : found(words)
    const body = JSON.stringify([{ result: { data: { json: data } } }])
    answer.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    })
    answer.end(body)
  }),
)
