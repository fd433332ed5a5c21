import { z } from './zod.ts'
import { facts } from './facts.ts'
import { recordId, sessionId } from './sessions.ts'

export const fileKind = z.enum(['work', 'improved', 'refyn', 'audio', 'profile'])

export const fileView = z.object({
  id: z.string(),
  sessionId: z.string(),
  kind: fileKind,
  parentId: z.string().nullable(),
  filename: z.string(),
  originalName: z.string(),
  title: z.string().nullable(),
  mimeType: z.string(),
  size: z.int(),
  suggestions: z.array(z.string()),
  /** Null until the file is measured, or when it cannot be; `factsState` tells which. */
  facts: facts.nullable(),
  factsState: z.enum(['pending', 'done', 'failed']),
  uploadedAt: z.string(),
})
export type FileView = z.infer<typeof fileView>

/** What a card needs of a file, and no more: lists are made of these. */
export const filePreview = z.object({
  id: z.string(),
  originalName: z.string(),
  mimeType: z.string(),
})
export type FilePreview = z.infer<typeof filePreview>

export const listFilesInput = z.strictObject({ sessionId })
export const fileIdInput = z.strictObject({ id: recordId })
