import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The module that a screen begins with. `/?session` is the workspace, which has no path of its own. */
export const screens: Record<string, string> = {
  '/?session': 'src/routes/workspace.tsx',
  '/auth': 'src/features/account/auth-page.tsx',
  '/login': 'src/features/account/login-page.tsx',
  '/register': 'src/features/account/register-page.tsx',
  '/reset-password': 'src/features/account/reset-page.tsx',
  '/notes': 'src/features/notes/notes-page.tsx',
  '/micro-courses': 'src/features/courses/courses-page.tsx',
  '/cultural-discovery': 'src/features/discovery/discovery-page.tsx',
  '/info': 'src/features/pages/info-page.tsx',
  '/admin': 'src/features/admin/admin-page.tsx',
  '/success': 'src/features/billing/success-page.tsx',
}

/** What reads the events of the server, for the screens that follow some (src/ui/use-following.ts). */
const following = 'src/lib/follow-link.ts'
const beside: Record<string, string[]> = {
  '/?session': [following],
  '/micro-courses': [following],
}

interface BuiltChunk {
  file: string
  imports?: string[]
}
export type BuildManifest = Record<string, BuiltChunk>

/**
 * Writes `screens.json`: what each screen is made of beside the first load, so that the server can name it
 * with the page (server/screen-parts.ts) and the browser asks for all of it at once. Throws for a screen
 * that the build has not.
 */
export async function makeScreenParts(folder: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest
  await writeFile(join(folder, 'screens.json'), JSON.stringify(partsOf(manifest)))
}

export function partsOf(
  manifest: BuildManifest,
  modules = screens,
  more = beside,
): Record<string, string[]> {
  const first = filesFrom('index.html')
  return Object.fromEntries(
    Object.entries(modules).map(([screen, module]) => [
      screen,
      [
        ...new Set(
          [module, ...(more[screen] ?? [])].flatMap((one) => [...filesFrom(one)]),
        ),
      ]
        .filter((file) => !first.has(file))
        .map((file) => `/${file}`),
    ]),
  )

  function filesFrom(name: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const inner of chunk.imports ?? []) filesFrom(inner, found)
    return found
  }
}
