import { z } from 'zod'
import {
  discoveredEvent,
  discoverEventsInput,
  discoverLocationsInput,
  favoriteEventInput,
  favoriteEventView,
  favoriteLocationView,
  locationIdInput,
  locationView,
  savedDiscoveryView,
} from '#routers/contract/discovery.ts'
import { param, readJson, success } from './rest-route.ts'
import type { RestRoute } from './rest-route.ts'

/** Places, events and what somebody keeps of them. */
export function discoveryRoutes(): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/api/discovered-locations',
      summary: 'All places that were found, newest first',
      access: 'member',
      status: 200,
      answer: z.object({ locations: z.array(locationView) }),
      run: (_c, api) => api.discovery.locations(),
    },
    {
      method: 'post',
      path: '/api/discover-locations',
      summary: 'Find places around a town or a position',
      access: 'member',
      status: 200,
      body: discoverLocationsInput,
      answer: z.object({ locations: z.array(locationView) }),
      async run(c, api) {
        const { locations } = await api.discovery.discoverLocations(await readJson(c))
        return { locations }
      },
    },
    {
      method: 'get',
      path: '/api/favorite-locations',
      summary: 'Favourite places, newest first',
      access: 'member',
      status: 200,
      answer: z.object({ favorites: z.array(favoriteLocationView) }),
      run: (_c, api) => api.discovery.favoriteLocations(),
    },
    {
      method: 'post',
      path: '/api/favorite-location',
      summary: 'Keep a place',
      access: 'member',
      status: 200,
      body: locationIdInput,
      answer: success,
      run: async (c, api) => api.discovery.addFavoriteLocation(await readJson(c)),
    },
    {
      method: 'delete',
      path: '/api/favorite-location/{locationId}',
      summary: 'Keep a place no longer',
      access: 'member',
      status: 200,
      answer: success,
      run: (c, api) =>
        api.discovery.removeFavoriteLocation({
          locationId: Number(param(c, 'locationId')),
        }),
    },
    {
      method: 'post',
      path: '/api/discover-events',
      summary: 'Find events near a town or a position in the next 60 days',
      access: 'member',
      status: 200,
      body: discoverEventsInput,
      answer: z.object({ events: z.array(discoveredEvent) }),
      async run(c, api) {
        const { events } = await api.discovery.discoverEvents(await readJson(c))
        return { events }
      },
    },
    {
      method: 'get',
      path: '/api/favorite-events',
      summary: 'Favourite events, soonest first',
      access: 'member',
      status: 200,
      answer: z.object({ favorites: z.array(favoriteEventView) }),
      run: (_c, api) => api.discovery.favoriteEvents(),
    },
    {
      method: 'post',
      path: '/api/favorite-event',
      summary: 'Keep an event; the same title, venue and start is the same favourite',
      access: 'member',
      status: 200,
      body: favoriteEventInput,
      answer: z.object({ favorite: favoriteEventView }),
      run: async (c, api) => ({
        favorite: await api.discovery.addFavoriteEvent(await readJson(c)),
      }),
    },
    {
      method: 'delete',
      path: '/api/favorite-event/{id}',
      summary: 'Keep an event no longer',
      access: 'member',
      status: 200,
      answer: success,
      run: (c, api) => api.discovery.removeFavoriteEvent({ id: param(c, 'id') }),
    },
    {
      method: 'get',
      path: '/api/saved-discoveries',
      summary: 'The searches that were made, newest first',
      access: 'member',
      status: 200,
      answer: z.object({ discoveries: z.array(savedDiscoveryView) }),
      run: (_c, api) => api.discovery.saved(),
    },
  ]
}
