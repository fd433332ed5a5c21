import { listNotes, searchNotes } from '#db/queries/notes.ts'
import { toNoteView } from './note-view.ts'
import type { MemberContext } from '../context.ts'
import type { ListNotesInput, NoteView } from '../contract/notes.ts'

export interface NotePage {
  notes: NoteView[]
  /** Where the next page begins; null at the end. */
  nextCursor: number | null
}

/** The caller's notes, newest first; with words to look for, those that have them all, best first. */
export async function readNotes(
  ctx: MemberContext,
  { q, cursor, limit, category, conversationId }: ListNotesInput,
): Promise<NotePage> {
  const offset = cursor ?? 0
  // One more than asked for tells whether there is a next page.
  const wanted = { category, conversationId, limit: limit + 1, offset }
  const words = wordsIn(q ?? '')
  const rows =
    q && words.length === 0
      ? []
      : words.length > 0
        ? await searchNotes(ctx.db, ctx.caller.id, { ...wanted, words })
        : await listNotes(ctx.db, ctx.caller.id, wanted)
  return {
    notes: rows.slice(0, limit).map(toNoteView),
    nextCursor: rows.length > limit ? offset + limit : null,
  }
}

/** The words of a search, without what stands between them. */
export function wordsIn(query: string): string[] {
  return query.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}
