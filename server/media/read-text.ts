import { familyOf } from '#routers/contract/file-types.ts'
import { readDocument } from './document.ts'
import type { TaskFile } from './tasks.ts'

/** The words of a file by pages; empty for a family that has none. */
export async function readText(file: TaskFile): Promise<string[]> {
  const family = familyOf(file.mimeType)
  return family === 'pdf' || family === 'text' ? readDocument(file) : []
}
