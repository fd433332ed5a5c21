import { expect, test } from 'vitest'
import superjson from 'superjson'
import { toJSONSchema, z } from 'zod'
import { appRouter } from '#routers/app.ts'
import { plainJson } from '#routers/contract/wire.ts'
import type { ZodType } from 'zod'

type Procedures = Record<string, { _def: { inputs: ZodType[] } }>

/** Why json cannot carry what a schema takes or gives; null when it can. */
function hindrance(schema: ZodType, io: 'input' | 'output'): string | null {
  try {
    toJSONSchema(schema, { io, unrepresentable: 'throw' })
    return null
  } catch (error) {
    return (error as Error).message
  }
}

test('what our client asks is plain json, in every procedure', () => {
  const { procedures } = (appRouter as unknown as { _def: { procedures: Procedures } })
    ._def
  const found = Object.entries(procedures).flatMap(([path, { _def }]) =>
    _def.inputs.map((schema) => [path, hindrance(schema, 'input')]),
  )
  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(([, why]) => why !== null)).toEqual([])
  expect(hindrance(z.object({ when: z.date() }), 'input')).toMatch(/Date/)
})

test('the server reads with superjson what the client sends without it', () => {
  const asked = { id: 'x', words: ['a', null, { deep: 1.5 }], left: undefined }
  const sent = JSON.stringify(plainJson.serialize(asked))
  expect(superjson.parse(sent)).toEqual({ id: 'x', words: ['a', null, { deep: 1.5 }] })
  const nothing = JSON.parse(JSON.stringify(plainJson.serialize(undefined))) as {
    json: undefined
  }
  expect(superjson.deserialize(nothing)).toBeUndefined()
})
