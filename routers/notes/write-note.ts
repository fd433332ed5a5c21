import { newId } from '#db/ids.ts'
import {
  deleteNote,
  findNote,
  findNoteOfRequest,
  insertNote,
  updateNote,
} from '#db/queries/notes.ts'
import { AppError } from '../errors.ts'
import { toNoteView } from './note-view.ts'
import type { MemberContext } from '../context.ts'
import type { CreateNoteInput, NoteView, UpdateNoteInput } from '../contract/notes.ts'

/** A note by hand. The same click again is answered with the note that it made. */
export async function createNote(
  ctx: MemberContext,
  { requestId, ...input }: CreateNoteInput,
): Promise<NoteView> {
  const userId = ctx.caller.id
  const id = newId()
  const now = ctx.clock.now().toISOString()
  const isNew = await insertNote(ctx.db, {
    id,
    userId,
    conversationId: null,
    messageId: null,
    title: input.title,
    content: input.content,
    link: input.link || null,
    type: 'manual',
    category: input.category,
    tags: JSON.stringify(input.tags),
    excerpt: null,
    requestId: requestId ?? null,
    createdAt: now,
    updatedAt: now,
  })
  const note = isNew
    ? await findNote(ctx.db, userId, id)
    : await findNoteOfRequest(ctx.db, userId, requestId ?? '')
  if (!note) throw new AppError('not_found')
  return toNoteView(note)
}

/** Changes what is named and leaves the rest. */
export async function changeNote(
  ctx: MemberContext,
  { id, link, tags, ...input }: UpdateNoteInput,
): Promise<NoteView> {
  const userId = ctx.caller.id
  const changed = await updateNote(ctx.db, userId, id, {
    ...input,
    ...(link === undefined ? {} : { link: link || null }),
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    updatedAt: ctx.clock.now().toISOString(),
  })
  const note = changed && (await findNote(ctx.db, userId, id))
  if (!note) throw new AppError('not_found')
  return toNoteView(note)
}

export async function removeNote(ctx: MemberContext, id: string): Promise<void> {
  if (!(await deleteNote(ctx.db, ctx.caller.id, id))) throw new AppError('not_found')
}
