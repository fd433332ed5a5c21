import { expect, test } from 'vitest'
import { newId, randomId } from '#db/ids.ts'
import { rowsOf } from '#tests/support/database.ts'
import {
  aConversation,
  aCourse,
  aJob,
  aMessage,
  aUser,
} from '#tests/support/factories.ts'
import { anOffice } from '#tests/support/office.ts'
import { codeOf } from '#tests/support/refusals.ts'
import type { JobRow } from '#db/tables/running.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Office } from '#tests/support/office.ts'

/** A job that has used up its tries. */
function aDeadJob(
  { db }: Office,
  job: { kind: string; key: string; userId: string | null; payload: object },
): Promise<JobRow> {
  return aJob(db, {
    kind: job.kind,
    dedupeKey: job.key,
    userId: job.userId,
    payload: JSON.stringify(job.payload),
    state: 'dead',
    attempts: 3,
    lastError: 'It failed',
    finishedAt: '2026-11-14T00:00:00.000Z',
  })
}

const jobOf = ({ open }: Office, { id }: Pick<JobRow, 'id'>) =>
  rowsOf(open, 'jobs').find((job) => job['id'] === id)

const begunAnew = { state: 'ready', attempts: 0, lastError: null, finishedAt: null }

/** Somebody whose second message, of this kind, has failed and given back what it took. */
async function aFailedMessage(
  world: Office,
  kind: 'reply' | 'refyn',
  over: { person?: Partial<UserRow>; replyCount?: number } = {},
) {
  const { db } = world
  const ada = await aUser(db, over.person ?? {})
  const conversation = await aConversation(db, ada, {
    replyCount: over.replyCount ?? 1,
    quotaMonth: '2026-11-01T00:00:00.000Z',
  })
  await aMessage(db, conversation)
  const failed = { status: 'failed', errorCode: 'ai_failed', content: '' } as const
  const message = await aMessage(db, conversation, { ...failed, kind })
  const job = await aDeadJob(world, {
    kind,
    key: `${kind}:${message.id}`,
    userId: ada.id,
    payload: { messageId: message.id },
  })
  const row = () => rowsOf(world.open, 'messages').find(({ id }) => id === message.id)
  const replies = () => rowsOf(world.open, 'conversations')[0]?.['replyCount']
  const person = () => rowsOf(world.open, 'users').find(({ id }) => id === ada.id)
  return { job, row, replies, person }
}

test('a reply is written anew and takes its reply again', async () => {
  const world = await anOffice()
  const { job, row, replies } = await aFailedMessage(world, 'reply')
  await world.office.retryJob({ jobId: job.id })
  expect(row()).toMatchObject({ status: 'pending', errorCode: null })
  expect(replies()).toBe(2)
  expect(jobOf(world, job)).toMatchObject(begunAnew)
  expect(world.jobs.wakes).toBeGreaterThan(0)
})

test('a reply for which the person has none left is refused, and stays failed', async () => {
  const world = await anOffice()
  const { job, row, replies } = await aFailedMessage(world, 'reply', { replyCount: 3 })
  expect(await codeOf(world.office.retryJob({ jobId: job.id }))).toBe('reply_limit')
  expect([row()?.['status'], replies()]).toEqual(['failed', 3])
  expect(jobOf(world, job)).toMatchObject({ state: 'dead', attempts: 3 })
})

test('the limits are the person’s, not the administrator’s', async () => {
  const world = await anOffice()
  world.open.sqlite.exec(`update users set "subscriptionPlan" = 'premium'`)
  const free = await aFailedMessage(world, 'reply', { replyCount: 3 })
  expect(await codeOf(world.office.retryJob({ jobId: free.job.id }))).toBe('reply_limit')
  const paying = await anOffice()
  const { job, replies } = await aFailedMessage(paying, 'reply', {
    person: { subscriptionPlan: 'standard' },
    replyCount: 3,
  })
  await paying.office.retryJob({ jobId: job.id })
  expect(replies()).toBe(4)
})

test('a picture takes one of the person’s month again', async () => {
  const world = await anOffice()
  const { job, row, person } = await aFailedMessage(world, 'refyn')
  await world.office.retryJob({ jobId: job.id })
  expect([row()?.['status'], person()?.['refynsThisMonth']]).toEqual(['pending', 1])
  expect(rowsOf(world.open, 'users')[0]?.['refynsThisMonth']).toBe(0)
})

test('a course goes on', async () => {
  const world = await anOffice()
  const ada = await aUser(world.db)
  const failed = { status: 'failed', errorCode: 'ai_failed' } as const
  const { id: courseId } = await aCourse(world.db, ada, failed)
  const job = await aDeadJob(world, {
    kind: 'course',
    key: `course:${courseId}`,
    userId: ada.id,
    payload: { courseId },
  })
  await world.office.retryJob({ jobId: job.id })
  expect(rowsOf(world.open, 'micro_courses')).toMatchObject([
    { status: 'generating', errorCode: null },
  ])
  expect(jobOf(world, job)).toMatchObject(begunAnew)
})

