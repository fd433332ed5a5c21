import { AppError } from '../errors.ts'
import type { MemberContext } from '../context.ts'

/** People whose search is under way; a server is one process. */
const searching = new Set<string>()
const waitSeconds = 5

/**
 * Lets one search at a time through for each person, of places or of events: the map servers answer one
 * request a second, and others wait for them too. A second one throws `rate_limited` at once and costs
 * none of the searches of the hour.
 */
export async function oneSearch<Found>(
  { caller }: Pick<MemberContext, 'caller'>,
  search: () => Promise<Found>,
): Promise<Found> {
  if (searching.has(caller.id))
    throw new AppError('rate_limited', { detail: { seconds: waitSeconds } })
  searching.add(caller.id)
  try {
    return await search()
  } finally {
    searching.delete(caller.id)
  }
}
