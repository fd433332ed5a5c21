export type PlainRow = Record<string, unknown>

/** What is of no use outside: where bytes lie, which click made a row, and the owner, who reads it. */
const internal = new Set([
  'userId',
  'filename',
  'piecesName',
  'requestId',
  'uploadId',
  'searchId',
  'quotaMonth',
  'draft',
])

/** Columns that hold json as text. */
const nested = new Set([
  'edit',
  'comparison',
  'citations',
  'numberMarks',
  'facts',
  'suggestions',
  'settings',
  'anchor',
  'script',
  'pieces',
  'starts',
  'tags',
  'sourceNotes',
  'parts',
  'finalAssignment',
  'answers',
  'locationIds',
  'userInterests',
])

/** A row for an archive: without what only the server needs, and with json as what it says. */
export function toPlainRow(row: Record<string, unknown>): PlainRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !internal.has(name))
      .map(([name, value]) => [name, nested.has(name) ? opened(value) : value]),
  )
}

function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return withoutNames(JSON.parse(value))
  } catch {
    // Not json after all: the text itself is what was kept.
    return value
  }
}

/** `messages.edit` names where a picture lies. */
function withoutNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { filename: _, ...rest } = value as Record<string, unknown>
  return rest
}
