import ICAL from 'ical.js'
import { timeAt } from './calendar-zones.ts'
import { dayMs } from './span.ts'
import type { Stamp } from './stamps.ts'

/**
 * Work that may still be done for one calendar, in steps of ical.js. Some rules never fit (each 30th of
 * February) or only after thousands of years, and ical.js looks for ever.
 */
export interface Budget {
  steps: number
}

export const stepsPerCalendar = 200_000
const stepsPerEvent = 5000

export interface Wanted {
  /** Times on the wall, the first and the last. */
  fromMs: number
  toMs: number
  /** Occurrences. */
  most: number
}

/**
 * When an event comes again by its rule, within the wanted span, soonest first, as times on the wall.
 * A rule that cannot be worked out within the budget gives what was found by then.
 */
export function repeatsOf(
  rule: ICAL.Recur,
  start: Stamp,
  wanted: Wanted,
  budget: Budget,
): number[] {
  const lastMs = Math.min(wanted.toMs, untilOf(rule, start))
  // Compared above, in the event's own zone: ical.js would take a time in UTC for one on the wall.
  rule.until = null
  const allowed = { steps: Math.min(budget.steps, stepsPerEvent) }
  const before = allowed.steps
  const found: number[] = []
  try {
    const iterator = new BoundedIterator({
      rule,
      dtstart: timeAt(nearTo(wanted.fromMs, start.wallMs, rule), start.isDate),
      allowed,
    })
    for (let next = iterator.next(); next; next = iterator.next()) {
      const wallMs = wallOf(next)
      if (!(wallMs <= lastMs) || found.length >= wanted.most) break
      if (wallMs >= wanted.fromMs && wallMs >= start.wallMs) found.push(wallMs)
    }
  } catch {
    // A rule that contradicts itself, or one that is out of its steps.
  }
  budget.steps -= before - Math.max(allowed.steps, 0)
  return found
}

interface IteratorOptions {
  rule: ICAL.Recur
  dtstart: ICAL.Time
  allowed: Budget
}

/** Every loop of ical.js that may not end, or not soon, passes one of these five. */
class BoundedIterator extends ICAL.RecurIterator {
  // Set below, while the constructor above it already looks for the first occurrence.
  declare private allowed: Budget

  // oxlint-disable-next-line no-useless-constructor -- it says that the budget is required
  constructor(options: IteratorOptions) {
    super(options)
  }

  override fromData(options: IteratorOptions): void {
    this.allowed = options.allowed
    super.fromData(options)
  }

  override check_contracting_rules(): boolean {
    this.take()
    return super.check_contracting_rules()
  }

  /** It goes day by day, so an INTERVAL of a milliard days is a milliard turns. */
  override increment_monthday(days: number): void {
    this.take(Math.floor(days / 7))
    super.increment_monthday(days)
  }

  /** A time of milliards of hours is put right month by month, each time that it is read. */
  override increment_generic(
    units: number,
    unit: 'second' | 'minute' | 'hour',
    factor: number,
    next: string,
  ): void {
    this.take(Math.floor(units / unitsPerDay[unit] / 7))
    super.increment_generic(units, unit, factor, next)
  }

  override increment_month(): void {
    this.take()
    super.increment_month()
  }

  override expand_year_days(year: number): number {
    this.take()
    return super.expand_year_days(year)
  }

  private take(steps = 1): void {
    this.allowed.steps -= steps
    if (this.allowed.steps < 0) throw new Error('The rule takes too long')
  }
}

const unitsPerDay = { second: 86_400, minute: 1440, hour: 24 } as const

const unitMs: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
}

/**
 * A start nearer to the span, whole periods later, so that a rule of 1970 costs no more than one of
 * today. A rule with a COUNT has to be counted from its beginning.
 */
function nearTo(fromMs: number, startMs: number, rule: ICAL.Recur): number {
  if (rule.count || startMs >= fromMs) return startMs
  const unit = unitMs[rule.freq]
  if (unit) {
    const periodMs = unit * rule.interval
    const periods = Math.floor((fromMs - startMs) / periodMs) - 1
    return startMs + Math.max(0, periods) * periodMs
  }
  const start = new Date(startMs)
  // A month without that day is left out, which a moved start would not know.
  if (start.getUTCDate() > 28) return startMs
  const months = (rule.freq === 'YEARLY' ? 12 : 1) * rule.interval
  const past = (new Date(fromMs).getUTCFullYear() - start.getUTCFullYear() - 1) * 12
  start.setUTCMonth(
    start.getUTCMonth() + Math.max(0, Math.floor(past / months) - 1) * months,
  )
  return start.getTime()
}

/** The last moment of a rule on the wall of the event (RFC 5545, 3.3.10). */
function untilOf({ until }: ICAL.Recur, { zone, isDate }: Stamp): number {
  if (!until) return Infinity
  const wallMs = wallOf(until)
  if (until.isDate || isDate) return wallMs + dayMs - 1
  return until.zone === ICAL.Timezone.utcTimezone
    ? wallMs + zone.offsetAt(wallMs)
    : wallMs
}

function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
