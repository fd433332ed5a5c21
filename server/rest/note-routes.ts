import { z } from 'zod'
import {
  createNoteInput,
  extractNotesInput,
  noteView,
  updateNoteInput,
} from '#routers/contract/notes.ts'
import { awaitNotes } from '#routers/notes/await-notes.ts'
import { toMemberContext } from '../request-context.ts'
import { param, readJson, success } from './rest-route.ts'
import { waitOf } from './waiting.ts'
import type { HttpParts } from '../request-context.ts'
import type { RestRoute } from './rest-route.ts'

/** Callers of `/api` know no pages: they get what a person writes in years. */
const allNotes = 1000

/** As the documented callers send it: every note that is written by hand is of the type `manual`. */
const restNote = createNoteInput.extend({ type: z.string().optional() })

function noteOf({
  type: _type,
  ...note
}: z.input<typeof restNote>): z.input<typeof createNoteInput> {
  return note
}

/** Notes by hand, and notes drawn from feedback. */
export function noteRoutes(parts: HttpParts): RestRoute[] {
  return [
    {
      method: 'post',
      path: '/api/extract-notes',
      summary: 'Draw notes from a reply and wait for them',
      access: 'member',
      status: 200,
      body: extractNotesInput,
      answer: z.object({ notes: z.array(noteView) }),
      async run(c, api) {
        const body = await readJson(c)
        await api.notes.extract(body)
        // The call has checked it.
        const asked = extractNotesInput.parse(body)
        return { notes: await awaitNotes(toMemberContext(parts, c), asked, waitOf(c)) }
      },
    },
    {
      method: 'get',
      path: '/api/notes',
      summary: 'Notes, newest first',
      access: 'member',
      status: 200,
      answer: z.object({ notes: z.array(noteView) }),
      run: async (_c, api) => ({
        notes: (await api.notes.list({ limit: allNotes })).notes,
      }),
    },
    {
      method: 'get',
      path: '/api/notes/search',
      summary: 'Notes in which all words stand, best first',
      access: 'member',
      status: 200,
      query: z.object({ q: z.string() }),
      answer: z.object({ notes: z.array(noteView) }),
      async run(c, api) {
        const q = c.req.query('q') ?? ''
        return { notes: (await api.notes.list({ q, limit: allNotes })).notes }
      },
    },
    {
      method: 'get',
      path: '/api/notes/conversation/{conversationId}',
      summary: 'The notes of a conversation',
      access: 'member',
      status: 200,
      answer: z.object({ notes: z.array(noteView) }),
      async run(c, api) {
        const conversationId = param(c, 'conversationId')
        // An unknown conversation is told apart from one without notes.
        await api.conversation.find({ id: conversationId })
        return {
          notes: (await api.notes.list({ conversationId, limit: allNotes })).notes,
        }
      },
    },
    {
      method: 'post',
      path: '/api/notes',
      summary: 'Write a note',
      access: 'member',
      status: 201,
      body: restNote,
      answer: z.object({ note: noteView }),
      run: async (c, api) => ({
        note: await api.notes.create(noteOf(await readJson(c))),
      }),
    },
    {
      method: 'put',
      path: '/api/notes/{id}',
      summary: 'Change a note',
      access: 'member',
      status: 200,
      body: updateNoteInput.omit({ id: true }),
      answer: z.object({ note: noteView }),
      async run(c, api) {
        const change = (await readJson(c)) as object
        return { note: await api.notes.update({ ...change, id: param(c, 'id') }) }
      },
    },
    {
      method: 'delete',
      path: '/api/notes/{id}',
      summary: 'Delete a note',
      access: 'member',
      status: 200,
      answer: success,
      run: (c, api) => api.notes.remove({ id: param(c, 'id') }),
    },
  ]
}
