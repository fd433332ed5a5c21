import { z } from 'zod'
import { noteMaxLength } from '#routers/contract/comparison.ts'
import type { VerdictKind } from '#routers/contract/comparison.ts'
import type { Brief, LedgerEntry, VerdictDraft } from '#routers/tutor.ts'

/** Of an endless note no more is looked at: patterns on it would hold the server up. */
const readAtMost = 4 * noteMaxLength

/** What a model is asked to fill in: flat and without limits, for the reasons of `suggestionAnswer`. */
export const judgeAnswer = z.object({
  verdicts: z.array(
    z.object({ number: z.number(), verdict: z.string(), note: z.string() }),
  ),
})

/**
 * One verdict for each open suggestion, in their order. Of two for one number the first counts, and
 * numbers that are not open are dropped; a suggestion that the model left out is unknown, and its
 * note says so.
 */
export function toVerdicts(
  { verdicts }: z.infer<typeof judgeAnswer>,
  { comparison }: Brief,
): VerdictDraft[] {
  return (comparison?.open ?? []).map((entry) => {
    const found = verdicts.find(({ number }) => number === entry.number)
    return found
      ? {
          number: entry.number,
          verdict: readVerdict(found.verdict),
          note: cut(
            plain(found.note.slice(0, readAtMost)) ||
              'The model gave no reason for this.',
          ),
        }
      : { number: entry.number, verdict: 'unknown', note: cut(leftOut(entry)) }
  })
}

/** Models that cannot keep to five words use these; what comes first is tried first. */
const spellings: ReadonlyArray<[RegExp, VerdictKind]> = [
  [/wors|regress|deteriorat/, 'worse'],
  [
    /unknown|unclear|unsure|uncertain|cannot|can't|n\/a|not (visible|sure|clear|appl|verif)/,
    'unknown',
  ],
  [
    /part|not (fully|entirely|completely|quite|wholly)|some|mostly|almost|nearly|improv|progress/,
    'partly',
  ],
  [/no longer/, 'addressed'],
  [/^(not|no|un|in)|\bnot\b|ignored|missing|still|same|open/, 'not'],
  [/address|done|fixed|resolved|solved|complete|yes|met|achieved|full/, 'addressed'],
]

function readVerdict(spelled: string): VerdictKind {
  const words = spelled
    .toLowerCase()
    .replaceAll(/[_’-]/g, (mark) => (mark === '’' ? "'" : ' '))
  return spellings.find(([pattern]) => pattern.test(words.trim()))?.[1] ?? 'unknown'
}

/** Citations have no table beside a note. */
function plain(note: string): string {
  return note
    .replaceAll(/\s*\[[FS]\d{1,3}\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function leftOut({ criterion, how }: LedgerEntry): string {
  return `The model said nothing of this one. Set both versions side by side and look for yourself: ${criterion ?? how}`
}

/** The beginning of a note, never half a character. */
function cut(note: string): string {
  if (note.length <= noteMaxLength) return note
  return `${note.slice(0, noteMaxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
