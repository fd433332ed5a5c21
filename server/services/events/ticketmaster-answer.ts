import { z } from 'zod'
import { geoPoint } from '#routers/contract/discovery.ts'
import { lineOf, longest, webAddress, wordsOf } from './event-words.ts'
import { utc, writeMoment, zoneByName } from './zones.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { FoundEvent } from '#routers/places.ts'

/*
 * The Discovery API v2 (developer.ticketmaster.com/products-and-docs/apis/discovery-api/v2). Nearly
 * every field can be missing.
 */

const text = z.string().nullish()
const named = z.object({ name: text }).nullish()

const moment = z
  .object({
    localDate: text,
    localTime: text,
    dateTime: text,
    dateTBD: z.boolean().nullish(),
    timeTBA: z.boolean().nullish(),
    noSpecificTime: z.boolean().nullish(),
  })
  .nullish()

const event = z.object({
  name: z.string().min(1),
  url: text,
  info: text,
  pleaseNote: text,
  dates: z.object({
    start: moment,
    end: moment,
    timezone: text,
    status: z.object({ code: text }).nullish(),
  }),
  classifications: z.array(z.object({ segment: named, genre: named })).nullish(),
  priceRanges: z
    .array(
      z.object({ min: z.number().nullish(), max: z.number().nullish(), currency: text }),
    )
    .nullish(),
  promoter: named,
  _embedded: z
    .object({
      venues: z
        .array(
          z.object({
            name: text,
            address: z.object({ line1: text }).nullish(),
            city: named,
            postalCode: text,
            location: z.object({ latitude: text, longitude: text }).nullish(),
          }),
        )
        .nullish(),
    })
    .nullish(),
})
type TicketmasterEvent = z.infer<typeof event>

const answer = z.object({
  // Some gateways answer a fault with 200.
  fault: z.undefined().optional(),
  errors: z.undefined().optional(),
  _embedded: z.object({ events: z.array(z.unknown()).nullish() }).nullish(),
})

/** Null when it is no answer of the API; what is broken or cancelled in it is left out. */
export function readAnswer(json: unknown): FoundEvent[] | null {
  const read = answer.safeParse(json)
  if (!read.success) return null
  return (read.data._embedded?.events ?? []).flatMap((one) => {
    const parsed = event.safeParse(one)
    return parsed.success ? showEvent(parsed.data) : []
  })
}

function showEvent(one: TicketmasterEvent): FoundEvent[] {
  const { dates } = one
  const startDate = dateOf(dates.start, dates.timezone)
  if (startDate === null || /^cancel/i.test(dates.status?.code ?? '')) return []
  const endDate = dateOf(dates.end, dates.timezone)
  const [venue] = one._embedded?.venues ?? []
  const address = [venue?.address?.line1, venue?.city?.name, venue?.postalCode]
  return [
    {
      source: 'ticketmaster',
      title: lineOf(one.name),
      description: wordsOf([one.info, one.pleaseNote].filter(Boolean).join('\n\n')),
      startDate,
      endDate: endDate !== null && endDate > startDate ? endDate : null,
      venue: lineOf(venue?.name ?? ''),
      address: lineOf(address.filter(Boolean).join(', '), longest.address),
      category: categoryOf(one),
      price: priceOf(one),
      website: webAddress(one.url),
      organizer: lineOf(one.promoter?.name ?? '') || null,
      position: positionOf(venue?.location),
    },
  ]
}

/** A day where the time is open; null where the day itself is. */
function dateOf(
  when: z.infer<typeof moment>,
  timezone: string | null | undefined,
): string | null {
  if (!when || when.dateTBD) return null
  const { localDate, localTime, dateTime } = when
  const day = localDate && isDate(localDate) ? localDate : null
  if (day && (when.timeTBA || when.noSpecificTime)) return day
  const zone = timezone ? zoneByName(timezone) : null
  const ms = Date.parse(dateTime ?? '')
  if (Number.isFinite(ms)) return writeMoment(ms, zone ?? utc)
  const wallMs = Date.parse(`${localDate}T${localTime}Z`)
  if (day && zone && Number.isFinite(wallMs))
    return writeMoment(wallMs - zone.offsetOfWall(wallMs), zone)
  return day
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text))
}

/** What says nothing of an event. */
const empty = /^(?:undefined|miscellaneous|other|)$/i

function categoryOf({ classifications }: TicketmasterEvent): string {
  const [first] = classifications ?? []
  const name = [first?.segment?.name, first?.genre?.name].find(
    (one) => !empty.test(one?.trim() ?? ''),
  )
  return lineOf(name ?? 'event', longest.category).toLowerCase()
}

/** 0 to 0 stands where the price is not known. */
function priceOf({ priceRanges }: TicketmasterEvent): string | null {
  const [range] = priceRanges ?? []
  const prices = [range?.min, range?.max].filter((price) => price != null && price >= 0)
  const [least = 0, most = least] = prices.map(Number)
  if (most === 0) return null
  const texts = [least, most].map((price) => writePrice(price, range?.currency ?? ''))
  return least === most ? (texts[0] ?? null) : texts.join('–')
}

function writePrice(price: number, currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return String(price)
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price)
}

/** Numbers are written as text. */
function positionOf(
  location: { latitude?: string | null; longitude?: string | null } | null | undefined,
): GeoPoint | null {
  if (!location?.latitude || !location.longitude) return null
  const point = geoPoint.safeParse({
    latitude: Number(location.latitude),
    longitude: Number(location.longitude),
  })
  const isNowhere = Number(location.latitude) === 0 && Number(location.longitude) === 0
  return point.success && !isNowhere ? point.data : null
}
