import { join } from 'node:path'
import { runServer } from '#tests/support/run-server.ts'
import { seed, usualAmounts } from './seed.ts'
import { usualPace } from './rounds.ts'
import type { ServerProcess } from '#tests/support/run-server.ts'
import type { Amounts, Seeded } from './seed.ts'
import type { Pace } from './rounds.ts'
import type { Row } from './row.ts'

/** What every bench is given. */
export interface Stage {
  /** A server on a large house, the same for all that only read. */
  large(): Promise<LargeHouse>
  pace: Pace
}
export interface LargeHouse extends Seeded {
  server: ServerProcess
  databasePath: string
}
export type Bench = (stage: Stage) => Promise<Row[]>

/** For what has nothing to do with how much there is. */
export const fewRows: Amounts = {
  users: 20,
  conversations: 1,
  messages: 2,
  longThread: 2,
  notes: 0,
  filesPerConversation: 0,
}

export const settings = { DEFAULT_PLAN: 'premium' }

/** A server in a process of its own on a database that was filled while it was down. */
export async function seededServer(
  amounts: Amounts,
  env: Record<string, string> = {},
): Promise<LargeHouse> {
  const server = await runServer({ ...settings, ...env })
  await server.kill()
  const databasePath = join(server.folder, 'refyn.sqlite')
  const seeded = await seed(databasePath, amounts)
  await server.start()
  return { server, databasePath, ...seeded }
}

export async function openStage(
  amounts: Amounts = usualAmounts,
  pace: Pace = usualPace,
): Promise<Stage & { close(): Promise<void> }> {
  let large: Promise<LargeHouse> | undefined
  return {
    pace,
    large: () => (large ??= seededServer(amounts)),
    close: async () => (await large)?.server.close(),
  }
}
