import { newId } from '#db/ids.ts'
import { findMessage } from '#db/queries/messages.ts'
import {
  insertSuggestions,
  listSuggestions,
  updateFileSuggestions,
} from '#db/queries/suggestions.ts'
import { mostSuggestions } from '../contract/suggestions.ts'
import { placeOf, readBrief } from '../conversation/read-brief.ts'
import { toJobError } from '../ai-job-error.ts'
import { findExcerpt } from './find-excerpt.ts'
import { isRepeated } from './is-repeated.ts'
import { checkAgainst } from './suggestion-view.ts'
import { suggestionsPayload } from './suggestions-job.ts'
import type { Db } from '#db/database.ts'
import type { MessageRow, NewSuggestionRow } from '#db/tables/conversations.ts'
import type { JobHandler, RunningJob, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { Brief, SuggestionDraft } from '../tutor.ts'

/**
 * Draws suggestions from a finished critique. Every place is checked against the file first; one that
 * fails becomes a remark without a pin. What was declined, or is there already, is not made again.
 * All of them and `files.suggestions` are written in the transaction that ends the job, so a second
 * run after a crash makes nothing twice.
 */
export const suggestionsJob: JobHandler = {
  async run(services, job, signal) {
    const critique = await findCritique(services.db, job)
    const brief = critique && (await readBrief(services, placeOf(critique)))
    if (!critique || !brief) return undefined
    try {
      const drafts = await services.tutor.suggest(brief, critique.content, signal)
      signal.throwIfAborted()
      return await settle(services, { critique, brief, drafts })
    } catch (error) {
      throw toJobError(error)
    }
  },

  /** The ledger shows that they could not be made, and offers to try again. */
  onDead(services, job) {
    let critique: MessageRow | undefined
    return {
      async write(trx) {
        critique = await findCritique(trx, job)
      },
      afterCommit() {
        if (critique) tell(services, critique)
      },
    }
  },
}

async function findCritique(db: Db, job: RunningJob): Promise<MessageRow | undefined> {
  const { messageId } = suggestionsPayload.parse(job.payload)
  const message = job.userId ? await findMessage(db, job.userId, messageId) : undefined
  return message?.status === 'done' ? message : undefined
}

interface Drawn {
  critique: MessageRow
  brief: Brief
  drafts: SuggestionDraft[]
}

type Checked = Omit<NewSuggestionRow, 'position'>

async function settle(services: Services, drawn: Drawn): Promise<Settlement> {
  const { critique, brief } = drawn
  const checked = await checkDrafts(services, drawn)
  return {
    async write(trx) {
      const { userId, conversationId } = critique
      const ledger = await listSuggestions(trx, userId, conversationId)
      if (ledger.some(({ messageId }) => messageId === critique.id)) return
      const last = ledger.at(-1)?.position ?? 0
      await insertSuggestions(
        trx,
        checked.map((row, index) => ({ ...row, position: last + index + 1 })),
      )
      const all = await listSuggestions(trx, userId, conversationId)
      for (const work of brief.works)
        await updateFileSuggestions(
          trx,
          userId,
          work.id,
          all.filter(({ fileId }) => fileId === work.id).map(({ how }) => how),
        )
    },
    afterCommit: () => tell(services, critique),
  }
}

async function checkDrafts(
  services: Services,
  { critique, brief, drafts }: Drawn,
): Promise<Checked[]> {
  const ledger = await listSuggestions(
    services.db,
    critique.userId,
    critique.conversationId,
  )
  const { comparison } = brief
  // In a new version what was said of the one before it is said already.
  const isEarlier = (id: string | null) => id !== null && comparison?.line.includes(id)
  const earlier = ledger.map(({ fileId, title }) => ({
    workId: comparison && isEarlier(fileId) ? comparison.after.id : fileId,
    title,
  }))
  const now = services.clock.now().toISOString()
  const checked: Checked[] = []
  for (const draft of drafts) {
    const works = comparison ? [comparison.after] : brief.works
    const work = works.find(({ id }) => id === draft.workId)
    const isEnough = checked.length === mostSuggestions
    if (!work || isEnough || isRepeated(draft, earlier)) continue
    earlier.push(draft)
    checked.push({
      id: newId(),
      userId: critique.userId,
      conversationId: critique.conversationId,
      messageId: critique.id,
      fileId: work.id,
      title: draft.title,
      why: draft.why,
      how: draft.how,
      anchor: JSON.stringify(await checkAgainst(services.media, work, draft.anchor)),
      criterion: draft.criterion,
      excerpt: findExcerpt(critique.content, draft.excerpt),
      state: 'open',
      reason: null,
      createdAt: now,
      updatedAt: now,
    })
  }
  return checked
}

function tell({ live }: Services, critique: MessageRow): void {
  live.publish(critique.conversationId, { type: 'suggestions' })
}
