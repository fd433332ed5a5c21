import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

interface BuiltChunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type BuildManifest = Record<string, BuiltChunk>

const icons = [
  { name: 'icon-192.png', size: 192, margin: 0 },
  { name: 'icon-512.png', size: 512, margin: 0 },
  // What a phone cuts to its own shape: the safe zone is the inner 80 percent (W3C, Manifest, purpose).
  { name: 'icon-maskable-512.png', size: 512, margin: 0.12 },
  { name: 'apple-touch-icon.png', size: 180, margin: 0.06 },
] as const
const ground = '#221d18'

/** What an installed app needs beside its page: icons from the one drawing, and the worker's list. */
export async function makeAppFiles(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'icons'), { recursive: true })
  const drawing = await readFile(join(root, 'public', 'favicon.svg'))
  for (const { name, size, margin } of icons) {
    const edge = Math.round(size * (1 - 2 * margin))
    const drawn = await sharp(drawing, { density: 72 * Math.ceil(edge / 64) })
      .resize(edge, edge)
      .png()
      .toBuffer()
    await sharp({
      create: {
        width: size,
        height: size,
        channels: 4,
        background: margin > 0 ? ground : '#0000',
      },
    })
      .composite([{ input: drawn, gravity: 'centre' }])
      .png({ palette: true })
      .toFile(join(folder, 'icons', name))
  }
  await writeWorkerList(folder)
}

const firstScreen = 'index.html'
/** What could not be asked for with the line gone: what says so, what sends uploads, and what reads replies. */
const lateParts = [
  'src/ui/toasts.tsx',
  'src/lib/create-uploader.ts',
  'src/lib/follow-link.ts',
]

/** The files that are kept unasked; all others are when they are first asked for. */
async function writeWorkerList(folder: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest
  const first = filesOf(manifest, firstScreen)
  const late = new Set(first)
  for (const name of lateParts) {
    if (!manifest[name]) throw new Error(`The build has no ${name}`)
    filesOf(manifest, name, late)
  }
  const kept = {
    files: paths(first),
    parts: paths(new Set([...late].filter((file) => !first.has(file)))),
  }
  const version = createHash('sha256')
    .update(JSON.stringify(manifest))
    .update(await readFile(join(folder, 'offline.html')))
    .digest('hex')
    .slice(0, 12)
  const path = join(folder, 'sw.js')
  const worker = await readFile(path, 'utf8')
  await writeFile(
    path,
    worker.replaceAll('__KEPT__', () => JSON.stringify({ version, ...kept })),
  )
}

function paths(files: Set<string>): string[] {
  return [...files].toSorted().map((file) => `/${file}`)
}

function filesOf(
  manifest: BuildManifest,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])])
    // Fonts of scripts that the first screen is not written in come when they are needed.
    if (!file.endsWith('.woff2') || /latin-(?!ext)/.test(file)) found.add(file)
  for (const inner of chunk.imports ?? []) filesOf(manifest, inner, found)
  return found
}
