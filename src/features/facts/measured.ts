import type { MediaType } from '#routers/contract/media-types.ts'

/** Whose measures a chart shows, and for which medium it explains them. */
export interface Measured {
  fileId: string
  medium: MediaType | null
}
