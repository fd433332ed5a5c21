import { listOpenSessions } from '#db/queries/sessions.ts'
import { absoluteMs } from './session-life.ts'
import type { Db } from '#db/database.ts'
import type { Clock } from '#routers/context.ts'

/** Streams of an ended session are cut within this and the time of one query (rule D-14). */
const lookEveryMs = 2_000

interface Watched {
  controller: AbortController
  /** How many streams hang on it. */
  streams: number
}

/** A signal that aborts when the session is over; nothing is watched any more once `gone` aborts. */
export type SessionWatch = (hash: string, gone: AbortSignal) => AbortSignal

/**
 * Tells streams that their session is over, whatever ended it: its person, another device, an admin, a
 * new password, time, or a command beside the running server. The table is asked, as it alone knows all
 * of these; one query for all streams, and none when there is no stream.
 */
export function createSessionWatch(db: Db, clock: Clock): SessionWatch {
  const watched = new Map<string, Watched>()
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const hashes = [...watched.keys()]
    const now = clock.now()
    const open = new Set(
      await listOpenSessions(db, hashes, {
        now: now.toISOString(),
        createdAfter: new Date(now.getTime() - absoluteMs).toISOString(),
      }),
    )
    for (const hash of hashes) {
      if (open.has(hash)) continue
      watched.get(hash)?.controller.abort(new Error('The session has ended'))
      watched.delete(hash)
    }
  }
  const lookAndGoOn = () => {
    look()
      // A database that is busy for a moment is asked again with the next look.
      .catch(() => undefined)
      .finally(() => {
        timer = undefined
        schedule()
      })
  }
  const schedule = () => {
    if (timer || watched.size === 0) return
    timer = setTimeout(lookAndGoOn, lookEveryMs)
    timer.unref()
  }

  return (hash, gone) => {
    const entry = watched.get(hash) ?? { controller: new AbortController(), streams: 0 }
    entry.streams += 1
    watched.set(hash, entry)
    gone.addEventListener(
      'abort',
      () => {
        entry.streams -= 1
        if (entry.streams === 0 && watched.get(hash) === entry) watched.delete(hash)
      },
      { once: true },
    )
    schedule()
    return entry.controller.signal
  }
}
