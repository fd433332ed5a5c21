import {
  findDiscovery,
  listDiscoveries,
  listLocations,
  listLocationsById,
} from '#db/queries/discovery.ts'
import { AppError } from '../errors.ts'
import { locationIdsOf, toDiscoveryView, toLocationView } from './location-view.ts'
import type { SavedDiscoveryRow } from '#db/tables/discovery.ts'
import type { MemberContext } from '../context.ts'
import type {
  DiscoveryView,
  LocationView,
  SavedDiscoveryView,
} from '../contract/discovery.ts'

const mostListed = 500
const mostRecent = 30

/** All places that the caller found, the newest first. */
export async function readLocations(ctx: MemberContext): Promise<LocationView[]> {
  return (await listLocations(ctx.db, ctx.caller.id, mostListed)).map(toLocationView)
}

/** The caller's searches, the newest first. */
export async function readDiscoveries(ctx: MemberContext): Promise<SavedDiscoveryView[]> {
  const rows = await listDiscoveries(ctx.db, ctx.caller.id, mostRecent)
  return rows.map(toDiscoveryView)
}

/** A search with its places, the latest when none is named; null before the first. */
export async function readDiscovery(
  ctx: MemberContext,
  id: string | undefined,
): Promise<DiscoveryView | null> {
  const saved = id
    ? await findDiscovery(ctx.db, ctx.caller.id, id)
    : (await listDiscoveries(ctx.db, ctx.caller.id, 1))[0]
  if (!saved && id) throw new AppError('not_found')
  return saved ? withLocations(ctx, saved) : null
}

async function withLocations(
  ctx: MemberContext,
  saved: SavedDiscoveryRow,
): Promise<DiscoveryView> {
  const ids = locationIdsOf(saved)
  const rows = ids.length > 0 ? await listLocationsById(ctx.db, ctx.caller.id, ids) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    discovery: toDiscoveryView(saved),
    locations: ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [toLocationView(row)] : []
    }),
  }
}
