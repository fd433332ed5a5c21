import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'

async function policyWith(mapStyleUrl: string | null): Promise<Map<string, string[]>> {
  const { app } = await buildHouse({ settings: { mapStyleUrl } })
  const { headers } = await app.request('/cultural-discovery')
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ')
      return [name, values]
    }),
  )
}

test.for([
  ['https://tiles.openfreemap.org/styles/liberty', 'https://tiles.openfreemap.org'],
  ['https://maps.example:8443/a/style.json?key=secret', 'https://maps.example:8443'],
  ['https://user:word@maps.example/style.json', 'https://maps.example'],
  ['http://localhost:8080/style.json', 'http://localhost:8080'],
] as const)(
  'for the style %s the policy has %s and nothing wider',
  async ([styleUrl, origin]) => {
    const [plain, mapped] = [await policyWith(null), await policyWith(styleUrl)]
    expect(mapped.get('img-src')).toEqual(["'self'", 'data:', 'blob:', origin])
    expect(mapped.get('connect-src')).toEqual(["'self'", origin])
    for (const [name, values] of plain)
      if (name !== 'img-src' && name !== 'connect-src')
        expect(mapped.get(name), name).toEqual(values)
    expect([...mapped.keys()]).toEqual([...plain.keys()])
  },
)

test('without a style of its own the app speaks to nobody else', async () => {
  const policy = await policyWith(null)
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
  expect(policy.get('connect-src')).toEqual(["'self'"])
  expect(policy.get('worker-src')).toEqual(["'self'"])
})
