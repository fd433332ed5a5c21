import Uppy from '@uppy/core'
import Tus from '@uppy/tus'
import type { UppyFile } from '@uppy/core'

export interface UploadMeta extends Record<string, unknown> {
  sessionId: string
  /** Of an improved version: the file it improves. */
  originalFileId?: string
  /** Under which the bytes are kept in the browser while they travel. */
  keptAs: string
}
export type UploadBody = Record<string, never>
export type Uploading = UppyFile<UploadMeta, UploadBody>
export type Uploader = Uppy<UploadMeta, UploadBody>

/** 8 MiB: larger pieces are no faster, smaller ones cost (facts/performance). */
const chunkBytes = 8 * 1024 * 1024
const parallel = 3

/**
 * Resumable uploads to our own server. A lost line or a restarted server is waited for, for some
 * minutes; refusals end at once. Nothing is written to localStorage.
 */
export function createUploader(kind: 'work' | 'improved'): Uploader {
  return new Uppy<UploadMeta, UploadBody>({
    autoProceed: true,
    // What goes wrong is told to the person; a refused file is no fault of the page.
    logger: { debug() {}, warn() {}, error() {} },
    allowMultipleUploadBatches: true,
  }).use(Tus, {
    endpoint: '/api/tus',
    chunkSize: chunkBytes,
    limit: parallel,
    retryDelays: [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000],
    // A field that is absent would be sent as the word `undefined`.
    allowedMetaFields: [
      'sessionId',
      'name',
      'type',
      ...(kind === 'improved' ? ['originalFileId'] : []),
    ],
    // Passed on to tus-js-client: where an upload stands is kept by us, by person and session.
    ...({ storeFingerprintForResuming: false } as object),
  })
}
