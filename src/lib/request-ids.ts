export interface RequestIds {
  /** The same id for the same thing as long as nothing else is asked for. */
  idFor(asked: unknown): string
  /** What was asked for is there: asking for it again is a new request. */
  renew(): void
}

/** Ids by which the server knows a request that is sent again, each bound to what it asks for. */
export function createRequestIds(): RequestIds {
  let last: { asked: string; id: string } | null = null
  return {
    idFor(thing) {
      const asked = JSON.stringify(thing)
      if (last?.asked !== asked) last = { asked, id: crypto.randomUUID() }
      return last.id
    },
    renew() {
      last = null
    },
  }
}
