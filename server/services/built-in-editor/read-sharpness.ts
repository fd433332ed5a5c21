import { directionOf, limited, shareIn, strengthOf } from './amounts.ts'
import { isOfWhole } from './comparatives.ts'
import { placeOf } from './places.ts'
import { asked, measured } from './reading.ts'
import type { Reader } from './reading.ts'

const usual = 0.4

/** More sharpness only: to soften or to clean of grain is nothing that is done here. */
export const readSharpness: Reader = (clause, scene) => {
  if (/\bfocus\b|\b(?:shadows?|highlights?)\b|\bedges? (?:of|between)\b/.test(clause))
    return []
  const isVerb =
    /\bsharpen(?:ing)?\b|\b(?:crisper|sharper)\b|\btoo soft\b|\bcrispen\b/.test(clause)
  const isNamed =
    /\b(?:sharpness|clarity|micro-?contrast|crispness)\b|\b(?:bring out|enhance) (?:the |more |fine )*(?:details?|texture)\b/.test(
      clause,
    )
  if (!isVerb && !isNamed) return []
  if (directionOf(clause) < 0 || !isOfWhole(clause)) return []
  if (isNamed && !isVerb && directionOf(clause) === 0 && !/\bbring out\b/.test(clause))
    return []
  const region = placeOf(clause, scene.box)
  if (region === undefined) return []
  const share = shareIn(clause)
  if (share !== null)
    return asked({ kind: 'sharpen', amount: limited(share, 0, 1), region })
  const strength = strengthOf(clause)
  const crispness = region ? null : (scene.facts?.shape.sharpness.overall ?? null)
  const amount = crispness === null ? usual : limited(1 - crispness, 0.2, 0.8)
  const sharpen = {
    kind: 'sharpen',
    amount: limited(amount * strength, 0.05, 1),
    region,
  } as const
  return crispness === null ? asked(sharpen) : measured(sharpen)
}
