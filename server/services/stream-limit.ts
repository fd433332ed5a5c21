export interface EndpointTimes {
  /** Until the first word; a model that reads a film needs its time. */
  firstMs: number
  /** Between two words. */
  idleMs: number
  totalMs: number
}

/** Ends a request that is silent for too long, or too long in all (rule D-54). */
export class StreamLimit {
  readonly #controller = new AbortController()
  readonly #times: EndpointTimes
  readonly #total: NodeJS.Timeout
  #silence: NodeJS.Timeout
  #hasBegun = false
  /** The limit that was passed, in milliseconds, or 0. */
  isOver = 0
  readonly signal: AbortSignal

  constructor(outer: AbortSignal, times: EndpointTimes) {
    this.#times = times
    this.signal = AbortSignal.any([outer, this.#controller.signal])
    this.#total = this.#after(times.totalMs)
    this.#silence = this.#after(times.firstMs)
  }

  heard(): void {
    if (this.#hasBegun) {
      this.#silence.refresh()
      return
    }
    this.#hasBegun = true
    clearTimeout(this.#silence)
    this.#silence = this.#after(this.#times.idleMs)
  }

  clear(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#silence)
  }

  #after(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.isOver = ms
      this.#controller.abort()
    }, ms)
  }
}
