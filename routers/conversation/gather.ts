/** Who reads too slowly for what comes has it wait; in characters. */
const mostHeld = 65_536

/**
 * Joins the pieces that arrive within `ms` of each other's first into one, so that a fast model
 * costs a row and a frame each 50 ms and not each token; the very first goes on at once, as somebody has
 * waited for it. Keeps order, loses nothing, ends with the source and fails with it after what came before
 * has been yielded.
 */
export async function* gather(
  pieces: AsyncIterable<string>,
  ms: number,
): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  let held = ''
  let end: { error: unknown } | 'whole' | undefined
  let tell = () => {}
  let taken = () => {}

  // Reads on by itself: to wait for each piece and for the time at once would cost more than the piece.
  const read = async () => {
    for (;;) {
      const next = await iterator.next()
      if (next.done) return
      held += next.value
      tell()
      if (held.length >= mostHeld) await new Promise<void>((done) => (taken = done))
    }
  }
  void read()
    .then(
      () => (end = 'whole'),
      (error: unknown) => (end = { error }),
    )
    .then(() => tell())

  let waitMs = 0
  try {
    for (;;) {
      await new Promise<void>((done) => {
        tell = () => (held !== '' || end) && done()
        tell()
      })
      if (waitMs > 0 && !end) await until(waitMs, (done) => (tell = () => end && done()))
      if (held !== '') {
        const joined = held
        held = ''
        taken()
        waitMs = ms
        yield joined
      } else if (end) break
    }
    if (end !== 'whole') throw end.error
  } finally {
    await iterator.return?.()
  }
}

/** Waits so long, or until what `listen` is given is called. */
function until(ms: number, listen: (done: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    listen(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
