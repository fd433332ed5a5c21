import { insertReplyChunks } from '#db/queries/reply-chunks.ts'
import type { Db } from '#db/database.ts'
import type { ReplyChunk } from '#db/queries/reply-chunks.ts'

interface Waiting {
  chunk: ReplyChunk
  done(): void
  fail(error: unknown): void
}

/** Chunks that are to be stored with the next write, of each database. */
const queues = new WeakMap<Db, Waiting[]>()

/** To reach the disk takes some milliseconds, in which nothing else is done: not more often than this. */
const everyMs = 20

/**
 * Stores a piece of a reply and resolves when it is on the disk. Pieces of replies that are written at the
 * same time go there together: the first at once, what comes meanwhile with the next write. One that cannot
 * be stored, because its message is gone, fails alone.
 */
export function keepChunk(db: Db, chunk: ReplyChunk): Promise<void> {
  return new Promise((done, fail) => {
    const queue = queues.get(db)
    if (queue) queue.push({ chunk, done, fail })
    else {
      queues.set(db, [{ chunk, done, fail }])
      void writeOn(db)
    }
  })
}

async function writeOn(db: Db): Promise<void> {
  for (;;) {
    // Pieces that arrived together are read one after the other, each in its turn.
    await new Promise(setImmediate)
    const waiting = queues.get(db) ?? []
    if (waiting.length === 0) break
    queues.set(db, [])
    await write(db, waiting)
    await new Promise((done) => setTimeout(done, everyMs))
  }
  queues.delete(db)
}

async function write(db: Db, waiting: Waiting[]): Promise<void> {
  try {
    await insertReplyChunks(
      db,
      waiting.map(({ chunk }) => chunk),
    )
    for (const { done } of waiting) done()
  } catch {
    for (const { chunk, done, fail } of waiting)
      try {
        await insertReplyChunks(db, [chunk])
        done()
      } catch (error) {
        fail(error)
      }
  }
}
