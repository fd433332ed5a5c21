import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit, aVersion } from '#tests/support/crits.ts'
import { aFile, aMessage, aUser } from '#tests/support/factories.ts'
import { codeOf, outcomes, refusalOf } from '#tests/support/refusals.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'

function pair({ sessionId, work }: Crit, version: Pick<FileRow, 'id'>) {
  return { sessionId, originalFileId: work.id, newFileId: version.id }
}

function comparisons({ open }: TestWorld): Array<Record<string, unknown>> {
  return rowsOf(open, 'messages').filter((row) => row['kind'] === 'comparison')
}

function parentOf({ open }: TestWorld, { id }: Pick<FileRow, 'id'>): unknown {
  return rowsOf(open, 'files').find((file) => file['id'] === id)?.['parentId']
}

test('a comparison begins as a message about two files, with its job, and costs no reply', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  const view = await world.api.comparison.create(pair(crit, version))
  expect(view).toMatchObject({
    role: 'ai',
    kind: 'comparison',
    status: 'pending',
    content: '',
    refyn: null,
    comparison: {
      originalFileId: crit.work.id,
      newFileId: version.id,
      differences: [],
      verdicts: [],
    },
  })
  expect(rowsOf(world.open, 'jobs')).toMatchObject([
    { kind: 'reply', dedupeKey: `reply:${view.id}`, state: 'ready' },
  ])
  expect(parentOf(world, version)).toBe(crit.work.id)
  const { conversation } = await world.api.conversation.get({ sessionId: crit.sessionId })
  expect([conversation.repliesUsed, world.jobs.wakes]).toEqual([0, 1])
})

test('what belongs to someone else or to another session is as absent as none', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  const foreign = await aCrit(world, await aUser(world.db))
  const foreignVersion = await aVersion(world, foreign)
  const other = await aCrit(world, world.user)
  const otherVersion = await aVersion(world, other)
  const good = pair(crit, version)
  for (const over of [
    { originalFileId: newId() },
    { newFileId: newId() },
    { originalFileId: foreign.work.id },
    { newFileId: foreignVersion.id },
    { sessionId: foreign.sessionId },
    pair(foreign, foreignVersion),
    { originalFileId: other.work.id },
    { newFileId: otherVersion.id },
    { sessionId: other.sessionId },
  ]) {
    const call = world.api.comparison.create({ ...good, ...over })
    expect(await codeOf(call)).toBe('not_found')
  }
  expect([comparisons(world).length, countRows(world.open, 'jobs')]).toEqual([0, 0])
  expect(parentOf(world, version)).toBeNull()
})

test('only an earlier file and an improved version make a pair', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const { sessionId, work } = crit
  const secondWork = await aFile(world.db, world.user, { sessionId })
  const version = await aVersion(world, crit)
  const later = await aVersion(world, crit)
  const refyn = await aVersion(world, crit, { kind: 'refyn' })
  for (const [originalFileId, newFileId] of [
    [work.id, work.id],
    [version.id, version.id],
    [work.id, secondWork.id],
    [version.id, work.id],
    [later.id, version.id],
    [refyn.id, later.id],
    [work.id, refyn.id],
  ] as const) {
    const refusal = await refusalOf(
      world.api.comparison.create({ sessionId, originalFileId, newFileId }),
    )
    expect([refusal.appCode, refusal.message]).toEqual([
      'invalid',
      'Please select an original file and upload a new version.',
    ])
  }
  expect([comparisons(world).length, countRows(world.open, 'jobs')]).toEqual([0, 0])
})

test('while a reply is being written a comparison is refused and the version stays', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  await aMessage(world.db, crit.conversation, { status: 'writing', content: '' })
  const call = world.api.comparison.create(pair(crit, version))
  expect(await codeOf(call)).toBe('reply_in_progress')
  expect([countRows(world.open, 'jobs'), countRows(world.open, 'files')]).toEqual([0, 2])
  expect(parentOf(world, version)).toBeNull()
})

test('the same pair is one message, however often and at once it is asked', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  const ask = (requestId?: string) =>
    world.api.comparison.create({ ...pair(crit, version), requestId })
  const views = await Promise.all([ask(), ask(crypto.randomUUID()), ask()])
  world.open.sqlite.exec(`update messages set status = 'done'`)
  views.push(await ask(crypto.randomUUID()))
  expect(new Set(views.map(({ id }) => id)).size).toBe(1)
  expect([comparisons(world).length, countRows(world.open, 'jobs')]).toEqual([1, 1])
})

test('a pair whose comparison failed can be compared anew', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  const first = await world.api.comparison.create(pair(crit, version))
  world.open.sqlite.exec(`update messages set status = 'failed'`)
  const second = await world.api.comparison.create(pair(crit, version))
  expect([second.id === first.id, comparisons(world).length]).toEqual([false, 2])
})

test('two pairs at once: one is begun, the other waits its turn', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const versions = [await aVersion(world, crit), await aVersion(world, crit)]
  const ended = await outcomes(
    versions.map((version) => world.api.comparison.create(pair(crit, version))),
  )
  expect(ended).toEqual({ passed: 1, refused: ['reply_in_progress'] })
})

test('a version that has its parent keeps it, whatever it is compared with', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const second = await aVersion(world, crit, { parentId: crit.work.id })
  const third = await aVersion(world, crit, { parentId: second.id })
  await world.api.comparison.create(pair(crit, third))
  expect([parentOf(world, second), parentOf(world, third)]).toEqual([
    crit.work.id,
    second.id,
  ])
})

test('a comparison that was stopped can be tried again, or its pair compared anew', async () => {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const version = await aVersion(world, crit)
  const { id: messageId } = await world.api.comparison.create(pair(crit, version))
  expect((await world.api.conversation.stop({ messageId })).status).toBe('stopped')
  expect(await world.api.conversation.retry({ messageId })).toMatchObject({
    kind: 'comparison',
    status: 'pending',
  })
  await world.api.conversation.stop({ messageId })
  const again = await world.api.comparison.create(pair(crit, version))
  expect(again.status).toBe('pending')
  expect(again.id).not.toBe(messageId)
})
