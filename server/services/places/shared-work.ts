/**
 * Does the same work once for all who want it at the same time. Whoever aborts stops waiting and
 * leaves the others alone; when all have gone, the work is aborted.
 */
export class SharedWork {
  readonly #running = new Map<string, Running>()

  async do<T>(
    key: string,
    work: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    signal.throwIfAborted()
    const running = this.#running.get(key) ?? this.#begin(key, work)
    running.askers += 1
    try {
      // The same key stands for the same work, and so for the same type.
      return (await orAbort(running.done, signal)) as T
    } finally {
      running.askers -= 1
      if (running.askers === 0) this.#end(key, running)
    }
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<unknown>): Running {
    const controller = new AbortController()
    const running: Running = { controller, done: work(controller.signal), askers: 0 }
    this.#running.set(key, running)
    return running
  }

  /** At once, so that whoever comes next does not join work that is being aborted. */
  #end(key: string, running: Running): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
    running.controller.abort()
  }
}

interface Running {
  controller: AbortController
  done: Promise<unknown>
  askers: number
}

function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave))
  })
}
