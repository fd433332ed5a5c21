import { z } from 'zod'
import { facts } from '../contract/facts.ts'
import type { FileRow } from '#db/schema.ts'
import type { FileView } from '../contract/files.ts'
import type { Facts } from '../contract/facts.ts'

const suggestions = z.array(z.string()).catch([])

export function toFileView(file: FileRow): FileView {
  return {
    id: file.id,
    sessionId: file.sessionId,
    kind: file.kind,
    parentId: file.parentId,
    filename: file.filename,
    originalName: file.originalName,
    title: file.title,
    mimeType: file.mimeType,
    size: file.size,
    suggestions: suggestions.parse(JSON.parse(file.suggestions)),
    facts: storedFacts(file),
    factsState: file.factsState,
    uploadedAt: file.uploadedAt,
  }
}

/** Facts that an older version of the app wrote may have another shape: then there are none. */
export function storedFacts(file: Pick<FileRow, 'facts'>): Facts | null {
  return file.facts ? (facts.safeParse(JSON.parse(file.facts)).data ?? null) : null
}
