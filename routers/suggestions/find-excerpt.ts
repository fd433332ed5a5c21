/** Shorter words would light up anywhere. */
const leastLength = 12
const mostLength = 600

/** The words if they stand in the reply as they are, else null: nothing lights up that is not there. */
export function findExcerpt(reply: string, words: string | null): string | null {
  const excerpt = words?.trim() ?? ''
  if (excerpt.length < leastLength || excerpt.length > mostLength) return null
  return reply.includes(excerpt) ? excerpt : null
}
