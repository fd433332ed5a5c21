import { clear, createStore, del, entries, set } from 'idb-keyval'
import type { UseStore } from 'idb-keyval'

/**
 * Uploads under way, kept in the browser so that a reload or a crash goes on where it was. Each
 * belongs to a person and a session; another account never sees it, and signing out removes all.
 */
export interface KeptUpload {
  userId: string
  sessionId: string
  /** Of an improved version: the file it improves. */
  originalFileId?: string
  file: File
  /** Where the server has the first part, once it has. */
  uploadUrl: string | null
}

// Made on first use: private windows of some browsers have no database at all.
let opened: UseStore | undefined
function store(): UseStore {
  opened ??= createStore('refyn-uploads', 'uploads')
  return opened
}

export async function keepUpload(key: string, upload: KeptUpload): Promise<void> {
  // Without this copy an upload still works; it only cannot survive a reload.
  await set(key, upload, store()).catch(() => undefined)
}

export async function forgetUpload(key: string): Promise<void> {
  await del(key, store()).catch(() => undefined)
}

export async function listKeptUploads(
  userId: string,
  sessionId: string,
): Promise<Array<{ key: string; upload: KeptUpload }>> {
  const all = await entries<string, KeptUpload>(store()).catch(() => [])
  return all
    .filter(([, upload]) => upload.userId === userId && upload.sessionId === sessionId)
    .map(([key, upload]) => ({ key, upload }))
}

/** At sign-out: nobody who comes after finds what was on its way. */
export async function forgetAllUploads(): Promise<void> {
  await clear(store()).catch(() => undefined)
}
