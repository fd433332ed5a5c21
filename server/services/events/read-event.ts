import ICAL from 'ical.js'
import { geoPoint } from '#routers/contract/discovery.ts'
import { lineOf, longest, webAddress, wordsOf } from './event-words.ts'
import { repeatsOf } from './repeats.ts'
import { momentOf, readStamps } from './stamps.ts'
import { dayMs } from './span.ts'
import { utc, writeDay, writeMoment } from './zones.ts'
import type { GeoPoint } from '#routers/contract/discovery.ts'
import type { FoundEvent } from '#routers/places.ts'
import type { CalendarZones } from './calendar-zones.ts'
import type { Budget } from './repeats.ts'
import type { Span } from './span.ts'
import type { Stamp } from './stamps.ts'

/** A VEVENT that can be shown. */
export interface CalendarEvent {
  uid: string
  start: Stamp
  /** How long it lasts on the wall; of whole days to the end of the last. */
  lengthMs: number
  /** Which occurrence of its series it replaces (RECURRENCE-ID); null for the series itself. */
  replaces: number | null
  isCancelled: boolean
  component: ICAL.Component
}

/** Null for one that is broken (no title, no start) or not for everybody's eyes. */
export function readEvent(text: string, zones: CalendarZones): CalendarEvent | null {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[])
  const [start] = stampsOf(component, 'dtstart', zones)
  if (!start || textOf(component, 'summary').trim() === '') return null
  if (/^(?:PRIVATE|CONFIDENTIAL)$/i.test(textOf(component, 'class').trim())) return null
  const [replaces] = stampsOf(component, 'recurrence-id', zones)
  return {
    uid: textOf(component, 'uid'),
    start,
    lengthMs: lengthOf(component, start, zones),
    replaces: replaces ? momentOf(replaces) : null,
    isCancelled: /^cancelled$/i.test(textOf(component, 'status').trim()),
    component,
  }
}

const mostRepeats = 50

export interface Reading {
  span: Span
  zones: CalendarZones
  budget: Budget
}

/**
 * When it takes place within the span, soonest first, at most 50 times: its start, RRULE and RDATE,
 * without EXDATE and the occurrences that others replace.
 */
export function occurrencesOf(
  event: CalendarEvent,
  replaced: ReadonlySet<number>,
  { span, zones, budget }: Reading,
): Stamp[] {
  const { component, start, lengthMs } = event
  const fromMs = span.fromMs - lengthMs - dayMs
  const toMs = span.toMs + dayMs
  const out = stampsOf(component, 'exdate', zones)
  const outMoments = new Set(out.filter(({ isDate }) => !isDate).map(momentOf))
  const outDays = new Set(
    out.filter(({ isDate }) => isDate).map(({ wallMs }) => writeDay(wallMs)),
  )
  const isLeftOut = (stamp: Stamp) => {
    const moment = momentOf(stamp)
    return (
      replaced.has(moment) ||
      outMoments.has(moment) ||
      outDays.has(writeDay(stamp.wallMs))
    )
  }
  const found = new Map<number, Stamp>()
  const take = (stamp: Stamp) => {
    // A day to each side is looked at too: no zone is further from UTC.
    if (stamp.wallMs < fromMs || stamp.wallMs > toMs || isLeftOut(stamp)) return
    const moment = momentOf(stamp)
    const endMs = moment + lengthMs
    if (moment <= span.toMs && endMs >= span.fromMs) found.set(moment, stamp)
  }
  take(start)
  const rule = component.getFirstPropertyValue('rrule')
  if (event.replaces === null) {
    for (const stamp of stampsOf(component, 'rdate', zones)) take(stamp)
    if (rule instanceof ICAL.Recur)
      // Days to each side and what is left out would else use the fifty up.
      for (const wallMs of repeatsOf(
        rule,
        start,
        { fromMs, toMs, most: mostRepeats + out.length + replaced.size + sideRepeats },
        budget,
      ))
        take({ ...start, wallMs })
  }
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .slice(0, mostRepeats)
    .map(([, stamp]) => stamp)
}

