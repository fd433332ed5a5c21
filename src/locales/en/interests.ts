import { interests as all } from '#routers/contract/interests.ts'
import type { Interest } from '#routers/contract/interests.ts'

/** Stored as they are shown in English. */
export const interests = Object.fromEntries(all.map((one) => [one, one])) as {
  [One in Interest]: One
}
