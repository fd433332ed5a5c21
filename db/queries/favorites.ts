import type { Db } from '../database.ts'
import type {
  DiscoveryLocationRow,
  FavoriteEventRow,
  FavoriteLocationRow,
} from '../tables/discovery.ts'

/** Adds nothing when the place is a favourite already. */
export async function insertFavoriteLocation(
  db: Db,
  favorite: FavoriteLocationRow,
): Promise<void> {
  await db
    .insertInto('favorite_locations')
    .values(favorite)
    .onConflict((conflict) => conflict.columns(['userId', 'locationId']).doNothing())
    .execute()
}

export type FavoritePlace = DiscoveryLocationRow & {
  favoriteId: string
  notes: string | null
  favoredAt: string
}

/** Favourite places, the newest first. */
export function listFavoriteLocations(db: Db, userId: string): Promise<FavoritePlace[]> {
  return db
    .selectFrom('favorite_locations')
    .innerJoin(
      'discovery_locations',
      'discovery_locations.id',
      'favorite_locations.locationId',
    )
    .selectAll('discovery_locations')
    .select([
      'favorite_locations.id as favoriteId',
      'favorite_locations.notes',
      'favorite_locations.createdAt as favoredAt',
    ])
    .where('favorite_locations.userId', '=', userId)
    .orderBy('favorite_locations.createdAt', 'desc')
    .orderBy('favorite_locations.id', 'desc')
    .execute()
}

export async function updateFavoriteNotes(
  db: Db,
  table: 'favorite_locations' | 'favorite_events',
  { userId, id, notes }: { userId: string; id: string; notes: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable(table)
    .set({ notes })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteFavoriteLocation(
  db: Db,
  userId: string,
  locationId: number,
): Promise<boolean> {
  const result = await db
    .deleteFrom('favorite_locations')
    .where('locationId', '=', locationId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * The favourite, or the one of the same title, venue and start that was there before; undefined when it
 * is new and the person has `most` already.
 */
export async function insertFavoriteEvent(
  db: Db,
  favorite: FavoriteEventRow,
  most: number,
): Promise<FavoriteEventRow | undefined> {
  const columns = Object.keys(favorite) as Array<keyof FavoriteEventRow>
  // Counted and inserted in one statement: two at once cannot both be the last.
  await db
    .insertInto('favorite_events')
    .columns(columns)
    .expression(
      db
        .selectNoFrom(({ val }) =>
          columns.map((column) => val(favorite[column]).as(column)),
        )
        .where(
          ({ selectFrom }) =>
            selectFrom('favorite_events')
              .select(({ fn }) => fn.countAll<number>().as('kept'))
              .where('userId', '=', favorite.userId),
          '<',
          most,
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'title', 'venue', 'startDate']).doNothing(),
    )
    .execute()
  return db
    .selectFrom('favorite_events')
    .selectAll()
    .where('userId', '=', favorite.userId)
    .where('title', '=', favorite.title)
    .where('venue', '=', favorite.venue)
    .where('startDate', '=', favorite.startDate)
    .executeTakeFirst()
}

/** Favourite events, the soonest first. */
export function listFavoriteEvents(db: Db, userId: string): Promise<FavoriteEventRow[]> {
  return db
    .selectFrom('favorite_events')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startDate')
    .orderBy('id')
    .execute()
}

export async function deleteFavoriteEvent(
  db: Db,
  userId: string,
  id: string,
): Promise<boolean> {
  const result = await db
    .deleteFrom('favorite_events')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
