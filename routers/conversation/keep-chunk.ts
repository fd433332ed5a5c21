import { insertReplyChunks } from '#db/queries/reply-chunks.ts'
import type { Db } from '#db/database.ts'
import type { ReplyChunk } from '#db/queries/reply-chunks.ts'

interface Waiting {
  chunk: ReplyChunk
  done(): void
  fail(error: unknown): void
}

/** Chunks that are to be stored with the next write of a database. */
interface Queue {
  waiting: Waiting[]
  /** Ends the pause before the next write, while there is one. */
  hurry(): void
}

const queues = new WeakMap<Db, Queue>()

/** To reach the disk takes some milliseconds, in which nothing else is done: not more often than this. */
const everyMs = 20

/**
 * Stores a piece of a reply and resolves when it is on the disk. Pieces of replies that are written at the
 * same time go there together: the first of a reply at once, as somebody has waited for it, what comes
 * meanwhile with the next write. One that cannot be stored, because its message is gone, fails alone.
 */
export function keepChunk(db: Db, chunk: ReplyChunk): Promise<void> {
  return new Promise((done, fail) => {
    const queue = queues.get(db) ?? begin(db)
    queue.waiting.push({ chunk, done, fail })
    if (isFirst(chunk)) queue.hurry()
  })
}

function begin(db: Db): Queue {
  const queue: Queue = { waiting: [], hurry: () => undefined }
  queues.set(db, queue)
  void writeOn(db, queue)
  return queue
}

async function writeOn(db: Db, queue: Queue): Promise<void> {
  for (;;) {
    // Pieces that arrived together are read one after the other, each in its turn.
    await new Promise(setImmediate)
    const { waiting } = queue
    if (waiting.length === 0) break
    queue.waiting = []
    await write(db, waiting)
    if (!queue.waiting.some(({ chunk }) => isFirst(chunk))) await pause(queue)
  }
  queues.delete(db)
}

function pause(queue: Queue): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, everyMs)
    queue.hurry = () => {
      clearTimeout(timer)
      done()
    }
  })
}

const isFirst = (chunk: ReplyChunk) => chunk.seq === 0

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
