import { z } from 'zod'
import { appRouter } from '#routers/app.ts'
import { restRoutes } from '#server/rest/routes.ts'
import { inputsOf } from '#tests/support/procedure-inputs.ts'
import type { HttpParts } from '#server/request-context.ts'
import type { Own } from '#tests/support/procedure-inputs.ts'
import type { Shape } from './fuzz-values.ts'

export type Kind = keyof Own

/** A place in which an id stands: where a request would put it. */
export interface IdPlace {
  name: string
  method: string
  /** With the parameter in braces, if the id stands there. */
  path: string
  /** Of the body or of the input, with `[]` for the first of a list. */
  field: string[] | null
  /** What the person who asks would send beside it. */
  inputOf(own: Own): Record<string, unknown>
  headers?: Record<string, string>
}

const idPattern = /session_|\{26\}|\{32\}|\{64\}|\[0-9a-fA-F\]\{8\}/

/** The fields of an input that take an id, by their pattern or by their name. */
function idFields(shape: Shape, path: string[] = []): string[][] {
  const below = [
    ...(shape.anyOf ?? shape.oneOf ?? []).flatMap((one) => idFields(one, path)),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) =>
      idFields(field, [...path, name]),
    ),
    ...(shape.items ? idFields(shape.items, [...path, '[]']) : []),
  ]
  const isId =
    idPattern.test(shape.pattern ?? '') ||
    /^(locationId|lastEventId)$/.test(path.at(-1) ?? '')
  return isId ? [...below.filter((one) => one.length > path.length), path] : below
}

function fieldsOf(schema: z.ZodType | undefined): string[][] {
  if (!schema) return []
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return idFields(shape)
}

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] }
}

function procedurePlaces(): IdPlace[] {
  const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>
  return Object.entries(procedures).flatMap(([name, { _def }]) =>
    fieldsOf(_def.inputs[0]).map((field) => ({
      name: `${name} ${field.join('.')}`,
      method: _def.type === 'mutation' ? 'POST' : 'GET',
      path: `/trpc/${name}`,
      field,
      inputOf: (own) => ({ ...(inputsOf(own)[name] as object) }),
    })),
  )
}

/** What a path of `/api` takes as its body: mostly what the procedure behind it takes. */
function bodyOf(path: string, own: Own): object {
  const inputs = inputsOf(own)
  const behind: Record<string, string> = {
    '/api/analyze': 'conversation.analyze',
    '/api/chat': 'conversation.ask',
    '/api/compare-files': 'comparison.create',
    '/api/edit-image': 'refyn.createFromWords',
    '/api/generate-audio': 'audioChat.generate',
    '/api/extract-notes': 'notes.extract',
    '/api/notes': 'notes.create',
    '/api/generate-micro-course': 'courses.generate',
    '/api/favorite-location': 'discovery.addFavoriteLocation',
  }
  if (path === '/api/notes/{id}') return { title: 'Light' }
  if (path === '/api/courses/{id}/quiz-progress')
    return { partIndex: 0, answers: [0, 1, 2, 3] }
  return inputs[behind[path] ?? ''] ?? {}
}

function restPlaces(): IdPlace[] {
  return restRoutes({} as HttpParts).flatMap(({ method, path, body }) => {
    const verb = method.toUpperCase()
    const own = { name: `${verb} ${path}`, method: verb, path }
    const inputOf = (mine: Own) => ({ ...bodyOf(path, mine) })
    return [
      ...(path.includes('{') ? [{ ...own, field: null, inputOf }] : []),
      ...fieldsOf(body).map((field) => ({
        ...own,
        name: `${own.name} ${field.join('.')}`,
        field,
        inputOf,
      })),
    ]
  })
}

/** What stands on the app beside the table of routes and takes an id. */
function otherPlaces(routes: Array<{ method: string; path: string }>): IdPlace[] {
  const inTable = new Set(restPlaces().map(({ method, path }) => `${method} ${path}`))
  const tus = ['HEAD', 'PATCH', 'DELETE'].map((method) => ({
    name: `${method} /api/tus/{id}`,
    method,
    path: '/api/tus/{id}',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  }))
  const served = routes
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }))
    // A drawing is a file of the app and belongs to nobody.
    .filter(({ path }) => path.includes('{') && path !== '/api/drawings/{file}')
    .filter(({ method, path }) => !inTable.has(`${method} ${path}`))
    .map((one) => ({ ...one, name: `${one.method} ${one.path}` }))
  const all = new Map([...served, ...tus].map((one) => [one.name, one]))
  return [...all.values()].map((one) => ({ ...one, field: null, inputOf: () => ({}) }))
}

export function idPlaces(routes: Array<{ method: string; path: string }>): IdPlace[] {
  return [...procedurePlaces(), ...restPlaces(), ...otherPlaces(routes)]
}

/** The request of who has `own`, with `id` in this place. */
export function requestAt(
  place: IdPlace,
  own: Own,
  id: string | number,
): { path: string; init: RequestInit } {
  const { method, field } = place
  const path = place.path.replace(/\{\w+\}/, String(id))
  const input = put(place.inputOf(own), field ?? [], id)
  const isCall = path.startsWith('/trpc/')
  const sent = JSON.stringify(isCall ? { json: input } : input)
  const headers = { 'content-type': 'application/json', ...place.headers }
  if (isCall && method === 'GET')
    return { path: `${path}?input=${encodeURIComponent(sent)}`, init: { headers } }
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  return { path, init: { method, headers, ...(hasBody ? { body: sent } : {}) } }
}

function put(
  input: Record<string, unknown>,
  [name, ...rest]: string[],
  id: string | number,
): Record<string, unknown> {
  if (name === undefined) return input
  if (rest.length === 0) return { ...input, [name]: id }
  return { ...input, [name]: rest[1] === 'id' ? [{ id }] : [id] }
}
