import { findFile } from '#db/queries/files.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { familyOf } from '../contract/file-types.ts'
import { ensureFacts } from '../files/measure-file.ts'
import { checkStoredAnchor } from '../suggestions/suggestion-view.ts'
import type { SuggestionRow } from '#db/tables/conversations.ts'
import type { Services } from '../context.ts'
import type { StoredNote, StoredPicture } from './stored-course.ts'

/**
 * The learner's own work with the place that a note speaks of: that of the suggestion in the same reply
 * which stands for the same sentence, else of the one whose action or reason the note holds, else of the
 * one with the same title. Null for any other note, as
 * one by hand, and where that place is no box, no page and not the whole of a picture: sound and film
 * have no still of a moment, and a quoted sentence is no picture.
 */
export async function findPicture(
  services: Services,
  userId: string,
  note: StoredNote,
): Promise<StoredPicture['work']> {
  if (!note.conversationId || !note.messageId) return null
  const all = await listSuggestions(services.db, userId, note.conversationId)
  const own = all
    .filter(({ messageId }) => messageId === note.messageId)
    .toSorted((one, other) => one.position - other.position)
  const meant =
    own.find((one) => isSaidIn(one, note)) ??
    own.find((one) => isHeldBy(one, note)) ??
    own.find(({ title }) => title === note.title)
  return meant ? placeOf(services, userId, meant) : null
}

function isSaidIn(suggestion: SuggestionRow, { excerpt }: StoredNote): boolean {
  if (!excerpt || !suggestion.excerpt) return false
  return excerpt.includes(suggestion.excerpt) || suggestion.excerpt.includes(excerpt)
}

/** Shorter words stand in any note. */
const leastTelling = 20

function isHeldBy({ how, why }: SuggestionRow, { content }: StoredNote): boolean {
  const held = bare(content)
  return [how, why].some((words) => {
    const told = bare(words)
    return told.length >= leastTelling && held.includes(told)
  })
}

/** Without the marks and the case that a note changes at the beginning and the end of what it takes over. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

async function placeOf(
  services: Services,
  userId: string,
  suggestion: SuggestionRow,
): Promise<StoredPicture['work']> {
  const file =
    suggestion.fileId && (await findFile(services.db, userId, suggestion.fileId))
  if (!file || file.state !== 'stored') return null
  const family = familyOf(file.mimeType)
  if (family !== 'image' && family !== 'pdf') return null
  const { filename, mimeType } = file
  const work = { filename, mimeType, facts: await ensureFacts(services, file) }
  const anchor = await checkStoredAnchor(services.media, work, suggestion)
  if (!anchor || anchor.type === 'time' || anchor.type === 'quote') return null
  return { fileId: file.id, number: suggestion.position, title: suggestion.title, anchor }
}
