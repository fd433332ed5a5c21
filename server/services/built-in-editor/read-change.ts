import { clausesOf } from './clauses.ts'
import { plainOf } from './plain-words.ts'
import { shareIn } from './amounts.ts'
import { readBalance } from './read-balance.ts'
import { readContrast } from './read-contrast.ts'
import { readCrop } from './read-crop.ts'
import { readEnds, readExposure, readVignette } from './read-light.ts'
import { readSaturation } from './read-saturation.ts'
import { readSharpness } from './read-sharpness.ts'
import { readTurn } from './read-turn.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { AskedChange } from '#routers/image-editor.ts'
import type { Reader, Reading, Scene } from './reading.ts'

const readers: readonly Reader[] = [
  readTurn,
  readCrop,
  readVignette,
  readEnds,
  readExposure,
  readContrast,
  readBalance,
  readSaturation,
  readSharpness,
]

/**
 * The adjustments that a change asks for, by rules on its words. Amounts in the text go first, then
 * those that the measures ask for, then modest ones. The title is read only when the action itself
 * names no adjustment and the title does, as an action. Empty for what no adjustment can do, and for
 * a part of the picture of which nothing says where it lies. Of one kind in one region the first is
 * taken: a suggestion is one thing to do.
 */
export function readChange(change: AskedChange, facts: ImageFacts | null): Reading[] {
  const how = readText(change.how, change, facts)
  if (how.length > 0) return how
  const isAllThereIs = change.how.trim() === '' || change.how === change.title
  return isAllThereIs || isAction(change.title)
    ? readText(change.title, change, facts)
    : []
}

function readText(
  text: string,
  { anchor }: AskedChange,
  facts: ImageFacts | null,
): Reading[] {
  const scene: Scene = {
    facts,
    box:
      anchor?.type === 'box'
        ? { x: anchor.x, y: anchor.y, width: anchor.width, height: anchor.height }
        : null,
    castKept: castKeptIn(text),
  }
  const found = clausesOf(text).flatMap((clause) =>
    readers.flatMap((read) => read(clause, scene)),
  )
  const firsts = new Map<string, Reading>()
  for (const reading of found) {
    const key = sameThing(reading)
    if (!firsts.has(key)) firsts.set(key, reading)
  }
  return [...firsts.values()]
}

/** A text that says one thing twice asks for it once; sides to be cut and ends of the scale are two. */
function sameThing({ adjustment, end }: Reading): string {
  const place = 'region' in adjustment ? adjustment.region : null
  const cut = adjustment.kind === 'crop' ? adjustment.box : null
  return JSON.stringify([adjustment.kind, place, cut, end])
}

/** `put back a third of the cast` */
function castKeptIn(text: string): number {
  const found =
    /\b(?:put back|leave|keep|bring back) (?:in )?(?:about )?((?:a |one )?(?:third|half|quarter|fifth)|some|a little|a bit|a hint) of (?:it|the (?:cast|warmth|tint))\b/.exec(
      plainOf(text),
    )?.[1]
  if (!found) return 0
  return shareIn(/^(?:a|one)\b/.test(found) ? found : `a ${found}`) ?? 1 / 3
}

const action =
  /^(?:please |consider |try )?(?:brighten|lighten|darken|lift|rais|lower|reduc|increas|boost|add|warm|cool|neutral|remov|correct|fix|set|straighten|level|rotat|turn|crop|trim|tight|desaturat|mut|saturat|tone|calm|sharp|soften|flatten|deepen|recover|open|bring|pull|push|dial|drop|vignett|dodg|burn|convert|make|use|more|less|strong|bright|dark|light|crisp|rich|subtl|slight|gentl|a |needs|adjust|improv|enhanc|strengthen)/i

function isAction(title: string): boolean {
  return action.test(title.trim())
}
