import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** A chunk of the built client, as Vite's manifest lists it. */
export interface BuiltChunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
}
export type BuildManifest = Record<string, BuiltChunk>
export interface Size {
  name: string
  bytes: number
  budget: number
}

const kB = 1000
/**
 * What may be sent, gzip, in kB. A screen adds 40 beside what the first load has; those below are
 * larger and may not grow.
 */
const firstLoad = 190
const landingPage = 75
const landingScripts = ['src/landing.ts', 'src/landing-later.ts']
const usual = 40
const larger: Record<string, number> = {
  // Dialogs with a form, for those who have a reply.
  'src/routes/ways-on.tsx': 42,
  // A menu with its places is 21 kB: for those who open it.
  'src/ui/layout/profile-menu.tsx': 41,
  'src/features/admin/person-menu.tsx': 42,
  // Markdown is 49 kB: for those who have a reply or a lesson.
  'src/features/conversation/markdown-text.tsx': 56,
  'src/features/courses/course-viewer.tsx': 84,
  // MapLibre: for those who open the map.
  'src/features/discovery/map/discovery-map.tsx': 307,
}

/**
 * All scripts of the first load, those of the landing page before a click, and what each later part adds to the
 * first load, with what they may have.
 */
export function sizesOf(manifest: BuildManifest, gzipped: Map<string, number>): Size[] {
  const reach = (name: string, but: ReadonlySet<string>) => {
    const found = new Set<string>()
    const waiting = [name]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next) || but.has(next)) continue
      found.add(next)
      waiting.push(...(manifest[next]?.imports ?? []))
    }
    return found
  }
  const bytesOf = (names: ReadonlySet<string>) =>
    [...names].reduce(
      (sum, name) => sum + (gzipped.get(manifest[name]?.file ?? '') ?? 0),
      0,
    )
  const first = reach('index.html', new Set())
  const landing = new Set(landingScripts.flatMap((name) => [...reach(name, new Set())]))
  return [
    { name: 'the first load', bytes: bytesOf(first), budget: firstLoad * kB },
    { name: 'the landing page', bytes: bytesOf(landing), budget: landingPage * kB },
    ...Object.entries(manifest)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([name]) => ({
        name,
        bytes: bytesOf(reach(name, first)),
        budget: (larger[name] ?? usual) * kB,
      })),
  ]
}

/** The chunks of a build and how large each is when it is sent. */
export async function measureBuild(
  folder: string,
): Promise<{ manifest: BuildManifest; gzipped: Map<string, number> }> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest
  const gzipped = new Map<string, number>()
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) {
      const small = await promisify(gzip)(await readFile(join(folder, file)), {
        level: 9,
      })
      gzipped.set(file, small.byteLength)
    }
  return { manifest, gzipped }
}

/** Fails the build when a part of the client has outgrown its budget, and names it. */
export async function checkBudgets(folder: string): Promise<void> {
  const { manifest, gzipped } = await measureBuild(folder)
  const over = sizesOf(manifest, gzipped).filter(({ bytes, budget }) => bytes > budget)
  if (over.length === 0) return
  const lines = over.map(
    ({ name, bytes, budget }) =>
      `${name}: ${Math.ceil(bytes / kB)} kB of ${budget / kB} kB (gzip)`,
  )
  throw new Error(`Over budget (scripts/check-budgets.ts):\n${lines.join('\n')}`)
}
