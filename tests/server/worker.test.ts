import { expect, onTestFinished, test } from 'vitest'
import { claimJobs, settleJob } from '#db/queries/jobs.ts'
import { insertReplyChunks } from '#db/queries/reply-chunks.ts'
import { beginTry } from '#server/jobs/begin-try.ts'
import { Worker } from '#server/jobs/worker.ts'
import { AiError } from '#routers/ai-error.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { hourMs, minuteMs } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aConversation, aFile, aJob, aMessage } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { shortTiming } from '#tests/support/working.ts'
import type { Services } from '#routers/context.ts'
import type { WorkerTiming } from '#server/jobs/worker-timing.ts'
import type { TestOptions, TestWorld } from '#tests/support/build-context.ts'

async function workerFor(
  world: Pick<TestWorld, 'services'>,
  over: Partial<Services> = {},
  timing: Partial<WorkerTiming> = {},
): Promise<Worker> {
  const worker = new Worker({ ...shortTiming, ...timing })
  await worker.start({ ...world.services, ...over, jobs: worker })
  onTestFinished(() => worker.stop(0))
  return worker
}

/** A house with one reply to write, and nobody who does it yet. */
async function withReply(options: TestOptions = {}) {
  const world = await buildContext(options)
  const crit = await aConversation(world.db, world.user)
  const message = await aMessage(world.db, crit, { status: 'pending', content: '' })
  await aJob(world.db, {
    kind: 'reply',
    dedupeKey: `reply:${message.id}`,
    userId: world.user.id,
    payload: JSON.stringify({ messageId: message.id }),
  })
  const job = () => rowsOf(world.open, 'jobs')[0]!
  const reply = () => rowsOf(world.open, 'messages')[0]!
  return { ...world, job, reply }
}

test('a job is counted as tried when it is claimed, before anything is done', async () => {
  const stuck = gate()
  const { job, ...world } = await withReply({ tutor: scriptedTutor([stuck]) })
  await workerFor(world)
  await until(() => stuck.isReached)
  expect(job()).toMatchObject({ state: 'running', attempts: 1 })
})

test('one job is claimed by one of two workers', async () => {
  const { job, reply, ...world } = await withReply()
  const tutor = scriptedTutor(['Once.'])
  const [one, two] = [new Worker(shortTiming), new Worker(shortTiming)]
  for (const worker of [one, two]) {
    await worker.start({ ...world.services, tutor })
    onTestFinished(() => worker.stop(0))
  }
  await until(() => job()['state'] === 'done')
  expect([tutor.briefs.length, reply()['content']]).toEqual([1, 'Once.'])
})

test('a worker whose lease ran out can no longer write its result', async () => {
  const deaf = gate({ isDeaf: true })
  const { job, reply, ...world } = await withReply()
  const slow = await workerFor(
    world,
    { tutor: scriptedTutor(['From the slow one.', deaf]) },
    { heartbeatMs: hourMs, leaseMs: minuteMs },
  )
  await until(() => deaf.isReached)
  // Its own looking would claim the job anew, as a second process would.
  const stopped = slow.stop(5000)
  world.clock.move(2 * minuteMs)
  const claim = {
    kinds: ['reply'],
    atMost: 1,
    owner: 'another process',
    now: world.clock.now().toISOString(),
    leaseUntil: new Date(world.clock.now().getTime() + hourMs).toISOString(),
  }
  expect(await claimJobs(world.db, claim)).toMatchObject([{ attempts: 2 }])
  deaf.open()
  await stopped
  expect(job()).toMatchObject({ state: 'running', leaseOwner: 'another process' })
  expect(reply()).toMatchObject({ status: 'writing', content: '' })
})

test('the oldest are claimed first, and no more than there is room for', async () => {
  const { db, clock } = await buildContext()
  const now = clock.now().toISOString()
  const days = [5, 2, 8, 1, 7, 3, 6, 4]
  for (const day of days)
    await aJob(db, { dedupeKey: `${day}`, runAt: `2026-01-0${day}T00:00:00.000Z` })
  const claim = { kinds: ['sweep'], owner: 'me', now, leaseUntil: now }
  const keys = async (atMost: number) =>
    (await claimJobs(db, { ...claim, atMost })).map(({ dedupeKey }) => dedupeKey).join('')
  expect(await keys(6)).toBe('123456')
  expect(await keys(6)).toBe('78')
  expect(await keys(6)).toBe('')
})

test('a try that cannot even begin is a try, and holds up no other', async () => {
  const { job, reply, ...world } = await withReply()
  const tutor = scriptedTutor(['At last.'])
  let faults = 1
  const failing = new Proxy(tutor, {
    get(target, name: keyof typeof tutor) {
      if (name === 'label' && (faults -= 1) >= 0) throw new Error('No label')
      return target[name]
    },
  })
  await workerFor(world, { tutor: failing })
  await until(() => job()['attempts'] === 1 && job()['state'] === 'ready')
  expect(job()['lastError']).toBe('No label')
  expect(reply()).toMatchObject({ status: 'pending', attempt: 0 })
  world.clock.move(hourMs)
  await until(() => job()['state'] === 'done')
  expect(reply()).toMatchObject({ status: 'done', content: 'At last.', attempt: 1 })
})

