import { AiError } from '../ai-error.ts'
import { AppError } from '../errors.ts'
import { limitRate } from '../rate-limit.ts'
import { readInterests } from './discover-locations.ts'
import { asked, findSpot, readSpot } from './find-spot.ts'
import { isSameEvent } from '../contract/same-event.ts'
import { oneSearch } from './one-search.ts'
import { withGuide } from './with-guide.ts'
import type { MemberContext } from '../context.ts'
import type { DiscoveredEvent, DiscoverEventsInput } from '../contract/discovery.ts'
import type { EventsWanted, FoundEvent } from '../places.ts'

const searchLimit = { name: 'discover-events', hits: 20, windowSeconds: 60 * 60 }
/** How far one looks ahead. */
const days = 60
const dayMs = 24 * 60 * 60 * 1000
const mostShown = 100
/** A map server takes one address a second, and others wait too. */
const geocodedAtMost = 12
const geocodingMs = 15_000

export interface EventsFound {
  events: DiscoveredEvent[]
  /** Where was looked. */
  town: { label: string; latitude: number; longitude: number }
}

/**
 * Events near a town in the next 60 days, soonest first: from the configured sources, and from a model
 * where one is configured, marked to be checked. Throws `not_configured` when there is neither,
 * `not_found` for an unknown town, `source_unavailable`, and `rate_limited` beyond 20 searches an hour and
 * beside another of the same person.
 */
export async function discoverEvents(
  ctx: MemberContext,
  { location }: DiscoverEventsInput,
): Promise<EventsFound> {
  if (!ctx.events.isConfigured && ctx.guide.label === null)
    throw new AppError('not_configured', {
      message:
        'This server has no source of events: its operator can add calendars or a Ticketmaster key.',
    })
  return oneSearch(ctx, () => searchEvents(ctx, location))
}

async function searchEvents(ctx: MemberContext, location: string): Promise<EventsFound> {
  await limitRate(ctx, searchLimit, ctx.caller.id)
  const signal = AbortSignal.timeout(60_000)
  const town = await findSpot(ctx, readSpot(location), signal)
  const now = ctx.clock.now().getTime()
  const wanted = {
    town,
    from: new Date(now).toISOString(),
    to: new Date(now + days * dayMs).toISOString(),
  }
  const [listed, named] = await Promise.all([
    listEvents(ctx, wanted, signal),
    nameEvents(ctx, wanted),
  ])
  const found = listed instanceof AppError ? [] : listed
  const added = named instanceof AiError ? [] : named
  // One of the two is enough; when neither can be had, the source's own words say why.
  if (listed instanceof AppError && added.length === 0) throw listed
  if (!ctx.events.isConfigured && named instanceof AiError)
    throw new AppError(named.fault, { cause: named })
  const all = [
    ...found,
    ...added.filter((event) => !found.some((one) => isSameEvent(one, event))),
  ]
    .toSorted((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate))
    .slice(0, mostShown)
  return { events: await withPositions(ctx, all), town }
}

/** What the configured sources have, or the refusal that says why they cannot be asked. */
async function listEvents(
  ctx: MemberContext,
  wanted: EventsWanted,
  signal: AbortSignal,
): Promise<FoundEvent[] | AppError> {
  if (!ctx.events.isConfigured) return []
  return asked(() => ctx.events.find(wanted, signal), signal).catch((error: unknown) => {
    if (error instanceof AppError) return error
    throw error
  })
}

/** What a model names, or why it does not; none without a model. */
async function nameEvents(
  ctx: MemberContext,
  wanted: EventsWanted,
): Promise<FoundEvent[] | AiError> {
  if (ctx.guide.label === null) return []
  const interests = await readInterests(ctx)
  return withGuide(ctx, (time) => ctx.guide.nameEvents(wanted, interests, time))
}

/** Looks up where events are that have an address only, as many as there is time for. */
async function withPositions(
  ctx: MemberContext,
  events: readonly FoundEvent[],
): Promise<DiscoveredEvent[]> {
  const signal = AbortSignal.timeout(geocodingMs)
  const addresses = [
    ...new Set(events.filter(({ position }) => !position).flatMap(addressOf)),
  ].slice(0, geocodedAtMost)
  const positions = new Map(
    await Promise.all(
      addresses.map(
        async (address) =>
          [address, await ctx.places.locate(address, signal).catch(() => null)] as const,
      ),
    ),
  )
  return events.map((event) => {
    const position =
      event.position ?? addressOf(event).map((one) => positions.get(one))[0] ?? null
    const { source, position: _, ...shown } = event
    return {
      ...shown,
      formattedAddress: event.address || null,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      geocoded: position !== null,
      source,
      mustBeChecked: source === 'model',
    }
  })
}

function addressOf({ venue, address }: FoundEvent): string[] {
  const words = [venue, address].filter((part) => part.trim() !== '').join(', ')
  return words === '' ? [] : [words]
}
