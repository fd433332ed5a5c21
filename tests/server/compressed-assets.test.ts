import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressAssets } from '#scripts/compress-assets.ts'
import { mountClient } from '#server/client-files.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import type { AppEnv } from '#server/request-context.ts'

const script = `console.log(${JSON.stringify('a quiet harbour at dusk '.repeat(200))})\n`

async function aClient() {
  const folder = await tempFolder()
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'tiny-1a2b.js'), 'go()')
  await writeFile(join(folder, 'assets', 'picture-1a2b.webp'), 'x'.repeat(5000))
  await compressAssets(join(folder, 'assets'))
  const app = new Hono<AppEnv>()
  mountClient(app, { folder, operatorName: null, hasSession: () => true })
  const get = (path: string, encodings: string) =>
    app.request(path, { headers: { 'accept-encoding': encodings } })
  return { folder, get }
}

test('texts of some length have two copies beside them, pictures and short ones none', async () => {
  const { folder } = await aClient()
  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'app-1a2b.js',
    'app-1a2b.js.br',
    'app-1a2b.js.gz',
    'picture-1a2b.webp',
    'tiny-1a2b.js',
  ])
  const read = (name: string) => readFile(join(folder, 'assets', name))
  expect(brotliDecompressSync(await read('app-1a2b.js.br')).toString()).toBe(script)
  expect(gunzipSync(await read('app-1a2b.js.gz')).toString()).toBe(script)
})

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
  ['', null],
] as const)(
  'who accepts %j gets %s, as a script that is kept',
  async ([accepted, encoding]) => {
    const { get } = await aClient()
    const { status, headers } = await get('/assets/app-1a2b.js', accepted)
    expect([status, headers.get('content-encoding')]).toEqual([200, encoding])
    expect(headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    if (encoding) expect(headers.get('vary')).toContain('Accept-Encoding')
  },
)
