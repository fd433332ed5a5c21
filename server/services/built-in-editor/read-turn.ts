import { degreesIn, limited } from './amounts.ts'
import { asked, measured } from './reading.ts'
import type { Reader } from './reading.ts'

/** A line within this of level is level. */
const levelWithin = 0.2
const most = 15

const picture =
  '(?:(?:the|your|this|that|whole|entire) )*(?:picture|image|photo(?:graph)?|frame|shot|scene|it|horizon|horizon line|waterline|sea line|crop)'
const levels = new RegExp(
  `\\bstraighten(?:ing)?\\b|\\blevel(?:l?ing)? (?:out |off |up )?${picture}\\b|\\bhorizon (?:is |to be )?level\\b|\\b(?:rotat(?:e|ing)|turn(?:ing)?|tilt(?:ing)?) ${picture}?.*\\blevel\\b`,
)
const leans =
  /\bhorizon (?:leans|tilts|slopes|slants|is (?:tilted|crooked|slanted|sloping|leaning|not straight))\b|\b(?:tilted|leaning|slanted|slanting|sloping|crooked) horizon\b/
const turns = new RegExp(
  `\\b(?:rotat(?:e|ing)|turn(?:ing)?|tilt(?:ing)?) (?:${picture}(?: |$))?`,
)
/** Lines that run together are mended by another lens, not by a turn. */
const upright = /\bverticals?\b|\bperspective\b|\bconverg\w+|\bkeystone/

/** The turn of the whole picture: by what the text names, else until the measured line is level. */
export const readTurn: Reader = (clause, { facts }) => {
  if (upright.test(clause)) return []
  const named = degreesIn(clause)
  const isLevelled = levels.test(clause)
  const isLeaning = leans.test(clause)
  const isTurned = named !== null && turns.test(clause) && !turnsOther(clause)
  if (!isLevelled && !isLeaning && !isTurned) return []
  const tilt = facts?.shape.tiltDegrees ?? null
  if (named === null) {
    if (tilt === null || Math.abs(tilt) < levelWithin) return []
    return measured({ kind: 'straighten', degrees: limited(-tilt, -most, most) })
  }
  const way = wayOf(clause) * (isLeaning ? -1 : 1)
  const measuredWay = tilt === null ? 0 : -Math.sign(tilt)
  const sign = way || measuredWay || (isTurned && !isLevelled && !isLeaning ? 1 : 0)
  if (sign === 0 || named > most) return []
  return asked({ kind: 'straighten', degrees: limited(sign * named, -most, most) })
}

function turnsOther(clause: string): boolean {
  const thing =
    /\b(?:rotat(?:e|ing)|turn(?:ing)?|tilt(?:ing)?) (?:the|his|her|their|its|your) ([a-z]+)/.exec(
      clause,
    )?.[1]
  return (
    thing !== undefined &&
    !/^(?:picture|image|photo|photograph|frame|shot|scene|horizon|whole|entire|crop)$/.test(
      thing,
    )
  )
}

function wayOf(clause: string): -1 | 0 | 1 {
  if (/\b(?:anti|counter)-?\s?clockwise\b|\bccw\b|\bto the left\b/.test(clause)) return -1
  return /\bclockwise\b|\bcw\b|\bto the right\b/.test(clause) ? 1 : 0
}
