export type AiFault =
  | 'ai_key_refused'
  | 'ai_quota'
  | 'ai_daily_limit'
  | 'ai_busy'
  | 'ai_unreachable'
  | 'ai_cut_off'
  | 'ai_nonsense'
  | 'ai_failed'

/** A failure of the AI endpoint, sorted by what can be done about it. */
export class AiError extends Error {
  override name = 'AiError'
  readonly fault: AiFault
  readonly retryAfterMs: number | null

  constructor(fault: AiFault, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.fault = fault
    this.retryAfterMs = retryAfterMs
  }

  /** A refused key or an empty account stays refused: trying again only costs time. */
  get isRetryable(): boolean {
    return !['ai_key_refused', 'ai_quota', 'ai_daily_limit'].includes(this.fault)
  }
}
