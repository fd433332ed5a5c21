import { describe, expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'
import { aSession } from '#tests/support/factories.ts'
import type { FileView } from '#routers/contract/files.ts'

const csp: Record<string, string> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self' https://checkout.stripe.com",
  'frame-ancestors': "'none'",
}

function directives(policy: string | null): Record<string, string> {
  return Object.fromEntries(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...values] = part.split(' ')
        return [name, values.join(' ')]
      }),
  )
}

describe.for([
  ['the page', '/'],
  ['a screen', '/notes'],
  ['an asset', '/assets/app-1a2b.js'],
  ['an answer of the API', '/api/auth/user'],
  ['an unknown path of the API', '/api/none'],
  ['tRPC', '/trpc/account.me'],
  ['the health check', '/healthz'],
] as const)('%s', ([, path]) => {
  test('carries the policy of the app and the other headers', async () => {
    const { app } = await buildHouse()
    const { headers } = await app.request(path)
    expect(directives(headers.get('content-security-policy'))).toEqual(csp)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toMatch(/geolocation=\(?"?self"?\)?/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('permissions-policy')).toContain('microphone=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('asks for https for a year when APP_URL is https', async () => {
    const { app } = await buildHouse({ appUrl: 'https://refyn.example' })
    const { headers } = await app.request(path)
    expect(headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })
})

test.for(['/api/auth/user', '/trpc/account.me', '/api/none', '/api/openapi.json'])(
  '%s is kept by nobody on the way',
  async (path) => {
    const { app } = await buildHouse()
    expect((await app.request(path)).headers.get('cache-control')).toBe('no-store')
  },
)

test('hashed assets are kept for a year, the page is asked for anew each time', async () => {
  const { app } = await buildHouse()
  const asset = await app.request('/assets/app-1a2b.js')
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  for (const path of ['/', '/?session=session_1_a', '/notes']) {
    const page = await app.request(path)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  }
})

test('an asset that is not there is 404 and not the page', async () => {
  const { app } = await buildHouse()
  const answer = await app.request('/assets/app-old.js')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})

async function contentOf(name: string, bytes = 'bytes', appUrl?: string) {
  const { signUp, visitor } = await buildHouse(appUrl === undefined ? {} : { appUrl })
  const member = await signUp()
  const { body } = await member.upload(aSession(), [[name, bytes]])
  const [file] = (body as { files: FileView[] }).files
  return {
    answer: await member.get(`/api/files/${file!.id}/content`),
    file: file!,
    visitor,
  }
}

test('a served file can do nothing but be shown', async () => {
  const { answer } = await contentOf('harbour.jpg')
  const { headers } = answer
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'; sandbox",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('content-type')).toBe('image/jpeg')
})

test('a PDF is shown without the sandbox that its viewer cannot run in', async () => {
  const { answer } = await contentOf('text.pdf')
  expect(directives(answer.headers.get('content-security-policy'))).toEqual({
    'default-src': "'none'",
    'media-src': "'self'",
    'img-src': "'self'",
    'style-src': "'unsafe-inline'",
  })
})

test('a served file too asks for https for a year (rule D-62: on all)', async () => {
  const { answer } = await contentOf('harbour.jpg', 'bytes', 'https://refyn.example')
  expect(answer.headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('a refusal at the address of a file has the headers of every other refusal', async () => {
  const { file, visitor } = await contentOf('harbour.jpg')
  const { status, headers } = await visitor().get(`/api/files/${file.id}/content`)
  expect(status).toBe(401)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})
