import { randomUUID } from 'node:crypto'
import {
  deleteJobsDoneBefore,
  extendLeases,
  listDueKinds,
  releaseAllLeases,
  settleJob,
} from '#db/queries/jobs.ts'
import { JobError } from '#routers/job-handler.ts'
import { jobKinds, laneSizes } from '#routers/jobs.ts'
import { beginTries, entryOf } from './begin-try.ts'
import { messageOf, withCalls } from './outcome.ts'
import { retryDelayMs } from './retry-delay.ts'
import { usualTiming } from './worker-timing.ts'
import type { Db } from '#db/database.ts'
import type { JobHandler, RunningJob, Settlement } from '#routers/job-handler.ts'
import type { CountedCalls } from '#routers/usage.ts'
import type { Jobs, Services } from '#routers/context.ts'
import type { BegunTry, Lane } from './begin-try.ts'
import type { WorkerTiming } from './worker-timing.ts'

/** A transaction holds up all others: with more it could last longer than rule D-03 allows. */
const begunAtOnce = 32
const keepDoneMs = 24 * 60 * 60 * 1000

interface Running {
  job: RunningJob
  lane: Lane
  controller: AbortController
  settled: Promise<void>
}

/** Tells the listeners, or clears up: outside of the work, for which models are counted. */
type Tell = () => Promise<void> | void

/**
 * Runs the rows of `jobs`, each at least once and each result at most once: a claim has a lease
 * that a heartbeat extends, and an outcome is written only while the lease is still its own
 * (rules D-51, D-52). One worker a process, one process a database.
 */
export class Worker implements Jobs {
  readonly #owner = randomUUID()
  readonly #timing: WorkerTiming
  readonly #running = new Map<string, Running>()
  #services: Services | undefined
  #pollTimer: NodeJS.Timeout | undefined
  #heartbeatTimer: NodeJS.Timeout | undefined
  /** While a look-out runs, further wakes only ask it to look once more. */
  #isLooking = false
  #look: Promise<void> = Promise.resolve()
  #lookAgain = false
  #isStopping = false

  constructor(timing: WorkerTiming = usualTiming) {
    this.#timing = timing
  }

  get isRunning(): boolean {
    return this.#services !== undefined && !this.#isStopping
  }

  async start(services: Services): Promise<void> {
    const now = services.clock.now()
    await releaseAllLeases(services.db, now.toISOString())
    await deleteJobsDoneBefore(
      services.db,
      new Date(now.getTime() - keepDoneMs).toISOString(),
    )
    this.#services = services
    this.#heartbeatTimer = setInterval(() => void this.#beat(), this.#timing.heartbeatMs)
    this.#pollTimer = setInterval(() => this.wake(), this.#timing.pollMs)
    this.wake()
  }

  wake(): void {
    if (!this.isRunning) return
    if (this.#isLooking) {
      this.#lookAgain = true
      return
    }
    this.#isLooking = true
    this.#look = this.#lookForWork()
  }

  abort(dedupeKey: string): void {
    this.#running.get(dedupeKey)?.controller.abort(new Error('The job was called off'))
  }

