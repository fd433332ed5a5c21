import { readFile } from 'node:fs/promises'
import { readAddress } from '#server/services/events/feed-address.ts'
import { readFeatures } from '#server/services/places/read-features.ts'
import { version } from '#server/version.ts'
import { ask } from './ask.ts'
import { fail, ok, warn } from './finding.ts'
import { shownAddress } from './shown-settings.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

const publicNominatim = 'https://nominatim.openstreetmap.org'
const publicOverpass = 'https://overpass-api.de/api/interpreter'
const instead = 'places come from PLACES_FILE and the list of the app meanwhile'

/** Where places, the map and events come from: each is asked once. */
export function checkDiscovery(
  env: Pick<Env, 'places' | 'events' | 'mapStyleUrl' | 'appUrl'>,
): Array<Promise<Finding>> {
  const headers = { 'user-agent': `Refyn/${version} (${env.appUrl})` }
  const { nominatimUrl, overpassUrl, file } = env.places
  const nominatim = `${(nominatimUrl ?? publicNominatim).replace(/\/+$/, '')}/status`
  return [
    checkServer('Nominatim', { url: nominatim, headers, instead }),
    checkServer('Overpass', { url: overpassUrl ?? publicOverpass, headers, instead }),
    checkServer('map style', {
      url: env.mapStyleUrl,
      headers,
      instead: 'the map shows the outline of the world that comes with the app meanwhile',
    }),
    ...(file === null ? [] : [checkPlacesFile(file)]),
    ...checkEvents(env.events, headers),
  ]
}

/** Overpass answers 400 to an empty question: what counts is that the server speaks. */
async function checkServer(
  subject: string,
  {
    url,
    headers,
    instead,
  }: { url: string; headers: Record<string, string>; instead: string },
): Promise<Finding> {
  const asked = await ask(url, headers)
  const where = shownAddress(url)
  if (asked.isAnswered && asked.status < 500) return ok(subject, where)
  const why = asked.isAnswered ? String(asked.status) : asked.why
  return warn(subject, `${where}: ${why}`, instead)
}

async function checkPlacesFile(path: string): Promise<Finding> {
  const subject = 'PLACES_FILE'
  try {
    const { places, faults } = readFeatures(await readFile(path, 'utf8'))
    const found = `${path}, ${places.length} places`
    return faults.length === 0
      ? ok(subject, found)
      : warn(
          subject,
          found,
          `${faults.length} are left out, the first because: ${faults[0]?.fault}`,
        )
  } catch {
    return fail(subject, `${path} cannot be read`, 'name a GeoJSON file')
  }
}

function checkEvents(
  { icsUrls, ticketmaster }: Env['events'],
  headers: Record<string, string>,
): Array<Promise<Finding>> {
  const subject = 'events'
  if (icsUrls.length === 0 && !ticketmaster)
    return [
      Promise.resolve(
        warn(subject, 'no source', 'set EVENTS_ICS_URLS or TICKETMASTER_API_KEY'),
      ),
    ]
  return [
    ...icsUrls.map((address) => checkCalendar(address, headers)),
    ...(ticketmaster ? [Promise.resolve(ok(subject, 'Ticketmaster, key set'))] : []),
  ]
}

/** A private calendar's secret is in its path: the host alone is shown. */
async function checkCalendar(
  address: string,
  headers: Record<string, string>,
): Promise<Finding> {
  const subject = 'calendar'
  const feed = readAddress(address)
  if (!feed)
    return fail(subject, 'an address that is none', 'EVENTS_ICS_URLS: http(s) or webcal')
  const { authorization } = feed
  let why = 'no answer'
  for (const url of feed.urls) {
    const asked = await ask(url.href, {
      ...headers,
      ...(authorization ? { authorization } : {}),
    })
    if (asked.isAnswered && asked.text.trimStart().startsWith('BEGIN:VCALENDAR'))
      return ok(subject, feed.host)
    why = asked.isAnswered ? `${asked.status}, no calendar` : asked.why
  }
  return warn(
    subject,
    `${feed.host}: ${why}`,
    'its events are missing: mend EVENTS_ICS_URLS',
  )
}
