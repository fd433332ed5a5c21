/** How much arrives between two collections. */
const collectEvery = 8 * 1024 * 1024

let arrived = 0

/**
 * To be called with the size of what a socket has read. Such memory does not count for the collector, which
 * looks when a few megabytes of objects have come together: by then eight uploads hold more than the rest of
 * the server. Young objects are collected more often while something large arrives. Without `--expose-gc`
 * (record 0027) an upload is as right, and takes more memory.
 */
export function hasArrived(bytes: number): void {
  arrived += bytes
  if (arrived < collectEvery) return
  arrived = 0
  globalThis.gc?.({ type: 'minor' })
}
