import type { OpenIdRequest } from './open-id.ts'

/** The sign-in state of one request. */
export interface SessionControl {
  /** The hashed id of this request's session, as the list of sessions names it; null without one. */
  readonly id: string | null
  /**
   * Aborts within seconds when this session ends, wherever it was ended (rule D-14). Abort `gone` when
   * nobody waits for it any more: until then the session is watched.
   */
  ended(gone: AbortSignal): AbortSignal
  /** Opens a new session for the person, ends the one of this request, and sets the cookie. */
  start(userId: string): Promise<void>
  /** Ends the session of this request, clears the cookie and what the browser keeps. */
  end(): Promise<void>
  /** Keeps in this browser what the way back from a provider has to match, for ten minutes. */
  keepRequest(request: OpenIdRequest): void
  /** What was kept, once: it is gone with this call. */
  takeRequest(): OpenIdRequest | null
}
