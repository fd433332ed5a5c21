import { expect, test } from 'vitest'
import { conversation, list } from '#tests/bench/bench-rows.ts'
import { openStage } from '#tests/bench/stage.ts'
import { toTable } from '#tests/bench/table.ts'

const few = {
  users: 2,
  conversations: 60,
  messages: 80,
  longThread: 20,
  notes: 5,
  filesPerConversation: 5,
}
const short = { rounds: 1, loadMs: 30, restMs: 0 }

test('the benches measure the running app against a bare server with the same answers', async () => {
  const stage = await openStage(few, short)
  try {
    const rows = [...(await list(stage)), ...(await conversation(stage))]
    expect(rows.map(({ ours, bare }) => ours > 0 && bare !== null)).not.toContain(false)
    expect(toTable(rows)).toContain('| list of 50 conversations | answers/s |')
  } finally {
    await stage.close()
  }
})
