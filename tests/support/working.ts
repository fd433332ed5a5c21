import { onTestFinished } from 'vitest'
import { Worker } from '#server/jobs/worker.ts'
import { buildContext } from './build-context.ts'
import type { WorkerTiming } from '#server/jobs/worker-timing.ts'
import type { TestOptions, TestWorld } from './build-context.ts'

/** Real time for looking and beating, the test's own clock for what is due. */
export const shortTiming: WorkerTiming = {
  leaseMs: 60_000,
  heartbeatMs: 50,
  pollMs: 5,
  backoffMs: 1000,
}

/** A house in which the real worker runs, stopped at the end of the test. */
export async function buildWorking(
  options: TestOptions = {},
  timing: Partial<WorkerTiming> = {},
): Promise<TestWorld & { worker: Worker }> {
  const worker = new Worker({ ...shortTiming, ...timing })
  const world = await buildContext({ ...options, jobs: worker })
  await worker.start(world.services)
  onTestFinished(() => worker.stop(0))
  return { ...world, worker }
}
