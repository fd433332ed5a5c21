import { newId } from '#db/ids.ts'
import { findConversationBySession } from '#db/queries/conversations.ts'
import { countWorkFiles, insertFile } from '#db/queries/files.ts'
import { insertJob } from '#db/queries/jobs.ts'
import { getLimits } from '../billing/limits.ts'
import { AppError } from '../errors.ts'
import type { Db } from '#db/database.ts'
import type { NewFileRow } from '#db/schema.ts'
import type { Services, StagedFile } from '../context.ts'
import type { PlanLimits } from '../contract/plans.ts'

export interface ArrivedFile {
  userId: string
  sessionId: string
  filename: string
  originalName: string
  mimeType: string
  staged: StagedFile
  uploadId: string | null
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
  const row: NewFileRow = {
    id: newId(),
    userId: file.userId,
    sessionId: file.sessionId,
    conversationId: null,
    kind: 'work',
    parentId: null,
    uploadId: file.uploadId,
    filename: file.filename,
    originalName: file.originalName,
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
  if (
    (await countWorkFiles(trx, file.userId, file.sessionId)) > limits.filesPerConversation
  )
    throw fileLimit(limits)
  await requireOpenSession(trx, file.userId, file.sessionId)
  await insertJob(trx, {
    id: newId(),
    kind: 'facts',
    dedupeKey: `facts:${row.id}`,
    userId: file.userId,
    payload: { fileId: row.id },
    maxAttempts: 3,
    runAt: row.uploadedAt,
    createdAt: row.uploadedAt,
  })
  return row
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
