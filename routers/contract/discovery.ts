import { z } from './zod.ts'
import { recordId } from './sessions.ts'

/** Part 2, section 3. */
export const placeCategories = [
  'museum',
  'gallery',
  'historic_site',
  'performance_venue',
  'artist_studio',
  'library',
  'creative_district',
  'community_space',
] as const
export const placeCategory = z.enum(placeCategories)
export type PlaceCategory = (typeof placeCategories)[number]

/** What a marker can stand for. */
export type MarkerKind = PlaceCategory | 'event' | 'default'

/** Where a place is known from; only a model's own places can be invented. */
export const placeSources = ['osm', 'file', 'catalogue', 'model'] as const
export type PlaceSource = (typeof placeSources)[number]

export const eventSources = ['ics', 'ticketmaster', 'model'] as const
export type EventSource = (typeof eventSources)[number]

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
export const geoPoint = z.object({ latitude, longitude })
export type GeoPoint = z.infer<typeof geoPoint>

const queryLength = 200
const searchQuery = z
  .string()
  .trim()
  .min(1, { error: 'Please enter a location to search' })
  .max(queryLength)

export const discoverLocationsInput = z.union([
  z.strictObject({ searchQuery }),
  z.strictObject({ latitude, longitude }),
])
export type DiscoverLocationsInput = z.infer<typeof discoverLocationsInput>

/** A town's name, or a position as `53.683, -1.496`. */
export const discoverEventsInput = z.strictObject({
  location: z
    .string()
    .trim()
    .min(1, { error: 'Please enter a location to search for events' })
    .max(queryLength),
})
export type DiscoverEventsInput = z.infer<typeof discoverEventsInput>

export const locationView = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Text, as the specification has it; `'0'` when it is not known. */
  latitude: z.string(),
  longitude: z.string(),
  address: z.string(),
  category: placeCategory,
  website: z.string().nullable(),
  phone: z.string().nullable(),
  openingHours: z.string().nullable(),
  culturalSignificance: z.string().nullable(),
  /** Who says so; null without words on it. */
  significanceSource: z.enum(['wikidata', 'wikipedia', 'tutor']).nullable(),
  /** Why the guide chose it for this person; null without a guide. */
  reason: z.string().nullable(),
  /** The place itself comes from a model and has to be checked. */
  aiGenerated: z.boolean(),
  source: z.enum(placeSources),
  /** In the source, such as `node/240109189`. */
  sourceId: z.string(),
  /** When the source last changed it, as far as it says. */
  sourceDate: z.string().nullable(),
  createdAt: z.string(),
})
export type LocationView = z.infer<typeof locationView>

export const discoveredEvent = z.object({
  title: z.string(),
  description: z.string(),
  /** ISO 8601: a date, or a date with a time. */
  startDate: z.string(),
  endDate: z.string().nullable(),
  venue: z.string(),
  address: z.string(),
  formattedAddress: z.string().nullable(),
  category: z.string(),
  price: z.string().nullable(),
  website: z.string().nullable(),
  organizer: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Whether it has a position. */
  geocoded: z.boolean(),
  source: z.enum(eventSources),
  /** A model named it: date and place have to be checked. */
  mustBeChecked: z.boolean(),
})
export type DiscoveredEvent = z.infer<typeof discoveredEvent>

export const locationIdInput = z.strictObject({ locationId: z.int().min(1) })
export const favoriteIdInput = z.strictObject({ id: recordId })

export const savedDiscoveryView = z.object({
  id: z.string(),
  /** The town, or the coordinates where it has no name. */
  name: z.string(),
  centerLatitude: z.string(),
  centerLongitude: z.string(),
  locationIds: z.array(z.int()),
  searchQuery: z.string().nullable(),
  userInterests: z.array(z.string()),
  source: z.enum(placeSources).nullable(),
  /** Shown wherever the places are. */
  attribution: z.string().nullable(),
  createdAt: z.string(),
})
export type SavedDiscoveryView = z.infer<typeof savedDiscoveryView>

/** A search with what it found, in the order in which it is worth going. */
export const discoveryView = z.object({
  discovery: savedDiscoveryView,
  locations: z.array(locationView),
})
export type DiscoveryView = z.infer<typeof discoveryView>

const noteLength = 2000

export const favoriteLocationView = z.object({
  id: z.string(),
  locationId: z.int(),
  notes: z.string().nullable(),
  location: locationView,
  createdAt: z.string(),
})
export type FavoriteLocationView = z.infer<typeof favoriteLocationView>

export const favoriteNotesInput = z.strictObject({
  id: recordId,
  notes: z.string().trim().max(noteLength),
})

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)

/** What a source gives that is no address of the web is no link: it is left out. */
const website = optionalText(2000).transform((text) =>
  text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null,
)

/** ISO 8601: a day that there is, or one with a time and perhaps an offset. */
const isDate = (text: string) =>
  z.iso.date().safeParse(text).success ||
  z.iso.datetime({ offset: true, local: true }).safeParse(text).success
const eventDate = z.string().trim().max(40).refine(isDate, { error: 'Expected a date' })

export const favoriteEventInput = z.strictObject({
  title: z.string().trim().min(1).max(500),
  description: optionalText(10_000),
  startDate: eventDate,
  endDate: optionalText(40).refine((text) => text === null || isDate(text), {
    error: 'Expected a date',
  }),
  venue: z.string().trim().max(500),
  address: optionalText(500),
  category: optionalText(100),
  price: optionalText(200),
  website,
  organizer: optionalText(500),
  latitude: latitude.nullish().transform((value) => value ?? null),
  longitude: longitude.nullish().transform((value) => value ?? null),
  /** Who named it; what a model named stays marked. */
  source: z
    .enum(eventSources)
    .nullish()
    .transform((value) => value ?? null),
})
export type FavoriteEventInput = z.infer<typeof favoriteEventInput>

export const favoriteEventView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  venue: z.string(),
  address: z.string().nullable(),
  category: z.string().nullable(),
  price: z.string().nullable(),
  website: z.string().nullable(),
  organizer: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  source: z.enum(eventSources).nullable(),
  /** A model named it: date and place have to be checked. */
  mustBeChecked: z.boolean(),
  notes: z.string().nullable(),
  createdAt: z.string(),
})
export type FavoriteEventView = z.infer<typeof favoriteEventView>

export const discoverySettings = z.object({
  /** Of the map; null for the outline that comes with the app. */
  mapStyleUrl: z.string().nullable(),
  /** Whether anything can be asked for events. */
  hasEvents: z.boolean(),
})
