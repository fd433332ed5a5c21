import { createHash } from 'node:crypto'
import { z } from 'zod'
import { geoPoint, placeCategories, placeCategory } from '#routers/contract/discovery.ts'
import { asTitle, cutAtWord, plainText } from './built-in/notes/plain-text.ts'
import { webAddress } from './events/event-words.ts'
import { joinEvents } from './events/join-events.ts'
import { isDay, isWithin, spanOf } from './events/span.ts'
import { metresBetween } from './places/distance.ts'
import { guideLimits } from './guide-prompt.ts'
import type { PlaceCategory } from '#routers/contract/discovery.ts'
import type { GuideBrief, RankedPlace } from '#routers/place-guide.ts'
import type { EventsWanted, FoundEvent, FoundPlace, Town } from '#routers/places.ts'
import type { Structured } from './openai-model.ts'

type Form<Answer, Value> = Structured<Answer, Value>

/** Characters that are shown, and how many things are named at most. */
const longest = { line: 200, address: 400, reason: 400, description: 1000 } as const
const mostNamed = 20
const townMetres = 60_000

const line = (text: string, most: number = longest.line) =>
  asTitle(text.slice(0, 4 * most), most)
const words = (text: string, most: number) =>
  cutAtWord(plainText(text.slice(0, 2 * most)), most)

/* What a model is asked to fill in is flat and without limits (facts/ai-endpoints A4). */

const rankAnswer = z.object({
  places: z.array(
    z.object({ place: z.number(), reason: z.string(), significance: z.string() }),
  ),
})

/** Numbers become the ids of the brief; a number that is none, or comes again, is left out. */
export function rankForm({
  places,
}: GuideBrief): Form<z.infer<typeof rankAnswer>, RankedPlace[]> {
  return {
    name: 'ranking',
    schema: rankAnswer,
    accept(answer) {
      const told = places.slice(0, guideLimits.places)
      const ranked = new Map<string, RankedPlace>()
      for (const one of answer.places) {
        const place = told[one.place - 1]
        const reason = words(one.reason, longest.reason)
        if (!place || reason === '' || ranked.has(place.id)) continue
        ranked.set(place.id, {
          id: place.id,
          reason,
          significance:
            place.significance === null
              ? words(one.significance, longest.reason) || null
              : null,
        })
      }
      if (ranked.size === 0)
        return {
          fault: `There must be at least one place, by its number from 1 to ${told.length}, with a reason.`,
        }
      return { value: [...ranked.values()].slice(0, guideLimits.chosen) }
    },
  }
}

const eventAnswer = z.object({
  events: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      venue: z.string(),
      address: z.string(),
      category: z.string(),
      price: z.string(),
      website: z.string(),
      organizer: z.string(),
    }),
  ),
})

/** Events without a title, a venue or a date in the span are left out. */
export function eventForm(
  wanted: EventsWanted,
): Form<z.infer<typeof eventAnswer>, FoundEvent[]> {
  return {
    name: 'events',
    schema: eventAnswer,
    accept({ events }) {
      const span = spanOf(wanted)
      const named = events.flatMap((one): FoundEvent[] => {
        const startDate = readDate(one.startDate)
        const endDate = readDate(one.endDate)
        if (startDate === null) return []
        return [
          {
            source: 'model',
            title: line(one.title),
            description: words(one.description, longest.description),
            startDate,
            endDate: endDate !== null && isAfter(endDate, startDate) ? endDate : null,
            venue: line(one.venue),
            address: line(one.address, longest.address),
            category: line(one.category).toLowerCase() || 'event',
            price: line(one.price) || null,
            website: webAddress(one.website),
            organizer: line(one.organizer) || null,
            position: null,
          },
        ]
      })
      const kept = named.filter(
        (event) => event.title !== '' && event.venue !== '' && isWithin(event, span),
      )
      return { value: joinEvents(kept).slice(0, mostNamed) }
    },
  }
}

const placeAnswer = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      category: z.string(),
      address: z.string(),
      description: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      website: z.string(),
    }),
  ),
})

/** Places without a name, of no category of ours, or not near the town are left out. */
export function placeForm(town: Town): Form<z.infer<typeof placeAnswer>, FoundPlace[]> {
  return {
    name: 'places',
    schema: placeAnswer,
    accept({ places }) {
      const found = new Map<string, FoundPlace>()
      for (const one of places) {
        const name = line(one.name)
        const category = readCategory(one.category)
        const point = geoPoint.safeParse(one)
        if (name === '' || !category || !point.success) continue
        if (metresBetween(point.data, town) > townMetres) continue
        const sourceId = sourceIdOf(name, point.data)
        found.set(sourceId, {
          source: 'model',
          sourceId,
          name,
          category,
          ...point.data,
          address: line(one.address, longest.address),
          description: words(one.description, longest.description),
          website: webAddress(one.website),
          phone: null,
          openingHours: null,
          significance: null,
          updatedAt: null,
        })
      }
      return { value: [...found.values()].slice(0, mostNamed) }
    },
  }
}

/** The position to about 100 m: a model does not say the same decimals twice. */
function sourceIdOf(
  name: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): string {
  const written = [name.toLowerCase(), latitude.toFixed(3), longitude.toFixed(3)]
  return createHash('sha256').update(written.join('\n')).digest('hex').slice(0, 24)
}

function readCategory(spelled: string): PlaceCategory | null {
  const name = spelled
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  const exact = placeCategory.safeParse(name)
  if (exact.success) return exact.data
  return placeCategories.find((category) => name.includes(category)) ?? null
}

/** A time without an offset is nobody's: its day is kept. Null when it is no date. */
function readDate(text: string): string | null {
  const [, day = '', time] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?/.exec(text.trim()) ?? []
  if (!isRealDay(day)) return null
  return time && Number.isFinite(Date.parse(day + time)) ? day + time : day
}

function isRealDay(day: string): boolean {
  const ms = Date.parse(day)
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day)
}

function isAfter(end: string, start: string): boolean {
  return isDay(end) === isDay(start) && Date.parse(end) > Date.parse(start)
}
