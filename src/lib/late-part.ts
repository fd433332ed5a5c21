/** A part of the code that comes when it is wanted. */
export interface LatePart<Part> {
  /** Undefined until it has come. */
  present(): Part | undefined
  /** One fetch at a time; one that has failed is not the last. */
  fetch(): Promise<Part>
  /** Fetches it ahead, where there is a line. Never fails. */
  preload(): void
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let present: Part | undefined
  let fetching: Promise<Part> | undefined
  const fetch = async () => {
    fetching ??= load().finally(() => {
      fetching = undefined
    })
    present = await fetching
    return present
  }
  return {
    present: () => present,
    fetch,
    preload() {
      if (!present && navigator.onLine) void fetch().catch(() => undefined)
    },
  }
}
