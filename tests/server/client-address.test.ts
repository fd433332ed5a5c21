import { expect, test } from 'vitest'
import { Hono } from 'hono'
import { clientAddress } from '#server/middleware/client-address.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildHouse } from '#tests/support/build-house.ts'

async function addressOf(hops: number, forwarded: string | null): Promise<string> {
  const app = new Hono()
  app.get('/', (c) => c.text(clientAddress(c, hops)))
  const headers: Record<string, string> =
    forwarded === null ? {} : { 'x-forwarded-for': forwarded }
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  return (await app.request('/', { headers }, bindings)).text()
}

test.for([
  ['nobody is believed without a trusted proxy', 0, '203.0.113.9', '10.0.0.1'],
  ['one proxy is believed for its own entry', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  [
    'two proxies are counted from the right',
    2,
    '6.6.6.6, 203.0.113.9, 10.0.0.2',
    '203.0.113.9',
  ],
  [
    'a claim of the caller changes nothing',
    1,
    '1.1.1.1, 2.2.2.2, 203.0.113.9',
    '203.0.113.9',
  ],
  ['without the header the socket is told', 1, null, '10.0.0.1'],
  ['an empty header is none', 1, '', '10.0.0.1'],
  ['a header shorter than the chain is not believed', 3, '6.6.6.6', '10.0.0.1'],
] as const)('%s', async ([, hops, forwarded, expected]) => {
  expect(await addressOf(hops, forwarded)).toBe(expected)
})

test('behind a proxy the address of the caller is limited, not the one it claims', async () => {
  const { visitor, open } = await buildHouse({ trustProxyHops: 1 })
  const login = (claim: string) =>
    visitor().send(
      'POST',
      '/api/auth/login',
      { email: 'a@example.org', password: 'x' },
      { 'x-forwarded-for': `${claim}, 203.0.113.9` },
    )
  for (let hit = 0; hit < 10; hit += 1)
    expect((await login(`6.6.6.${hit}`)).status).toBe(401)
  expect((await login('6.6.6.99')).status).toBe(429)
  expect(rowsOf(open, 'rate_limits').map(({ key }) => key)).toContain(
    'login-ip:203.0.113.9',
  )
})
