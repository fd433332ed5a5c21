import { createUsageMeter } from '#server/services/usage-meter.ts'
import { movableClock } from './clock.ts'
import { cloneDatabase, rowsOf } from './database.ts'
import { aUser } from './factories.ts'
import { recordingLog } from './fakes.ts'

/** The real meter without a limit, and what it has written down. */
export async function aMeter() {
  const database = await cloneDatabase()
  const log = recordingLog()
  const { id: userId } = await aUser(database.db)
  const meter = createUsageMeter({ db: database.db, clock: movableClock(), log }, null)
  const rows = () =>
    rowsOf(database, 'usage').map(
      ({ kind, model, inputTokens, outputTokens, images, seconds }) => ({
        kind,
        model,
        inputTokens,
        outputTokens,
        images,
        seconds,
      }),
    )
  return { ...database, log, userId, meter, rows }
}

/** What work of this kind leaves in the table. */
export async function counted(kind: string, work: () => Promise<unknown>) {
  const { meter, userId, rows } = await aMeter()
  await meter.during({ userId, kind }, work)
  return rows()
}

/** A row of a call that tells nothing of itself. */
export const nothing = { inputTokens: 0, outputTokens: 0, images: 0, seconds: 0 }
