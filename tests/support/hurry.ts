import { onTestFinished } from 'vitest'

/** Until the test ends, `AbortSignal.timeout` counts a millisecond for every half second. */
export function hurry(): void {
  const { timeout } = AbortSignal
  onTestFinished(() => {
    AbortSignal.timeout = timeout
  })
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 500)
}

/** Rejects as `fetch` does, when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
