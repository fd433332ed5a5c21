// The service worker has put them there (src/service-worker.ts): what another app shared with this one.
const cacheName = 'shared'
const sessionPath = '/shared/session'

/** The session that shared files wait for; null when none do. */
export async function sharedSession(): Promise<string | null> {
  // Absent on a page that came over plain http.
  if (!('caches' in window)) return null
  const kept = await caches.match(sessionPath, { cacheName })
  return kept ? kept.text() : null
}

/** The files that wait for a session. */
export async function sharedFiles(sessionId: string): Promise<File[]> {
  if ((await sharedSession()) !== sessionId) return []
  const cache = await caches.open(cacheName)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const answer = await cache.match(request)
    const name = answer?.headers.get('x-name')
    if (!answer || name === null || name === undefined) continue
    const bytes = await answer.blob()
    files.push(new File([bytes], decodeURIComponent(name), { type: bytes.type }))
  }
  return files
}

/** For what has been taken or sent away, and for what nobody took when somebody signs out. */
export async function forgetShared(): Promise<void> {
  if ('caches' in window) await caches.delete(cacheName)
}
