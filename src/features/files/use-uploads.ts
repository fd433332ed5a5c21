import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkSelection } from '#routers/contract/file-types.ts'
import { isFinalAnswer, uploadIdOf } from '#src/lib/upload-answers.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { trpc } from '#src/lib/trpc.ts'
import { showFailure, showToast } from '#src/ui/toaster.tsx'
import { forgetUpload, keepUpload, listKeptUploads } from '#src/lib/kept-uploads.ts'
import { useRefusalToast } from './use-refusal-toast.ts'
import type { PlanLimits } from '#routers/contract/plans.ts'
import type { KeptUpload } from '#src/lib/kept-uploads.ts'
import type { Uploader, Uploading } from '#src/lib/create-uploader.ts'

interface UploadsOptions {
  userId: string
  sessionId: string
  /** Files of the session that are on the server already. */
  existing: number
  limits: Pick<PlanLimits, 'filesPerConversation' | 'fileSizeMb'> | undefined
}

export interface Uploads {
  items: Uploading[]
  /** Files have been taken, and what sends them is on its way. */
  isOpening: boolean
  add(files: Iterable<File>): void
  pauseOrResume(id: string): void
  retry(id: string): void
  cancel(id: string): void
}

const stillFinishingMs = 1500
const finalizeTries = 20
/** As large as the rest of the page, and for who hands something in. */
const uploaderParts = () => import('#src/lib/create-uploader.ts')

/**
 * The uploads of one session: checked before the first byte, resumed after a reload, and told as
 * done only when the server has made a file of them.
 */
