import { expect, test } from 'vitest'
import { restRoutes } from '#server/rest/routes.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import type { HttpParts } from '#server/request-context.ts'

/** The issue that is being done: what it promises has to be there, what comes later may be. */
const present = 7

/** Every path of both parts of the specification (section 7), with the issue that delivers it. */
const documented = {
  'GET /api/auth/user': 2,
  'POST /api/logout': 2,
  'GET /api/subscription': 2,
  'POST /api/create-subscription': 7,
  'POST /api/cancel-subscription': 7,
  'POST /api/sync-subscription': 7,
  'POST /api/upload-profile-image': 7,
  'PUT /api/profile': 7,
  'GET /api/conversations': 2,
  'DELETE /api/conversations/{id}': 2,
  'GET /api/conversation/{sessionId}': 2,
  'GET /api/files/{sessionId}': 2,
  'GET /api/files/{id}/content': 2,
  'POST /api/upload': 2,
  'DELETE /api/files/{id}': 2,
  'POST /api/analyze': 2,
  'POST /api/chat': 2,
  'POST /api/compare-files': 4,
  'POST /api/edit-image': 4,
  'POST /api/generate-audio': 4,
  'POST /api/extract-notes': 5,
  'GET /api/notes/conversation/{conversationId}': 5,
  'GET /api/admin/check': 7,
  'GET /api/admin/stats': 7,
  'GET /api/admin/users': 7,
  'POST /api/auth/login': 2,
  'POST /api/auth/register': 2,
  'POST /api/auth/forgot-password': 7,
  'GET /api/auth/reset-password': 7,
  'POST /api/auth/reset-password': 7,
  'GET /api/auth/google': 7,
  'GET /api/notes': 5,
  'GET /api/notes/search': 5,
  'POST /api/notes': 5,
  'DELETE /api/notes/{id}': 5,
  'POST /api/generate-micro-course': 5,
  'GET /api/micro-courses': 5,
  'GET /api/courses/{id}/quiz-progress': 5,
  'POST /api/courses/{id}/quiz-progress': 5,
  'POST /api/courses/{id}/assignment': 5,
  'GET /api/discovered-locations': 6,
  'POST /api/discover-locations': 6,
  'GET /api/favorite-locations': 6,
  'POST /api/favorite-location': 6,
  'DELETE /api/favorite-location/{locationId}': 6,
  'POST /api/discover-events': 6,
  'GET /api/favorite-events': 6,
  'POST /api/favorite-event': 6,
  'DELETE /api/favorite-event/{id}': 6,
  'GET /api/saved-discoveries': 6,
} as const satisfies Record<string, number>

/** What the design adds to them (section 12). */
const added = {
  'GET /api/auth/google/callback': 7,
  'POST /api/auth/google/mobile': 7,
  'POST /api/stripe/webhook': 7,
  'PUT /api/notes/{id}': 5,
} as const satisfies Record<string, number>

const known = new Map<string, number>(Object.entries({ ...documented, ...added }))

/** Served beside the documented ones: resumable uploads, the document of all this, drawings, archives. */
const besides = [
  'ALL /api/tus',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/drawings/{file}',
  'GET /api/exports/{id}/content',
]

interface Registered {
  method: string
  path: string
}

/** What the app answers under `/api`, with parameters in braces; guards for all are no paths. */
async function servedPaths(): Promise<string[]> {
  const { app } = await buildHouse()
  const { routes } = app as unknown as { routes: Registered[] }
  const paths = routes
    .filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
    // HEAD has the headers of GET (RFC 9110, 9.3.2) and is no path of its own.
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  return [...new Set(paths)]
}

test('no documented path of the present issue is forgotten', async () => {
  const served = await servedPaths()
  const due = [...known].filter(([, issue]) => issue <= present).map(([path]) => path)
  expect(due.length).toBeGreaterThan(10)
  expect([...due, ...besides].filter((path) => !served.includes(path))).toEqual([])
})

test('no path is served that stands in no list', async () => {
  const served = await servedPaths()
  expect(served.filter((path) => !known.has(path) && !besides.includes(path))).toEqual([])
})

test('every row of the table of routes is on the app, and for members only where it says so', async () => {
  const served = await servedPaths()
  const { app } = await buildHouse()
  for (const { method, path, access } of restRoutes({} as HttpParts)) {
    expect(served).toContain(`${method.toUpperCase()} ${path}`)
    const address = path.replaceAll(/\{\w+\}/g, 'x')
    const { status } = await app.request(address, { method: method.toUpperCase() })
    expect([path, status === 401], path).toEqual([path, access !== 'public'])
  }
})

test.for(['null', '5', '"text"', '[]', '{', '[['.repeat(5000)])(
  'no path that takes json breaks over %s',
  async (body) => {
    const { signUp } = await buildHouse()
    const member = await signUp()
    for (const { method, path, body: shape } of restRoutes({} as HttpParts)) {
      if (!shape) continue
      const address = path.replaceAll(/\{\w+\}/g, 'a'.repeat(26))
      const headers = { 'content-type': 'application/json' }
      const init = { method: method.toUpperCase(), headers, body }
      const { status } = await member.request(address, init)
      expect([path, status < 500], String(status)).toEqual([path, true])
    }
  },
)

test('what stands beside the table answers: the document, and tus 1.0', async () => {
  const { signUp } = await buildHouse()
  const member = await signUp()
  expect((await member.get('/api/openapi.json')).status).toBe(200)
  const tus = await member.request('/api/tus', { method: 'OPTIONS' })
  expect(tus.headers.get('tus-version')).toContain('1.0.0')
})
