import { z } from 'zod'
import {
  createNoteInput,
  extraction,
  extractNotesInput,
  listNotesInput,
  noteIdInput,
  notesOfConversationInput,
  noteView,
  updateNoteInput,
} from '../contract/notes.ts'
import { atOnce, memberProcedure, router } from '../trpc.ts'
import { exportNotes } from './export-notes.ts'
import { extractNotes, listExtractions } from './extract-notes.ts'
import { readNotes } from './list-notes.ts'
import { changeNote, createNote, removeNote } from './write-note.ts'

export const notesRouter = router({
  list: memberProcedure
    .input(listNotesInput)
    .output(
      atOnce(z.object({ notes: z.array(noteView), nextCursor: z.int().nullable() })),
    )
    .query(({ ctx, input }) => readNotes(ctx, input)),
  /** Which replies of a conversation have notes, or have them drawn. */
  extractions: memberProcedure
    .input(notesOfConversationInput)
    .output(z.object({ extractions: z.array(extraction) }))
    .query(async ({ ctx, input }) => ({
      extractions: await listExtractions(ctx, input.conversationId),
    })),
  export: memberProcedure
    .input(listNotesInput.pick({ q: true, category: true, conversationId: true }))
    .output(z.object({ markdown: z.string() }))
    .query(async ({ ctx, input }) => ({ markdown: await exportNotes(ctx, input) })),
  create: memberProcedure
    .input(createNoteInput)
    .output(noteView)
    .mutation(({ ctx, input }) => createNote(ctx, input)),
  update: memberProcedure
    .input(updateNoteInput)
    .output(noteView)
    .mutation(({ ctx, input }) => changeNote(ctx, input)),
  remove: memberProcedure
    .input(noteIdInput)
    .output(z.object({ success: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await removeNote(ctx, input.id)
      return { success: true }
    }),
  extract: memberProcedure
    .input(extractNotesInput)
    .output(extraction)
    .mutation(({ ctx, input }) => extractNotes(ctx, input)),
})
