/** Does something when the page has nothing better to do; Safari has no such call and waits a second. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, 1000)
  return () => clearTimeout(timer)
}
