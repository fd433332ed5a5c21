import { expect, test } from 'vitest'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aFile, aMessage } from '#tests/support/factories.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

/** The last write of the transaction fails: whatever was written before it must go with it. */
function refuseJobs({ open }: TestWorld): void {
  open.sqlite.exec(
    `create trigger no_jobs before insert on jobs begin select raise(abort, 'no'); end`,
  )
}

test('without its job a question is not stored either', async () => {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  await aMessage(world.db, crit)
  refuseJobs(world)
  const call = world.api.conversation.ask({ sessionId: crit.sessionId, message: 'Why?' })
  expect((await refusalOf(call)).appCode).toBe('internal')
  expect(countRows(world.open, 'messages')).toBe(1)
  expect(rowsOf(world.open, 'conversations')[0]?.['replyCount']).toBe(0)
  expect(world.jobs.wakes).toBe(0)
})

test('without its job a crit does not begin and nothing of the month is used', async () => {
  const world = await buildContext()
  const { sessionId } = await aFile(world.db, world.user)
  refuseJobs(world)
  const call = world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
  expect((await refusalOf(call)).appCode).toBe('internal')
  expect([
    countRows(world.open, 'conversations'),
    countRows(world.open, 'messages'),
    rowsOf(world.open, 'files')[0]?.['conversationId'],
    (await world.api.billing.subscription()).conversationsThisMonth,
  ]).toEqual([0, 0, null, 0])
})
