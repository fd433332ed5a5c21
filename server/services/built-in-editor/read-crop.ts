import { shareIn, strengthOf } from './amounts.ts'
import { closeTo, ofRatio, trimmed, withoutBox } from './crop-boxes.ts'
import { bandAt } from './places.ts'
import { asked } from './reading.ts'
import type { Box } from '#routers/contract/anchors.ts'
import type { Side } from './crop-boxes.ts'
import type { Reader, Scene } from './reading.ts'

/** Taken from each side when a text asks for a tighter frame and not for how much. */
const usualTrim = 0.08
/** Taken from one side that is named without an amount. */
const usualCut = 0.1

const crops =
  /\bcrop(?:ping)?\b|\btrim(?:ming)?\b|\btight(?:en|ening|er)\b|\bcut(?:ting)? (?:off|away)\b/
const tighter =
  /\bcrop(?:ping)? (?:in|closer|tight(?:er|ly)?|more)\b|\btighter\b|\btighten(?:ing)? (?:up )?(?:the )?(?:crop|frame|framing|composition|picture|image|shot|it)\b|\bcrop(?:ping)? (?:it |the (?:picture|image|frame) )?(?:a (?:little|bit|touch) )?(?:tighter|closer)\b|\bcloser crop\b/

/** What is kept of the picture, when a text says so exactly enough. */
export const readCrop: Reader = (clause, scene) => {
  if (!crops.test(clause)) return []
  const box = boxOf(clause, scene)
  const isAll = !box || (box.width > 0.995 && box.height > 0.995)
  return isAll ? [] : asked({ kind: 'crop', box: rounded(box) })
}

function boxOf(clause: string, scene: Scene): Box | null {
  const ratio = ratioIn(clause)
  if (ratio !== null) return scene.facts && ofRatio(ratio, scene.facts, scene.box)
  const isAway = /\b(?:away|off|out|from|trim\w*|remov\w+|lose)\b/.test(clause)
  const side = keptSide(clause)
  if (side) return bandAt(side, shareIn(`a ${clause}`) ?? shareOfBand(clause))
  const cut = cutSides(clause)
  if (cut) return trimmed(cut)
  if (tighter.test(clause)) return tight(clause, scene)
  if (isAway) return away(clause, scene)
  return scene.box && /\b(?:crop|cropping) (?:in )?(?:to|into|around|on)\b/.test(clause)
    ? scene.box
    : evenly(clause)
}

/** `to a square`, `to 4:5`, `to 16 by 9`. */
function ratioIn(clause: string): number | null {
  if (/\bsquare\b/.test(clause)) return 1
  if (/\bwide-?screen\b/.test(clause)) return 16 / 9
  const found = /\b(\d+(?:\.\d+)?)\s?(?::|x|×|by|to)\s?(\d+(?:\.\d+)?)\b(?!\s?%)/.exec(
    clause,
  )
  const ratio = found ? Number(found[1]) / Number(found[2]) : Number.NaN
  return ratio >= 0.2 && ratio <= 5 ? ratio : null
}

/** `to the left third`: the side that stays. */
function keptSide(clause: string): string | null {
  const found =
    /\b(?:crop|cropping|trim)\b.*\b(?:to|into|keep) (?:just |only )?the (left|right|top|upper|bottom|lower)\b/.exec(
      clause,
    )
  return found?.[1] ?? null
}

function shareOfBand(clause: string): number {
  if (/\btwo[ -]thirds\b/.test(clause)) return 2 / 3
  if (/\bthird\b/.test(clause)) return 1 / 3
  if (/\bquarter\b/.test(clause)) return 1 / 4
  return 1 / 2
}

/** Sides from which something is taken, and how much of each. */
function cutSides(clause: string): Partial<Record<Side, number>> | null {
  const isPlacing = /\b(?:plac|position|put|sit|align)\w*\b|\bon the \w+ (?:third|line)\b/
  if (isPlacing.test(clause)) return null
  const names: ReadonlyArray<readonly [Side, RegExp]> = [
    ['left', /\bleft\b/],
    ['right', /\bright\b/],
    ['top', /\b(?:top|upper)\b/],
    ['bottom', /\b(?:bottom|lower)\b/],
  ]
  const sides = names.filter(([, name]) => name.test(clause)).map(([side]) => side)
  if (sides.length === 0) return null
  const band = /\b(third|half|quarter)\b/.test(clause) ? shareOfBand(clause) : null
  const share = Math.min(0.7, shareIn(clause) ?? band ?? usualCut * strengthOf(clause))
  return Object.fromEntries(sides.map((side) => [side, share]))
}

/** In towards a place, or a little from every side. */
function tight(clause: string, { box }: Scene): Box {
  if (box) return closeTo(box)
  const trim = (shareIn(clause) ?? usualTrim * 2 * strengthOf(clause)) / 2
  const cut = Math.min(0.35, trim)
  return trimmed({ left: cut, right: cut, top: cut, bottom: cut })
}

/** What a text wants out of the frame: the place it points at, or the side where little is. */
function away(clause: string, { facts, box }: Scene): Box | null {
  const share = shareIn(clause)
  if (share === null) return box && withoutBox(box)
  if (!facts) return null
  const isHeavyLeft = facts.shape.weight.x < 0.5
  return trimmed(isHeavyLeft ? { right: share } : { left: share })
}

/** `crop by 10 %` */
function evenly(clause: string): Box | null {
  const share = shareIn(clause)
  if (share === null || share > 0.7) return null
  const cut = share / 2
  return trimmed({ left: cut, right: cut, top: cut, bottom: cut })
}

function rounded(box: Box): Box {
  const four = (value: number) => Math.round(value * 10_000) / 10_000
  const [x, y] = [four(box.x), four(box.y)]
  return {
    x,
    y,
    width: Math.min(four(box.width), four(1 - x)),
    height: Math.min(four(box.height), four(1 - y)),
  }
}
