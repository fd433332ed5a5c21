import { access, copyFile, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { languages } from '#routers/contract/languages.ts'
import { mountClient } from '#server/client-files.ts'
import { operatorMark } from '#server/kept-pages.ts'
import { galleryWorks } from '#src/features/pages/gallery-works.ts'
import type { pages as english } from '#src/locales/en/pages.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { AppEnv } from '#server/request-context.ts'

const built = () => readFile('dist/landing.en.html', 'utf8')

async function aHouse(operatorName: string | null = null) {
  const folder = await tempFolder()
  await writeFile(join(folder, 'index.html'), '<p>the app</p>')
  for (const language of languages) {
    const name = `landing.${language}.html`
    await copyFile(join('dist', name), join(folder, name))
  }
  const app = new Hono<AppEnv>()
  mountClient(app, {
    folder,
    operatorName,
    hasSession: (c) => c.req.header('cookie') === 'session=some',
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers })
  return { folder, get }
}

test('who brings no session gets the landing page wherever a member’s screen is, and the app elsewhere', async () => {
  const { get } = await aHouse()
  for (const path of ['/', '/notes', '/?session=session_1_a', '/admin/', '/nowhere']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('vary')]).toEqual([
      path,
      200,
      'Cookie, Accept-Language, Accept-Encoding',
    ])
    expect(await answer.text()).toContain('Show your work. Hear something true.')
    expect(await (await get(path, { cookie: 'session=some' })).text()).toBe(
      '<p>the app</p>',
    )
  }
  for (const path of ['/auth', '/login', '/register', '/reset-password'])
    expect([path, await (await get(path)).text()]).toEqual([path, '<p>the app</p>'])
  expect((await get('/no-such.js')).status).toBe(404)
})

test.for([
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en;q=0.4, fr;q=0.8', 'fr'],
  ['es-419', 'es'],
  ['de;q=0, ja', 'en'],
  ['', 'en'],
])('who wants %s reads it in %s', async ([wanted, language]) => {
  const { get } = await aHouse()
  const page = await (await get('/', { 'accept-language': wanted ?? '' })).text()
  expect(page).toContain(`<html lang="${language}">`)
  const { pages } = await import(`#src/locales/${language}/pages.ts`)
  expect(page).toContain((pages as typeof english).landing.title)
})

test('a cookie of another name, or one that is no session id, is no session', async () => {
  const { visitor } = await buildHouse()
  const textWith = async (cookie: string) => (await visitor().get('/', { cookie })).body
  expect(await textWith(`session=${'a'.repeat(40)}`)).toContain('<title>Refyn</title>')
  for (const cookie of ['other=1', 'session=short', `session2=${'a'.repeat(40)}`])
    expect(await textWith(cookie)).toContain('<title>Refyn, come in</title>')
})

test('the page is readable without a script: its words, its links, its rules and its pictures are there', async () => {
  const page = await built()
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual([
    expect.stringMatching(/type="module" src="\/assets\/landing-/),
  ])
  const words = page.replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
  for (const text of ['Photography', 'Visual Arts', 'Music', 'Writing', 'Get Started'])
    expect(words).toContain(text)
  expect(page).toContain('href="/auth"')
  expect(page).toContain('href="/policies/privacy.pdf"')
  expect(page).not.toMatch(/<link[^>]+stylesheet/)
  expect(galleryWorks.length).toBeGreaterThanOrEqual(12)
  for (const { name } of galleryWorks)
    for (const kind of ['avif', 'webp']) {
      const [path = 'absent'] =
        new RegExp(`/assets/${name}-[\\w-]+\\.${kind}`).exec(page) ?? []
      const bytes = await readFile(`dist${path}`)
      expect([path, bytes.subarray(4, 12).toString('latin1')]).toEqual([
        path,
        kind === 'avif' ? 'ftypavif' : expect.stringMatching(/^[\s\S]{4}WEBP$/),
      ])
    }
})

test('what its first script needs is asked for with it, and nothing waits for either', async () => {
  const page = await built()
  const [, entry = ''] = /src="\/(assets\/landing-[^"]+)"/.exec(page) ?? []
  const code = await readFile(join('dist', entry), 'utf8')
  const needed = [...code.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => name)
  const named = page.matchAll(/rel="modulepreload" href="\/assets\/([^"]+)"/g)
  expect(needed.length).toBeGreaterThan(0)
  expect([...named].map(([, name]) => name)).toEqual(needed)
  expect(page).not.toContain('blocking=')
})

test('on a dark device both pages are dark before any script, unless somebody chose the light', async () => {
  for (const name of ['landing.en.html', 'index.html']) {
    const page = await readFile(join('dist', name), 'utf8')
    const [, chosen = ''] = /\.dark,[^{]*\{([^}]*)\}/.exec(page) ?? []
    expect(chosen).toContain('--chakra-colors-bg:')
    expect(page).toContain(
      `@media (prefers-color-scheme: dark){:root:not(.light){color-scheme:dark;${chosen}}}`,
    )
  }
})

