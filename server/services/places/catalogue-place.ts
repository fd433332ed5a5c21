import type { GeoPoint, PlaceCategory } from '#routers/contract/discovery.ts'

/**
 * A well-known place around the default centre (contract/discovery.ts), written by hand. Positions are
 * right to about 200 m; what changes often, such as hours, is left to the place's own website.
 */
export interface CataloguePlace extends GeoPoint {
  /** Never changes: favourites refer to it. */
  id: string
  name: string
  category: PlaceCategory
  address: string
  description: string
  website: string | null
}
