import type { Clock } from '#routers/context.ts'

export interface MovableClock extends Clock {
  move(ms: number): void
  set(iso: string): void
}

/** Stands still until it is moved. */
export function movableClock(start = '2026-11-15T12:00:00.000Z'): MovableClock {
  let now = Date.parse(start)
  return {
    now: () => new Date(now),
    move: (ms) => {
      now += ms
    },
    set: (iso) => {
      now = Date.parse(iso)
    },
  }
}

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