test('what a begin has written before it failed is taken back', async () => {
  const { reply, db, services, open } = await withReply()
  const messageId = String(reply()['id'])
  await insertReplyChunks(db, [{ messageId, attempt: 1, seq: 0, text: 'Kept' }])
  // No text: SQLite refuses it, behind the removal of the pieces.
  const tutor = { ...services.tutor, label: Symbol('none') as unknown as string }
  const now = services.clock.now().toISOString()
  const begun = await db.transaction().execute(async (trx) => {
    const claim = { kinds: ['reply'], owner: 'me', now, leaseUntil: now, atMost: 1 }
    const [row] = await claimJobs(trx, claim)
    return beginTry(trx, { ...services, tutor }, row!)
  })
  expect(begun.fault).toBeDefined()
  expect(rowsOf(open, 'reply_chunks')).toHaveLength(1)
  expect(rowsOf(open, 'jobs')).toMatchObject([{ state: 'running', attempts: 1 }])
})

test('a payload that cannot be read ends its job, and no other waits for it', async () => {
  const { reply, ...world } = await withReply({ tutor: scriptedTutor(['As ever.']) })
  const userId = world.user.id
  for (const [dedupeKey, payload] of [
    ['broken', '{'],
    ['other', '{"no":"message"}'],
  ])
    await aJob(world.db, {
      kind: 'reply',
      dedupeKey,
      userId,
      payload,
      runAt: '2026-01-01',
    })
  const states = () =>
    Object.fromEntries(
      rowsOf(world.open, 'jobs').map(({ dedupeKey, state }) => [dedupeKey, state]),
    )
  await workerFor(world)
  await until(() => {
    world.clock.move(hourMs)
    return Object.values(states()).every((state) => state === 'done' || state === 'dead')
  })
  expect(states()).toMatchObject({ broken: 'dead', other: 'dead' })
  expect(reply()).toMatchObject({ status: 'done', content: 'As ever.' })
})

test('more than begin at once begin all the same', async () => {
  const world = await buildContext()
  for (let count = 0; count < 70; count += 1)
    await aJob(world.db, { kind: 'reply', payload: '{}', userId: world.user.id })
  const worker = await workerFor(world)
  await until(() => rowsOf(world.open, 'jobs').every(({ attempts }) => attempts === 1))
  await worker.stop(0)
})

test('a claim is settled only by its owner, in its own try, once', async () => {
  const { db, clock } = await buildContext()
  await aJob(db, { kind: 'sweep' })
  const now = clock.now().toISOString()
  const [row] = await claimJobs(db, {
    atMost: 1,
    kinds: ['sweep'],
    owner: 'me',
    now,
    leaseUntil: now,
  })
  const done = { state: 'done', finishedAt: now, lastError: null } as const
  const settle = (owner: string, attempts: number) =>
    settleJob(db, { id: row!.id, owner, attempts }, done)
  expect(await settle('you', 1)).toBe(false)
  expect(await settle('me', 2)).toBe(false)
  expect(await settle('me', 1)).toBe(true)
  expect(await settle('me', 1)).toBe(false)
})

test('a heartbeat keeps a long job, however far the clock goes', async () => {
  const stuck = gate()
  const tutor = scriptedTutor(['Slowly.', stuck])
  const { job, ...world } = await withReply({ tutor })
  await workerFor(world, {}, { heartbeatMs: 5, leaseMs: hourMs })
  await until(() => stuck.isReached)
  for (let half = 0; half < 6; half += 1) {
    const before = String(job()['leaseUntil'])
    world.clock.move(hourMs / 2)
    await until(() => String(job()['leaseUntil']) > before)
  }
  stuck.open()
  await until(() => job()['state'] === 'done')
  expect(tutor.briefs).toHaveLength(1)
})

test('a job that ended the process on every try is buried without another one', async () => {
  const tutor = scriptedTutor(['Never.'])
  const { job, reply, db, ...world } = await withReply({ tutor })
  await db
    .updateTable('jobs')
    .set({ attempts: 3, state: 'running', leaseOwner: 'dead' })
    .execute()
  await workerFor(world)
  await until(() => job()['state'] === 'dead')
  expect([tutor.briefs.length, reply()['status']]).toEqual([0, 'failed'])
})

test('leases of the process before are released at the start', async () => {
  const { job, db, ...world } = await withReply({ tutor: scriptedTutor(['Again.']) })
  await db
    .updateTable('jobs')
    .set({ attempts: 1, state: 'running', leaseOwner: 'dead', leaseUntil: '2999-01-01' })
    .execute()
  await workerFor(world)
  await until(() => job()['state'] === 'done')
  expect(job()['attempts']).toBe(2)
})

