import type { Generated, Insertable, Selectable } from 'kysely'
import type { Flag } from './columns.ts'

export interface DiscoveryLocationTable {
  id: Generated<number>
  userId: string
  name: string
  description: string
  latitude: string
  longitude: string
  address: string
  category: string
  website: string | null
  phone: string | null
  openingHours: string | null
  culturalSignificance: string | null
  aiGenerated: Flag
  source: string | null
  sourceId: string | null
  significanceSource: string | null
  /** Why it was chosen for this person. */
  reason: string | null
  sourceDate: string | null
  createdAt: string
}

export type DiscoveryLocationRow = Selectable<DiscoveryLocationTable>

export type NewDiscoveryLocationRow = Insertable<DiscoveryLocationTable>

export interface FavoriteLocationTable {
  id: string
  userId: string
  locationId: number
  notes: string | null
  createdAt: string
}

export type FavoriteLocationRow = Selectable<FavoriteLocationTable>

export interface FavoriteEventTable {
  id: string
  userId: string
  title: string
  description: string | null
  startDate: string
  endDate: string | null
  venue: string
  address: string | null
  category: string | null
  price: string | null
  website: string | null
  organizer: string | null
  latitude: string | null
  longitude: string | null
  source: string | null
  notes: string | null
  createdAt: string
}

export type FavoriteEventRow = Selectable<FavoriteEventTable>

export interface SavedDiscoveryTable {
  id: string
  userId: string
  name: string
  description: string | null
  centerLatitude: string
  centerLongitude: string
  locationIds: string
  searchQuery: string | null
  userInterests: string | null
  source: string | null
  attribution: string | null
  createdAt: string
}

export type SavedDiscoveryRow = Selectable<SavedDiscoveryTable>

/** What a server outside answered; see server/services/places/kept-answers.ts. */
export interface OutsideAnswerTable {
  key: string
  /** Json: what was read from the answer. */
  body: string
  fetchedAt: string
}

export type OutsideAnswerRow = Selectable<OutsideAnswerTable>
