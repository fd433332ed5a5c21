import { z } from './zod.ts'
import { noteCategories } from './note-categories.ts'
import { recordId, requestId } from './sessions.ts'
import { noteLimits } from './note-limits.ts'

export const noteCategory = z.enum(noteCategories)

/** One reply has at least and at most so many. */
export const extractedNotes = { least: 3, most: 8 } as const

const required = 'Please provide both title and content for the note.'
const title = z.string().trim().min(1, { error: required }).max(noteLimits.title)
const content = z.string().trim().min(1, { error: required }).max(noteLimits.content)
const tags = z
  .array(z.string().trim().min(1).max(noteLimits.tag))
  .max(noteLimits.tags)
  .transform((list) => [...new Set(list)])

/** Only the web is linked to; an address without a scheme is taken for one of the web. */
const link = z
  .string()
  .trim()
  .max(noteLimits.link)
  .transform((text) =>
    /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : text && `https://${text}`,
  )
  .refine((text) => text === '' || isWebAddress(text), {
    error: 'Expected a web address',
  })

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

export const createNoteInput = z.strictObject({
  title,
  content,
  link: link.nullish(),
  category: noteCategory.default('general'),
  tags: tags.default([]),
  requestId,
})
export type CreateNoteInput = z.infer<typeof createNoteInput>

export const updateNoteInput = z.strictObject({
  id: recordId,
  title: title.optional(),
  content: content.optional(),
  link: link.nullish(),
  category: noteCategory.optional(),
  tags: tags.optional(),
})
export type UpdateNoteInput = z.infer<typeof updateNoteInput>

export const listNotesInput = z.strictObject({
  /** Words that all have to be in a note; the last may be the beginning of one. */
  q: z.string().trim().max(noteLimits.query).optional(),
  category: noteCategory.optional(),
  conversationId: recordId.optional(),
  limit: z.int().min(1).max(1000).default(60),
  /** How many of the same list are known already. */
  cursor: z.int().min(0).nullish(),
  direction: z.enum(['forward', 'backward']).optional(),
})
export type ListNotesInput = z.infer<typeof listNotesInput>

/** A stretch of text, some of whose words were searched for. */
export const highlighted = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type Highlighted = z.infer<typeof highlighted>

export const noteView = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  /** `manual`, or `ai_extracted` for one that was drawn from feedback. */
  type: z.enum(['manual', 'ai_extracted']),
  category: noteCategory,
  tags: z.array(z.string()),
  conversationId: z.string().nullable(),
  /** Of that conversation, for the way back. */
  sessionId: z.string().nullable(),
  messageId: z.string().nullable(),
  /** The sentence of the feedback that it stands for, verbatim. */
  excerpt: z.string().nullable(),
  /** For a search: the title and the place in the content, with the hits marked. */
  found: z.object({ title: highlighted, content: highlighted }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type NoteView = z.infer<typeof noteView>

/** What has become of the notes of each reply of a conversation. */
export const extraction = z.object({
  messageId: z.string(),
  state: z.enum(['pending', 'failed', 'none_found', 'done']),
  count: z.int(),
})
export type Extraction = z.infer<typeof extraction>

/** The words come from the stored message: `messageContent` is accepted and not read. */
export const extractNotesInput = z.strictObject({
  conversationId: recordId,
  messageId: recordId,
  messageContent: z.string().max(400_000).optional(),
})
export type ExtractNotesInput = z.infer<typeof extractNotesInput>

export const noteIdInput = z.strictObject({ id: recordId })
export const notesOfConversationInput = z.strictObject({ conversationId: recordId })
