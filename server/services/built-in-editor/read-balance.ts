import { directionOf, kelvinIn, limited, shareIn, strengthOf } from './amounts.ts'
import { isOfWhole } from './comparatives.ts'
import { placeOf } from './places.ts'
import { asked, measured } from './reading.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Reader, Reading, Scene } from './reading.ts'

/** A shift of OKLab that is seen and does not shout. */
const usual = { warmth: 0.02, tint: 0.015 }
/** Near daylight, what a thousand kelvin are in OKLab b. */
const warmthOf1000K = 0.025
/** A cast below this is none. */
const leastCast = 0.005

const verbBefore =
  '(?:^|\\b(?:to|please|slightly|gently|should|could|can|would|might|you|try|by|then|and|do) )'
const asVerb = '(?: (?:up|down|it|the|this|your|everything|slightly|a|by|overall)\\b|$)'
const warms = new RegExp(
  `\\bwarmer\\b|\\bwarmth\\b|${verbBefore}warm(?:ing)?${asVerb}|\\btoo (?:cool|cold|blue)\\b`,
)
const cools = new RegExp(
  `\\b(?:cooler|colder)\\b|${verbBefore}cool(?:ing)?${asVerb}|\\btoo (?:warm|yellow|orange)\\b`,
)

/** White balance: casts that are to go, and shifts that are asked for. */
export const readBalance: Reader = (clause, scene) => {
  if (/\bcast shadows?\b|\bshadows?\b|\bhighlights?\b/.test(clause)) return []
  if (!isOfWhole(clause)) return []
  const region = placeOf(clause, scene.box)
  if (region === undefined) return []
  if (isNeutral(clause)) return neutral(clause, scene, region)
  const tint = tintWay(clause)
  if (tint !== 0)
    return asked({
      kind: 'whiteBalance',
      warmth: 0,
      tint: limited(tint * usual.tint * strengthOf(clause), -0.2, 0.2),
      region,
    })
  const way = warmWay(clause)
  return way === 0 ? [] : shifted(way, { clause, scene, region })
}

function isNeutral(clause: string): boolean {
  if (/\bneutrali[sz](?:e|ing)\b/.test(clause)) return true
  const verb =
    /\b(?:remov(?:e|ing)|correct(?:ing)?|fix(?:ing)?|reduc(?:e|ing)|eliminat(?:e|ing)|adjust(?:ing)?|set(?:ting)?|clean|cancel|counter(?:act)?|get rid of|take out|halve)\b/
  return (
    verb.test(clause) &&
    /\bcast\b|\bwhite balance\b|\bcolou?r balance\b|\bset(?:ting)? the balance on\b/.test(
      clause,
    )
  )
}

function neutral(
  clause: string,
  { facts, castKept }: Scene,
  region: Box | null,
): Reading[] {
  const part = (shareIn(clause) ?? 1) * (1 - castKept)
  if (!facts) {
    const named = namedCast(clause)
    return named
      ? asked({
          kind: 'whiteBalance',
          warmth: limited(-named.warmth * part, -0.2, 0.2),
          tint: limited(-named.tint * part, -0.2, 0.2),
          region,
        })
      : []
  }
  const { castA, castB } = facts.tones
  if (Math.hypot(castA, castB) < leastCast) return []
  return measured({
    kind: 'whiteBalance',
    warmth: limited(-castB * part, -0.2, 0.2),
    tint: limited(-castA * part, -0.2, 0.2),
    region,
  })
}

/** A cast that is named by its colour, as strong as casts usually are. */
function namedCast(clause: string): { warmth: number; tint: number } | null {
  if (/\b(?:yellow|orange|warm)\w*/.test(clause)) return { warmth: usual.warmth, tint: 0 }
  if (/\b(?:blue|bluish|cold|cool)\b/.test(clause))
    return { warmth: -usual.warmth, tint: 0 }
  if (/\bgreen\w*/.test(clause)) return { warmth: 0, tint: -usual.tint }
  if (/\b(?:magenta|pink)\w*/.test(clause)) return { warmth: 0, tint: usual.tint }
  return null
}

function tintWay(clause: string): -1 | 0 | 1 {
  const less = '(?:too|less|reduc(?:e|ing)|take out) (?:(?:the|some|a little) )?'
  const more = '(?:more|add|towards?) (?:(?:a|some|a little) )?'
  const of = (words: string) => new RegExp(`\\b(?:${words})\\b`).test(clause)
  if (of(`${less}green|${more}magenta`)) return 1
  return of(`${less}(?:magenta|pink)|${more}green`) ? -1 : 0
}

function warmWay(clause: string): -1 | 0 | 1 {
  const isTemperature = /\btemperature\b/.test(clause)
  if (isTemperature && !/\b(?:warmer|cooler|colder)\b/.test(clause))
    return directionOf(clause)
  if (cools.test(clause)) return -1
  if (!warms.test(clause)) return 0
  return /\bwarmth\b/.test(clause) ? directionOf(clause) : 1
}

function shifted(
  way: -1 | 1,
  { clause, scene, region }: { clause: string; scene: Scene; region: Box | null },
): Reading[] {
  const shift = (warmth: number) =>
    ({
      kind: 'whiteBalance',
      warmth: limited(warmth, -0.2, 0.2),
      tint: 0,
      region,
    }) as const
  const kelvin = kelvinIn(clause)
  if (kelvin !== null) return asked(shift((way * kelvin * warmthOf1000K) / 1000))
  const modest = way * usual.warmth * strengthOf(clause)
  const against = -(scene.facts?.tones.castB ?? 0)
  // A cast that leans the other way is worth more than a modest step against it.
  const isLeaning = region === null && way * against > Math.abs(modest)
  return isLeaning ? measured(shift(against)) : asked(shift(modest))
}
