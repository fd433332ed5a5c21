import type { StoredFile } from '#db/queries/operator.ts'
import type { Measured } from './measure-files.ts'

/** `missing`: a row without bytes; `mismatch`: other bytes than stored; `orphan`: bytes nobody knows (rule D-06). */
export interface Discrepancy {
  kind: 'database' | 'missing' | 'mismatch' | 'orphan'
  /** The file's id, or the path of bytes without one. */
  name: string
  found: string
}

/** What does not agree between the rows of files and the bytes under their names. */
export function compareBytes(
  rows: readonly StoredFile[],
  bytes: ReadonlyMap<string, Measured>,
): Discrepancy[] {
  return rows.flatMap(({ id, filename, size, sha256 }): Discrepancy[] => {
    const found = bytes.get(filename)
    const name = `file ${id} (blobs/${filename})`
    if (!found) return [{ kind: 'missing', name, found: 'no bytes' }]
    const fault = faultOf(found, { size, sha256 })
    return fault ? [{ kind: 'mismatch', name, found: fault }] : []
  })
}

/** How the bytes differ from what they have to be; null when they do not. */
export function faultOf(found: Measured, expected: Measured): string | null {
  if (found.size !== expected.size)
    return `${found.size} bytes, expected ${expected.size}`
  return found.sha256 === expected.sha256 ? null : 'the bytes have changed'
}
