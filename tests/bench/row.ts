/** One line of the table. `bare` is the same done with nothing around it, in the same run. */
export interface Row {
  what: string
  unit: string
  bare: number | null
  ours: number
  /** How good ours is beside the bare limit: 1 is as good, more is better. */
  ratio: number | null
  goal: string
  /** Null where no goal was set. */
  met: boolean | null
}

interface Measured {
  what: string
  unit: string
  bare?: number | null
  ours: number
}

/** For what is better the more there is of it, such as answers a second; the goal is a ratio. */
export function atRatio(row: Measured & { bare: number }, least: number | null): Row {
  const ratio = row.ours / row.bare
  const goal = least === null ? '' : `at least ${least} of bare`
  return { ...row, ratio, goal, met: least === null ? null : ratio >= least }
}

/** The same, where the goal is a number of its own. */
export function atLeast(row: Measured, least: number): Row {
  const ratio = row.bare ? row.ours / row.bare : null
  const met = row.ours >= least
  return { ...row, bare: row.bare ?? null, ratio, goal: `at least ${least}`, met }
}

/** For what is better the less there is of it, such as milliseconds. */
export function under(row: Measured, most: number | null): Row {
  const ratio = row.bare ? row.bare / row.ours : null
  const goal = most === null ? '' : `under ${most}`
  const met = most === null ? null : row.ours < most
  return { ...row, bare: row.bare ?? null, ratio, goal, met }
}
