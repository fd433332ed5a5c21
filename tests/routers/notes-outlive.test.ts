import { expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation } from '#tests/support/factories.ts'

test('a note outlives the conversation it came from', async () => {
  const world = await buildContext()
  const { id: conversationId } = await aConversation(world.db, world.user)
  const at = '2026-11-10T10:00:00.000Z'
  await world.db
    .insertInto('notes')
    .values({
      id: newId(),
      userId: world.user.id,
      conversationId,
      title: 'Look at the edges',
      content: 'They let too much in.',
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await world.api.conversation.remove({ id: conversationId })
  expect(rowsOf(world.open, 'notes')).toMatchObject([
    { title: 'Look at the edges', conversationId: null },
  ])
})
