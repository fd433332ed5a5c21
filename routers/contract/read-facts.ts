import type { ImageTones, Shot } from './facts.ts'

/** Whether so much is see-through that shares of what is painted are not those of the frame. */
export function isCutOut({ paintedShare }: Pick<ImageTones, 'paintedShare'>): boolean {
  return paintedShare < 0.995
}

/** Ends the name of a measure that is one of the painted part alone. */
export const ofPainted = ', of what is painted'

export type CastDirection = 'warm' | 'cool' | 'red' | 'green'

/** A cast below this cannot be seen beside a neutral. */
const visibleCast = 0.012

/** Where the average of all colours leans: its warmth first, then red or green; empty for neutral. */
export function castOf({
  castA,
  castB,
}: Pick<ImageTones, 'castA' | 'castB'>): CastDirection[] {
  if (Math.hypot(castA, castB) < visibleCast) return []
  const directions: CastDirection[] = []
  if (Math.abs(castB) >= visibleCast / 2) directions.push(castB > 0 ? 'warm' : 'cool')
  if (Math.abs(castA) >= visibleCast / 2) directions.push(castA > 0 ? 'red' : 'green')
  return directions
}

export interface ShotRhythm {
  meanSeconds: number
  longestSeconds: number
  longestAt: number
}

/** How long shots are, to a tenth of a second; null when there is none. */
export function rhythmOf(shots: readonly Shot[]): ShotRhythm | null {
  const [first] = shots
  if (!first) return null
  const longest = shots.reduce((one, other) =>
    other.to - other.from > one.to - one.from ? other : one,
  )
  const total = shots.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    meanSeconds: tenth(total / shots.length),
    longestSeconds: tenth(longest.to - longest.from),
    longestAt: longest.from,
  }
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
