import { expect, test } from 'vitest'
import { leaveOut } from '#scripts/leave-out.ts'
import { colourTokens } from '#src/theme/colour-tokens.ts'

type Load = (id: string) => string | null | Promise<string>

async function loaded(id: string): Promise<Record<string, unknown>> {
  const code = await (leaveOut().load as unknown as Load)(id)
  expect(code).not.toBeNull()
  return (await import(
    `data:text/javascript,${encodeURIComponent(code ?? '')}`
  )) as Record<string, unknown>
}

/** Each name with its path; what stands under `value` is no name. */
function namesIn(at: object, path = ''): string[] {
  if ('value' in at) return [path]
  return Object.entries(at).flatMap(([name, inner]) =>
    namesIn(inner as object, `${path}.${name}`),
  )
}

test('the client knows every colour by its name, and the value of none', async () => {
  const module = await loaded('/somewhere/src/theme/colour-tokens.ts')
  const names = namesIn(module['colourTokens'] as object)
  expect(names).toEqual(namesIn(colourTokens))
  expect(names).toContain('.marker.museum')
  expect(JSON.stringify(module['colourTokens'])).not.toContain('#')
})

test('what is left out says so when it is used after all', async () => {
  const { QueriesObserver } = await loaded(
    '/node_modules/@tanstack/query-core/build/modern/queriesObserver.js',
  )
  expect(() => new (QueriesObserver as new () => unknown)()).toThrow(/left out/)
})

test('all else is as its author wrote it', async () => {
  expect(await (leaveOut().load as unknown as Load)('/src/theme/system.ts')).toBeNull()
})