const sideRepeats = 500

/** What is shown of an event, at each of its occurrences. */
export function showEvent(
  { component, lengthMs }: CalendarEvent,
  occurrences: Stamp[],
  { own }: CalendarZones,
): FoundEvent[] {
  if (occurrences.length === 0) return []
  const shown = {
    source: 'ics',
    title: lineOf(textOf(component, 'summary')),
    description: wordsOf(textOf(component, 'description')),
    ...placeOf(textOf(component, 'location')),
    category: categoryOf(component),
    price: null,
    website: webAddress(textOf(component, 'url')),
    organizer: organizerOf(component),
    position: positionOf(component),
  } as const
  return occurrences.map((stamp) => ({ ...shown, ...datesOf(stamp, lengthMs, own) }))
}

function datesOf(
  stamp: Stamp,
  lengthMs: number,
  own: CalendarZones['own'],
): Pick<FoundEvent, 'startDate' | 'endDate'> {
  if (stamp.isDate) {
    const startDate = writeDay(stamp.wallMs)
    const lastDay = writeDay(stamp.wallMs + Math.max(lengthMs, 1) - 1)
    return { startDate, endDate: lastDay === startDate ? null : lastDay }
  }
  // A moment in UTC says nothing of the clocks where it is; the calendar's zone does.
  const zone = stamp.zone === utc ? own : stamp.zone
  const endWall = { ...stamp, wallMs: stamp.wallMs + lengthMs }
  return {
    startDate: writeMoment(momentOf(stamp), zone),
    endDate: lengthMs > 0 ? writeMoment(momentOf(endWall), zone) : null,
  }
}

/** The end is exclusive (RFC 5545, 3.6.1); one before the start is none. */
function lengthOf(component: ICAL.Component, start: Stamp, zones: CalendarZones): number {
  const [end] = stampsOf(component, 'dtend', zones)
  const duration = component.getFirstPropertyValue('duration')
  const least = start.isDate ? dayMs : 0
  if (end)
    return Math.max(
      least,
      end.zone === start.zone || start.isDate
        ? end.wallMs - start.wallMs
        : momentOf(end) - momentOf(start),
    )
  if (duration instanceof ICAL.Duration)
    return Math.max(least, duration.toSeconds() * 1000 || 0)
  return least
}

/** The first line or what stands before the first comma, and the rest as the address. */
function placeOf(location: string): Pick<FoundEvent, 'venue' | 'address'> {
  const whole = wordsOf(location, longest.line + longest.address)
  if (/^https?:\/\/\S*$/i.test(whole)) return { venue: 'Online', address: '' }
  const [venue = '', ...rest] = whole
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  // A street with its number is no name of a house: the address stays whole.
  const address = /^\d/.test(venue) ? [venue, ...rest] : rest
  return {
    venue: lineOf(venue),
    address: lineOf(address.join(', '), longest.address),
  }
}

function categoryOf(component: ICAL.Component): string {
  const first = component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues().map(String))
    .map((category) => lineOf(category, longest.category).toLowerCase())
    .find((category) => category !== '')
  return first ?? 'event'
}

/** The name alone; some calendars put an e-mail address in its place. */
function organizerOf(component: ICAL.Component): string | null {
  const named = component.getFirstProperty('organizer')?.getFirstParameter('cn')
  const name = lineOf(typeof named === 'string' ? named : '')
  return name === '' || name.includes('@') ? null : name
}

/** 0;0 lies in the Atlantic and is what some programs write for nothing. */
function positionOf(component: ICAL.Component): GeoPoint | null {
  const value: unknown = component.getFirstPropertyValue('geo')
  const [latitude, longitude] = (Array.isArray(value) ? value : []).map(Number)
  const point = geoPoint.safeParse({ latitude, longitude })
  if (!point.success || (latitude === 0 && longitude === 0)) return null
  return point.data
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

function stampsOf(
  component: ICAL.Component,
  name: string,
  zones: CalendarZones,
): Stamp[] {
  return component
    .getAllProperties(name)
    .flatMap((property) => readStamps(property, zones))
}
