import { clock, percent } from '../contract/format-measure.ts'
import { fact } from './described.ts'
import { rhythmOf } from '../contract/read-facts.ts'
import type { FilmCut, Shot, Stretch } from '../contract/facts.ts'
import type { DescribedFact } from './described.ts'

export function describeCut(cut: FilmCut | null): DescribedFact[] {
  if (!cut) return []
  const { shots, black, frozen } = cut
  const rhythm = rhythmOf(shots)
  const described: DescribedFact[] = []
  if (rhythm)
    described.push(
      fact(
        'shots',
        cut.precision === 'frame' ? 'Shots' : 'Shots (judged by key frames only)',
        shots.length === 1
          ? `1, of ${rhythm.longestSeconds} s`
          : `${shots.length}, ${rhythm.meanSeconds} s on average, the longest ${rhythm.longestSeconds} s at ${clock(rhythm.longestAt)}`,
        {
          unit: 'shots',
          value: shots.length,
          named: /in all|altogether|in total|this film|your film/i,
        },
      ),
    )
  if (shots.length > 1) described.push(exposureOf(shots))
  if (black.length > 0) described.push(fact('black', 'Black', listed(black)))
  if (frozen.length > 0) described.push(fact('frozen', 'Nothing moves', listed(frozen)))
  return described
}

function exposureOf(shots: readonly Shot[]): DescribedFact {
  const sorted = shots.toSorted((one, other) => one.brightness - other.brightness)
  const [darkest, lightest] = [sorted[0], sorted.at(-1)]
  return fact(
    'shotExposure',
    'Brightness by shot',
    darkest && lightest
      ? `from ${percent(darkest.brightness)} (at ${clock(darkest.from)}) to ${percent(lightest.brightness)} (at ${clock(lightest.from)})`
      : 'one shot',
  )
}

function listed(stretches: readonly Stretch[]): string {
  return stretches
    .slice(0, 5)
    .map(({ from, to }) => `${clock(from)} to ${clock(to)}`)
    .join(', ')
}
