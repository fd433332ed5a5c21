import { z } from 'zod'
import { facts, factsVersion } from '../contract/facts.ts'
import type { FileRow } from '#db/tables/files.ts'
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
    // Facts of an older method are being taken anew: until then there are none.
    factsState:
      file.factsVersion < factsVersion && file.factsState === 'done'
        ? 'pending'
        : file.factsState,
    uploadedAt: file.uploadedAt,
  }
}

/** Facts of another method are none: their numbers cannot be set beside those of today. */
export function storedFacts(file: Pick<FileRow, 'facts' | 'factsVersion'>): Facts | null {
  return file.facts && file.factsVersion === factsVersion
    ? (facts.safeParse(JSON.parse(file.facts)).data ?? null)
    : null
}
