import { useEffect, useRef, useState } from 'react'
import { createUploader, uploadIdOf } from '#src/lib/create-uploader.ts'
import { forgetUpload, keepUpload, listKeptUploads } from '#src/lib/kept-uploads.ts'
import { trpc } from '#src/lib/trpc.ts'
import { refusalIn, UploadRefusal } from './upload-refusal.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Uploader } from '#src/lib/create-uploader.ts'
import type { KeptUpload } from '#src/lib/kept-uploads.ts'

/** One improved version on its way; `key` names it in the browser's own store. */
export interface ImprovedFile {
  key: string
  file: File
  originalFileId: string
  /** Where the server has the first part of it, after a reload. */
  uploadUrl: string | null
}

export interface ImprovedUpload {
  /** 0 to 100 while bytes travel; null when none do. */
  percent: number | null
  /** Sends it, or goes on behind what has arrived; throws its refusal or what went wrong. */
  send(improved: ImprovedFile): Promise<FileView>
  /** What a reload broke off. */
  listKept(): Promise<ImprovedFile[]>
  forget(key: string): Promise<void>
}

/** Sends one improved version by tus: a lost line is waited for, a reload resumes, a refusal ends it. */
export function useImprovedUpload(userId: string, sessionId: string): ImprovedUpload {
  const [percent, setPercent] = useState<number | null>(null)
  const uploader = useRef<Uploader>(null)
  const finalize = trpc.files.finalize.useMutation()
  // Leaving the page pauses: what is kept goes on when it is opened again.
  useEffect(() => () => uploader.current?.pauseAll(), [])
  return {
    percent,
    forget: forgetUpload,
    async send({ key, file, originalFileId, uploadUrl }) {
      const uppy = createUploader('improved')
      uploader.current = uppy
      const kept: KeptUpload = { userId, sessionId, originalFileId, file, uploadUrl }
      setPercent(0)
      uppy.on('progress', setPercent)
      try {
        await keepUpload(key, kept)
        const url = await uploaded(uppy, key, kept)
        const version = await finalize.mutateAsync({ uploadId: uploadIdOf(url) })
        await forgetUpload(key)
        return version
      } catch (error) {
        // A refusal stays one; anything else may go on later.
        if (error instanceof UploadRefusal) await forgetUpload(key)
        throw error
      } finally {
        uploader.current = null
        setPercent(null)
      }
    },
    async listKept() {
      const all = await listKeptUploads(userId, sessionId)
      return all.flatMap(({ key, upload: { file, originalFileId, uploadUrl } }) =>
        originalFileId ? [{ key, file, originalFileId, uploadUrl }] : [],
      )
    },
  }
}

function uploaded(uppy: Uploader, key: string, kept: KeptUpload): Promise<string> {
  const { file, sessionId, originalFileId = '', uploadUrl } = kept
  return new Promise((resolve, reject) => {
    let isPlaceKept = uploadUrl !== null
    uppy.on('upload-progress', (sending) => {
      const url = sending && (uppy.getFile(sending.id)?.tus?.uploadUrl ?? null)
      if (isPlaceKept || !url) return
      isPlaceKept = true
      void keepUpload(key, { ...kept, uploadUrl: url })
    })
    uppy.on('upload-success', (_file, { uploadURL }) =>
      uploadURL ? resolve(uploadURL) : reject(new Error('The upload has no address')),
    )
    uppy.on('upload-error', (_file, error, response) =>
      reject(refusalIn(response?.body) ?? error),
    )
    const id = uppy.addFile({
      name: file.name,
      type: file.type,
      data: file,
      meta: { sessionId, originalFileId, keptAs: key },
    })
    if (uploadUrl) uppy.setFileState(id, { tus: { uploadUrl } })
  })
}
