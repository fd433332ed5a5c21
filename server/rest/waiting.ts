import { awaitReply } from '#routers/conversation/await-reply.ts'
import { toMemberContext } from '../request-context.ts'
import { documentedMessage } from './documented-message.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { AppContext, HttpParts } from '../request-context.ts'

/** Below the server's own limit for a request. */
const maxWaitMs = 280_000

/** How long a documented call waits for its work: until the caller goes, and no longer than a request. */
export function waitOf(c: AppContext): { maxMs: number; signal: AbortSignal } {
  return { maxMs: maxWaitMs, signal: c.req.raw.signal }
}

/** Waits for a message and shows it in its documented form. */
export function settledBy(
  parts: HttpParts,
): (c: AppContext, message: MessageView) => Promise<MessageView> {
  return async (c, message) => {
    const ctx = toMemberContext(parts, c)
    return documentedMessage(ctx, await awaitReply(ctx, message, waitOf(c)))
  }
}
