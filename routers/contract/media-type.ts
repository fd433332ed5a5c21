import { mediaTypes } from './media-types.ts'
import { z } from './zod.ts'

export const mediaType = z.enum(mediaTypes)
