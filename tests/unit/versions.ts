import { compareFacts } from '#routers/facts/compare-facts.ts'
import { remarksOn } from '#server/services/built-in/appraise.ts'
import { aBrief, aWork } from '#tests/support/briefs.ts'
import type { VerdictKind } from '#routers/contract/comparison.ts'
import type { MediaType } from '#routers/contract/media-types.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief, LedgerEntry } from '#routers/tutor.ts'

export const mediumOf: Record<Facts['family'], MediaType> = {
  image: 'photography',
  audio: 'music',
  video: 'film',
  pdf: 'creativeWriting',
  text: 'creativeWriting',
}

export function aSuggestion(over: Partial<LedgerEntry> = {}): LedgerEntry {
  const number = over.number ?? 1
  return {
    id: `suggestion-${number}`,
    number,
    workId: 'before',
    title: 'Give it room.',
    how: 'Leave a third of it empty.',
    criterion: null,
    anchor: null,
    state: 'open',
    ...over,
  }
}

/** A brief that compares two versions; the open suggestions are those given, numbered in order. */
export function versions(
  before: Facts | null,
  after: Facts | null,
  open: Array<Partial<LedgerEntry>> = [],
  over: Partial<Brief> = {},
): Brief {
  const works = [
    aWork(before, { id: 'before', originalName: 'one.jpg' }),
    aWork(after, { id: 'after', originalName: 'two.jpg' }),
  ] as const
  const [earlier, later] = works
  return aBrief({
    medium: mediumOf[(before ?? after)?.family ?? 'image'],
    works: [...works],
    comparison: {
      before: earlier,
      after: later,
      line: [earlier.id],
      differences: compareFacts(before, after),
      open: open.map((one, index) => aSuggestion({ number: index + 1, ...one })),
      verdicts: [],
    },
    ...over,
  })
}

/** The same with every remark on the earlier version as an open suggestion. */
export function withRemarks(
  before: Facts,
  after: Facts,
  over: Partial<Brief> = {},
): Brief {
  const brief = versions(before, after, [], over)
  const remarks = remarksOn(brief, aWork(before, { id: 'before' }))
  return versions(before, after, remarks.map(toEntry), over)
}

function toEntry({
  title,
  how,
  criterion,
  anchor,
}: ReturnType<typeof remarksOn>[number]): Partial<LedgerEntry> {
  return { title, how, criterion, anchor }
}

/** The same with these verdicts given, in the order of the open suggestions. */
export function withVerdicts(brief: Brief, kinds: VerdictKind[]): Brief {
  const { comparison } = brief
  if (!comparison) return brief
  const verdicts = comparison.open.flatMap(({ id, number }, index) => {
    const verdict = kinds[index]
    return verdict ? [{ suggestionId: id, number, verdict, note: 'You see.' }] : []
  })
  return { ...brief, comparison: { ...comparison, verdicts } }
}
