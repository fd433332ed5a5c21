import { findFile } from '#db/queries/files.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { familyOf } from '../contract/file-types.ts'
import { ensureFacts } from '../files/measure-file.ts'
import { checkStoredAnchor } from '../suggestions/suggestion-view.ts'
import type { SuggestionRow } from '#db/schema.ts'
import type { Services } from '../context.ts'
import type { StoredNote, StoredPicture } from './stored-course.ts'

/**
 * The learner's own work with the place that a note speaks of: that of the suggestion which stands for
 * the same sentence, else the first of the same reply. Null for a note by hand, and where there is no
 * such picture: sound and film have no still of the moment that is meant.
 */
export async function findPicture(
  services: Services,
  userId: string,
  note: StoredNote,
): Promise<StoredPicture['work']> {
  if (!note.conversationId || !note.messageId) return null
  const all = await listSuggestions(services.db, userId, note.conversationId)
  const own = all.filter(({ messageId }) => messageId === note.messageId)
  for (const suggestion of own.toSorted(nearest(note))) {
    const place = await placeOf(services, userId, suggestion)
    if (place) return place
  }
  return null
}

function nearest({ excerpt, title }: StoredNote) {
  const distance = (suggestion: SuggestionRow) => {
    const isSaid =
      excerpt &&
      suggestion.excerpt &&
      (excerpt.includes(suggestion.excerpt) || suggestion.excerpt.includes(excerpt))
    return isSaid || suggestion.title === title ? 0 : 1
  }
  return (one: SuggestionRow, other: SuggestionRow) =>
    distance(one) - distance(other) || one.position - other.position
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
