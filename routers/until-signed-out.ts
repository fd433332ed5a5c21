import { AppError } from './errors.ts'
import type { MemberContext } from './context.ts'

/**
 * A stream of events that ends with the session it was opened in: whoever is signed out elsewhere reads
 * nothing more (rule D-14). It ends with `signed_out`, so that the client does not come back by itself.
 */
export function untilSignedOut<Event>(
  ctx: MemberContext,
  signal: AbortSignal | undefined,
  follow: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const events = untilOver(ctx, signal, follow)
  const next = events.next.bind(events)
  // tRPC asks for the next event before the last one is taken, and looks at the promise only then: a
  // reader who is slow or gone would turn the end of a session into the end of the process (rule D-08).
  events.next = () => {
    const coming = next()
    coming.catch(() => undefined)
    return coming
  }
  return events
}

async function* untilOver<Event>(
  ctx: MemberContext,
  signal: AbortSignal | undefined,
  follow: (signal: AbortSignal) => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const gone = new AbortController()
  const ended = ctx.session.ended(gone.signal)
  try {
    yield* follow(signal ? AbortSignal.any([signal, ended]) : ended)
  } finally {
    gone.abort()
  }
  if (ended.aborted) throw new AppError('signed_out')
}
