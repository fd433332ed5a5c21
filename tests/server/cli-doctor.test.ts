import { envSchema } from '#server/env.ts'
import { shownSettings } from '#server/doctor/shown-settings.ts'
import { createServer } from 'node:http'
import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appRouter } from '#routers/app.ts'
import { checkAddress } from '#server/doctor/check-address.ts'
import { restRoutes } from '#server/rest/routes.ts'
import { runCli } from '#tests/support/run-cli.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpParts } from '#server/request-context.ts'

const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const models = JSON.stringify({ data: [{ id: 'gemma3:12b' }] })

interface Asked {
  path: string
  authorization: string | undefined
}

/** Stands for every server outside; answers by path. */
async function outside(
  over: (request: IncomingMessage, answer: ServerResponse) => boolean = () => false,
): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, answer) => {
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization })
    if (over(request, answer)) return
    if (path.startsWith('/v1/models')) answer.end(models)
    else if (path.includes('.ics')) answer.end(calendar)
    else if (path.startsWith('/.well-known/')) answer.end('{"jwks_uri":"x"}')
    else answer.end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** Every setting, each secret with a canary in it. */
function settings(url: string): Record<string, string> {
  const host = url.replace('http://', '')
  return {
    AI_BASE_URL: `${url}/v1/`,
    AI_API_KEY: 'canary-ai',
    GEMINI_API_KEY: 'canary-gemini',
    AI_MODEL: 'gemma3:12b',
    AI_IMAGE_BASE_URL: `${url}/v1`,
    AI_IMAGE_API_KEY: 'canary-image',
    AI_IMAGE_MODEL: 'unknown-brush',
    SMTP_URL: 'smtp://ada:canary-smtp@mail.example.org:587',
    MAIL_FROM: 'refyn@example.org',
    ADMIN_EMAILS: 'canary@example.org',
    GOOGLE_CLIENT_ID: 'an-id',
    GOOGLE_CLIENT_SECRET: 'canary-google',
    GOOGLE_ISSUER: url,
    STRIPE_SECRET_KEY: 'canary-stripe',
    STRIPE_WEBHOOK_SECRET: 'canary-hook',
    STRIPE_PRICE_STANDARD: 'price_standard',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_API_BASE: url,
    NOMINATIM_URL: `http://ada:canary-nominatim@${host}/nominatim?key=canary-query`,
    OVERPASS_URL: `${url}/interpreter?key=canary-overpass`,
    MAP_STYLE_URL: `${url}/style.json?key=canary-style`,
    EVENTS_ICS_URLS: `${url}/private-canary-ics.ics`,
    TICKETMASTER_API_KEY: 'canary-tickets',
    METRICS_TOKEN: 'canary-metrics-token',
  }
}

function lineOf(out: string, subject: string): string {
  return out.split('\n').find((line) => line.slice(6).startsWith(subject)) ?? ''
}

test('tells what each setting leads to, asks with the key and shows no secret', async () => {
  const { url, asked } = await outside()
  const folder = await tempFolder()
  await runCli(folder, ['create-admin', 'ada@example.org', '--generate'])
  const { code, out, err } = await runCli(folder, ['doctor'], { env: settings(url) })
  expect([code, err]).toEqual([0, ''])
  expect(out).not.toContain('canary')
  expect(out).toContain('  AI_API_KEY=(set)\n')
  expect(out).toContain('  AI_MODEL=gemma3:12b\n')
  for (const subject of ['database', 'uploads', 'AI tutor', 'Overpass', 'map style'])
    expect(lineOf(out, subject)).toMatch(/^ok /)
  for (const subject of ['calendar', 'mail', 'AI voices', 'events'])
    expect(lineOf(out, subject)).toMatch(/^ok /)
  expect(lineOf(out, 'AI images')).toMatch(/^warn .*lists no such model -> /)
  expect(lineOf(out, 'database')).toMatch(/SQLite \d+\.\d+\.\d+, server stopped$/)
  const keys = asked.filter(({ path }) => path === '/v1/models')
  expect(new Set(keys.map(({ authorization }) => authorization))).toEqual(
    new Set(['Bearer canary-ai', 'Bearer canary-image']),
  )
})

