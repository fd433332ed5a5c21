/** The first picture and what it loads come first. */
const afterMs = 4000

/** Does something for later when the page has nothing better to do; Safari has no such call. */
export function whenIdle(work: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(work)
    else work()
  }, afterMs)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
