import type { Db } from '#db/database.ts'

/** What one call of a model took; what a provider does not tell is 0. */
export interface AiUse {
  model: string
  inputTokens: number
  outputTokens: number
  images: number
  /** Of sound that was made. */
  seconds: number
}

/** The calls of one piece of work that are counted and not written down yet. */
export interface CountedCalls {
  /** Writes them with what comes of the work. Never throws: a count never spoils an answer. */
  write(db: Db): Promise<void>
}

/** Counts what models are asked, and for whom. */
export interface UsageMeter {
  /**
   * Does the work; every call of a model in it is counted to this person and kind. A call is written down
   * before the next one begins, the last when the work writes it or ends. Once the day's tokens are used up
   * (AI_DAILY_LIMIT_TOKENS, by UTC) a call ends with AiError `ai_daily_limit` instead: calls that run at
   * that moment are let end, so the last may go past the limit.
   */
  during<Value>(
    who: { userId: string; kind: string },
    work: (calls: CountedCalls) => Promise<Value>,
  ): Promise<Value>
}
