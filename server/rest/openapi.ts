import { createDocument } from 'zod-openapi'
import { z } from 'zod'
import { errorStatus } from '#routers/contract/errors.ts'
import { otherOperations } from './other-operations.ts'
import { tagOf } from './tags.ts'
import type { ZodOpenApiObject, ZodOpenApiPathsObject } from 'zod-openapi'
import type { RestRoute } from './rest-route.ts'

const errorAnswer = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(errorStatus) as [keyof typeof errorStatus]),
    id: z.string(),
  })
  .meta({ id: 'Error' })

/** The OpenAPI 3.1 document of the documented paths, from the very shapes that check them. */
export function openApiDocument(
  routes: RestRoute[],
  appUrl: string,
): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {}
  for (const route of routes) {
    // Two kinds of id stand in this one place, told apart by their shape: one path to OpenAPI.
    const path = route.path.replace(/^\/api\/files\/\{\w+\}$/, filesPath)
    paths[path] = { ...paths[path], [route.method]: operationOf({ ...route, path }) }
  }
  paths['/api/files/{id}/content'] = { get: contentOperation }
  Object.assign(paths, otherOperations)
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Refyn',
      version: '1',
      description:
        'A studio for creative feedback. Sign in first: the session cookie is the only credential. Writes from a browser need a same-origin Origin or Sec-Fetch-Site. Resumable uploads speak tus 1.0 at /api/tus.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: appUrl }],
    paths: tagged(paths),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  } satisfies ZodOpenApiObject)
}

function tagged(paths: ZodOpenApiPathsObject): ZodOpenApiPathsObject {
  const withTag = (path: string, operations: object) =>
    Object.entries(operations).map(([method, operation]: [string, Operation]) => [
      method,
      { ...operation, tags: [tagOf(path)] },
    ])
  return Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(withTag(path, operations)),
    ]),
  )
}

const filesPath = '/api/files/{id}'

const failuresOf = {
  public: ['400', '401', '429'],
  member: ['400', '401', '404', '429'],
  admin: ['400', '401', '403'],
} as const

type Operation = NonNullable<ZodOpenApiPathsObject[string]['get']>

function operationOf(route: RestRoute): Operation {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const failures = failuresOf[route.access]
  return {
    summary: route.summary,
    ...(route.access === 'public' ? {} : { security: [{ session: [] }] }),
    requestParams: {
      ...(names.length > 0
        ? { path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }
        : {}),
      ...(route.query ? { query: route.query } : {}),
    },
    ...(route.body
      ? { requestBody: { content: { 'application/json': { schema: route.body } } } }
      : {}),
    ...(route.multipart ? { requestBody: multipartBody(route.multipart) } : {}),
    responses: {
      [String(route.status)]: {
        description: 'Done',
        content: { 'application/json': { schema: route.answer } },
      },
      ...Object.fromEntries(
        failures.map((status) => [
          status,
          {
            description: 'Refused',
            content: { 'application/json': { schema: errorAnswer } },
          },
        ]),
      ),
    },
  } as Operation
}

function multipartBody(fields: NonNullable<RestRoute['multipart']>): object {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, { type, description }]) => {
      const file = { type: 'string', contentMediaType: 'application/octet-stream' }
      if (type === 'files') return [name, { type: 'array', items: file, description }]
      return [name, { ...(type === 'file' ? file : { type: 'string' }), description }]
    }),
  )
  return {
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: Object.keys(fields), properties },
      },
    },
  }
}

const contentOperation: Operation = {
  summary: 'The bytes of a file, or a picture of it with w',
  security: [{ session: [] }],
  requestParams: {
    path: z.object({ id: z.string() }),
    query: z.object({ w: z.int().min(1).max(4000).optional() }),
  },
  responses: {
    '200': { description: 'The bytes' },
    '206': { description: 'A range of them' },
    '304': { description: 'Not changed' },
    '404': {
      description: 'Absent, foreign, or without a picture',
      content: { 'application/json': { schema: errorAnswer } },
    },
    '416': { description: 'The range lies outside' },
  },
}
