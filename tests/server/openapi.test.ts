import { expect, test } from 'vitest'
import { restRoutes } from '#server/rest/routes.ts'
import { tagOf } from '#server/rest/tags.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import type { HttpParts } from '#server/request-context.ts'

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

interface Operation {
  tags: string[]
  summary: string
  security?: unknown[]
  parameters?: Array<{ name: string; in: string; required?: boolean; schema?: object }>
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: object }> }
  >
}

async function document(): Promise<Document> {
  const { visitor } = await buildHouse()
  const { status, body } = await visitor().get('/api/openapi.json')
  expect(status).toBe(200)
  return body as Document
}

/** The documented paths of the present issue, written down a second time on purpose. */
const promised = [
  'post /api/auth/register',
  'post /api/auth/login',
  'post /api/logout',
  'get /api/auth/user',
  'get /api/subscription',
  'get /api/conversations',
  'delete /api/conversations/{id}',
  'get /api/conversation/{sessionId}',
  'get /api/files/{sessionId}',
  'delete /api/files/{id}',
  'post /api/upload',
  'post /api/analyze',
  'post /api/chat',
  'post /api/compare-files',
  'post /api/edit-image',
  'post /api/generate-audio',
  'post /api/extract-notes',
  'get /api/notes',
  'get /api/notes/search',
  'get /api/notes/conversation/{conversationId}',
  'post /api/notes',
  'put /api/notes/{id}',
  'delete /api/notes/{id}',
  'post /api/generate-micro-course',
  'get /api/micro-courses',
  'get /api/courses/{id}/quiz-progress',
  'post /api/courses/{id}/quiz-progress',
  'post /api/courses/{id}/assignment',
  'get /api/discovered-locations',
  'post /api/discover-locations',
  'get /api/favorite-locations',
  'post /api/favorite-location',
  'delete /api/favorite-location/{locationId}',
  'post /api/discover-events',
  'get /api/favorite-events',
  'post /api/favorite-event',
  'delete /api/favorite-event/{id}',
  'get /api/saved-discoveries',
  'put /api/profile',
  'post /api/upload-profile-image',
  'get /api/files/{id}/content',
  'post /api/auth/forgot-password',
  'get /api/auth/reset-password',
  'post /api/auth/reset-password',
  'get /api/auth/google',
  'get /api/auth/google/callback',
  'post /api/auth/google/mobile',
  'post /api/create-subscription',
  'post /api/cancel-subscription',
  'post /api/sync-subscription',
  'post /api/stripe/webhook',
  'get /api/admin/check',
  'get /api/admin/stats',
  'get /api/admin/users',
].toSorted()

/** One parameter name is as good as another: what stands in braces is not compared. */
const shapeOf = (route: string) => route.replaceAll(/\{\w+\}/g, '{}')

test('the document is OpenAPI 3.1 and lists every promised path', async () => {
  const { openapi, info, paths } = await document()
  expect(openapi).toMatch(/^3\.1\.\d+$/)
  expect(info).toMatchObject({ title: 'Refyn', version: expect.any(String) })
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(listed.map(shapeOf).toSorted()).toEqual(promised.map(shapeOf).toSorted())
})

test('every route of the table is in the document with its status', async () => {
  const { paths } = await document()
  const operations = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        shapeOf(`${method} ${path}`),
        operation,
      ]),
    ),
  )
  for (const route of restRoutes({} as HttpParts)) {
    const operation = operations.get(shapeOf(`${route.method} ${route.path}`))
    expect(Object.keys(operation?.responses ?? {}), route.path).toContain(
      String(route.status),
    )
    expect(operation?.security !== undefined, route.path).toBe(route.access !== 'public')
  }
})

test('no two paths differ in the name of a parameter only (OpenAPI 3.1, paths object)', async () => {
  const { paths } = await document()
  const shapes = Object.keys(paths).map(shapeOf)
  expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
})

test('every operation declares its path parameters and describes its answers', async () => {
  const { paths } = await document()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const where = `${method} ${path}`
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const declared = (operation.parameters ?? []).filter(
        (parameter) => parameter.in === 'path',
      )
      expect(
        declared.map(({ name }) => name),
        where,
      ).toEqual(inPath)
      expect(
        declared.every(({ required }) => required === true),
        where,
      ).toBe(true)
      expect(operation.summary, where).toBeTruthy()
      for (const answer of Object.values(operation.responses))
        expect(answer.description, where).toBeTruthy()
    }
})

test('every reference of the document leads somewhere', async () => {
  const whole = await document()
  const text = JSON.stringify(whole)
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]!)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of references) {
    let at: unknown = whole
    for (const key of reference.split('/'))
      at = (at as Record<string, unknown> | undefined)?.[key]
    expect(at, reference).toBeDefined()
  }
})

test('every operation says what it is about, and no path has a place that is nobody’s', async () => {
  const { paths } = await document()
  const tags = Object.values(paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.tags),
  )
  expect(tags.every((one) => one.length === 1)).toBe(true)
  expect(new Set(tags.flat()).size).toBe(9)
  expect(() => tagOf('/api/something-new')).toThrow('server/rest/tags.ts')
})
