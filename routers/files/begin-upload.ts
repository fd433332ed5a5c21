import { countFiles } from '#db/queries/files.ts'
import {
  countOpenUploads,
  countOpenUploadsOfSession,
  insertUpload,
} from '#db/queries/uploads.ts'
import { getLimits } from '../billing/limits.ts'
import { isTaken } from '../contract/file-types.ts'
import { AppError } from '../errors.ts'
import {
  fileLimit,
  requireOpenSession,
  requireParent,
  requireSize,
  versionLimit,
  wrongType,
} from './accept-file.ts'
import type { Db } from '#db/database.ts'
import type { Services } from '../context.ts'
import type { PlanLimits } from '../contract/plans.ts'
import type { FileRole } from './accept-file.ts'

export interface AnnouncedUpload {
  uploadId: string
  userId: string
  sessionId: string
  originalName: string
  declaredType: string
  sizeBytes: number
  role: FileRole
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
  const { kind } = upload.role
  if (!isTaken(upload.originalName, kind)) throw wrongType(upload.originalName)
  if (upload.sizeBytes === 0)
    throw new AppError('file_empty', { detail: { name: upload.originalName } })
  await services.files.requireRoom(upload.sizeBytes)
  const now = services.clock.now().toISOString()
  await services.db.transaction().execute(async (trx) => {
    await insertUpload(trx, {
      id: upload.uploadId,
      userId: upload.userId,
      sessionId: upload.sessionId,
      kind,
      parentId: upload.role.kind === 'improved' ? upload.role.parentId : null,
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
    await requirePlaceFor(trx, upload, limits)
    if ((await countOpenUploads(trx, upload.userId)).count > maxOpenUploads)
      throw new AppError('rate_limited', {
        message: `At most ${maxOpenUploads} uploads can be under way at once`,
        detail: { seconds: 60 },
      })
  })
}

/** Open uploads count against the limit before their first byte. */
async function requirePlaceFor(
  trx: Db,
  { userId, sessionId, role }: AnnouncedUpload,
  limits: PlanLimits,
): Promise<void> {
  const open = await countOpenUploadsOfSession(trx, userId, {
    sessionId,
    kind: role.kind,
  })
  if (role.kind === 'improved') {
    await requireParent(trx, { userId, sessionId }, role.parentId)
    const stored = await countFiles(trx, userId, { sessionId, kind: 'improved' })
    if (stored + open > limits.improvedVersions) throw versionLimit(limits)
    return
  }
  await requireOpenSession(trx, userId, sessionId)
  const stored = await countFiles(trx, userId, { sessionId, kind: 'work' })
  if (stored + open > limits.filesPerConversation) throw fileLimit(limits)
}
