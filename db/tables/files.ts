import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Count } from './columns.ts'

export interface FileTable {
  id: string
  userId: string
  sessionId: string
  conversationId: string | null
  kind: 'work' | 'improved' | 'refyn' | 'audio' | 'profile'
  parentId: string | null
  uploadId: string | null
  /** The name of the bytes below UPLOADS_DIR/blobs: random, never what the browser said. */
  filename: string
  originalName: string
  title: string | null
  mimeType: string
  size: number
  sha256: string
  facts: string | null
  factsVersion: Count
  factsState: 'pending' | 'done' | 'failed'
  suggestions: ColumnType<string, string | undefined, string>
  settings: string | null
  state: ColumnType<
    'stored' | 'missing',
    'stored' | 'missing' | undefined,
    'stored' | 'missing'
  >
  uploadedAt: string
}

export type FileRow = Selectable<FileTable>

export type NewFileRow = Insertable<FileTable>

export interface UploadTable {
  id: string
  userId: string
  sessionId: string
  kind: 'work' | 'improved'
  parentId: string | null
  originalName: string
  declaredType: string
  size: number
  state: 'open' | 'finished' | 'refused'
  refusal: string | null
  fileId: string | null
  createdAt: string
  updatedAt: string
}

export type UploadRow = Selectable<UploadTable>

export type UploadUpdate = Updateable<UploadTable>
