import { z } from './zod.ts'
import { recordIdPattern, sessionIdPattern } from './session-ids.ts'

/**
 * The id under which a client works before and after its conversation exists: `session_`, a
 * timestamp and a random string. It names, it never grants: every query carries the owner.
 */
export const sessionId = z
  .string()
  .max(100)
  .regex(sessionIdPattern, { error: 'Expected a session id: session_…' })

/** Ids that the server gives: 130 random bits in lower-case base 32. */
export const recordId = z.string().regex(recordIdPattern, { error: 'Expected an id' })

/** One click of the client: the same id again is answered with the first answer. */
export const requestId = z.uuid().optional()