export function useUploads({
  userId,
  sessionId,
  existing,
  limits,
}: UploadsOptions): Uploads {
  const { t } = useTranslation('files')
  const [items, setItems] = useState<Uploading[]>([])
  const [waiting, setWaiting] = useState<File[]>([])
  /** Absent until there is a first file. */
  const uploader = useRef<Uploader>(null)
  const open = useRef<() => Promise<Uploader>>(null)
  const refuse = useRefusalToast()
  const utils = trpc.useUtils()
  const finalize = trpc.files.finalize.useMutation()
  const settle = useRef<(file: Uploading) => Promise<void>>(async () => {})
  const done = useRef(0)

  settle.current = async (file) => {
    const { uploadUrl } = tusStateOf(file)
    const uploadId = uploadUrl ? uploadIdOf(uploadUrl) : ''
    try {
      await untilSettled(() => finalize.mutateAsync({ uploadId }))
      await forgetUpload(file.meta.keptAs)
      done.current += 1
      await utils.files.list.invalidate({ sessionId })
      uploader.current?.removeFile(file.id)
    } catch (error) {
      uploader.current?.setFileState(file.id, { error: t('uploadFailed') })
      refuse(error)
    }
    const rest = uploader.current?.getFiles().filter((other) => !other.error) ?? []
    if (rest.length > 0 || done.current === 0) return
    showToast({
      title: t('uploadedTitle'),
      description: t('uploadedText', { count: done.current }),
    })
    done.current = 0
  }

  useEffect(() => {
    let isLeft = false
    let opened: Promise<Uploader> | undefined
    const start = async () => {
      const { createUploader } = await uploaderParts()
      const uppy = createUploader('work')
      listen(uppy)
      if (!isLeft) uploader.current = uppy
      return uppy
    }
    const openOnce = () => {
      opened ??= start()
      return opened
    }
    open.current = openOnce
    resume(openOnce).catch(() => showKept())
    const unhurry = whenIdle(() => {
      if (navigator.onLine) void uploaderParts().catch(() => undefined)
    })
    return () => {
      unhurry()
      isLeft = true
      // Leaving the page pauses: what is kept goes on when it is opened again.
      void opened?.then((uppy) => uppy.pauseAll()).catch(() => undefined)
      uploader.current = null
      open.current = null
    }
    // The uploader lives as long as the session's page; its callbacks read refs.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId, sessionId])

  return {
    items,
    isOpening: waiting.length > 0,
    add(chosen) {
      const files = [...chosen]
      if (!limits || files.length === 0) return
      const taken = existing + waiting.length + (uploader.current?.getFiles().length ?? 0)
      // One file that cannot be taken does not keep the others back.
      const refused = files.flatMap((file) => checkSelection([file], 0, limits) ?? [])
      const good = files.filter((file) => !checkSelection([file], 0, limits))
      const overLimit = checkSelection(good, taken, limits)
      const refusal = overLimit ?? refused[0]
      if (refusal) refuse(refusal)
      if (overLimit) return
      if (good.length > 0) void send(good)
    },
    pauseOrResume: (id) => uploader.current?.pauseResume(id),
    retry: (id) => void uploader.current?.retryUpload(id),
    cancel(id) {
      const file = uploader.current?.getFile(id)
      if (file) void forgetUpload(file.meta.keptAs)
      uploader.current?.removeFile(id)
    },
  }

  async function send(files: File[]): Promise<void> {
    const chosen = files.map((file) => {
      const upload: KeptUpload = { userId, sessionId, file, uploadUrl: null }
      return { key: crypto.randomUUID(), upload }
    })
    // At once: a reload in the next moment goes on with them.
    for (const { key, upload } of chosen) void keepUpload(key, upload)
    setWaiting(files)
    try {
      const uppy = await open.current?.()
      // The page was left meanwhile.
      if (!uppy || uploader.current !== uppy) return
      for (const { key, upload } of chosen)
        if (!addKept(uppy, key, upload)) void forgetUpload(key)
    } catch {
      showKept()
    } finally {
      setWaiting([])
    }
  }

  /** A browser does not ask again for a part that it could not have: only a reload does. */
  function showKept(): void {
    showFailure({ title: t('uploadFailed'), description: t('uploadKept') })
  }

  function listen(uppy: Uploader): void {
    uppy.on('state-update', () => setItems(uppy.getFiles()))
    uppy.on('upload-progress', (file) => {
      if (file) void keepPlace(uppy, { userId, sessionId }, file.id)
    })
    uppy.on('upload-success', (file) => {
      if (file) void settle.current(file)
    })
    uppy.on('upload-error', (file, error, response) => {
      if (!file) return
      refuse(response?.body ? bodyOf(response.body) : error)
      if (!isFinalAnswer(response?.status)) return
      // A refusal stays one: trying the same bytes again would only be refused again.
      void forgetUpload(file.meta.keptAs)
      uppy.removeFile(file.id)
    })
  }

  /**
   * Goes on with what was under way. A small file can arrive as a whole in its first request and the
   * page go before it hears of it: then it is on the server already, and is not sent twice.
   */
  async function resume(openOnce: () => Promise<Uploader>): Promise<void> {
    const all = await listKeptUploads(userId, sessionId)
    // An improved version is another's to go on with.
    const kept = all.filter(({ upload }) => !upload.originalFileId)
    if (kept.length === 0) return
    const there = await utils.files.list.fetch({ sessionId }).catch(() => ({ files: [] }))
    const uppy = await openOnce()
    if (uploader.current !== uppy) return
    for (const { key, upload } of kept) {
      const hasArrived = there.files.some(
        ({ originalName, size }) =>
          originalName === upload.file.name && size === upload.file.size,
      )
      if (hasArrived && upload.uploadUrl === null) await forgetUpload(key)
      else addKept(uppy, key, upload)
    }
  }

  function addKept(uppy: Uploader, keptAs: string, upload: KeptUpload): boolean {
    try {
      const id = uppy.addFile({
        name: upload.file.name,
        type: upload.file.type,
        data: upload.file,
        meta: { sessionId, keptAs, relativePath: keptAs },
      })
      if (upload.uploadUrl)
        uppy.setFileState(id, { tus: { uploadUrl: upload.uploadUrl } })
      return true
    } catch {
      // Uppy refuses only a file that is in the list already; a second one would say nothing new.
      showFailure({ title: t('uploadFailed'), description: t('uploadFailedText') })
      return false
    }
  }

  /** The bytes are there; the file may need a moment more, or a second try after a lost line. */
  async function untilSettled(attempt: () => Promise<unknown>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await attempt()
        return
      } catch (error) {
        if (!refuse.isPassing(error) || tries >= finalizeTries) throw error
        await new Promise((resolve) => setTimeout(resolve, stillFinishingMs))
      }
    }
  }
}

async function keepPlace(
  uppy: Uploader,
  owner: { userId: string; sessionId: string },
  id: string,
): Promise<void> {
  const file = uppy.getFile(id)
  if (!file || !(file.data instanceof File)) return
  const { uploadUrl, isKept } = tusStateOf(file)
  if (!uploadUrl || isKept) return
  uppy.setFileState(id, { tus: { uploadUrl, isKept: true } } as Partial<Uploading>)
  await keepUpload(file.meta.keptAs, { ...owner, file: file.data, uploadUrl })
}

function tusStateOf(file: Uploading): { uploadUrl?: string | null; isKept?: boolean } {
  return file.tus ?? {}
}

/** The refusal that our server sent as json with the tus answer. */
function bodyOf(body: object): unknown {
  const { xhr } = body as { xhr?: XMLHttpRequest }
  try {
    return JSON.parse(xhr?.responseText ?? '') as unknown
  } catch {
    return undefined
  }
}
