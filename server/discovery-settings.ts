import { splitAddresses } from './services/events/feed-address.ts'
import { ticketmasterBase } from './services/events/ticketmaster-events.ts'

/** Where places, events and the map come from. */
export interface DiscoverySettings {
  places: {
    /** Null for the public servers, or for no file. */
    nominatimUrl: string | null
    overpassUrl: string | null
    file: string | null
  }
  events: {
    icsUrls: string[]
    ticketmaster: { apiKey: string; baseUrl: string } | null
  }
  mapStyleUrl: string
}

interface Values {
  NOMINATIM_URL?: string | undefined
  OVERPASS_URL?: string | undefined
  PLACES_FILE?: string | undefined
  EVENTS_ICS_URLS?: string | undefined
  TICKETMASTER_API_KEY?: string | undefined
  TICKETMASTER_API_BASE?: string | undefined
  MAP_STYLE_URL?: string | undefined
}

const openFreeMapStyle = 'https://tiles.openfreemap.org/styles/liberty'

export function readDiscoverySettings(values: Values): DiscoverySettings {
  const apiKey = values.TICKETMASTER_API_KEY
  return {
    places: {
      nominatimUrl: values.NOMINATIM_URL ?? null,
      overpassUrl: values.OVERPASS_URL ?? null,
      file: values.PLACES_FILE ?? null,
    },
    events: {
      icsUrls: splitAddresses(values.EVENTS_ICS_URLS ?? ''),
      ticketmaster: apiKey
        ? { apiKey, baseUrl: values.TICKETMASTER_API_BASE ?? ticketmasterBase }
        : null,
    },
    mapStyleUrl: values.MAP_STYLE_URL ?? openFreeMapStyle,
  }
}
