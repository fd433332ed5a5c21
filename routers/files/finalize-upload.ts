import { deleteUpload, findUpload, updateUpload } from '#db/queries/uploads.ts'
import { findFileOfUpload } from '#db/queries/files.ts'
import { errorStatus } from '../contract/errors.ts'
import { isTaken } from '../contract/file-types.ts'
import { AppError } from '../errors.ts'
import { acceptFile, wrongType } from './accept-file.ts'
import { toFileView } from './file-view.ts'
import type { UploadRow } from '#db/tables/files.ts'
import type { Services } from '../context.ts'
import type { StagedFile } from '../file-store.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { FileRole } from './accept-file.ts'
import type { FileView } from '../contract/files.ts'

/**
 * Turns the bytes of a finished resumable upload into a file of its session, exactly once however
 * often it is called: by the tus hook, by the client that wants to be sure, and at every start
 * (rule D-42). Kills between any two of its steps leave something a later call completes. Throws
 * the refusal when the content is not what the name promised or a limit has been met meanwhile;
 * then the bytes are gone.
 */
export function finalizeUpload(
  services: Services,
  userId: string,
  uploadId: string,
): Promise<FileView> {
  // Hook, client and start may call at once: the bytes are hashed and moved by one of them.
  const key = `${userId} ${uploadId}`
  const running = underWay.get(key)
  if (running) return running
  const started = finalizeOnce(services, userId, uploadId).finally(() =>
    underWay.delete(key),
  )
  underWay.set(key, started)
  return started
}

const underWay = new Map<string, Promise<FileView>>()

async function finalizeOnce(
  services: Services,
  userId: string,
  uploadId: string,
): Promise<FileView> {
  const upload = await findUpload(services.db, userId, uploadId)
  if (!upload) throw new AppError('not_found')
  if (upload.state === 'refused') throw storedRefusal(upload)
  if (upload.state === 'open') {
    try {
      await publishUpload(services, upload)
    } catch (error) {
      if (error instanceof AppError && isFinal(error))
        await refuse(services, upload, error)
      throw error
    }
    services.jobs.wake()
  }
  const file = await findFileOfUpload(services.db, userId, uploadId)
  if (!file) throw new AppError('not_found')
  return toFileView(file)
}

async function publishUpload(services: Services, upload: UploadRow): Promise<void> {
  const { files } = services
  // The blob carries the upload's id, so a crash behind the rename is found again here.
  const isPublished = await files.has(upload.id)
  const path = isPublished ? files.pathOf(upload.id) : files.uploadPath(upload.id)
  const staged = await files.adopt(path)
  requireWhole(upload, staged)
  const mimeType = await services.media.identify(path, upload.originalName)
  if (!mimeType || !isTaken(upload.originalName, upload.kind))
    throw wrongType(upload.originalName)
  if (!isPublished) await files.publish(staged, upload.id)
  await services.db.transaction().execute(async (trx) => {
    await updateUpload(trx, upload.userId, upload.id, {
      state: 'finished',
      updatedAt: services.clock.now().toISOString(),
    })
    const { id } = await acceptFile(trx, services, {
      userId: upload.userId,
      sessionId: upload.sessionId,
      filename: upload.id,
      originalName: upload.originalName,
      mimeType,
      staged,
      uploadId: upload.id,
      role: roleOf(upload),
      uploadedAt: upload.createdAt,
    })
    await updateUpload(trx, upload.userId, upload.id, { fileId: id })
  })
  await files.removeUpload(upload.id)
}

function roleOf({ kind, parentId }: UploadRow): FileRole {
  return kind === 'improved' ? { kind, parentId } : { kind }
}

function requireWhole(upload: UploadRow, staged: StagedFile): void {
  if (staged.sizeBytes !== upload.size)
    throw new AppError('conflict', {
      message: `Expected ${upload.size} bytes, got ${staged.sizeBytes}: the upload is not complete`,
      detail: { reason: 'incomplete' },
    })
}

/** Being incomplete is a state, not a verdict: only verdicts end an upload. */
function isFinal(error: AppError): boolean {
  if (error.appCode === 'conflict') return error.detail['reason'] !== 'incomplete'
  return [
    'wrong_type',
    'file_limit',
    'file_too_large',
    'version_limit',
    'plan_limit',
    'not_found',
  ].includes(error.appCode)
}

async function refuse(
  services: Services,
  upload: UploadRow,
  error: AppError,
): Promise<void> {
  await updateUpload(services.db, upload.userId, upload.id, {
    state: 'refused',
    refusal: JSON.stringify({
      code: error.appCode,
      message: error.message,
      detail: error.detail,
    }),
    updatedAt: services.clock.now().toISOString(),
  })
  await services.files.removeUpload(upload.id)
  await services.files.remove(upload.id)
}

function storedRefusal(upload: UploadRow): AppError {
  const stored = JSON.parse(upload.refusal ?? '{}') as {
    code?: string
    message?: string
    detail?: Record<string, string | number>
  }
  const code =
    stored.code && stored.code in errorStatus ? (stored.code as ErrorCode) : 'conflict'
  return new AppError(code, { message: stored.message, detail: stored.detail })
}

/** Forgets an upload that its owner cancelled; its bytes go with it. */
export async function cancelUpload(
  services: Services,
  userId: string,
  uploadId: string,
): Promise<void> {
  const upload = await findUpload(services.db, userId, uploadId)
  if (!upload) throw new AppError('not_found')
  if (upload.state !== 'open') return
  await deleteUpload(services.db, userId, uploadId)
  await services.files.removeUpload(uploadId)
}