test('a talk goes on where it failed', async () => {
  const world = await anOffice()
  const ada = await aUser(world.db)
  const conversation = await aConversation(world.db, ada)
  const { id: messageId } = await aMessage(world.db, conversation)
  const audioChatId = newId()
  await world.db
    .insertInto('audio_chats')
    .values({
      id: audioChatId,
      userId: ada.id,
      conversationId: conversation.id,
      messageId,
      status: 'failed',
      stage: 'speech',
      filename: randomId(32),
      piecesName: randomId(32),
      errorCode: 'ai_failed',
      createdAt: '2026',
      updatedAt: '2026',
    })
    .execute()
  const job = await aDeadJob(world, {
    kind: 'audio',
    key: `audio:${audioChatId}`,
    userId: ada.id,
    payload: { audioChatId },
  })
  await world.office.retryJob({ jobId: job.id })
  expect(rowsOf(world.open, 'audio_chats')).toMatchObject([
    { status: 'pending', stage: 'speech', errorCode: null },
  ])
  expect(jobOf(world, job)).toMatchObject(begunAnew)
})

test('an archive is made again, and its person sees it being made', async () => {
  const world = await anOffice()
  const ada = await aUser(world.db)
  const exportId = newId()
  const archive = {
    id: exportId,
    userId: ada.id,
    sessionId: 'a'.repeat(64),
    status: 'failed' as const,
    filename: randomId(32),
    size: null,
    errorCode: 'disk_full',
    createdAt: '2026-11-15T00:00:00.000Z',
    expiresAt: '2026-11-16T00:00:00.000Z',
  }
  await world.db.insertInto('exports').values(archive).execute()
  const job = await aDeadJob(world, {
    kind: 'export',
    key: `export:${exportId}`,
    userId: ada.id,
    payload: { exportId },
  })
  await world.office.retryJob({ jobId: job.id })
  expect(await world.as(ada).api.account.export()).toMatchObject({
    status: 'pending',
    errorCode: null,
  })
  expect(jobOf(world, job)).toMatchObject(begunAnew)
})

test.for([
  ['mail', { template: 'reset', email: 'ada@example.org' }],
  ['sweep', { filenames: [], uploadIds: [] }],
  ['remove-account', { userId: newId() }],
  ['subscription', { customerId: 'cus_1' }],
] as const)('the server’s own job %s begins anew', async ([kind, payload]) => {
  const world = await anOffice()
  const job = await aDeadJob(world, { kind, key: `${kind}:1`, userId: null, payload })
  await world.office.retryJob({ jobId: job.id })
  expect(jobOf(world, job)).toMatchObject(begunAnew)
  expect(world.jobs.wakes).toBeGreaterThan(0)
})

test.for(['suggestions', 'notes', 'facts'])(
  'work of the kind %s begins anew and takes nothing',
  async (kind) => {
    const world = await anOffice()
    const ada = await aUser(world.db)
    const job = await aDeadJob(world, {
      kind,
      key: `${kind}:1`,
      userId: ada.id,
      payload: { messageId: newId(), fileId: newId() },
    })
    const before = rowsOf(world.open, 'users')
    await world.office.retryJob({ jobId: job.id })
    expect(jobOf(world, job)).toMatchObject(begunAnew)
    expect(rowsOf(world.open, 'users')).toEqual(before)
  },
)

test.for(['ready', 'running', 'done'] as const)(
  'a job that is %s has not failed and is left alone',
  async (state) => {
    const world = await anOffice()
    const job = await aJob(world.db, { state })
    expect(await codeOf(world.office.retryJob({ jobId: job.id }))).toBe('not_found')
    expect(jobOf(world, job)).toEqual(job)
  },
)

test('a second click on the same job is not found, and takes nothing twice', async () => {
  const world = await anOffice()
  const { job, replies } = await aFailedMessage(world, 'reply')
  await world.office.retryJob({ jobId: job.id })
  expect(await codeOf(world.office.retryJob({ jobId: job.id }))).toBe('not_found')
  expect(replies()).toBe(2)
})

test('of two clicks at once one takes the reply', async () => {
  const world = await anOffice()
  const { job, replies } = await aFailedMessage(world, 'reply')
  const { retryJob } = world.office
  await Promise.allSettled([retryJob({ jobId: job.id }), retryJob({ jobId: job.id })])
  expect(replies()).toBe(2)
  expect(jobOf(world, job)).toMatchObject(begunAnew)
})
