import fc from 'fast-check'
import { hostileTexts } from './hostile.ts'
import type { Arbitrary } from 'fast-check'

/** Ids that stand in the database now, whoever owns them. */
export interface Pool {
  records: string[]
  sessions: string[]
  uploads: string[]
  numbers: number[]
}

/** A JSON Schema, as zod writes it of an input. */
export interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  minItems?: number
}

export const nastyText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 5, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(300_000)) },
)

const nastyNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1, 0.5, -0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e-300),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Parsed, so that the keys are the object's own, as they are in what somebody sends. */
const polluting = fc
  .constantFrom(
    '{"__proto__":{"isAdmin":1,"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"__proto__":null}',
    '{"toString":1,"valueOf":1,"length":-1}',
    '{"then":"now"}',
  )
  .map((text) => JSON.parse(text) as unknown)

export const nastyValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}]),
  },
  { weight: 2, arbitrary: polluting },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constant(Array.from({ length: 2000 }, (_, index) => index)),
  },
)

/** Mostly what a shape asks for, and one time in so many something else entirely. */
export function valueOf(shape: Shape, pool: Pool, oddity = 12): Arbitrary<unknown> {
  const good = goodValue(shape, pool, oddity)
  return fc.oneof(
    { weight: oddity, arbitrary: good },
    { weight: 1, arbitrary: nastyValue },
  )
}

function goodValue(shape: Shape, pool: Pool, oddity: number): Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, pool, oddity)))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  switch (shape.type) {
    case 'object':
      return objectOf(shape, pool, oddity)
    case 'array':
      return fc.array(valueOf(shape.items ?? {}, pool, oddity), {
        minLength: Math.min(shape.minItems ?? 0, 3),
        maxLength: Math.min(shape.maxItems ?? 4, 6),
      })
    case 'integer':
      return fc.oneof(
        fc.integer({
          min: Math.max(shape.minimum ?? -1000, -1e9),
          max: Math.min(shape.maximum ?? 1000, 1e9),
        }),
        anyOf(pool, 'numbers'),
      )
    case 'number':
      return fc.double({
        min: shape.minimum ?? -1e6,
        max: shape.maximum ?? 1e6,
        noNaN: true,
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(shape, pool)
    default:
      return nastyValue
  }
}

function objectOf(shape: Shape, pool: Pool, oddity: number): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(shape.properties ?? {}).map(([name, field]) => [
      name,
      valueOf(field, pool, oddity),
    ]),
  )
  const requiredKeys = (shape.required ?? []).filter((name) => name in fields)
  const whole = fc.record(fields, { requiredKeys, noNullPrototype: true })
  const more = fc.oneof(
    { weight: 10, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: polluting },
    {
      weight: 1,
      arbitrary: fc.record({ userId: anyOf(pool, 'records'), isAdmin: fc.constant(1) }),
    },
  )
  return fc
    .tuple(whole, more)
    .map(([value, extra]) => ({ ...value, ...(extra as object) }))
}

function textOf(shape: Shape, pool: Pool): Arbitrary<string> {
  if (shape.pattern?.includes('session_')) return anyOf(pool, 'sessions')
  if (shape.pattern?.includes('{26}')) return anyOf(pool, 'records')
  if (shape.pattern?.includes('{32}')) return anyOf(pool, 'uploads')
  if (shape.format === 'uuid') return fc.uuid()
  if (shape.format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.lorem({ maxCount: 5 }),
    nastyText.map((text) => text.slice(0, Math.min(shape.maxLength ?? 200, 5000))),
    anyOf(pool, 'records'),
  )
}

/** One of a kind that stands in the pool at this moment. */
export function anyOf<Kind extends keyof Pool>(
  pool: Pool,
  kind: Kind,
): Arbitrary<Pool[Kind][number]> {
  return fc.nat().map((place) => pool[kind][place % pool[kind].length]!)
}
