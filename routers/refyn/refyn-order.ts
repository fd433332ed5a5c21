import { z } from 'zod'
import { refynSettings } from '../contract/refyn.ts'
import type { MessageRow } from '#db/tables/conversations.ts'

/** `messages.edit`: what a refyn was asked for, kept so that it can be tried again. */
export const refynOrder = z.object({
  /** The stored name under which the latest attempt makes the picture; null before the first. */
  filename: z.string().nullable(),
  changes: z
    .array(
      z.object({
        /** Null for words that a caller of `/api` sent. */
        suggestionId: z.string().nullable(),
        title: z.string(),
        how: z.string(),
      }),
    )
    .min(1),
  /** How the picture came about, when it is there. */
  settings: refynSettings.nullable(),
})
export type RefynOrder = z.infer<typeof refynOrder>

/** Undefined for a message that is no refyn, and for an order that another version wrote. */
export function storedOrder(message: Pick<MessageRow, 'edit'>): RefynOrder | undefined {
  return refynOrder.safeParse(JSON.parse(message.edit ?? 'null')).data
}
