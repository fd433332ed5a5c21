import { compareFacts, isSameFrame } from '#routers/facts/compare-facts.ts'
import { amountOf } from './amount.ts'
import { remarksOn } from './appraise.ts'
import { extentOf } from './judge-extent.ts'
import { findGround } from './judge-ground.ts'
import { noteOf, unknownNote } from './judge-note.ts'
import { measurePlace } from './judge-place.ts'
import { isNamedGone, isOpposite, isSameRule } from './same-rule.ts'
import type { FactKey } from '#routers/contract/facts.ts'
import type { VerdictKind } from '#routers/contract/comparison.ts'
import type {
  Brief,
  Comparison,
  LedgerEntry,
  VerdictDraft,
  Work,
} from '#routers/tutor.ts'
import type { Found, Unknown } from './judge-note.ts'
import type { PlaceMeasure } from './judge-place.ts'
import type { Remark } from './remark.ts'

/** A fall or a rise by a third is one that was meant. */
const fallen = 2 / 3
const risen = 4 / 3

/**
 * What has become of each open suggestion by the measures, one verdict each in their order: addressed
 * when the rule that made it no longer speaks, partly or worse when there is a third less or more of
 * what it spoke of, unknown where no measure tells. What moved no further than a saved copy does has
 * not moved. Empty when nothing is being compared.
 */
export function judge(brief: Brief): VerdictDraft[] {
  const { comparison } = brief
  if (!comparison) return []
  return comparison.open.map((entry) => ({
    number: entry.number,
    ...judgeOne(brief, comparison, entry),
  }))
}

type Judged = Pick<VerdictDraft, 'verdict' | 'note'>

function judgeOne(brief: Brief, comparison: Comparison, entry: LedgerEntry): Judged {
  const { after } = comparison
  if (!after.facts) return unknown('unmeasured', entry)
  const ground = findGround(brief, comparison, entry)
  if (!ground) return unknown('unmatched', entry)
  const { origin, key } = ground
  const difference = differencesTo(comparison, origin).find((one) => one.key === key)
  if (!origin.facts || !difference) return unknown('incomparable', entry)
  if (isOfAnotherFrame(origin, after, key)) return unknown('frame', entry)
  const place = measurePlace(entry.anchor, key, [origin.facts, after.facts])
  const found = { ...ground, difference, place }
  if (difference.trend === 'same' && !isPlaceMoved(place))
    return told('not', entry, found)
  if (ground.remark) return judgeRemark(brief, entry, { ...found, remark: ground.remark })
  return place && place.before > 0
    ? told(verdictOf(place.before, place.after), entry, found)
    : unknown('unjudged', entry, found)
}

/** A suggestion may be older than the version that this one is compared with. */
function differencesTo({ before, after, differences }: Comparison, origin: Work) {
  return origin.id === before.id ? differences : compareFacts(origin.facts, after.facts)
}

function judgeRemark(
  brief: Brief,
  entry: LedgerEntry,
  found: Found & { remark: Remark },
): Judged {
  const { origin, remark, place } = found
  const after = brief.comparison?.after
  if (!origin.facts || !after?.facts) return unknown('unmeasured', entry)
  const remarks = remarksOn(brief, after)
  const still = remarks.find((one) => isSameRule(one, remark))
  if (!still) {
    const opposite = remarks.find((one) => isOpposite(one, remark))
    if (!opposite) return told('addressed', entry, found)
    // Quiet that has become silence went the wrong way, not too far.
    return amountOf(after.facts, remark.key) === null && remark.key === 'loudness'
      ? told('worse', entry, found)
      : told('partly', entry, { ...found, opposite })
  }
  const verdict = verdictOf(extentOf(origin.facts, remark), extentOf(after.facts, still))
  if (verdict === 'partly' || verdict === 'addressed') return told('partly', entry, found)
  if (isNamedGone(remark, origin.facts, after.facts))
    return told('partly', entry, { ...found, elsewhere: still })
  const isPlaceMended = place && place.before > 0 && place.after <= place.before * fallen
  return told(isPlaceMended ? 'partly' : verdict, entry, found)
}

function verdictOf(before: number, after: number): Exclude<VerdictKind, 'unknown'> {
  if (after <= 0) return 'addressed'
  if (after <= before * fallen) return 'partly'
  return after >= before * risen ? 'worse' : 'not'
}

/** The measure of the whole may stand still while it moves at the place that was marked. */
function isPlaceMoved(place: PlaceMeasure | null): boolean {
  return (
    place !== null && place.before > 0 && verdictOf(place.before, place.after) !== 'not'
  )
}

const toneKeys: ReadonlySet<FactKey> = new Set([
  'brightness',
  'contrast',
  'shadows',
  'highlights',
  'chroma',
  'cast',
  'palette',
])

/** Tones of a film are those of one frame; in a film of another length it is another frame. */
function isOfAnotherFrame({ facts: one }: Work, { facts: other }: Work, key: FactKey) {
  const areFilms = one?.family === 'video' && other?.family === 'video'
  return areFilms && toneKeys.has(key) && !isSameFrame(one, other)
}

/** A guess closes no suggestion: that is left to the learner. */
function told(
  verdict: Exclude<VerdictKind, 'unknown'>,
  entry: LedgerEntry,
  found: Found,
): Judged {
  return {
    verdict: verdict === 'addressed' && found.isGuess ? 'partly' : verdict,
    note: noteOf(verdict, entry, found),
  }
}

function unknown(why: Unknown, entry: LedgerEntry, found?: Found): Judged {
  return { verdict: 'unknown', note: unknownNote(why, entry, found) }
}
