import { newId } from '#db/ids.ts'
import { findConversationBySession } from '#db/queries/conversations.ts'
import { countFiles, findFile, insertFile } from '#db/queries/files.ts'
import { addToFileCount } from '#db/queries/conversations.ts'
import { enqueueFacts } from './facts-job.ts'
import { getLimits } from '../billing/limits.ts'
import { improvedName } from '../contract/file-types.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { NewFileRow } from '#db/tables/files.ts'
import type { Services } from '../context.ts'
import type { StagedFile } from '../file-store.ts'
import type { PlanLimits } from '../contract/plans.ts'

/** Work opens a crit; an improved version comes into one, of a file there or of one named later. */
export type FileRole = { kind: 'work' } | { kind: 'improved'; parentId: string | null }

export interface ArrivedFile {
  userId: string
  sessionId: string
  filename: string
  originalName: string
  mimeType: string
  staged: StagedFile
  uploadId: string | null
  role: FileRole
  /** Orders the files of a session: as they were chosen, not as their last bytes came. */
  uploadedAt: string
}

/**
 * Writes the row of a file whose bytes are published, and the job that measures it, in the
 * caller's transaction. The plan is read and every limit checked there once more, so that nothing
 * that happened during the upload lets one file too many in.
 */
export async function acceptFile(
  trx: Db,
  services: Pick<Services, 'settings' | 'clock'>,
  file: ArrivedFile,
): Promise<NewFileRow> {
  const limits = await getLimits(trx, services.settings, file.userId)
  requireSize(limits, file.originalName, file.staged.sizeBytes)
  const conversation = await findConversationBySession(trx, file.userId, file.sessionId)
  const isImproved = file.role.kind === 'improved'
  const row: NewFileRow = {
    id: newId(),
    userId: file.userId,
    sessionId: file.sessionId,
    conversationId: isImproved ? (conversation?.id ?? null) : null,
    kind: file.role.kind,
    parentId: file.role.kind === 'improved' ? file.role.parentId : null,
    uploadId: file.uploadId,
    filename: file.filename,
    originalName: isImproved ? improvedName(file.originalName) : file.originalName,
    mimeType: file.mimeType,
    size: file.staged.sizeBytes,
    sha256: file.staged.sha256,
    factsState: 'pending',
    uploadedAt: file.uploadedAt,
  }
  if (!(await insertFile(trx, row)))
    throw new Error(
      `Upload ${file.uploadId} has its file already: finalizing ran twice at once`,
    )
  await requirePlace(trx, limits, file)
  if (row.conversationId) await addToFileCount(trx, file.userId, row.conversationId, 1)
  await enqueueFacts(trx, row, row.uploadedAt)
  return row
}

/** Whether the session takes one more file of this role, and not more than the plan allows. */
async function requirePlace(
  trx: Db,
  limits: PlanLimits,
  file: ArrivedFile,
): Promise<void> {
  const { userId, sessionId } = file
  if (file.role.kind === 'improved') {
    await requireParent(trx, file, file.role.parentId)
    const count = await countFiles(trx, userId, { sessionId, kind: 'improved' })
    if (count > limits.improvedVersions) throw versionLimit(limits)
    return
  }
  if (
    (await countFiles(trx, userId, { sessionId, kind: 'work' })) >
    limits.filesPerConversation
  )
    throw fileLimit(limits)
  await requireOpenSession(trx, userId, sessionId)
}

/** A version comes into a crit that has begun, and from a file of it. */
export async function requireParent(
  db: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  parentId: string | null,
): Promise<void> {
  if (!(await findConversationBySession(db, userId, sessionId)))
    throw new AppError('conflict', {
      message: 'This conversation has not begun: upload the file as work',
    })
  if (parentId === null) return
  const parent = await findFile(db, userId, parentId)
  const isVersion = parent?.kind === 'work' || parent?.kind === 'improved'
  if (!isVersion || parent.sessionId !== sessionId) throw new AppError('not_found')
}

/** Both refusals of one more version: the plan takes none, or no more than there are. */
export function versionLimit({ improvedVersions: max }: PlanLimits): AppError {
  if (max === 0)
    return new AppError('plan_limit', {
      message: 'Upgrade to Standard to Upload Improved Version for re-evaluation',
    })
  return new AppError('version_limit', {
    message: `You've reached your limit of ${max} improved versions per conversation`,
    detail: { max },
  })
}

/** Work is handed in before the crit; once it has begun its files are settled. */
export async function requireOpenSession(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<void> {
  if (await findConversationBySession(db, userId, sessionId))
    throw new AppError('conflict', {
      message: 'This conversation has begun: start a new one to upload more work',
    })
}

export function requireSize(limits: PlanLimits, name: string, sizeBytes: number): void {
  if (sizeBytes > limits.fileSizeMb * 1024 * 1024)
    throw new AppError('file_too_large', {
      message: `"${name}" exceeds maximum size of ${limits.fileSizeMb}MB`,
      detail: { name, max: limits.fileSizeMb },
    })
}

export function fileLimit(limits: PlanLimits): AppError {
  return new AppError('file_limit', {
    message: `Maximum ${limits.filesPerConversation} files allowed per conversation`,
    detail: { max: limits.filesPerConversation },
  })
}

export function wrongType(name: string): AppError {
  return new AppError('wrong_type', {
    message: `"${name}" is not a supported file. Support: Images, Audio, Video, PDF (Max 100MB each)`,
    detail: { name },
  })
}
