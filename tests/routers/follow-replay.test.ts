import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildContext } from '#tests/support/build-context.ts'
import { aConversation, aMessage } from '#tests/support/factories.ts'
import { follow, shown } from '#tests/support/follow.ts'
import { toMessageView } from '#routers/conversation/message-view.ts'
import type { LiveEvents, MemberContext } from '#routers/context.ts'
import type { ConversationRow, MessageRow } from '#db/tables/conversations.ts'
import type { TestWorld } from '#tests/support/build-context.ts'

/**
 * A writer whose every step can be taken at any moment: it stores first and tells then, as
 * write-reply does. Between two attempts the pieces of the older one go.
 */
function writerOf(world: TestWorld, crit: ConversationRow, reply: MessageRow) {
  const { sqlite } = world.open
  const tell: LiveEvents['publish'] = (id, event) =>
    world.services.live.publish(id, event)
  let [attempt, seq, text] = [0, 0, '']
  const set = (status: MessageRow['status'], content = '') =>
    sqlite
      .prepare('update messages set status = ?, content = ?, attempt = ? where id = ?')
      .run(status, content, attempt, reply.id)
  return {
    begin() {
      sqlite.exec('delete from reply_chunks')
      attempt += 1
      ;[seq, text] = [0, '']
      set('writing')
      const message = toMessageView({ ...reply, status: 'writing', attempt })
      tell(crit.id, { type: 'message', message })
      tell(crit.id, { type: 'reset', messageId: reply.id, attempt })
    },
    add(piece: string) {
      sqlite
        .prepare('insert into reply_chunks values (?, ?, ?, ?)')
        .run(reply.id, attempt, seq, piece)
      tell(crit.id, { type: 'chunk', messageId: reply.id, attempt, seq, text: piece })
      seq += 1
      text += piece
    },
    text: () => text,
  }
}

type Step = { kind: 'begin' } | { kind: 'add'; piece: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'begin' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      piece: fc.string({ minLength: 1, maxLength: 4 }),
    }),
  },
)

/** Runs what is to happen before the stream listens, before it reads, between its reads, and after. */
async function play(parts: Step[][]): Promise<{ seen: string; written: string }> {
  const world = await buildContext()
  const crit = await aConversation(world.db, world.user)
  const reply = await aMessage(world.db, crit, { status: 'pending', content: '' })
  const writer = writerOf(world, crit, reply)
  const take = (steps: Step[] = []) => {
    for (const next of steps) {
      if (next.kind === 'begin') writer.begin()
      else writer.add(next.piece)
    }
  }
  const [before, whileListening, betweenReads, after] = parts
  writer.begin()
  take(before)
  const live: LiveEvents = {
    ...world.services.live,
    subscribe(id, signal) {
      const events = world.services.live.subscribe(id, signal)
      take(whileListening)
      return events
    },
  }
  const ctx: MemberContext = {
    ...world.ctx,
    live,
    db: afterFirstMessageRead(world, () => take(betweenReads)),
  }
  const end = { type: 'reset', messageId: 'end', attempt: 0 } as const
  let isReplayed = false
  const seen = await follow(ctx, crit, (events) => {
    if (!isReplayed) {
      isReplayed = true
      take(after)
      world.services.live.publish(crit.id, end)
    }
    return events.at(-1)?.event.type === 'reset' && events.at(-1)?.event === end
  })
  return {
    seen: shown(seen.filter(({ event }) => event !== end)),
    written: writer.text(),
  }
}

/** The database, which lets something happen when the unsettled message has been read. */
function afterFirstMessageRead(
  world: TestWorld,
  happen: () => void,
): MemberContext['db'] {
  let isDone = false
  return world.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      if (!isDone && result.rows.some((row) => 'isHelpful' in row)) {
        isDone = true
        happen()
      }
      return Promise.resolve(result)
    },
  })
}

test('whatever is written while a stream catches up, nothing is missing and nothing doubled', async () => {
  const steps = fc.array(step, { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.tuple(steps, steps, steps, steps), async (parts) => {
      const { seen, written } = await play(parts)
      expect(seen).toBe(written)
    }),
    { numRuns: 150 },
  )
})

test('a new attempt that begins between listening and reading loses no piece', async () => {
  const { seen, written } = await play([
    [{ kind: 'add', piece: 'old' }],
    [{ kind: 'begin' }, { kind: 'add', piece: 'new ' }],
    [],
    [{ kind: 'add', piece: 'words' }],
  ])
  expect(written).toBe('new words')
  expect(seen).toBe('new words')
})