test('all its scripts are far below 75 kB before a click', async () => {
  const page = await built()
  const entries = page.matchAll(/(?:src|data-later)="\/(assets\/[^"]+\.js)"/g)
  const waiting = [...entries].map(([, path = '']) => path)
  expect(waiting).toHaveLength(2)
  const seen = new Set<string>()
  let bytes = 0
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const code = await readFile(join('dist', name))
    bytes += code.byteLength
    for (const [, next = ''] of code.toString().matchAll(/from"\.\/([^"]+)"/g))
      waiting.push(`assets/${next}`)
  }
  expect(seen.size).toBeGreaterThan(0)
  expect(bytes).toBeLessThan(10_000)
})

test('the operator’s name stands in it as it is, and without one there is no line for it', async () => {
  const named = await aHouse('Ida & <b>Sons</b> $&')
  expect(await (await named.get('/')).text()).toContain(
    'Run by Ida &amp; &lt;b&gt;Sons&lt;/b&gt; $&amp;',
  )
  const nameless = await (await (await aHouse()).get('/')).text()
  expect(nameless).not.toContain('Run by')
  expect(nameless).not.toContain(operatorMark)
})

test('it is sent compressed, and not again when nothing changed', async () => {
  const { get } = await aHouse()
  const plain = await (await get('/')).text()
  const bytesOf = async (encoding: string) => {
    const answer = await get('/', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding.split(',')[0])
    return Buffer.from(await answer.arrayBuffer())
  }
  expect(brotliDecompressSync(await bytesOf('br, gzip')).toString()).toBe(plain)
  expect(gunzipSync(await bytesOf('gzip')).toString()).toBe(plain)
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('what is shared where no worker can take it in leads to the start', async () => {
  const { visitor } = await buildHouse()
  const form = new FormData()
  form.set('files', new File(['x'], 'x.png'))
  const answer = await visitor().request('/share', { method: 'POST', body: form })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
})

test('a build without a landing page sends the app, and the page as soon as there is one', async () => {
  const { folder, get } = await aHouse()
  await rm(join(folder, 'landing.en.html'))
  expect(await (await get('/')).text()).toBe('<p>the app</p>')
  await writeFile(join(folder, 'landing.en.html'), '<p>come in</p>')
  expect(await (await get('/')).text()).toBe('<p>come in</p>')
})

test('a client that is built anew beside a running server is named by its own page', async () => {
  const { folder, get } = await aHouse()
  expect(await (await get('/')).text()).toContain('Show your work')
  const path = join(folder, 'landing.en.html')
  await writeFile(path, '<p>the next build</p>')
  await utimes(path, new Date(), new Date(Date.now() + 5000))
  const next = await get('/')
  expect(await next.text()).toBe('<p>the next build</p>')
  await rm(path)
  expect(await (await get('/')).text()).toBe('<p>the app</p>')
})

test('the app’s own page is sent compressed too, and not again when nothing changed', async () => {
  const { get } = await aHouse()
  const cookie = 'session=some'
  const page = await get('/notes', { cookie, 'accept-encoding': 'gzip, br' })
  expect(page.headers.get('content-encoding')).toBe('br')
  const etag = page.headers.get('etag') ?? ''
  expect((await get('/notes', { cookie, 'if-none-match': etag })).status).toBe(304)
  // Another page at the same address.
  expect((await get('/notes', { 'if-none-match': etag })).status).toBe(200)
})

test('the app’s page has the rules of every screen before any script has run', async () => {
  const page = await readFile('dist/index.html', 'utf8')
  expect(page).toContain('@layer reset,base,tokens,recipes;')
  expect(page).toMatch(/--chakra-colors-bg:/)
  expect(page).toMatch(/@font-face\{font-family:Fraunces Variable/)
})

test.for([
  ['/?session=session_1_a', /^\/assets\/workspace-/],
  ['/?conversation=x', /^\/assets\/workspace-/],
  ['/notes', /^\/assets\/notes-page-/],
  ['/login', /^\/assets\/login-page-/],
] as const)('with the page of %s come the names of its parts', async ([path, own]) => {
  const { folder, get } = await aHouse()
  await copyFile('dist/screens.json', join(folder, 'screens.json'))
  const link = (await get(path, { cookie: 'session=some' })).headers.get('link') ?? ''
  const parts = link
    .split(', ')
    .map((one) => /^<(.*)>; rel=modulepreload$/.exec(one)?.[1])
  expect(parts.filter((part) => own.test(part ?? ''))).toHaveLength(1)
  for (const part of parts) await access(join('dist', part ?? 'none'))
})

test('the dashboard is in the first load, and a screen that is none has no parts', async () => {
  const { folder, get } = await aHouse()
  await copyFile('dist/screens.json', join(folder, 'screens.json'))
  for (const path of ['/', '/nowhere'])
    expect((await get(path, { cookie: 'session=some' })).headers.get('link')).toBe(null)
})
