import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from './check-budgets.ts'

/** The chunks of a circle, in the order in which they import each other; null where there is none. */
export function circleAmong(manifest: BuildManifest): string[] | null {
  const done = new Set<string>()
  const follow = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of manifest[name]?.imports ?? []) {
      const found = follow(next, [...way, name])
      if (found) return found
    }
    done.add(name)
    return null
  }
  for (const name of Object.keys(manifest)) {
    const found = follow(name, [])
    if (found) return found
  }
  return null
}

/**
 * Fails the build when chunks import each other in a circle, which the plan of chunks (record 0025) could
 * bring about: what one of them uses at once may not be there yet, and the screen stays white.
 */
export async function checkCircles(folder: string): Promise<void> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')
  const circle = circleAmong(JSON.parse(text) as BuildManifest)
  if (circle) throw new Error(`Chunks import each other: ${circle.join(' → ')}`)
}