test('the wait grows fourfold from try to try, and the last one ends it', async () => {
  const tutor = scriptedTutor([new AiError('ai_unreachable', 'down')])
  const { job, ...world } = await withReply({ tutor })
  await workerFor(world)
  const waits: number[] = []
  for (const attempt of [1, 2]) {
    await until(() => job()['state'] === 'ready' && job()['attempts'] === attempt)
    const waitMs = Date.parse(String(job()['runAt'])) - world.clock.now().getTime()
    waits.push(waitMs)
    world.clock.move(waitMs)
  }
  await until(() => job()['state'] === 'dead')
  expect(waits[0]).toBeGreaterThanOrEqual(1000)
  expect(waits[0]).toBeLessThanOrEqual(1200)
  expect(waits[1]).toBeGreaterThanOrEqual(4000)
  expect(waits[1]).toBeLessThanOrEqual(4800)
  expect(tutor.briefs).toHaveLength(3)
})

test('a stop lets running work end, within its time', async () => {
  const pause = gate()
  const { job, ...world } = await withReply({ tutor: scriptedTutor(['Done.', pause]) })
  const worker = await workerFor(world)
  await until(() => pause.isReached)
  const stopped = worker.stop(5000)
  pause.open()
  await stopped
  expect([job()['state'], worker.isRunning]).toEqual(['done', false])
})

test('a stop gives back what does not end in time, and the try does not count', async () => {
  const stuck = gate()
  const { job, reply, ...world } = await withReply({
    tutor: scriptedTutor(['Half', stuck]),
  })
  const worker = await workerFor(world)
  await until(() => stuck.isReached)
  await worker.stop(0)
  expect(job()).toMatchObject({ state: 'ready', attempts: 0, leaseOwner: null })
  expect(reply()['status']).toBe('writing')
  await workerFor(world, { tutor: scriptedTutor(['Whole.']) })
  await until(() => reply()['status'] === 'done')
  expect(reply()['content']).toBe('Whole.')
})

/** Whatever is under way without a timer has ended after these. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
}

test('a stop that falls into a claim begins no job after it has ended', async () => {
  const { job, clock, ...world } = await withReply()
  const worker = new Worker({ ...shortTiming, pollMs: hourMs })
  const tutor = scriptedTutor(['Too late.'])
  let isArmed = false
  let asked = 0
  let begunAtStop = -1
  let stopped: Promise<void> | undefined
  let request: Promise<void> | undefined
  const hold = gate()
  const armed = {
    now: () => {
      // The worker asks for the time first to look, then to claim: there a request is ahead of it.
      if (isArmed && ++asked === 2) {
        request = world.db.transaction().execute(() => hold.opened)
        stopped = worker.stop(0).then(() => {
          begunAtStop = tutor.briefs.length
        })
      }
      return clock.now()
    },
  }
  await world.db.updateTable('jobs').set({ runAt: '2999-01-01' }).execute()
  await worker.start({ ...world.services, clock: armed, tutor, jobs: worker })
  await manyTurns()
  await world.db.updateTable('jobs').set({ runAt: '2026-01-01' }).execute()
  isArmed = true
  worker.wake()
  await until(() => asked >= 2)
  await manyTurns()
  hold.open()
  await stopped
  await request
  await manyTurns()
  // It may have been done within the stop, or not at all, but never after it.
  expect(tutor.briefs).toHaveLength(begunAtStop)
  expect(job()['state']).not.toBe('running')
})

test('replies do not wait for measuring, and at most two files are measured at once', async () => {
  let running = 0
  let most = 0
  const release = gate()
  const media = trustingMedia({
    inspect: async () => {
      running += 1
      most = Math.max(most, running)
      await release.opened
      running -= 1
      throw new Error('enough')
    },
  })
  const { job, reply, db, user, ...world } = await withReply({
    tutor: scriptedTutor(['Quick.']),
    media,
  })
  for (let index = 0; index < 5; index += 1) {
    const file = await aFile(db, user)
    await aJob(db, {
      kind: 'facts',
      dedupeKey: `facts:${file.id}`,
      userId: user.id,
      payload: JSON.stringify({ fileId: file.id }),
    })
  }
  await workerFor(world)
  await until(() => reply()['status'] === 'done' && running === 2)
  expect([most, job()['state']]).toEqual([2, 'done'])
  release.open()
})

test('done jobs of yesterday are forgotten at the start, dead ones stay', async () => {
  const world = await buildContext()
  const finishedAt = '2026-11-14T11:59:59.000Z'
  await aJob(world.db, { state: 'done', finishedAt })
  await aJob(world.db, { state: 'done', finishedAt: '2026-11-14T12:00:01.000Z' })
  await aJob(world.db, { state: 'dead', finishedAt })
  await workerFor(world)
  expect(rowsOf(world.open, 'jobs').map((row) => row['state'])).toEqual(['done', 'dead'])
})
