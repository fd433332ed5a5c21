import { useEffect, useRef, useState } from 'react'
import { improvedName } from '#routers/contract/file-types.ts'
import { forgetUpload, keepUpload, listKeptUploads } from '#src/lib/kept-uploads.ts'
import { trpc } from '#src/lib/trpc.ts'
import { uploadIdOf } from '#src/lib/upload-answers.ts'
import { inOneTab } from './in-one-tab.ts'
import { failureIn, UploadRefusal } from './upload-refusal.ts'
import { waitingVersions } from './versions.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Uploader } from '#src/lib/create-uploader.ts'
import type { KeptUpload } from '#src/lib/kept-uploads.ts'

/** A file and the one that it improves. */
export interface ImprovedFile {
  file: File
  originalFileId: string
}

export interface ImprovedUpload {
  /** 0 to 100 while bytes travel; null when none do. */
  percent: number | null
  /**
   * Sends it, or goes on behind what has arrived of it; throws its refusal or what went wrong. Null
   * when another tab is sending it, or the page was left: then it goes on at the next visit.
   */
  send(improved: ImprovedFile): Promise<FileView | null>
  /** What a reload broke off. */
  listKept(): Promise<ImprovedFile[]>
}

/** Sends one improved version by tus: a lost line is waited for, a reload resumes, a refusal ends it. */
export function useImprovedUpload(userId: string, sessionId: string): ImprovedUpload {
  const [percent, setPercent] = useState<number | null>(null)
  const uploader = useRef<Uploader>(null)
  const isLeft = useRef(false)
  const utils = trpc.useUtils()
  const finalize = trpc.files.finalize.useMutation()
  // Leaving the page pauses: what is kept goes on when it is opened again.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      uploader.current?.pauseAll()
    }
  }, [])

  const listKept = async () => {
    const all = await listKeptUploads(userId, sessionId)
    return all.flatMap(({ key, upload }) =>
      upload.originalFileId
        ? [{ ...upload, key, originalFileId: upload.originalFileId }]
        : [],
    )
  }
  /** The version that it has become already, when only the answer was lost. */
  const findArrived = async (kept: KeptUpload) => {
    const { file, originalFileId, uploadUrl } = kept
    // One that is not whole is refused here and sent on.
    if (uploadUrl)
      return finalize
        .mutateAsync({ uploadId: uploadIdOf(uploadUrl) })
        .catch(() => undefined)
    const { files } = await utils.files.list.fetch({ sessionId }, { staleTime: 0 })
    const messages = utils.conversation.get.getData({ sessionId })?.messages ?? []
    return waitingVersions(files, messages).find(
      ({ parentId, originalName, size }) =>
        parentId === originalFileId &&
        originalName === improvedName(file.name) &&
        size === file.size,
    )
  }
  const sendBytes = async (key: string, kept: KeptUpload) => {
    try {
      // First of all: without a line for what sends it, it is kept for the next visit.
      await keepUpload(key, kept)
      // As large as the rest of the page, and for who hands a version in.
      const { createUploader } = await import('#src/lib/create-uploader.ts')
      if (isLeft.current) return null
      const uppy = createUploader('improved')
      uploader.current = uppy
      uppy.on('progress', setPercent)
      const url = await uploaded(uppy, key, kept)
      if (!url) return null
      return await finalize.mutateAsync({ uploadId: uploadIdOf(url) })
    } catch (error) {
      // A refusal stays one; anything else may go on later.
      if (error instanceof UploadRefusal) await forgetUpload(key)
      throw error
    } finally {
      uploader.current = null
    }
  }
  return {
    percent,
    listKept,
    async send({ file, originalFileId }) {
      setPercent(0)
      try {
        // Trying again goes on with the first try: a second one would take another place of the plan.
        const known = (await listKept()).find((kept) =>
          isSame(kept, { file, originalFileId }),
        )
        const key = known?.key ?? crypto.randomUUID()
        return await inOneTab(`upload ${key}`, async () => {
          const uploadUrl = known?.uploadUrl ?? null
          const kept = { userId, sessionId, originalFileId, file, uploadUrl }
          const arrived = known && (await findArrived(kept))
          const version = arrived ?? (await sendBytes(key, kept))
          if (version) await forgetUpload(key)
          return version
        })
      } finally {
        setPercent(null)
      }
    },
  }
}

function isSame(one: ImprovedFile, other: ImprovedFile): boolean {
  return (
    one.originalFileId === other.originalFileId &&
    one.file.name === other.file.name &&
    one.file.size === other.file.size &&
    one.file.lastModified === other.file.lastModified
  )
}

/** The address of an upload whose bytes are all there; null when the page was left before. */
function uploaded(uppy: Uploader, key: string, kept: KeptUpload): Promise<string | null> {
  const { file, sessionId, originalFileId = '', uploadUrl } = kept
  return new Promise((resolve, reject) => {
    let keptUrl = uploadUrl
    uppy.on('upload-progress', (sending) => {
      const url = sending && (uppy.getFile(sending.id)?.tus?.uploadUrl ?? null)
      // An upload that the server has swept is begun anew, at another address.
      if (!url || url === keptUrl) return
      keptUrl = url
      void keepUpload(key, { ...kept, uploadUrl: url })
    })
    uppy.on('upload-success', (_file, { uploadURL }) =>
      uploadURL ? resolve(uploadURL) : reject(new Error('The upload has no address')),
    )
    uppy.on('upload-error', (_file, error, answer) => reject(failureIn(answer) ?? error))
    uppy.on('pause-all', () => resolve(null))
    const id = uppy.addFile({
      name: file.name,
      type: file.type,
      data: file,
      meta: { sessionId, originalFileId, keptAs: key },
    })
    if (uploadUrl) uppy.setFileState(id, { tus: { uploadUrl } })
  })
}
