import { measureBuild, sizesOf } from '#scripts/check-budgets.ts'
import { screens } from '#scripts/make-screen-parts.ts'
import { under } from './row.ts'
import type { Bench } from './stage.ts'

const kB = 1000
const goals: Record<string, number> = {
  'the first load': 190,
  'the landing page': 75,
  ...Object.fromEntries(Object.values(screens).map((name) => [name, 40])),
}
/** Smaller parts are not worth a line. */
const leastShown = 10 * kB

/**
 * Scripts that are sent first, what each screen adds to them, and what comes when something is opened, gzip, as
 * the build's manifest says. The last have no goal: a screen is there before them.
 */
export const bytes: Bench = async () => {
  const { manifest, gzipped } = await measureBuild('dist')
  return sizesOf(manifest, gzipped)
    .filter(({ name, bytes }) => bytes >= leastShown || name in goals)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) =>
      under(
        { what: `scripts: ${name}`, unit: 'kB', ours: bytes / kB },
        goals[name] ?? null,
      ),
    )
}
