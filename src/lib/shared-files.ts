// The service worker has put them there (src/service-worker.ts): what another app shared with this one.
const cacheName = 'shared'
const sessionPath = '/shared/session'

/** Stands there when their person has been asked: nobody is led to the question twice. */
const shownPath = '/shared/shown'

/** The session that shared files wait for and that has not been shown yet; null when there is none. */
export async function sharedSession(): Promise<string | null> {
  // Absent on a page that came over plain http.
  if (!('caches' in window)) return null
  return (await caches.match(shownPath, { cacheName })) ? null : sessionOfShared()
}

async function sessionOfShared(): Promise<string | null> {
  const kept = await caches.match(sessionPath, { cacheName })
  return kept ? kept.text() : null
}

/** The files that wait for a session, which counts as shown by that. */
export async function sharedFiles(sessionId: string): Promise<File[]> {
  if (!('caches' in window) || (await sessionOfShared()) !== sessionId) return []
  const cache = await caches.open(cacheName)
  await cache.put(shownPath, new Response(''))
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
