import fc from 'fast-check'
import { z } from 'zod'
import { appRouter } from '#routers/app.ts'
import { restRoutes } from '#server/rest/routes.ts'
import { actor, headers, json } from './fuzz-headers.ts'
import { form, tus } from './fuzz-uploads.ts'
import { hostileBodies, hostileMetas } from './hostile.ts'
import { anyOf, nastyText, nastyValue, valueOf } from './fuzz-values.ts'
import type { Arbitrary } from 'fast-check'
import type { HttpParts } from '#server/request-context.ts'
import type { Fuzzed } from './fuzz-headers.ts'
import type { Pool, Shape } from './fuzz-values.ts'

interface Procedure {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] }
}

/** What stands on the app, with the shape of its body where the table of routes names one. */
export interface Place {
  method: string
  path: string
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']

function shapeOf(schema: z.ZodType | undefined): Shape | undefined {
  return (
    schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  )
}

/** Requests at every procedure and at every path that the app answers. */
export function requestsAt(places: Place[], pool: Pool): Arbitrary<Fuzzed> {
  const procedures = Object.entries(appRouter._def.procedures as Record<string, unknown>)
  const calls = procedures.map(([name, procedure]) =>
    call(name, procedure as Procedure, pool),
  )
  const bodies = new Map(
    restRoutes({} as HttpParts).map(({ method, path, body }) => [
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      shapeOf(body),
    ]),
  )
  const paths = places.map((place) =>
    at(place, bodies.get(`${place.method} ${place.path}`), pool),
  )
  return fc.oneof(
    { weight: 9, arbitrary: fc.oneof(...calls) },
    { weight: 9, arbitrary: fc.oneof(...paths) },
    { weight: 1, arbitrary: batch(procedures.map(([name]) => name)) },
    { weight: 2, arbitrary: tus(pool) },
    { weight: 1, arbitrary: form(pool) },
    { weight: 1, arbitrary: elsewhere },
  )
}

/** As text: mostly JSON of the value, sometimes what breaks a parser. */
function textOf(value: Arbitrary<unknown>): Arbitrary<string> {
  const text = value.map((one) => JSON.stringify(one) ?? '')
  return fc.oneof(
    { weight: 20, arbitrary: text },
    { weight: 1, arbitrary: text.map((whole) => whole.slice(0, whole.length / 2)) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
    { weight: 1, arbitrary: nastyText },
  )
}

const meta = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileMetas) },
)

function call(name: string, { _def }: Procedure, pool: Pool): Arbitrary<Fuzzed> {
  const shape = shapeOf(_def.inputs[0])
  const value = shape
    ? valueOf(shape, pool)
    : fc.oneof(fc.constant(undefined), nastyValue)
  const input = fc.tuple(value, meta).map(([one, also]) => ({ json: one, meta: also }))
  const usual = _def.type === 'mutation' ? 'POST' : 'GET'
  return fc
    .record({
      actor,
      headers,
      text: textOf(input),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(usual) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
    })
    .map(({ text, method, ...rest }) => ({
      ...rest,
      target: name,
      method,
      path:
        method === 'POST' || method === 'PUT' || method === 'PATCH'
          ? `/trpc/${name}`
          : `/trpc/${name}?input=${encoded(text)}`,
      headers: [json, ...rest.headers],
      body: method === 'POST' || method === 'PUT' || method === 'PATCH' ? text : null,
    }))
}

function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 8000).toWellFormed())
}

function batch(names: string[]): Arbitrary<Fuzzed> {
  return fc
    .record({
      actor,
      headers,
      names: fc.array(fc.oneof(fc.constantFrom(...names), nastyText), {
        minLength: 1,
        maxLength: 14,
      }),
      text: textOf(fc.dictionary(fc.constantFrom('0', '1', '2', 'x', '-1'), nastyValue)),
      isRead: fc.boolean(),
    })
    .map(({ names: all, text, isRead, ...rest }) => ({
      ...rest,
      target: 'a batch',
      method: isRead ? 'GET' : 'POST',
      headers: [json, ...rest.headers],
      path: `/trpc/${all.map((one) => encoded(one.slice(0, 60))).join(',')}?batch=1${isRead ? `&input=${encoded(text)}` : ''}`,
      body: isRead ? null : text,
    }))
}

function segment(name: string, pool: Pool): Arbitrary<string> {
  const id =
    name === 'sessionId'
      ? fc.oneof(anyOf(pool, 'sessions'), anyOf(pool, 'records'))
      : name === 'locationId'
        ? anyOf(pool, 'numbers').map(String)
        : anyOf(pool, 'records')
  return fc.oneof(
    { weight: 10, arbitrary: id },
    { weight: 1, arbitrary: nastyText.map((text) => encoded(text.slice(0, 200))) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%zz',
        '..',
        '.',
        '%2e%2e',
        '%00',
        ';',
        '%ff%fe',
        '~',
      ),
    },
  )
}

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(
            'w',
            'page',
            'strip',
            'limit',
            'before',
            'q',
            'token',
            'state',
            'code',
            'session',
            'x',
            '__proto__',
          ),
          fc.oneof(
            nastyText,
            fc.constantFrom('1', '0', '-1', '96', '4000', '2026-01-01'),
          ),
        ),
        { maxLength: 3 },
      )
      .map(
        (pairs) =>
          `?${pairs.map(([key, value]) => `${key}=${encoded(value.slice(0, 300))}`).join('&')}`,
      ),
  },
)

function at(
  { method: own, path }: Place,
  shape: Shape | undefined,
  pool: Pool,
): Arbitrary<Fuzzed> {
  const pieces = path.split('/').map((piece) => {
    if (piece.startsWith(':')) return segment(piece.slice(1), pool)
    return piece.includes('*')
      ? nastyText.map((text) => encoded(text.slice(0, 100)))
      : fc.constant(piece)
  })
  const usual = own === 'ALL' ? 'POST' : own
  return fc
    .record({
      actor,
      headers,
      query,
      pieces: fc.tuple(...pieces),
      body: textOf(shape ? valueOf(shape, pool) : nastyValue),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(usual) },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
    })
    .map(({ pieces: all, query: asked, body, ...rest }) => ({
      ...rest,
      target: `${own} ${path}`,
      path: all.join('/') + asked,
      headers: [json, ...rest.headers],
      body: rest.method === 'GET' || rest.method === 'HEAD' ? null : body,
    }))
}

const elsewhere: Arbitrary<Fuzzed> = fc
  .record({
    actor,
    headers,
    method: fc.constantFrom(...methods),
    base: fc.constantFrom(
      '/',
      '/api/',
      '/trpc/',
      '/assets/',
      '/auth',
      '/notes',
      '/api/files//',
      '/sw.js',
      '/api/tus/',
      '/api/courses/',
      '/api/drawings/',
    ),
    tail: nastyText,
    query,
  })
  .map(({ base, tail, query: asked, ...rest }) => ({
    ...rest,
    target: 'elsewhere',
    path: base + encoded(tail.slice(0, 200)) + asked,
    body: rest.method === 'GET' || rest.method === 'HEAD' ? null : '{}',
  }))
