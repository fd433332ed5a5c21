import { compareFacts } from '../facts/compare-facts.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MessageRow } from '#db/tables/conversations.ts'
import type { Comparison, LedgerEntry, Work } from '../tutor.ts'

/** Two versions with their measured differences and what was open; null when one has been removed. */
export function readComparison(
  { originalFileId, newFileId }: Pick<MessageRow, 'originalFileId' | 'newFileId'>,
  { files, works, ledger }: { files: FileRow[]; works: Work[]; ledger: LedgerEntry[] },
): Comparison | null {
  const before = works.find(({ id }) => id === originalFileId)
  const after = works.find(({ id }) => id === newFileId)
  if (!before || !after) return null
  const line = [...new Set([before.id, ...ancestorsOf(files, after.id)])]
  return {
    before,
    after,
    line,
    differences: compareFacts(before.facts, after.facts),
    open: ledger.filter(
      ({ workId, state }) =>
        workId !== null &&
        line.includes(workId) &&
        (state === 'open' || state === 'tried'),
    ),
    verdicts: [],
  }
}

/** The versions from which one came, itself not among them. */
export function ancestorsOf(
  files: ReadonlyArray<Pick<FileRow, 'id' | 'parentId'>>,
  id: string,
): string[] {
  const line: string[] = []
  let parent = files.find((file) => file.id === id)?.parentId
  while (parent && !line.includes(parent)) {
    line.push(parent)
    const next = parent
    parent = files.find((file) => file.id === next)?.parentId
  }
  return line
}