  /** Lets running jobs end for `drainMs`, then aborts them; their claims are taken back. */
  async stop(drainMs: number): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#pollTimer)
    // A claim that waits behind a transaction begins its job only then.
    await this.#look
    const all = () =>
      Promise.all([...this.#running.values()].map((running) => running.settled))
    await Promise.race([
      all(),
      new Promise((resolve) => setTimeout(resolve, drainMs).unref()),
    ])
    for (const { controller } of this.#running.values())
      controller.abort(new ShutdownError('The server is stopping'))
    await all()
    clearInterval(this.#heartbeatTimer)
  }

  async #lookForWork(): Promise<void> {
    const services = this.#services
    if (!services) return
    try {
      do {
        this.#lookAgain = false
        const now = services.clock.now().toISOString()
        const due = await listDueKinds(services.db, Object.keys(jobKinds), now)
        for (const lane of Object.keys(laneSizes) as Lane[]) {
          const kinds = due.filter((kind) => entryOf(kind)?.lane === lane)
          if (kinds.length === 0) continue
          await this.#fillLane(services, lane, kinds).catch((error: unknown) =>
            services.log.error({ err: error, lane }, 'A lane could not be filled'),
          )
        }
      } while (this.#lookAgain && !this.#isStopping)
    } catch (error) {
      services.log.error({ err: error }, 'The worker could not look for jobs')
    } finally {
      this.#isLooking = false
    }
  }

  async #fillLane(services: Services, lane: Lane, kinds: string[]): Promise<void> {
    for (;;) {
      const busy = [...this.#running.values()].filter((running) => running.lane === lane)
      const atMost = Math.min(laneSizes[lane] - busy.length, begunAtOnce)
      if (atMost <= 0 || this.#isStopping) return
      const now = services.clock.now()
      const begun = await beginTries(services, {
        kinds,
        owner: this.#owner,
        now: now.toISOString(),
        leaseUntil: this.#leaseUntil(now),
        atMost,
      })
      for (const one of begun) this.#start(services, lane, one)
      if (begun.length < atMost) return
      await new Promise(setImmediate)
    }
  }

  #start(services: Services, lane: Lane, begun: BegunTry): void {
    const { job } = begun
    const controller = new AbortController()
    const settled = this.#run(services, begun, controller.signal)
      .catch((error: unknown) =>
        services.log.error({ err: error, jobId: job.id }, 'A job could not be settled'),
      )
      .finally(() => {
        // After a stop and a retry the key may be another run's by now.
        if (this.#running.get(job.dedupeKey)?.job === job)
          this.#running.delete(job.dedupeKey)
        this.wake()
      })
    this.#running.set(job.dedupeKey, { job, lane, controller, settled })
  }

  async #run(services: Services, begun: BegunTry, signal: AbortSignal): Promise<void> {
    const handler = entryOf(begun.kind)?.handler
    if (!handler) return
    const { kind, job } = begun
    const { userId } = job
    const work = (calls?: CountedCalls) =>
      this.#try(services, handler, begun, { signal, calls })
    const tell = await (userId === null
      ? work()
      : services.usage.during({ userId, kind }, work))
    await tell()
  }

  /** Does the work and writes how it ended; the answer is what comes behind that. */
  async #try(
    services: Services,
    handler: JobHandler,
    { job, fault }: BegunTry,
    { signal, calls }: { signal: AbortSignal; calls: CountedCalls | undefined },
  ): Promise<Tell> {
    // A job that killed the process on each try is dead without another try.
    if (job.attempt > job.maxAttempts)
      return this.#bury(services, handler, job, new Error('The job ended the process'))
    try {
      if (fault) throw fault.error
      const settlement = await handler.run(services, job, signal)
      return await this.#settle(services, job, withCalls(settlement, calls), {
        state: 'done',
        finishedAt: services.clock.now().toISOString(),
        lastError: null,
      })
    } catch (error) {
      return this.#fail(services, handler, job, { error, signal })
    }
  }

  async #fail(
    services: Services,
    handler: JobHandler,
    job: RunningJob,
    failure: { error: unknown; signal: AbortSignal },
  ): Promise<Tell> {
    const { error, signal } = failure
    const now = services.clock.now()
    if (signal.reason instanceof ShutdownError) {
      // Not the job's fault: the try does not count.
      const attempts = job.attempt - 1
      return this.#settle(services, job, undefined, {
        state: 'ready',
        runAt: now.toISOString(),
        lastError: null,
        attempts,
      })
    }
    const isLast = job.attempt >= job.maxAttempts
    if (isLast || (error instanceof JobError && !error.isRetryable))
      return this.#bury(services, handler, job, error)
    const retryAt = new Date(
      now.getTime() + retryDelayMs(job, error, this.#timing.backoffMs),
    )
    services.log.warn(
      { jobId: job.id, err: error, retryAt },
      'A job is tried again later',
    )
    return this.#settle(
      services,
      job,
      handler.onPostponed?.(services, job, error, retryAt),
      {
        state: 'ready',
        runAt: retryAt.toISOString(),
        lastError: messageOf(error),
      },
    )
  }

  async #bury(
    services: Services,
    handler: JobHandler,
    job: RunningJob,
    error: unknown,
  ): Promise<Tell> {
    services.log.error({ jobId: job.id, err: error }, 'A job failed for good')
    const outcome = {
      state: 'dead',
      finishedAt: services.clock.now().toISOString(),
      lastError: messageOf(error),
    } as const
    try {
      const last = handler.onDead?.(services, job, error)
      return await this.#settle(services, job, last, outcome)
    } catch (fault) {
      // Whose payload says nothing cannot be told of; it is dead all the same.
      services.log.error({ jobId: job.id, err: fault }, 'A dead job left more behind')
      return this.#settle(services, job, undefined, outcome)
    }
  }

  /** The outcome and what the handler leaves are one transaction; without the lease, nothing. */
  async #settle(
    services: Services,
    job: RunningJob,
    settlement: Settlement | undefined,
    outcome: Parameters<typeof settleJob>[2],
  ): Promise<Tell> {
    const isOwn = await services.db.transaction().execute(async (trx: Db) => {
      const claim = { id: job.id, owner: this.#owner, attempts: job.attempt }
      if (!(await settleJob(trx, claim, outcome))) return false
      await settlement?.write?.(trx)
      return true
    })
    return () => (isOwn ? settlement?.afterCommit?.() : settlement?.afterLoss?.())
  }

  async #beat(): Promise<void> {
    const services = this.#services
    if (!services || this.#running.size === 0) return
    const now = services.clock.now()
    await extendLeases(services.db, this.#owner, {
      now: now.toISOString(),
      leaseUntil: this.#leaseUntil(now),
    }).catch((error: unknown) =>
      services.log.error({ err: error }, 'The leases could not be extended'),
    )
  }

  #leaseUntil(now: Date): string {
    return new Date(now.getTime() + this.#timing.leaseMs).toISOString()
  }
}

class ShutdownError extends Error {
  override name = 'ShutdownError'
}