test('a refused key is a failure, and a server that says nothing ends after five seconds', async () => {
  const { url } = await outside((request, answer) => {
    if (request.url?.startsWith('/v1')) answer.writeHead(401).end('canary-ai is wrong')
    else if (!request.url?.startsWith('/interpreter')) return false
    return true
  })
  const folder = await tempFolder()
  const { code, out, err, ms } = await runCli(folder, ['doctor'], { env: settings(url) })
  expect(code).toBe(1)
  expect(out + err).not.toContain('canary')
  expect(lineOf(out, 'AI tutor')).toMatch(/^fail .*401 -> the key is refused/)
  expect(lineOf(out, 'Overpass')).toMatch(/^warn .*no answer within 5 s -> /)
  expect(ms).toBeLessThan(12_000)
})

test('servers that are not there, a broken program and a missing file each say what to do', async () => {
  const folder = await tempFolder()
  const broken = join(folder, 'ffmpeg')
  await writeFile(broken, '#!/bin/sh\nexit 3\n')
  await chmod(broken, 0o755)
  const nowhere = 'http://127.0.0.1:9'
  const env = {
    ...settings(nowhere),
    FFMPEG_PATH: broken,
    PLACES_FILE: join(folder, 'none.geojson'),
    MAIL_FROM: '',
  }
  const { code, out, err } = await runCli(folder, ['doctor'], { env })
  expect([code, err]).toEqual([1, ''])
  expect(out).not.toContain('canary')
  for (const subject of ['AI tutor', 'ffmpeg', 'PLACES_FILE'])
    expect(lineOf(out, subject)).toMatch(/^fail .* -> \w+/)
  for (const subject of ['Nominatim', 'calendar', 'database', 'mail'])
    expect(lineOf(out, subject)).toMatch(/^warn .* -> \w+/)
})

test('settings that are not usable are lines of their own', async () => {
  const folder = await tempFolder()
  const env = { PORT: 'canary', AI_BASE_URL: 'http://127.0.0.1:9' }
  const { code, out } = await runCli(folder, ['doctor'], { env })
  expect(code).toBe(1)
  expect(lineOf(out, 'settings')).toMatch(/^fail .*PORT/)
})

const address = {
  appUrl: 'http://localhost:3000',
  isHttps: false,
  host: '0.0.0.0',
  port: 3000,
  trustProxyHops: 0,
}
test.for([
  ['ok', {}],
  ['fail', { port: 4000 }],
  ['ok', { port: 4000, trustProxyHops: 1 }],
  ['warn', { appUrl: 'http://refyn.example.org' }],
  ['warn', { appUrl: 'https://refyn.example.org', isHttps: true }],
  ['ok', { appUrl: 'https://refyn.example.org', isHttps: true, trustProxyHops: 1 }],
] as const)('APP_URL against the port: %s for %j', ([level, over]) => {
  expect(checkAddress({ ...address, ...over }).level).toBe(level)
})

test('routes lists every documented path and every procedure with its access', async () => {
  const { out, code } = await runCli(await tempFolder(), ['routes', '--json'])
  expect(code).toBe(0)
  const listed = JSON.parse(out) as Record<
    'routes' | 'procedures',
    Array<{ method: string; path: string; access: string }>
  >
  expect(listed.routes).toEqual(
    restRoutes({} as HttpParts).map(({ method, path, access }) => ({
      method: method.toUpperCase(),
      path,
      access,
    })),
  )
  expect(listed.procedures.map(({ path }) => path.slice('/trpc/'.length))).toEqual(
    Object.keys(appRouter._def.procedures).toSorted(),
  )
  const open = listed.procedures.filter(({ access }) => access === 'public')
  // What asks for nobody is written down by name: a procedure that joins them is a decision.
  expect(open.map(({ path }) => path.slice('/trpc/'.length))).toEqual([
    'account.beginNativeSignIn',
    'account.checkReset',
    'account.forgotPassword',
    'account.login',
    'account.logout',
    'account.nativeSignIn',
    'account.register',
    'account.resetPassword',
    'account.signInWays',
    'site.about',
  ])
  expect(listed.procedures).toContainEqual({
    method: 'subscription',
    path: '/trpc/conversation.follow',
    access: 'member',
  })
})

test('no setting that is a secret by its name is shown', () => {
  const secrets = Object.keys(envSchema.shape).filter((name) =>
    /(?:KEY|SECRET|TOKEN|PASSWORD)$/.test(name),
  )
  expect(secrets.length).toBeGreaterThan(7)
  const source = Object.fromEntries(secrets.map((name) => [name, 'canary']))
  expect(shownSettings(source)).toEqual(secrets.map((name) => `${name}=(set)`))
})
