import { z } from 'zod'
import { findConversation } from '#db/queries/conversations.ts'
import { listFiles } from '#db/queries/files.ts'
import { listMessages } from '#db/queries/messages.ts'
import { findUser } from '#db/queries/users.ts'
import { mediaType } from '../contract/media-types.ts'
import { ensureFacts } from '../files/measure-file.ts'
import type { MessageRow } from '#db/schema.ts'
import type { Services } from '../context.ts'
import type { Brief, Work } from '../tutor.ts'

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
  return {
    medium: mediaType.nullable().catch(null).parse(conversation.mediaType),
    context: conversation.contextPrompt,
    assignment: conversation.assignmentPrompt,
    works: await readWorks(services, reply.userId, conversation.sessionId),
    history: earlier
      .filter((message) => message !== asked && message.content !== '')
      .map(({ role, content }) => ({ role, content })),
    question: asked?.content ?? null,
    learner: {
      interests: z.array(z.string()).catch([]).parse(JSON.parse(user.interests)),
      artistStatement: user.artistStatement,
    },
  }
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
