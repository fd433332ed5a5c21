import { directionOf, limited, shareIn, stopsIn, strengthOf } from './amounts.ts'
import { placeOf } from './places.ts'
import { isOfWhole } from './comparatives.ts'
import { asked, measured } from './reading.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'
import type { Reader, Reading, Scene } from './reading.ts'

/** Where the mean brightness of a picture that uses the scale evenly lies. */
const evenBrightness = 0.45
/** Stops by which sRGB doubles: its curve is about a power of 1 / 2.3. */
const stopsADoubling = 2.3
const mostMeasured = 1.5
const leastStops = 0.3
const usualStops = { local: 0.5, shadows: 0.7, vignette: 0.6 }
const edges = /\b(?:edges|corners|borders|periphery|surroundings|outer (?:parts|areas))\b/
const shadow =
  /\b(?:shadows?|darks|blacks?|dark(?:er|est)? (?:areas?|parts?|regions?|tones?|passages?))\b/
const highlight =
  /\b(?:highlights?|lights|whites?|(?:bright|light)(?:er|est)? (?:areas?|parts?|regions?|tones?|spots?))\b/
const otherMeasure =
  /\b(?:contrast|saturat\w+|vibran\w+|warm\w*|cool\w*|temperature|tint|sharp\w*|clarity|colou?rs?|balance|points?)\b/

export const readVignette: Reader = (clause) => {
  const isNamed = /\bvignett(?:e|ing)\b/.test(clause)
  const isMeant = /\b(?:darken|burn|dim)(?:ing)?\b/.test(clause) && edges.test(clause)
  if (!isNamed && !isMeant) return []
  if (isNamed && /\b(?:correct|fix)\b/.test(clause)) return []
  if (isNamed && directionOf(clause) < 0) return []
  const share = shareIn(clause)
  const usual = usualStops.vignette * strengthOf(clause)
  const stops = stopsIn(clause) ?? (share === null ? usual : share * 2)
  return asked({ kind: 'vignette', stops: limited(stops, 0, 2) })
}

/** Of the shadows or the highlights alone: in a region by light, else by light and contrast at once. */
export const readEnds: Reader = (clause, scene) => {
  if (otherMeasure.test(clause) || edges.test(clause)) return []
  const isShadow = shadow.test(clause)
  if (!isShadow && !highlight.test(clause)) return []
  const way = isShadow ? shadowWay(clause) : highlightWay(clause)
  if (way === 0) return []
  // Where nobody knows the place of `the highlights in the sky`, the tones themselves tell them apart.
  const region = placeOf(clause, scene.box) ?? null
  const strength = strengthOf(clause)
  const stops = stopsIn(clause) ?? (shareIn(clause) ?? usualStops.shadows) * strength
  if (region)
    return asked({ kind: 'exposure', stops: limited(way * stops, -3, 3), region })
  const isOutwards = isShadow ? way < 0 : way > 0
  if (isOutwards)
    return asked({ kind: 'contrast', amount: limited(0.2 * strength, 0, 1), region })
  return pair(way * stops, isShadow ? 'shadows' : 'highlights')
}

/** The middle stays about where it is: the light moves one end and the flatter curve returns the other. */
function pair(stops: number, end: 'shadows' | 'highlights'): Reading[] {
  const exposure = limited(stops * 0.45, -1.5, 1.5)
  const contrast = limited(-Math.abs(stops) * 0.25, -0.5, 0)
  return [
    ...asked({ kind: 'exposure', stops: exposure, region: null }),
    ...asked({ kind: 'contrast', amount: contrast, region: null }),
  ].map((reading) => ({ ...reading, end }))
}

function shadowWay(clause: string): -1 | 0 | 1 {
  if (
    /\b(?:brighten|lighten|lift|rais(?:e|ing)|open|recover|fill|soften|boost|dodge)(?:ing)?\b|\b(?:bring|pull) (?:up|out)\b|\b(?:bring|pull) .*\bup\b|\b(?:lighter|brighter)\b|\b(?:crushed|blocked|clipped|too (?:dark|deep|heavy))\b/.test(
      clause,
    )
  )
    return 1
  return /\b(?:darken|deepen|crush|lower|anchor)(?:ing)?\b|\b(?:deeper|darker|richer|stronger)\b/.test(
    clause,
  )
    ? -1
    : 0
}

function highlightWay(clause: string): -1 | 0 | 1 {
  if (
    /\b(?:recover|tame|darken|soften|burn|compress|hold)(?:ing)?\b|\b(?:blown|burnt|burned|clipped|too bright)\b/.test(
      clause,
    )
  )
    return -1
  return /\b(?:brighten|lighten)(?:ing)?\b|\bbrighter\b/.test(clause)
    ? 1
    : directionOf(clause)
}

const brighter =
  /\b(?:brighten|lighten)(?:ing)?\b|\bdodg(?:e|ing) (?:the|his|her|their|its|your)\b|\b(?:brighter|lighter)\b|\bunder-?expos\w+|\btoo dark\b/
const darker =
  /\bdarken(?:ing)?\b|\bdarker\b|\bover-?expos\w+|\btoo (?:bright|light)\b|\bburn(?:ing)? (?:in|down)\b/
const light = /\b(?:exposure|brightness|luminosity|lightness)\b/

/** Of light as a whole, or of all the light in a region. */
export const readExposure: Reader = (clause, scene) => {
  const isOther =
    otherMeasure.test(clause) || shadow.test(clause) || highlight.test(clause)
  if (isOther || edges.test(clause) || /\bvignett/.test(clause)) return []
  if (!isOfWhole(clause)) return []
  const way = exposureWay(clause)
  const isCorrection =
    way === 0 &&
    light.test(clause) &&
    /\b(?:correct|fix|adjust|even|balance)\b/.test(clause)
  const region = placeOf(clause, scene.box)
  if (region === undefined || (way === 0 && !isCorrection)) return []
  const exposure = (stops: number): Adjustment => ({
    kind: 'exposure',
    stops: limited(stops, -3, 3),
    region,
  })
  const named = stopsIn(clause)
  if (named !== null && way !== 0) return asked(exposure(way * named))
  const share = shareIn(clause)
  if (share !== null && way !== 0)
    return asked(exposure(stopsADoubling * Math.log2(Math.max(0.1, 1 + way * share))))
  const wanted = wantedStops(scene, region)
  if (wanted === null || (isCorrection && Math.abs(wanted) < 0.1))
    return isCorrection
      ? []
      : asked(exposure(way * usualStops.local * strengthOf(clause)))
  if (isCorrection) return measured(exposure(wanted))
  const stops = Math.max(leastStops, way * wanted) * strengthOf(clause)
  return measured(exposure(way * Math.min(mostMeasured, stops)))
}

function exposureWay(clause: string): -1 | 0 | 1 {
  if (brighter.test(clause)) return 1
  if (darker.test(clause)) return -1
  const isLift = /\blift(?:ing)?\b/.test(clause)
  return light.test(clause) || stopsIn(clause) !== null || isLift
    ? directionOf(clause)
    : 0
}

/** Stops that bring the mean brightness to the middle; null for a region, whose mean is not known. */
function wantedStops({ facts }: Scene, region: Box | null): number | null {
  if (!facts || region) return null
  const ratio = evenBrightness / Math.max(0.02, facts.tones.brightness)
  return Math.min(
    mostMeasured,
    Math.max(-mostMeasured, stopsADoubling * Math.log2(ratio)),
  )
}
