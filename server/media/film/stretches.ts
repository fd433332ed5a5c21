import { layoutApart } from './difference.ts'
import { round } from '../round.ts'
import type { Stretch } from '#routers/contract/facts.ts'
import type { Look } from './cuts.ts'

const blackLuma = 0.045
const leastBlackSeconds = 0.4
const frozenChange = 0.0008
const leastFrozenSeconds = 2
const mostStretches = 50

/** Where the picture is all but black for longer than a cut through black takes. */
export function findBlack(looks: readonly Look[]): Stretch[] {
  return stretches(looks, (look) => look.luma < blackLuma, leastBlackSeconds)
}

/** Where nothing moves for two seconds, black left aside: a still, a title, a dropped frame. */
export function findFrozen(looks: readonly Look[]): Stretch[] {
  return stretches(
    looks,
    (look, before) =>
      look.luma >= blackLuma &&
      before !== undefined &&
      layoutApart(before.signature, look.signature) < frozenChange,
    leastFrozenSeconds,
  )
}

function stretches(
  looks: readonly Look[],
  isIn: (look: Look, before: Look | undefined) => boolean,
  leastSeconds: number,
): Stretch[] {
  const found: Stretch[] = []
  let from: number | null = null
  for (const [index, look] of looks.entries()) {
    if (isIn(look, looks[index - 1])) {
      from ??= look.at
      continue
    }
    if (from !== null && look.at - from >= leastSeconds)
      found.push({ from: round(from, 2), to: round(look.at, 2) })
    from = null
  }
  const end = looks.at(-1)?.at ?? 0
  if (from !== null && end - from >= leastSeconds)
    found.push({ from: round(from, 2), to: round(end, 2) })
  return found.slice(0, mostStretches)
}
