import { z } from 'zod'
import { findConversation } from '#db/queries/conversations.ts'
import { listFiles } from '#db/queries/files.ts'
import { listMessages } from '#db/queries/messages.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { findUser } from '#db/queries/users.ts'
import { directness, language, level } from '../contract/account.ts'
import { mediaType } from '../contract/media-type.ts'
import { readComparison } from '../comparison/read-comparison.ts'
import { ensureFacts } from '../files/measure-file.ts'
import { checkStoredAnchor } from '../suggestions/suggestion-view.ts'
import { contentOf } from './content-of.ts'
import type { Db } from '#db/database.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MessageRow, SuggestionRow } from '#db/tables/conversations.ts'
import type { MediaLab } from '../media-lab.ts'
import type { Services } from '../context.ts'
import type { Brief, Focus, LedgerEntry, Work } from '../tutor.ts'

/** The place in a conversation for which a brief is read. */
export interface BriefPlace {
  userId: string
  conversationId: string
  /** Turns before it are the history. */
  position: number
  /** Whether the last thing that the learner asked is to be answered. */
  answers: boolean
  /** Two versions that are to be compared. */
  versions: Pick<MessageRow, 'originalFileId' | 'newFileId'> | null
}

/** The place of a message that the tutor writes. */
export function placeOf(message: MessageRow): BriefPlace {
  const { userId, conversationId, position, kind } = message
  return {
    userId,
    conversationId,
    position,
    answers: kind === 'reply',
    versions: kind === 'comparison' ? message : null,
  }
}

/**
 * Everything the tutor is told for one turn, measured facts included: what is not measured yet is
 * measured first. Undefined when the conversation, or a version to be compared, has been deleted
 * meanwhile.
 */
export async function readBrief(
  services: Services,
  place: BriefPlace,
): Promise<Brief | undefined> {
  const { db } = services
  const { userId, conversationId } = place
  const conversation = await findConversation(db, userId, conversationId)
  const user = await findUser(db, userId)
  if (!conversation || !user) return undefined
  const thread = await listMessages(db, userId, conversation.id)
  const earlier = thread.filter((message) => message.position < place.position)
  const asked = place.answers
    ? earlier.findLast((message) => message.role === 'user')
    : undefined
  const files = await listWorkFiles(db, userId, conversation.sessionId)
  const works = await Promise.all(files.map((file) => toWork(services, file)))
  const rows = await listSuggestions(db, userId, conversation.id)
  const ledger = await readLedger(services, works, rows)
  const comparison = place.versions
    ? readComparison(place.versions, { files, works, ledger })
    : null
  if (place.versions && !comparison) return undefined
  const about = rows.find(({ id }) => id === asked?.suggestionId)
  return {
    medium: mediaType.nullable().catch(null).parse(conversation.mediaType),
    context: conversation.contextPrompt,
    assignment: conversation.assignmentPrompt,
    works,
    history: earlier
      .filter((message) => message !== asked && message.content !== '')
      .map((message) => ({ role: message.role, content: contentOf(message, rows) })),
    question: asked?.content ?? null,
    learner: {
      interests: z.array(z.string()).catch([]).parse(JSON.parse(user.interests)),
      artistStatement: user.artistStatement,
      level: level.nullable().catch(null).parse(user.level),
      directness: directness.catch('straight').parse(user.directness),
      language: language.nullable().catch(null).parse(user.language),
    },
    declined: rows
      .filter(({ state }) => state === 'declined')
      .map(({ fileId, title, reason }) => ({ workId: fileId, title, reason })),
    focus: about ? readFocus(works, ledger, about) : null,
    ledger,
    comparison,
  }
}

/** What the tutor is told of, in the order by which its facts are numbered. */
export async function listWorkFiles(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<FileRow[]> {
  const files = await listFiles(db, userId, sessionId)
  return files.filter(({ kind }) => kind === 'work' || kind === 'improved')
}

async function toWork(services: Services, file: FileRow): Promise<Work> {
  return {
    id: file.id,
    filename: file.filename,
    mimeType: file.mimeType,
    originalName: file.originalName,
    facts: await ensureFacts(services, file),
  }
}

function readLedger(
  services: Services,
  works: Work[],
  rows: SuggestionRow[],
): Promise<LedgerEntry[]> {
  const media = readingOnce(services.media)
  return Promise.all(
    rows.map(async (row) => {
      const work = works.find(({ id }) => id === row.fileId)
      return {
        id: row.id,
        number: row.position,
        workId: row.fileId,
        title: row.title,
        how: row.how,
        criterion: row.criterion,
        anchor: work ? await checkStoredAnchor(media, work, row) : null,
        state: row.state,
      }
    }),
  )
}

/** Many suggestions may quote one text: it is read once for all of them. */
function readingOnce({ readText }: MediaLab): Pick<MediaLab, 'readText'> {
  const texts = new Map<string, Promise<string[]>>()
  return {
    readText(file) {
      const text = texts.get(file.filename) ?? readText(file)
      texts.set(file.filename, text)
      return text
    },
  }
}

function readFocus(
  works: Work[],
  ledger: LedgerEntry[],
  { id, title, how, state, reason, fileId }: SuggestionRow,
): Focus | null {
  const work = works.find((one) => one.id === fileId)
  const anchor = ledger.find((entry) => entry.id === id)?.anchor ?? null
  return work ? { work, title, how, anchor, state, reason } : null
}
