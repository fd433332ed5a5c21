import { newId, randomId } from '#db/ids.ts'
import { findFile, insertFile } from '#db/queries/files.ts'
import { updateMessage } from '#db/queries/messages.ts'
import { findSuggestion } from '#db/queries/suggestions.ts'
import { toJobError } from '../ai-job-error.ts'
import { extensionOf } from '../contract/file-types.ts'
import {
  beginAttempt,
  buryMessage,
  findAttempt,
  postponeMessage,
  tellMessage,
} from '../conversation/message-attempt.ts'
import { AppError } from '../errors.ts'
import { enqueueFacts } from '../files/facts-job.ts'
import { ensureFacts } from '../files/measure-file.ts'
import { checkStoredAnchor } from '../suggestions/suggestion-view.ts'
import { refynContent } from './refyn-content.ts'
import { storedOrder } from './refyn-order.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { JobHandler, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { StagedFile } from '../file-store.ts'
import type { RefynSettings } from '../contract/refyn.ts'
import type { EditedImage, EditRequest } from '../image-editor.ts'
import type { RefynOrder } from './refyn-order.ts'

/**
 * Makes one refyn. Each attempt writes under a name of its own, which the message knows before the
 * first byte: what a killed one left goes with the next, and an attempt that has lost its lease clears
 * up after itself alone. The picture's row, the finished message and the job's end are one
 * transaction. The source is only read.
 */
export const refynJob: JobHandler = {
  begin: (trx, services, job) => beginAttempt(trx, job, services.editor.label),
  async run(services, job, signal) {
    const message = await findAttempt(services, job)
    const order = message && storedOrder(message)
    if (!message || !order) return undefined
    const filename = await takeName(services, message, order)
    try {
      const source = await findFile(
        services.db,
        message.userId,
        message.originalFileId ?? '',
      )
      if (!source) throw new AppError('not_found', { message: 'The picture is gone' })
      await services.files.requireRoom(source.size * 2)
      const target = await services.files.draftPath(filename)
      const request = await readRequest(services, source, order)
      const edited = await services.editor.edit(request, target, signal)
      signal.throwIfAborted()
      const staged = await services.files.adopt(target)
      await services.files.publish(staged, filename)
      return finish(services, message, { source, order, filename, edited, staged })
    } catch (error) {
      await services.files.remove(filename)
      throw toJobError(error)
    }
  },
  onPostponed: postponeMessage,
  onDead: buryMessage,
}

/** A fresh name for this attempt, written down; what the one before left is removed. */
async function takeName(
  { db, files }: Services,
  { id, userId }: MessageRow,
  order: RefynOrder,
): Promise<string> {
  const filename = randomId(32)
  // First the bytes: once the new name stands, nobody knows the old one.
  if (order.filename) await files.remove(order.filename)
  const edit = JSON.stringify({ ...order, filename })
  await updateMessage(db, userId, { id, from: ['writing'] }, { edit })
  return filename
}

async function readRequest(
  services: Services,
  source: FileRow,
  { changes }: RefynOrder,
): Promise<EditRequest> {
  const facts = await ensureFacts(services, source)
  return {
    file: source,
    facts: facts?.family === 'image' ? facts : null,
    changes: await Promise.all(
      changes.map(async ({ suggestionId, title, how }) => {
        const suggestion = suggestionId
          ? await findSuggestion(services.db, source.userId, suggestionId)
          : undefined
        const anchor = suggestion
          ? await checkStoredAnchor(services.media, { ...source, facts }, suggestion)
          : null
        return { title, how, anchor }
      }),
    ),
  }
}

interface Made {
  source: FileRow
  order: RefynOrder
  filename: string
  edited: EditedImage
  staged: StagedFile
}

function finish(services: Services, message: MessageRow, made: Made): Settlement {
  const { source, order, filename, edited, staged } = made
  const settings: RefynSettings = {
    editor: services.editor.label,
    isAiMade: services.editor.isAi,
    changes: order.changes.map((change, index) => ({
      ...change,
      adjustments: edited.made[index]?.adjustments ?? [],
      isApplied: edited.made[index]?.isApplied ?? false,
    })),
  }
  const now = services.clock.now().toISOString()
  const file = { id: newId(), userId: message.userId }
  let settled: MessageRow | undefined
  return {
    async write(trx) {
      settled = await updateMessage(
        trx,
        message.userId,
        { id: message.id, from: ['writing'] },
        {
          status: 'done',
          content: refynContent(settings),
          refynFileId: file.id,
          edit: JSON.stringify({ ...order, filename, settings }),
          completedAt: now,
        },
      )
      if (!settled) return
      await insertFile(trx, {
        ...file,
        sessionId: source.sessionId,
        conversationId: message.conversationId,
        kind: 'refyn',
        parentId: source.id,
        uploadId: null,
        filename,
        originalName: refynName(source.originalName, edited.mimeType),
        mimeType: edited.mimeType,
        size: staged.sizeBytes,
        sha256: staged.sha256,
        factsState: 'pending',
        settings: JSON.stringify(settings),
        uploadedAt: now,
      })
      await enqueueFacts(trx, file, now)
    },
    afterCommit() {
      tellMessage(services, settled)
      services.jobs.wake()
    },
    afterLoss: () => services.files.remove(filename),
  }
}

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** `quay.jpg` becomes `quay_refyn.jpg`, with the extension of what was made. */
function refynName(name: string, mimeType: EditedImage['mimeType']): string {
  const extension = extensionOf(name)
  const base = extension === '' ? name : name.slice(0, -extension.length - 1)
  return `${base.slice(0, 180)}_refyn.${extensions[mimeType]}`
}
