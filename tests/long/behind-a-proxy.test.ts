import { readFile, readdir, readlink, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { openForReading } from '#db/queries/operator.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { tusOf } from '#tests/support/tus-client.ts'
import { until } from '#tests/support/until.ts'
import { read } from '#tests/support/visitor.ts'
import { tell } from './figures.ts'
import { digestOf, formOf, inPieces, largeWork, MiB } from './large-works.ts'
import { openLine } from './open-line.ts'
import { aCrit, beginCrit, smallWork } from './quay-crits.ts'
import { heardWithinMs, readWords } from './read-words.ts'
import { proxiedHouse, siteUrl } from './proxied-house.ts'
import { findProgram } from './run-proxy.ts'
import { inAMinute, slowTutor, words } from './slow-tutor.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'
import type { Figures } from './figures.ts'
import type { OpenLine } from './open-line.ts'
import type { ProxiedHouse } from './proxied-house.ts'
import type { SlowTutor } from './slow-tutor.ts'

const metricsToken = 'a token for the figures'.replaceAll(' ', '-')
/** What nginx waits for a word, unless it is told otherwise. */
const patienceMs = 60_000
/** In which a proxy that keeps copies has one. */
const copyWithinMs = 1000
const startMs = 90_000

let tutor: SlowTutor
const houses = new Map<string, Opened>()

/** A house in which something has been waited for from the beginning, while all else is tried. */
interface Opened {
  house: ProxiedHouse
  figures: Figures
  idle: { line: OpenLine; member: Visitor; sessionId: string; since: number }
  slowCrit: Promise<Answer>
}

const proxies = (['nginx', 'caddy'] as const).map((name) => ({
  name,
  isThere: findProgram(name) !== undefined,
}))

beforeAll(async () => {
  tutor = await slowTutor()
  for (const { name, isThere } of proxies) if (isThere) houses.set(name, await open(name))
}, startMs)

afterAll(async () => {
  for (const [name, { figures }] of houses) await tell(`behind ${name}`, figures)
  await Promise.all(
    [...houses.values()].map(({ house, idle }) => {
      idle.line.close()
      return house.close()
    }),
  )
  await tutor.close()
}, startMs)

async function open(name: 'nginx' | 'caddy'): Promise<Opened> {
  const house = await proxiedHouse(name, {
    AI_BASE_URL: tutor.baseUrl,
    AI_MODEL: 'slow',
    METRICS_TOKEN: metricsToken,
    // The look at the health asks them; nobody outside of this machine is called.
    NOMINATIM_URL: tutor.baseUrl,
    OVERPASS_URL: tutor.baseUrl,
    MAP_STYLE_URL: tutor.baseUrl,
  })
  const opened = await openIdle(house).catch(async (error: unknown) => {
    await house.close()
    throw error
  })
  return { house, figures: {}, ...opened }
}

async function openIdle(house: ProxiedHouse): Promise<Pick<Opened, 'idle' | 'slowCrit'>> {
  const member = await house.member()
  const sessionId = await aCrit(member)
  const line = await openLine(member, sessionId)
  // What becomes of it is looked at by the last test.
  const slowCrit = beginCrit(await house.member(), inAMinute)
  slowCrit.catch(() => undefined)
  return { idle: { line, member, sessionId, since: Date.now() }, slowCrit }
}

function filesIn({ body }: Answer): FileView[] {
  return (body as { files: FileView[] }).files
}

for (const { name, isThere } of proxies)
  describe.skipIf(!isThere)(
    isThere ? `behind ${name}` : `${name} is not on this machine: nothing is tried`,
    () => {
      const opened = () => houses.get(name)!

      test('a session is a Secure cookie, and the server sees the visit as it is', async () => {
        const { house, idle } = opened()
        const visitor = house.visitor()
        const person = { email: 'ada@example.org', password: 'a long enough one' }
        const registered = await visitor.send('POST', '/api/auth/register', person)
        expect(registered.status).toBe(201)
        const again = house.visitor()
        const login = await again.send('POST', '/api/auth/login', person)
        expect(login.status).toBe(200)
        for (const { headers } of [registered, login]) {
          expect(headers.getSetCookie()).toHaveLength(1)
          expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly.*; Secure/)
          expect(headers.get('strict-transport-security')).toContain('max-age')
        }
        expect((await again.get('/api/auth/user')).status).toBe(200)
        // The first account is the administrator's.
        const health = await idle.member.get('/trpc/admin.health')
        const { findings } = (
          health.body as { result: { data: { json: { findings: object[] } } } }
        ).result.data.json
        expect(findings).toContainEqual({
          level: 'ok',
          subject: 'base URL',
          found: siteUrl,
        })
        expect(findings).not.toContainEqual(expect.objectContaining({ subject: 'proxy' }))
      })

      test('only pages of this site may write', async () => {
        const member = await opened().house.member()
        const path = `/api/conversations/${newId()}`
        const from = (origin: Record<string, string>) =>
          member.send('DELETE', path, undefined, origin)
        expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
        expect((await from({ origin: siteUrl.replace('https', 'http') })).status).toBe(
          403,
        )
        expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
        expect((await from({ origin: siteUrl })).status).toBe(404)
        expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(404)
      })

      test('an upload is on the disk while it is sent, and goes on after a cut', async () => {
        const { house, figures } = opened()
        const member = await house.member()
        const tus = tusOf(member)
        const work = await largeWork(100 * MiB)
        const created = await tus.create({ sessionId: aSession(), size: work.length })
        expect(created.status).toBe(201)
        const place = created.headers.get('location') ?? ''
        const stored = join(house.server.folder, 'uploads/tus', place.split('/').at(-1)!)
        const cut = new AbortController()
        async function* firstHalf() {
          yield* inPieces(work.subarray(0, work.length / 2))
          await new Promise((done) => cut.signal.addEventListener('abort', done))
        }
        const sending = member.request(place, {
          method: 'PATCH',
          headers: {
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
            'content-length': String(work.length),
          },
          body: firstHalf() as never,
          signal: cut.signal,
        })
        const ended = sending.catch(() => 'cut')
        // The pipes between the two may hold some of it.
        await until(async () => (await stat(stored)).size > 40 * MiB, 30_000)
        cut.abort()
        expect(await ended).toBe('cut')
        figures['MB on the disk when half of 100 was sent'] = Math.round(
          (await stat(stored)).size / MiB,
        )

        const head = await tus.offset(place)
        let offset = Number(head.headers.get('upload-offset'))
        expect([head.status, offset > 40 * MiB]).toEqual([200, true])
        let answer = head
        while (offset < work.length) {
          answer = await tus.send(place, offset, work.subarray(offset, offset + 8 * MiB))
          if (answer.status !== 204) break
          offset = Number(answer.headers.get('upload-offset'))
        }
        const { file } = answer.body as { file: FileView }
        expect([answer.status, file.size]).toEqual([200, work.length])
        const whole = await member.request(`/api/files/${file.id}/content`)
        // Nobody reads yet: it waits on the disk of the server, and not in a copy of the proxy's.
        await wait(copyWithinMs)
        expect(await openFiles(house.server.pid)).toContainEqual(
          expect.stringContaining('/uploads/blobs/'),
        )
        const bytes = Buffer.from(await whole.arrayBuffer())
        expect(digestOf(bytes)).toBe(digestOf(work))
      })

      test('a form holds one file near the limit, and four', async () => {
        const { house, figures } = opened()
        const member = await house.member()
        const work = await largeWork(99 * MiB)
        for (const count of [1, 4]) {
          const began = performance.now()
          const form = formOf(aSession(), Array<Buffer>(count).fill(work))
          const answer = await read(await member.request('/api/upload', form))
          expect([answer.status, answer.body]).toEqual([200, expect.anything()])
          expect(filesIn(answer).map(({ size }) => size)).toEqual(
            Array(count).fill(work.length),
          )
          figures[`ms for a form of ${count} x 99 MB`] = Math.round(
            performance.now() - began,
          )
        }
      })

      test('what is refused is refused in the words of the app, also early and when it is large', async () => {
        const { house } = opened()
        const member = await house.member()
        const nobody = house.visitor()
        const refusalOf = async (by: Visitor, path: string, init: RequestInit) => {
          const { status, body } = await read(await by.request(path, init))
          return [status, (body as { code?: string }).code ?? body]
        }
        const form = (size: number, count = 1) =>
          formOf(aSession(), Array<Buffer>(count).fill(Buffer.alloc(size, 1)))
        const foreign = form(30 * MiB)
        const json = (size: number): RequestInit => ({
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: 'x'.repeat(size),
        })
        const upload = '/api/upload'
        expect(await refusalOf(member, upload, form(101 * MiB))).toEqual([
          413,
          'file_too_large',
        ])
        expect(await refusalOf(member, upload, form(MiB, 16))).toEqual([
          expect.any(Number),
          'file_limit',
        ])
        expect(await refusalOf(nobody, upload, form(99 * MiB))).toEqual([
          401,
          'signed_out',
        ])
        const headers = new Headers(foreign.headers)
        headers.set('origin', 'https://evil.example')
        expect(await refusalOf(member, upload, { ...foreign, headers })).toEqual([
          403,
          'forbidden',
        ])
        for (const size of [MiB, 10 * MiB])
          expect(await refusalOf(member, '/api/notes', json(size))).toEqual([
            413,
            'body_too_large',
          ])
        const { status } = await tusOf(member).send(
          `/api/tus/${'a'.repeat(32)}`,
          0,
          Buffer.alloc(8 * MiB),
        )
        expect(status).toBe(404)
        const session = aSession()
        const tooLarge = { sessionId: session, size: 101 * MiB }
        const announced = await tusOf(member).create(tooLarge)
        expect([announced.status, announced.body]).toEqual([
          413,
          expect.objectContaining({ code: 'file_too_large' }),
        ])
      })

      test('the words of a reply come one by one', async () => {
        const { house, figures } = opened()
        const delays = await readWords(tutor, await house.member())
        expect(delays).toHaveLength(words.length - 1)
        expect(delays).not.toContain(null)
        const sorted = delays.map(Number).toSorted((one, other) => one - other)
        figures['ms from a word to its reader, median'] = Math.round(
          sorted[Math.floor(sorted.length / 2)]!,
        )
        figures['ms from a word to its reader, most'] = Math.round(sorted.at(-1)!)
      })

      test('parts, tags and compressed files arrive as they were sent', async ({
        skip,
      }) => {
        const { house } = opened()
        const member = await house.member()
        const work = await smallWork()
        const [file] = filesIn(await member.upload(aSession(), [['quay.jpg', work]]))
        const path = `/api/files/${file!.id}/content`
        const part = await member.request(path, { headers: { range: 'bytes=100-199' } })
        expect([part.status, part.headers.get('content-range')]).toEqual([
          206,
          `bytes 100-199/${work.length}`,
        ])
        const bytes = Buffer.from(await part.arrayBuffer())
        expect(bytes.equals(work.subarray(100, 200))).toBe(true)
        const encodings = { 'accept-encoding': 'gzip, deflate, br' }
        const small = await member.get(`${path}?w=240`, encodings)
        expect([small.status, small.headers.get('content-type')]).toEqual([
          200,
          'image/webp',
        ])
        const etag = small.headers.get('etag') ?? ''
        expect(etag).toMatch(/^"[0-9a-f]{64}-w240\.webp"$/)
        const known = { ...encodings, 'if-none-match': etag }
        expect((await member.get(`${path}?w=240`, known)).status).toBe(304)

        const assets = await readdir('dist/assets').catch(() => [])
        const asset = assets.find((one) => one.endsWith('.js.br'))
        if (!asset) return skip('no compressed file is asked for: npm run build')
        const built = await readFile(join('dist/assets', asset))
        const script = await member.request(`/assets/${asset.replace('.br', '')}`, {
          headers: encodings,
        })
        expect(script.headers.get('content-encoding')).toBe('br')
        expect(script.headers.get('content-length')).toBe(String(built.length))
        expect(Buffer.from(await script.arrayBuffer()).equals(built)).toBe(true)
      })

      test('limits count the address of the visitor, whatever it claims', async () => {
        const { house } = opened()
        const guesser = house.visitor()
        const guess = (visitor: Visitor, headers: Record<string, string>) =>
          visitor.send(
            'POST',
            '/api/auth/login',
            { email: 'eve@example.org', password: 'a guess' },
            headers,
          )
        const claims = (hit: number) => ({
          'x-forwarded-for': `203.0.113.${hit}`,
          'x-real-ip': `203.0.113.${hit}`,
          forwarded: `for=203.0.113.${hit}`,
        })
        for (let hit = 1; hit <= 10; hit += 1)
          expect((await guess(guesser, claims(hit))).status).toBe(401)
        expect((await guess(guesser, claims(11))).status).toBe(429)
        const other = house.visitor()
        expect((await guess(other, {})).status).toBe(401)
        const database = openForReading(join(house.server.folder, 'refyn.sqlite'))
        const keys = rowsOf(database, 'rate_limits').map(({ key }) => String(key))
        database.sqlite.close()
        expect(keys).toContain(`login-ip:${guesser.from}`)
        expect(keys).toContain(`login-ip:${other.from}`)
        expect(keys.filter((key) => /203\.0\.113|-ip:127\.0\.0\.1$/.test(key))).toEqual(
          [],
        )
      })

      test('health is told to everybody, figures to who brings the token', async () => {
        const visitor = opened().house.visitor()
        for (const path of ['/healthz', '/readyz'])
          expect((await visitor.get(path)).status).toBe(200)
        expect((await visitor.get('/metrics')).status).toBe(401)
        const authorization = `Bearer ${metricsToken}`
        const { status, body } = await visitor.get('/metrics', { authorization })
        expect([status, body]).toEqual([200, expect.stringContaining('refyn_jobs{')])
      })

      test('a caller of the other version of HTTP is served as well', async () => {
        const { house } = opened()
        const member = await house.member({ version: name === 'nginx' ? 2 : 1 })
        expect((await member.get('/api/auth/user')).status).toBe(200)
        const form = formOf(aSession(), [await largeWork(20 * MiB)])
        const answer = await read(await member.request('/api/upload', form))
        expect(filesIn(answer).map(({ size }) => size)).toEqual([20 * MiB])
        const early = formOf(aSession(), [Buffer.alloc(20 * MiB)])
        const nobody = house.visitor({ version: name === 'nginx' ? 2 : 1 })
        expect((await read(await nobody.request('/api/upload', early))).status).toBe(401)
        expect(await readWords(tutor, member)).not.toContain(null)
      })
    },
  )

// Behind all others, whose time is waited for as well.
for (const { name, isThere } of proxies)
  test.skipIf(!isThere)(
    `${name} gives up neither an open line nor a slow answer after a minute`,
    async () => {
      const { idle, slowCrit, figures } = houses.get(name)!
      const { line, member, sessionId } = idle
      const answer = await slowCrit
      expect([answer.status, answer.body]).toEqual([200, expect.anything()])
      const left = idle.since + patienceMs + 5000 - Date.now()
      await wait(Math.max(0, left))
      figures['seconds of an idle line'] = Math.round((Date.now() - idle.since) / 1000)
      expect(line.hasEnded).toBe(false)
      expect(line.text).not.toContain('"type":"chunk"')
      const json = { sessionId, message: 'And now?', requestId: crypto.randomUUID() }
      await member.send('POST', '/trpc/conversation.ask', { json })
      await until(() => line.text.includes('"type":"chunk"'), heardWithinMs)
    },
  )

async function openFiles(pid: number): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const open = await readdir(folder)
  return Promise.all(open.map((name) => readlink(join(folder, name)).catch(() => '')))
}
