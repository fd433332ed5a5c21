import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openForReading } from '#db/queries/operator.ts'
import { rowsWith } from '#tests/support/canaries.ts'
import { rowsOf } from '#tests/support/database.ts'
import { filesBelow } from '#tests/support/files-below.ts'
import { faultsOfDatabase } from './upload-ledger.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'

export interface Gone {
  email: string
  word: string
  wasFormCut: boolean
}

/** What is left of those who are gone, in any row or file; cards of courses that are there twice. */
export async function tracesOf(
  server: ServerProcess,
  removed: Gone[],
): Promise<string[]> {
  const open = openForReading(join(server.folder, 'refyn.sqlite'))
  const inRows = removed.flatMap(({ word, email }) =>
    [word, email].flatMap((text) =>
      Object.keys(rowsWith(open, text)).map((table) => `${text} is left in ${table}`),
    ),
  )
  const cards = rowsOf(open, 'review_cards').map(
    (row) => `${String(row['courseId'])} ${String(row['front'])}`,
  )
  const doubled = cards.length - new Set(cards).size
  const faults = faultsOfDatabase(open)
  open.sqlite.close()
  const inFiles: string[] = []
  for (const { parentPath, name } of await filesBelow(join(server.folder, 'uploads'))) {
    const bytes = await readFile(join(parentPath, name))
    for (const { word } of removed)
      if (bytes.includes(word)) inFiles.push(`${word} is left in ${parentPath}/${name}`)
  }
  return [
    ...inRows,
    ...inFiles,
    ...faults,
    ...(doubled > 0 ? [`${doubled} cards are there twice`] : []),
  ]
}
