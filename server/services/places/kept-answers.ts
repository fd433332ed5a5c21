import {
  deleteOldOutsideAnswers,
  findOutsideAnswer,
  keepOutsideAnswer,
} from '#db/queries/outside-answers.ts'
import { SharedWork } from './shared-work.ts'
import type { z } from 'zod'
import type { Db } from '#db/database.ts'
import type { Clock, Log } from '#routers/context.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days after which a source is asked again. */
export const keptDays = { towns: 30, places: 7, words: 30, nothing: 1 } as const
/** Old answers are better than none when a source fails, up to this age. */
const longestDays = 60
const mostAnswers = 20_000

export interface Keeping<T> {
  /** What is kept under it is public: no person can be told from it. */
  key: string
  days: number
  /** An answer that no longer has this shape counts as not kept. */
  shape: z.ZodType<T>
  /** Called once for all who wait for this key. Its errors are passed on when nothing is kept. */
  ask(signal: AbortSignal): Promise<T>
  signal: AbortSignal
}

export interface Kept {
  /** The kept answer while it is fresh, else a new one, else the old one when asking fails. */
  get<T>(keeping: Keeping<T>): Promise<T>
  /** The kept answer, fresh or old, without asking anybody. */
  peek<T>(
    keeping: Pick<Keeping<T>, 'key' | 'days' | 'shape'>,
  ): Promise<{ answer: T; isFresh: boolean } | undefined>
  put(key: string, answer: unknown): Promise<void>
}

/**
 * Answers from outside, kept in the database so that each is asked once in days, by all people
 * together. That there is nothing (null, or an empty list) is kept for a day, and is no old answer to
 * fall back on. A database that cannot be written costs only the keeping.
 */
export function createKept({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Kept {
  const shared = new SharedWork()

  async function read<T>({ key, shape }: Pick<Keeping<T>, 'key' | 'shape'>) {
    const row = await findOutsideAnswer(db, key)
    const parsed = shape.safeParse(row && parseJson(row.body))
    if (!row || !parsed.success) return undefined
    const ageMs = clock.now().getTime() - Date.parse(row.fetchedAt)
    return { answer: parsed.data, ageMs }
  }

  function isFresh({ answer, ageMs }: { answer: unknown; ageMs: number }, days: number) {
    return ageMs < (isNothing(answer) ? keptDays.nothing : days) * dayMs
  }

  async function put(key: string, answer: unknown): Promise<void> {
    const fetchedAt = clock.now().toISOString()
    try {
      await keepOutsideAnswer(db, { key, body: JSON.stringify(answer), fetchedAt })
    } catch (error) {
      log.warn({ err: error }, 'An answer from outside could not be kept')
    }
  }

  return {
    put,
    async peek({ key, shape, days }) {
      const kept = await read({ key, shape })
      return kept && { answer: kept.answer, isFresh: isFresh(kept, days) }
    },
    get({ key, shape, days, ask, signal }) {
      // Looked up in the shared work too: between the two the work of another could end.
      const work = async (common: AbortSignal) => {
        const kept = await read({ key, shape })
        if (kept && isFresh(kept, days)) return kept.answer
        try {
          const answer = await ask(common)
          await put(key, answer)
          return answer
        } catch (error) {
          if (common.aborted || !kept || isNothing(kept.answer)) throw error
          log.warn({ err: error }, 'A source failed; its last answer is used')
          return kept.answer
        }
      }
      return shared.do(key, work, signal)
    },
  }
}

/** Removes what is too old to be used, and the oldest beyond 20,000. Call it now and then. */
export function sweepKeptAnswers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - longestDays * dayMs).toISOString()
  return deleteOldOutsideAnswers(db, { before, most: mostAnswers })
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A damaged row is as good as none: the source is asked again.
    return undefined
  }
}

function isNothing(answer: unknown): boolean {
  return answer === null || (Array.isArray(answer) && answer.length === 0)
}
