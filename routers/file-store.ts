/** Bytes that arrived and are not published yet: below UPLOADS_DIR/tmp, on its filesystem. */
export interface StagedFile {
  path: string
  sizeBytes: number
  sha256: string
}

/** Keeps the bytes of files under names that say nothing. All paths are below UPLOADS_DIR. */
export interface FileStore {
  /**
   * Streams `bytes` to a staged file and hashes on the way. Past `maxBytes` it removes what it
   * wrote and throws AppError `file_too_large`; a broken stream removes it and rethrows.
   */
  stage(bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StagedFile>
  /** Hashes a file that lies below UPLOADS_DIR already, has it written to the disk, and leaves it where it is. */
  adopt(path: string): Promise<StagedFile>
  /**
   * Makes staged bytes durable under `filename`: fsync, rename, fsync of the folder (rule D-05).
   * Calling it again after it succeeded is harmless, also when a crash came between.
   */
  publish(staged: StagedFile, filename: string): Promise<void>
  discard(staged: StagedFile): Promise<void>
  pathOf(filename: string): string
  /** The finished but unpublished bytes of a resumable upload. */
  uploadPath(uploadId: string): string
  has(filename: string): Promise<boolean>
  /** Removes bytes and everything derived from them; absent ones are no error. */
  remove(filename: string): Promise<void>
  /** Removes what a resumable upload left, finished or not. */
  removeUpload(uploadId: string): Promise<void>
  /** The folder for pictures and copies derived from a file, made when absent. */
  derivedFolder(filename: string): Promise<string>
  /** Where the bytes of a file that is being made are written before they are published. */
  draftPath(filename: string): Promise<string>
  /** Keeps a piece of a file that is being made, whole or not at all; the same name replaces it. */
  keepPiece(filename: string, name: string, bytes: Uint8Array): Promise<void>
  piecePath(filename: string, name: string): string
  /**
   * Writes a ZIP of the entries, in order and one at a time in memory, to `target`. A file that cannot
   * be read is left out. Broken off by the signal, with its reason.
   */
  pack(
    entries: AsyncIterable<ArchiveEntry>,
    target: string,
    signal: AbortSignal,
  ): Promise<void>
  /** Throws AppError `disk_full` when `bytes` more would leave too little room (rule D-50). */
  requireRoom(bytes: number): Promise<void>
}

/** One file of an archive: words, or the bytes that lie under a stored name. */
export type ArchiveEntry = { path: string } & ({ text: string } | { filename: string })
