import { z } from 'zod'
import { newId } from '#db/ids.ts'
import { findMessage } from '#db/queries/messages.ts'
import { insertNotes, listNotesOfMessage } from '#db/queries/notes.ts'
import { toJobError } from '../ai-job-error.ts'
import { extractedNotes } from '../contract/notes.ts'
import { placeOf, readBrief } from '../conversation/read-brief.ts'
import { findExcerpt } from '../suggestions/find-excerpt.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { JobHandler, RunningJob, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { NoteDraft } from '../tutor.ts'

const payload = z.object({ messageId: z.string() })

/**
 * Draws the notes of one reply from its stored words. All of them are written in the transaction that
 * ends the job, and only when the reply has none, so a second run after a crash makes nothing twice.
 */
export const notesJob: JobHandler = {
  async run(services, job, signal) {
    const message = await findReply(services.db, job)
    const brief = message && (await readBrief(services, placeOf(message)))
    if (!message || !brief) return undefined
    try {
      const drafts = await services.tutor.noteDown(brief, message.content, signal)
      signal.throwIfAborted()
      return settle(services, message, drafts.slice(0, extractedNotes.most))
    } catch (error) {
      throw toJobError(error)
    }
  },

  onDead(services, job) {
    let message: MessageRow | undefined
    return {
      async write(trx) {
        message = await findReply(trx, job)
      },
      afterCommit() {
        if (message) tell(services, message)
      },
    }
  },
}

function findReply(db: Db, job: RunningJob): Promise<MessageRow | undefined> {
  return findMessage(db, job.userId ?? '', payload.parse(job.payload).messageId)
}

function settle(
  services: Services,
  message: MessageRow,
  drafts: NoteDraft[],
): Settlement {
  const { id: messageId, userId, conversationId } = message
  const now = services.clock.now().getTime()
  return {
    async write(trx) {
      const isThere = await findMessage(trx, userId, messageId)
      if (!isThere || (await listNotesOfMessage(trx, userId, messageId)).length > 0)
        return
      await insertNotes(
        trx,
        drafts.map((draft, index) => {
          // A millisecond apart, the first newest: a list shows them in the order of the reply.
          const createdAt = new Date(now + drafts.length - index).toISOString()
          return {
            id: newId(),
            userId,
            conversationId,
            messageId,
            title: draft.title,
            content: draft.content,
            link: null,
            type: 'ai_extracted',
            category: draft.category,
            tags: JSON.stringify(draft.tags),
            excerpt: findExcerpt(message.content, draft.excerpt),
            requestId: null,
            createdAt,
            updatedAt: createdAt,
          }
        }),
      )
    },
    afterCommit: () => tell(services, message),
  }
}

function tell({ live }: Services, { conversationId }: MessageRow): void {
  live.publish(conversationId, { type: 'notes' })
}
