/**
 * Joins the pieces that arrive within `ms` of each other's first into one, so that a fast model
 * costs a row and a frame each 40 ms and not each token; the very first goes on at once, as somebody has
 * waited for it. Keeps order, loses nothing, ends with the source and fails with it after what came before
 * has been yielded.
 */
export async function* gather(
  pieces: AsyncIterable<string>,
  ms: number,
): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  let next = iterator.next()
  // A rejection is awaited below in every case; this only keeps it from counting as unhandled.
  next.catch(() => undefined)
  let hasBegun = false
  try {
    for (;;) {
      const first = await next
      if (first.done) return
      if (!hasBegun && first.value !== '') {
        hasBegun = true
        next = iterator.next()
        next.catch(() => undefined)
        yield first.value
        continue
      }
      let joined = first.value
      const deadline = timer(ms)
      try {
        for (;;) {
          next = iterator.next()
          next.catch(() => undefined)
          const result = await Promise.race([next, deadline.promise])
          if (result === undefined) break
          if (result.done) {
            if (joined !== '') yield joined
            return
          }
          joined += result.value
        }
      } catch (error) {
        if (joined !== '') yield joined
        throw error
      } finally {
        deadline.clear()
      }
      if (joined !== '') yield joined
    }
  } finally {
    await iterator.return?.()
  }
}

function timer(ms: number): { promise: Promise<undefined>; clear: () => void } {
  let handle: ReturnType<typeof setTimeout>
  const promise = new Promise<undefined>((resolve) => {
    handle = setTimeout(() => resolve(undefined), ms)
  })
  return { promise, clear: () => clearTimeout(handle) }
}
