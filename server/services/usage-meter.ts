import { AsyncLocalStorage } from 'node:async_hooks'
import { newId } from '#db/ids.ts'
import { insertUsage, sumTokensSince } from '#db/queries/usage.ts'
import { AiError } from '#routers/ai-error.ts'
import type { Db } from '#db/database.ts'
import type { UsageTable } from '#db/tables/running.ts'
import type { Clock, Log } from '#routers/context.ts'
import type { AiUse, UsageMeter } from '#routers/usage.ts'

interface Running {
  requireRoom(): Promise<void>
  record(use: AiUse): void
}

/** For whom the models are asked at this moment; the calls themselves know nothing of people. */
const running = new AsyncLocalStorage<Running>()

/** Before a call of a model: ends it when the day's tokens are used up. Free outside of any work. */
export async function requireAiRoom(): Promise<void> {
  await running.getStore()?.requireRoom()
}

/** After a call of a model. */
export function recordAiUse(use: Partial<AiUse> & { model: string }): void {
  running
    .getStore()
    ?.record({ inputTokens: 0, outputTokens: 0, images: 0, seconds: 0, ...use })
}

/** The meter on the `usage` table; without a limit it only counts. */
export function createUsageMeter(
  { db, clock, log }: { db: Db; clock: Clock; log: Log },
  dailyLimitTokens: number | null,
): UsageMeter {
  async function requireTokens(): Promise<void> {
    if (dailyLimitTokens === null) return
    const dayStart = `${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`
    if ((await sumTokensSince(db, dayStart)) < dailyLimitTokens) return
    log.warn({ event: 'ai_daily_limit' }, 'The tokens of the day are used up')
    throw new AiError('ai_daily_limit', 'The tokens of this day are used up')
  }

  return {
    async during({ userId, kind }, work) {
      let counted: UsageTable[] = []
      async function write(to: Db): Promise<void> {
        const uses = counted
        // What is written in somebody's transaction may be taken back with it: it is written once more at the end.
        if (to === db) counted = []
        if (uses.length === 0) return
        await insertUsage(to, uses).catch((error: unknown) =>
          log.error({ err: error, kind }, 'A call of a model could not be counted'),
        )
      }
      try {
        return await running.run(
          {
            async requireRoom() {
              await write(db)
              await requireTokens()
            },
            record(use) {
              const createdAt = clock.now().toISOString()
              counted.push({ ...use, id: newId(), userId, kind, createdAt })
            },
          },
          () => work({ write }),
        )
      } finally {
        await write(db)
      }
    },
  }
}
