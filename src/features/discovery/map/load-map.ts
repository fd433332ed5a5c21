const retryDelaysMs = [500, 1500, 4000]

interface LoadOptions<T> {
  delaysMs?: readonly number[]
  importFrom?(url: string): Promise<T>
}

/**
 * Loads the map's code, and tries again after each delay when that fails; throws the last error when
 * no delay is left. Browsers keep a failed import for good (HTML, "fetch a single module script": the
 * module map), so a new attempt asks under an address of its own where the error names one.
 */
export async function loadMap<T>(
  importer: () => Promise<T>,
  { delaysMs = retryDelaysMs, importFrom = fromBrowser }: LoadOptions<T> = {},
): Promise<T> {
  let attempt = importer
  for (const [index, delayMs] of delaysMs.entries()) {
    try {
      return await attempt()
    } catch (error) {
      // A lost connection may be back in a moment; the last failure is thrown below.
      const url = addressIn(error)
      if (url) attempt = () => importFrom(`${url}?retry=${index + 1}`)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
  return attempt()
}

/** Chromium and Firefox end their message with it; Safari names none, and needs none. */
function addressIn(error: unknown): string | null {
  const found = error instanceof Error ? /\bhttps?:\/\/[^\s?]+/.exec(error.message) : null
  return found?.[0] ?? null
}

function fromBrowser<T>(url: string): Promise<T> {
  return import(/* @vite-ignore */ url) as Promise<T>
}
