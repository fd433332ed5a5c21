import { directionOf, limited, shareIn, strengthOf } from './amounts.ts'
import { placeOf } from './places.ts'
import { asked, measured } from './reading.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Reader, Reading, Scene } from './reading.ts'

/** The spread of tones at which forms are clearly apart. */
const clearSpread = 0.2
/** What the curve's slope gains at its middle from an amount of 1. */
const slopeAtMost = 1.5
const usual = { more: 0.2, less: -0.15 }

/** Contrast of tones; of sizes, shapes or hues it is another matter. */
export const readContrast: Reader = (clause, scene) => {
  if (/\bcontrasts? (?:of|in) (?!the tones)\w+s?\b|\bcolou?r contrast\b/.test(clause)) {
    const isTonal = /\bcontrast (?:of|in) (?:the|your|this|that)\b/.test(clause)
    if (!isTonal) return []
  }
  const region = placeOf(clause, scene.box)
  if (region === undefined) return []
  if (
    /\bset\b.*\b(?:black|white)s?(?: points?)?\b|\bstretch\b.*\bhistogram\b/.test(clause)
  )
    return spread(scene, region)
  const way = wayOf(clause)
  if (way === 0) return []
  const share = shareIn(clause)
  if (share !== null)
    return asked({ kind: 'contrast', amount: limited(way * share, -1, 1), region })
  return way > 0 ? more(clause, scene, region) : less(clause, scene, region)
}

function wayOf(clause: string): -1 | 0 | 1 {
  if (/\bflatten(?:ing)?\b(?!.*\blayers?\b)|\btoo contrasty\b|\bflatter\b/.test(clause))
    return -1
  if (
    /\b(?:too|looks?|is|feels?|rather|quite) flat\b|\bwashed[- ]out\b|\bdehaze\b|\bpunch(?:ier|y)?\b|\bs-curve\b/.test(
      clause,
    )
  )
    return 1
  if (/\bcontrasty?\b|\btonal (?:range|separation)\b/.test(clause))
    return directionOf(clause)
  return 0
}

/** Black and white where the picture has them near: only as far as its own spread falls short. */
function spread({ facts }: Scene, region: Box | null): Reading[] {
  const spreadNow = facts?.tones.contrast ?? clearSpread
  return spreadNow < clearSpread
    ? measured({ kind: 'contrast', amount: amountFrom(spreadNow), region })
    : []
}

function more(clause: string, { facts }: Scene, region: Box | null): Reading[] {
  const strength = strengthOf(clause)
  const spreadNow = region ? undefined : facts?.tones.contrast
  if (spreadNow === undefined || spreadNow >= clearSpread)
    return asked({
      kind: 'contrast',
      amount: limited(usual.more * strength, 0, 1),
      region,
    })
  const amount = limited(amountFrom(spreadNow) * strength, 0.1, 0.6)
  return measured({ kind: 'contrast', amount, region })
}

function less(clause: string, { facts }: Scene, region: Box | null): Reading[] {
  const strength = strengthOf(clause)
  const spreadNow = region ? undefined : facts?.tones.contrast
  if (spreadNow === undefined || spreadNow <= clearSpread)
    return asked({
      kind: 'contrast',
      amount: limited(usual.less * strength, -1, 0),
      region,
    })
  const amount = limited((clearSpread / spreadNow - 1) * strength, -0.5, -0.1)
  return measured({ kind: 'contrast', amount, region })
}

function amountFrom(spreadNow: number): number {
  const slope = clearSpread / Math.max(0.02, spreadNow)
  return limited((slope - 1) / slopeAtMost, 0.1, 0.6)
}
