import { z } from 'zod'
import { findConversation } from '#db/queries/conversations.ts'
import { listFiles } from '#db/queries/files.ts'
import { listMessages } from '#db/queries/messages.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { findUser } from '#db/queries/users.ts'
import { directness, level } from '../contract/account.ts'
import { mediaType } from '../contract/media-types.ts'
import { ensureFacts } from '../files/measure-file.ts'
import { checkStoredAnchor } from '../suggestions/suggestion-view.ts'
import type { MessageRow, SuggestionRow } from '#db/schema.ts'
import type { Services } from '../context.ts'
import type { Brief, Focus, Work } from '../tutor.ts'

/**
 * Everything the tutor is told for one reply, measured facts included: what is not measured yet is
 * measured first. Undefined when the conversation has been deleted meanwhile.
 */
export async function readBrief(
  services: Services,
  reply: MessageRow,
): Promise<Brief | undefined> {
  const { db } = services
  const conversation = await findConversation(db, reply.userId, reply.conversationId)
  const user = await findUser(db, reply.userId)
  if (!conversation || !user) return undefined
  const thread = await listMessages(db, reply.userId, conversation.id)
  const earlier = thread.filter((message) => message.position < reply.position)
  const asked = earlier.findLast((message) => message.role === 'user')
  const works = await readWorks(services, reply.userId, conversation.sessionId)
  const ledger = await listSuggestions(db, reply.userId, conversation.id)
  const about = ledger.find(({ id }) => id === asked?.suggestionId)
  return {
    medium: mediaType.nullable().catch(null).parse(conversation.mediaType),
    context: conversation.contextPrompt,
    assignment: conversation.assignmentPrompt,
    works,
    history: earlier
      .filter((message) => message !== asked && message.content !== '')
      .map(({ role, content }) => ({ role, content })),
    question: asked?.content ?? null,
    learner: {
      interests: z.array(z.string()).catch([]).parse(JSON.parse(user.interests)),
      artistStatement: user.artistStatement,
      level: level.nullable().catch(null).parse(user.level),
      directness: directness.catch('straight').parse(user.directness),
    },
    declined: ledger
      .filter(({ state }) => state === 'declined')
      .map(({ fileId, title, reason }) => ({ workId: fileId, title, reason })),
    focus: about ? await readFocus(services, works, about) : null,
  }
}

async function readFocus(
  { media }: Services,
  works: Work[],
  suggestion: SuggestionRow,
): Promise<Focus | null> {
  const work = works.find(({ id }) => id === suggestion.fileId)
  if (!work) return null
  const anchor = await checkStoredAnchor(media, work, suggestion)
  const { title, how, state, reason } = suggestion
  return { work, title, how, anchor, state, reason }
}

async function readWorks(
  services: Services,
  userId: string,
  sessionId: string,
): Promise<Work[]> {
  const files = await listFiles(services.db, userId, sessionId)
  const works = files.filter((file) => file.kind === 'work' || file.kind === 'improved')
  return Promise.all(
    works.map(async (file) => ({
      id: file.id,
      filename: file.filename,
      mimeType: file.mimeType,
      originalName: file.originalName,
      facts: await ensureFacts(services, file),
    })),
  )
}
