import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type {
  DiscoveryLocationRow,
  NewDiscoveryLocationRow,
  SavedDiscoveryRow,
} from '../tables/discovery.ts'

/**
 * Stores places, or brings those that are known up to date; the rows in the order given. What was said of
 * one before stays where nothing is said now.
 */
export async function upsertLocations(
  db: Db,
  places: readonly NewDiscoveryLocationRow[],
): Promise<DiscoveryLocationRow[]> {
  if (places.length === 0) return []
  const rows = await db
    .insertInto('discovery_locations')
    .values([...places])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'source', 'sourceId']).doUpdateSet((is) => ({
        name: is.ref('excluded.name'),
        description: is.ref('excluded.description'),
        latitude: is.ref('excluded.latitude'),
        longitude: is.ref('excluded.longitude'),
        address: is.ref('excluded.address'),
        category: is.ref('excluded.category'),
        website: is.ref('excluded.website'),
        phone: is.ref('excluded.phone'),
        openingHours: is.ref('excluded.openingHours'),
        culturalSignificance: is.fn.coalesce(
          'excluded.culturalSignificance',
          'discovery_locations.culturalSignificance',
        ),
        significanceSource: is.fn.coalesce(
          'excluded.significanceSource',
          'discovery_locations.significanceSource',
        ),
        reason: is.fn.coalesce('excluded.reason', 'discovery_locations.reason'),
        sourceDate: is.ref('excluded.sourceDate'),
      })),
    )
    .returningAll()
    .execute()
  return places.flatMap(
    (place) =>
      rows.find(
        (row) => row.source === place.source && row.sourceId === place.sourceId,
      ) ?? [],
  )
}

/** All places that a person ever found, the newest first. */
export function listLocations(
  db: Db,
  userId: string,
  limit: number,
): Promise<DiscoveryLocationRow[]> {
  return db
    .selectFrom('discovery_locations')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function listLocationsById(
  db: Db,
  userId: string,
  ids: readonly number[],
): Promise<DiscoveryLocationRow[]> {
  return db
    .selectFrom('discovery_locations')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

export async function insertDiscovery(
  db: Db,
  discovery: SavedDiscoveryRow,
): Promise<void> {
  await db.insertInto('saved_discoveries').values(discovery).execute()
}

/** The searches of a person, the newest first. */
export function listDiscoveries(
  db: Db,
  userId: string,
  limit: number,
): Promise<SavedDiscoveryRow[]> {
  return db
    .selectFrom('saved_discoveries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findDiscovery(
  db: Db,
  userId: string,
  id: string,
): Promise<SavedDiscoveryRow | undefined> {
  return db
    .selectFrom('saved_discoveries')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Keeps the newest searches of a person, each place once; only those of these sources are replaced. */
export async function trimDiscoveries(
  db: Db,
  userId: string,
  {
    kept,
    latest,
    replaced,
  }: { kept: number; latest: SavedDiscoveryRow; replaced: readonly string[] },
): Promise<void> {
  // The same search again takes the place of the one before it.
  await db
    .deleteFrom('saved_discoveries')
    .where('userId', '=', userId)
    .where('name', '=', latest.name)
    .where('id', '!=', latest.id)
    .where((is) => is.or([is('source', 'is', null), is('source', 'in', replaced)]))
    .execute()
  await db
    .deleteFrom('saved_discoveries')
    .where('userId', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('saved_discoveries')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute()
}

/** Removes places that no search and no favourite of the person names any more. */
export async function deleteForgottenLocations(db: Db, userId: string): Promise<void> {
  await sql`
    delete from discovery_locations where "userId" = ${userId}
      and id not in (select "locationId" from favorite_locations where "userId" = ${userId})
      and id not in (
        select named.value from saved_discoveries, json_each("locationIds") as named
        where "userId" = ${userId}
      )
  `.execute(db)
}
