import { makeSessionId } from '#routers/contract/session-ids.ts'

/** A fresh id to work under: `session_`, the time, and 80 random bits. */
export function newSessionId(): string {
  return makeSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)))
}
