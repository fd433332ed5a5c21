import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // Who says what a place means, why it was chosen for this person, and how old its source is.
  `alter table discovery_locations add column "significanceSource" text`,
  `alter table discovery_locations add column reason text`,
  `alter table discovery_locations add column "sourceDate" text`,
  // A place that is found again is the same place: a favourite stays one.
  `create unique index discovery_locations_of_source
    on discovery_locations ("userId", source, "sourceId")`,
  `alter table favorite_events add column latitude text`,
  `alter table favorite_events add column longitude text`,
  // What the places of a discovery have to be shown with.
  `alter table saved_discoveries add column source text`,
  `alter table saved_discoveries add column attribution text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
