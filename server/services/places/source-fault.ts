/** Why a server outside gave no answer that can be used. The message is for the log. */
export class SourceFault extends Error {
  override name = 'SourceFault'
  /** It asks for patience (429), or gave up under its load (504). */
  readonly isBusy: boolean
  /** Nothing, or not all, came in the time it was given. */
  readonly isTimeout: boolean
  /** Of its answer; null when none came. */
  readonly status: number | null
  /** Of Retry-After, where it was sent. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    options: {
      isBusy?: boolean
      isTimeout?: boolean
      status?: number | null
      retryAfterMs?: number | null
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.isBusy = options.isBusy ?? false
    this.isTimeout = options.isTimeout ?? false
    this.status = options.status ?? null
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/** Redirects are not followed: they say only that the answer is elsewhere. */
export function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400
}
