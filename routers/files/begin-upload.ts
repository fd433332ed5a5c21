import { countWorkFiles } from '#db/queries/files.ts'
import {
  countOpenUploads,
  countOpenUploadsOfSession,
  insertUpload,
} from '#db/queries/uploads.ts'
import { getLimits } from '../billing/limits.ts'
import { typeForExtension } from '../contract/file-types.ts'
import { AppError } from '../errors.ts'
import { fileLimit, requireOpenSession, requireSize, wrongType } from './accept-file.ts'
import type { Services } from '../context.ts'

export interface AnnouncedUpload {
  uploadId: string
  userId: string
  sessionId: string
  originalName: string
  declaredType: string
  sizeBytes: number
}

/** More open uploads than this belong to nobody's selection of files (rule D-41). */
const maxOpenUploads = 20

/**
 * Admits a resumable upload before its first byte and reserves its place among the files of the
 * session, or throws the refusal: over the plan's count or size, a type not taken, no room.
 */
export async function beginUpload(
  services: Services,
  upload: AnnouncedUpload,
): Promise<void> {
  if (!typeForExtension(upload.originalName)?.forWork)
    throw wrongType(upload.originalName)
  if (upload.sizeBytes === 0)
    throw new AppError('file_empty', { detail: { name: upload.originalName } })
  await services.files.requireRoom(upload.sizeBytes)
  const now = services.clock.now().toISOString()
  await services.db.transaction().execute(async (trx) => {
    await insertUpload(trx, {
      id: upload.uploadId,
      userId: upload.userId,
      sessionId: upload.sessionId,
      kind: 'work',
      parentId: null,
      originalName: upload.originalName,
      declaredType: upload.declaredType,
      size: upload.sizeBytes,
      state: 'open',
      refusal: null,
      fileId: null,
      createdAt: now,
      updatedAt: now,
    })
    const limits = await getLimits(trx, services.settings, upload.userId)
    requireSize(limits, upload.originalName, upload.sizeBytes)
    await requireOpenSession(trx, upload.userId, upload.sessionId)
    const stored = await countWorkFiles(trx, upload.userId, upload.sessionId)
    const open = await countOpenUploadsOfSession(trx, upload.userId, upload.sessionId)
    if (stored + open > limits.filesPerConversation) throw fileLimit(limits)
    if ((await countOpenUploads(trx, upload.userId)).count > maxOpenUploads)
      throw new AppError('rate_limited', {
        message: `At most ${maxOpenUploads} uploads can be under way at once`,
        detail: { seconds: 60 },
      })
  })
}
