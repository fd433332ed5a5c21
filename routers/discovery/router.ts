import { z } from 'zod'
import {
  discoverEventsInput,
  discoveredEvent,
  discoverLocationsInput,
  discoverySettings,
  discoveryView,
  favoriteEventInput,
  favoriteEventView,
  favoriteIdInput,
  favoriteLocationView,
  favoriteNotesInput,
  geoPoint,
  locationIdInput,
  locationView,
  savedDiscoveryView,
} from '../contract/discovery.ts'
import { recordId } from '../contract/sessions.ts'
import { memberProcedure, router } from '../trpc.ts'
import { discoverEvents } from './discover-events.ts'
import { discoverLocations } from './discover-locations.ts'
import { exportEvents, exportLocations } from './export-favorites.ts'
import {
  addFavoriteEvent,
  addFavoriteLocation,
  readFavoriteEvents,
  readFavoriteLocations,
  removeFavoriteEvent,
  removeFavoriteLocation,
  setFavoriteNotes,
} from './favorites.ts'
import { readDiscoveries, readDiscovery, readLocations } from './read-discoveries.ts'

const success = z.object({ success: z.boolean() })
const done = { success: true }

export const discoveryRouter = router({
  settings: memberProcedure.output(discoverySettings).query(({ ctx }) => ({
    mapStyleUrl: ctx.settings.mapStyleUrl,
    hasEvents: ctx.events.isConfigured || ctx.guide.label !== null,
  })),
  discoverLocations: memberProcedure
    .input(discoverLocationsInput)
    .output(discoveryView)
    .mutation(({ ctx, input }) => discoverLocations(ctx, input)),
  discoverEvents: memberProcedure
    .input(discoverEventsInput)
    .output(
      z.object({
        events: z.array(discoveredEvent),
        town: geoPoint.extend({ label: z.string() }),
      }),
    )
    .mutation(({ ctx, input }) => discoverEvents(ctx, input)),
  locations: memberProcedure
    .output(z.object({ locations: z.array(locationView) }))
    .query(async ({ ctx }) => ({ locations: await readLocations(ctx) })),
  saved: memberProcedure
    .output(z.object({ discoveries: z.array(savedDiscoveryView) }))
    .query(async ({ ctx }) => ({ discoveries: await readDiscoveries(ctx) })),
  /** One search with its places; the latest when none is named. */
  get: memberProcedure
    .input(z.strictObject({ id: recordId.optional() }))
    .output(discoveryView.nullable())
    .query(({ ctx, input }) => readDiscovery(ctx, input.id)),
  favoriteLocations: memberProcedure
    .output(z.object({ favorites: z.array(favoriteLocationView) }))
    .query(async ({ ctx }) => ({ favorites: await readFavoriteLocations(ctx) })),
  addFavoriteLocation: memberProcedure
    .input(locationIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await addFavoriteLocation(ctx, input.locationId)
      return done
    }),
  removeFavoriteLocation: memberProcedure
    .input(locationIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await removeFavoriteLocation(ctx, input.locationId)
      return done
    }),
  setLocationNotes: memberProcedure
    .input(favoriteNotesInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await setFavoriteNotes(ctx, 'favorite_locations', input)
      return done
    }),
  favoriteEvents: memberProcedure
    .output(z.object({ favorites: z.array(favoriteEventView) }))
    .query(async ({ ctx }) => ({ favorites: await readFavoriteEvents(ctx) })),
  addFavoriteEvent: memberProcedure
    .input(favoriteEventInput)
    .output(favoriteEventView)
    .mutation(({ ctx, input }) => addFavoriteEvent(ctx, input)),
  removeFavoriteEvent: memberProcedure
    .input(favoriteIdInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await removeFavoriteEvent(ctx, input.id)
      return done
    }),
  setEventNotes: memberProcedure
    .input(favoriteNotesInput)
    .output(success)
    .mutation(async ({ ctx, input }) => {
      await setFavoriteNotes(ctx, 'favorite_events', input)
      return done
    }),
  exportLocations: memberProcedure
    .output(z.object({ geojson: z.string() }))
    .query(async ({ ctx }) => ({ geojson: await exportLocations(ctx) })),
  exportEvents: memberProcedure
    .output(z.object({ ics: z.string() }))
    .query(async ({ ctx }) => ({ ics: await exportEvents(ctx) })),
})
