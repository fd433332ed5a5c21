const dayMs = 24 * 60 * 60 * 1000

/** A session ends when it was not used for so long, and at the latest after the other (rule D-12). */
export const idleDays = 30
export const absoluteMs = 90 * dayMs
