import { directionOf, limited, shareIn, strengthOf } from './amounts.ts'
import { placeOf } from './places.ts'
import { asked, measured } from './reading.ts'
import type { Reader } from './reading.ts'

/** Mean OKLab chroma that is lively and does not shout. */
const livelyChroma = 0.1
const usual = { less: 0.25, more: 0.2 }

export const readSaturation: Reader = (clause, scene) => {
  const region = placeOf(clause, scene.box)
  if (region === undefined) return []
  const factor = (value: number) =>
    ({ kind: 'saturation', factor: limited(value, 0, 3), region }) as const
  if (isColourless(clause)) return asked(factor(0))
  const way = wayOf(clause)
  if (way === 0) return []
  const target = /\bto (\d+)\s?%/.exec(clause)?.[1]
  if (target) return asked(factor(Number(target) / 100))
  const share = shareIn(clause)
  if (share !== null) return asked(factor(1 + way * share))
  const strength = strengthOf(clause)
  const chroma = region ? 0 : (scene.facts?.tones.chroma ?? 0)
  if (way < 0 && chroma > livelyChroma)
    return measured(
      factor(1 + limited(livelyChroma / chroma - 1, -0.5, -0.15) * strength),
    )
  if (way > 0 && chroma > 0 && chroma < livelyChroma)
    return measured(factor(1 + limited(livelyChroma / chroma - 1, 0.15, 0.5) * strength))
  return asked(factor(1 + way * (way < 0 ? usual.less : usual.more) * strength))
}

/** The picture itself, and not a copy to judge its tones by. */
function isColourless(clause: string): boolean {
  return (
    /\b(?:convert|turn|make|go|render|switch|try)\b.*\b(?:monochrome|gr[ea]yscale)\b|\b(?:completely|fully) desaturate\b|\bdesaturate (?:it )?(?:completely|fully)\b/.test(
      clause,
    ) && !/\b(?:copy|proof|study|check)\b/.test(clause)
  )
}

const strong = '(?:vivid|vibrant|saturated|colou?rful|intense|garish)'
const more = new RegExp(
  `\\bmore (?:\\w+ )?${strong}\\b|\\b(?:richer|stronger|bolder) colou?rs?\\b|\\bcolou?rs? (?:pop|richer|stronger)\\b|(?<!de)\\bsaturate\\b`,
)
const less = new RegExp(
  `\\bless (?:\\w+ )?${strong}\\b|\\btoo (?:\\w+ )?${strong}\\b|\\bmore (?:muted|subdued|restrained)\\b|\\bdesaturat(?:e|ing)\\b|\\bmut(?:e|ing)\\b|\\b(?:tone|calm|turn|dial|bring)(?:ing)? (?:down )?(?:the |your )?colou?rs?(?: down)?\\b|\\boversaturated\\b|\\b(?:calmer|quieter|softer) colou?rs?\\b`,
)
const named =
  /\b(?:saturation|vibrance|colou?rfulness|colou?r (?:intensity|strength)|(?:intensity|strength) (?:of|out of) (?:the |all )?(?:colou?rs?|others))\b/

function wayOf(clause: string): -1 | 0 | 1 {
  if (less.test(clause)) return -1
  if (more.test(clause)) return 1
  return named.test(clause) ? directionOf(clause) : 0
}
