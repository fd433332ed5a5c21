/**
 * The service worker (rule D-65). It keeps the files of the app, whose names change with their content,
 * and one page for when there is no line; never an answer of the API, and nothing of a person but what
 * another app shares, until the page that it opens has taken it. A new one waits until the person says so.
 */

/**
 * Written in by the build: what the first screen needs, the late parts that cannot be asked for once the line
 * is gone, and a name that changes with any of it.
 */
declare const __KEPT__: { version: string; files: string[]; parts: string[] }

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface AppMessageEvent extends WorkerEvent {
  data: unknown
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: Location
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: WorkerEvent) => void,
  ): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listen: (event: AppMessageEvent) => void): void
}

const worker = self as unknown as Worker
const { version, files, parts } = __KEPT__
const cacheName = `refyn-${version}`
const offlinePage = '/offline.html'
/** Read by src/lib/shared-files.ts. */
const sharedCache = 'shared'
/** Whatever is asked for here is between the page and the server. */
const untouched = /^\/(?:api|trpc|auth)(?:\/|$)/

worker.addEventListener('install', (event) => {
  event.waitUntil(keep([offlinePage, ...files]))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder())
})

worker.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void worker.skipWaiting()
  // Said by the app and not by the landing page, whose reader may never use them.
  if (event.data === 'keep-parts') event.waitUntil(keep(parts).catch(() => undefined))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== worker.location.origin) return
  if (request.method === 'POST' && url.pathname === '/share') {
    event.respondWith(takeIn(request))
    return
  }
  if (request.method !== 'GET') return
  if (untouched.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(url.pathname))
})

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(
    paths.filter((path) => !kept.has(path)).map((path) => fetchPlain(path, cache)),
  )
}

/** Asked for without the cookie: what is kept is nobody's. */
async function fetchPlain(path: string, cache: Cache): Promise<Response> {
  const answer = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await cache.put(path, answer.clone())
  return answer
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith('refyn-') && name !== cacheName)
      .map((name) => caches.delete(name)),
  )
  await worker.clients.claim()
}

/** What another app shares (public/manifest.webmanifest) waits for the workspace that is opened with it. */
async function takeIn(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((one) => typeof one !== 'string')
  if (files.length === 0) return Response.redirect('/', 303)
  const mark = crypto.getRandomValues(new Uint8Array(8))
  const session = `session_${Date.now()}_${[...mark].map((byte) => byte.toString(36)).join('')}`
  await caches.delete(sharedCache)
  const cache = await caches.open(sharedCache)
  for (const [index, file] of files.entries())
    await cache.put(
      `/shared/${index}`,
      new Response(file, {
        headers: {
          'content-type': file.type,
          'x-name': encodeURIComponent(file.name),
        },
      }),
    )
  await cache.put('/shared/session', new Response(session))
  return Response.redirect(`/?session=${session}`, 303)
}

async function pageOrOffline(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(offlinePage)
    if (kept) return kept
    throw error
  }
}

/** Their names change with their content: what is kept is what would come. */
async function asset(path: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(path)
  if (kept) return kept
  const answer = await fetch(path, { credentials: 'omit' })
  if (answer.ok) await cache.put(path, answer.clone()).catch(() => undefined)
  return answer
}
