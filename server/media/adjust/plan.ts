import { joinAdjustments } from './join.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Adjustment } from '#routers/contract/refyn.ts'

/** What is done to the tones and colours of one area, all at once. */
export interface Tone {
  warmth: number
  tint: number
  stops: number
  contrast: number
  saturation: number
}

/** One area and what is done in it. */
export interface Part {
  /** Null is the whole picture. */
  region: Box | null
  /** Null when its tones stay. */
  tone: Tone | null
  /** 0 to 1. */
  sharpen: number
}

export interface Plan {
  parts: Part[]
  /** Clockwise. */
  degrees: number
  /** Of the source's unit square, before it is turned; null keeps all. */
  keep: Box | null
  /** Of the whole picture, once it has been turned. */
  sharpen: number
  vignetteStops: number
}

/**
 * The one order in which adjustments are made, whatever the order given:
 * 1. the tones of the whole: white balance, exposure, contrast and saturation in one step;
 * 2. the same and sharpening by regions, the largest first. Regions are places of the source, so they
 *    come before anything that moves pixels;
 * 3. the turn, then the crop;
 * 4. sharpening of the whole, because a turn softens; then the vignette, which belongs to the corners
 *    that are left.
 */
export function planOf(adjustments: readonly Adjustment[]): Plan {
  const plan: Plan = { parts: [], degrees: 0, keep: null, sharpen: 0, vignetteStops: 0 }
  for (const adjustment of joinAdjustments(adjustments)) enter(adjustment, plan)
  plan.parts.sort(
    (one, other) =>
      areaOf(other) - areaOf(one) || cornerOf(one).localeCompare(cornerOf(other)),
  )
  return plan
}

function enter(adjustment: Adjustment, plan: Plan): void {
  switch (adjustment.kind) {
    case 'exposure':
      toneAt(plan, adjustment.region).stops = adjustment.stops
      return
    case 'contrast':
      toneAt(plan, adjustment.region).contrast = adjustment.amount
      return
    case 'whiteBalance':
      Object.assign(toneAt(plan, adjustment.region), {
        warmth: adjustment.warmth,
        tint: adjustment.tint,
      })
      return
    case 'saturation':
      toneAt(plan, adjustment.region).saturation = adjustment.factor
      return
    case 'straighten':
      plan.degrees = adjustment.degrees
      return
    case 'crop':
      plan.keep = adjustment.box
      return
    case 'sharpen':
      if (adjustment.region) partAt(plan, adjustment.region).sharpen = adjustment.amount
      else plan.sharpen = adjustment.amount
      return
    case 'vignette':
      plan.vignetteStops = adjustment.stops
  }
}

function toneAt(plan: Plan, region: Box | null): Tone {
  const part = partAt(plan, region)
  part.tone ??= { warmth: 0, tint: 0, stops: 0, contrast: 0, saturation: 1 }
  return part.tone
}

function partAt(plan: Plan, region: Box | null): Part {
  const found = plan.parts.find((part) => cornerOf(part) === cornerOf({ region }))
  if (found) return found
  const part = { region, tone: null, sharpen: 0 }
  plan.parts.push(part)
  return part
}

function areaOf({ region }: Pick<Part, 'region'>): number {
  return region ? region.width * region.height : 2
}

/** Tells regions apart, and orders those of one size. */
function cornerOf({ region }: Pick<Part, 'region'>): string {
  return region ? [region.x, region.y, region.width, region.height].join(' ') : ''
}
