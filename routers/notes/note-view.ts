import { z } from 'zod'
import { noteCategory } from '../contract/notes.ts'
import { hitEnd, hitStart } from '#db/queries/notes.ts'
import type { FoundNote, ListedNote } from '#db/queries/notes.ts'
import type { Highlighted, NoteView } from '../contract/notes.ts'

const storedCategory = noteCategory.catch('general')
const storedTags = z.array(z.string()).catch([])

export function toNoteView(note: ListedNote | FoundNote): NoteView {
  return {
    id: note.id,
    title: note.title,
    content: note.content,
    link: note.link,
    type: note.type === 'ai_extracted' ? 'ai_extracted' : 'manual',
    category: storedCategory.parse(note.category),
    tags: storedTags.parse(JSON.parse(note.tags)),
    conversationId: note.conversationId,
    sessionId: note.sessionId,
    messageId: note.messageId,
    excerpt: note.excerpt,
    found:
      'foundTitle' in note
        ? { title: toPieces(note.foundTitle), content: toPieces(note.foundContent) }
        : null,
    createdAt: note.createdAt,
    updatedAt: note.updatedAt,
  }
}

/** Text with marks around its hits as pieces, in order; joined they are the text. */
export function toPieces(marked: string): Highlighted {
  return marked
    .split(hitStart)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isHit: false }]
      const [hit = '', rest = ''] = part.split(hitEnd)
      return [
        { text: hit, isHit: true },
        { text: rest, isHit: false },
      ]
    })
    .filter(({ text }) => text !== '')
}
