import { asText } from './as-text.ts'
import type { VerdictKind } from '#routers/contract/comparison.ts'
import type { Comparison, LedgerEntry } from '#routers/tutor.ts'
import type { Remark } from './remark.ts'

/** One sentence: the one thing to do now, by how the open suggestions stand and what is new. */
export function nextSentence(
  comparison: Comparison,
  { remarks, isSame }: { remarks: readonly Remark[]; isSame: boolean },
): string {
  const { after } = comparison
  if (!after.facts)
    return 'Export the new version again as a common file, open it once yourself, and hand it in anew.'
  if (isSame)
    return 'Hand in the version that you changed, and its measures are set beside these.'
  const worse = firstWith(comparison, 'worse')
  if (worse)
    return `Go back to ${called(worse)} because there is more of it now than before.`
  const partly = firstWith(comparison, 'partly')
  if (partly)
    return `Stay with ${called(partly)} until it is done, since part of the way is behind you.`
  const not = firstWith(comparison, 'not')
  if (not) return `Take ${called(not)} by itself and change nothing else in that version.`
  const [fresh] = remarks
  if (fresh)
    return `Begin with what is new, “${quoted(fresh.title)}”, while you still know what caused it.`
  const unknown = firstWith(comparison, 'unknown')
  if (unknown)
    return `Show both versions to somebody who knows neither, and ask them about ${called(unknown)} without saying which is which.`
  return 'Put this version away for two days, then write down the first thing you notice: that is the next one.'
}

function firstWith(
  { open, verdicts }: Comparison,
  kind: VerdictKind,
): LedgerEntry | undefined {
  const found = verdicts.find(({ verdict }) => verdict === kind)
  return found && open.find(({ id }) => id === found.suggestionId)
}

function called({ number, title }: LedgerEntry): string {
  return `suggestion ${number}, “${quoted(title)}”,`
}

function quoted(title: string): string {
  return asText(title.replace(/\.$/, ''))
}
