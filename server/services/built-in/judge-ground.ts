import { factKeys } from '#routers/contract/facts.ts'
import { describeFacts } from '#routers/facts/describe-facts.ts'
import { remarksOn } from './appraise.ts'
import { meanings } from './meanings.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { Brief, Comparison, LedgerEntry, Work } from '#routers/tutor.ts'
import type { Remark } from './remark.ts'

/** The measure that a suggestion rests on. */
export interface Ground {
  /** The version whose measure it was. */
  origin: Work
  key: FactKey
  /** What the rules said of that version; null when they had nothing against it. */
  remark: Remark | null
  /** Whether words were all there was to find it by: it may ask for something else, or the reverse. */
  isGuess: boolean
}

/**
 * The measure behind a suggestion: the remark that made it, on the earlier version or on the one it
 * was made for, else the first measure that its words ask about. Null when they ask about none.
 */
export function findGround(
  brief: Brief,
  { before }: Comparison,
  entry: LedgerEntry,
): Ground | null {
  for (const origin of [before, ...brief.works.filter(({ id }) => id === entry.workId)]) {
    const remark = remarksOn(brief, origin).find(({ title }) => title === entry.title)
    if (remark) return { origin, key: remark.key, remark, isGuess: false }
  }
  return (
    guess(brief, before, { words: entry.title, isTitle: true }) ??
    guess(brief, before, {
      words: `${entry.criterion ?? ''} ${entry.how}`,
      isTitle: false,
    })
  )
}

/** Of these only less can be asked for, so that a title which names one says which way. */
const oneWay: ReadonlySet<FactKey> = new Set([
  'shadows',
  'highlights',
  'tilt',
  'clipping',
  'peak',
  'frozen',
  'echoes',
  'openings',
  'tense',
])

function guess(
  brief: Brief,
  origin: Work,
  { words, isTitle }: { words: string; isTitle: boolean },
): Ground | null {
  const measured = new Set(describeFacts(origin.facts).map(({ key }) => key))
  const keys = factKeys.filter(
    (key) => measured.has(key) && meanings[key].asked.test(words),
  )
  const remark = remarksOn(brief, origin)
    .filter(({ key }) => keys.includes(key))
    .toSorted((one, other) => other.weight - one.weight)[0]
  const key = remark?.key ?? keys[0]
  if (!key) return null
  const isGuess = !isTitle || !oneWay.has(key)
  return { origin, key, remark: remark ?? null, isGuess }
}
