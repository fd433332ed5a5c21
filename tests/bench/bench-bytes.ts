import { measureBuild, sizesOf } from '#scripts/check-budgets.ts'
import { under } from './row.ts'
import type { Bench } from './stage.ts'

const kB = 1000
const mostFirst = 190
const mostRoute = 40
/** Smaller parts are not worth a line. */
const leastShown = 10 * kB
/** What the goals leave out: the map. */
const apart = 'src/features/discovery/map/discovery-map.tsx'

/** Scripts that are sent first and what each screen adds to them, gzip, as the build's manifest says. */
export const bytes: Bench = async () => {
  const { manifest, gzipped } = await measureBuild('dist')
  return sizesOf(manifest, gzipped)
    .filter(({ bytes }) => bytes >= leastShown)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => {
      const goal = name === apart ? null : name.startsWith('the ') ? mostFirst : mostRoute
      return under({ what: `scripts: ${name}`, unit: 'kB', ours: bytes / kB }, goal)
    })
}
