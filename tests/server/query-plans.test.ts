import { expect, test } from 'vitest'
import { listNamesInMaking, listPreviews } from '#db/queries/files.ts'
import {
  findComparison,
  findMessageAfter,
  findUnsettledMessage,
  forgetFileInMessages,
  listMessages,
} from '#db/queries/messages.ts'
import { countNotesByMessage, searchNotes } from '#db/queries/notes.ts'
import { listSuggestions } from '#db/queries/suggestions.ts'
import { cloneDatabase } from '#tests/support/database.ts'
import type { Db, OpenDatabase } from '#db/database.ts'

/** How SQLite goes about each statement that the work runs. */
async function plansOf(open: OpenDatabase, work: () => Promise<unknown>) {
  const statements: string[] = []
  const prepare = open.sqlite.prepare.bind(open.sqlite)
  open.sqlite.prepare = (text: string) => {
    statements.push(text)
    return prepare(text)
  }
  await work()
  return statements.flatMap((text) => {
    const places = text.split('?').length - 1
    const steps = prepare(`explain query plan ${text}`).all(Array(places).fill('x'))
    return (steps as Array<{ detail: string }>).map(({ detail }) => detail)
  })
}

const [me, crit] = ['owner', 'conversation']
const conversationIds = Array.from({ length: 50 }, (_, index) => `conversation${index}`)

test.for<[string, (db: Db) => Promise<unknown>]>([
  [
    'the previews of a page',
    (db) => listPreviews(db, me, { conversationIds, perConversation: 5 }),
  ],
  ['a thread', (db) => listMessages(db, me, crit)],
  ['the reply that is being made', (db) => findUnsettledMessage(db, me, crit)],
  [
    'the next message',
    (db) => findMessageAfter(db, me, { conversationId: crit, position: 1 }),
  ],
  ['forgetting a file', (db) => forget(db)],
  ['the notes of a conversation', (db) => countNotesByMessage(db, me, crit)],
  ['its suggestions', (db) => listSuggestions(db, me, crit)],
])('for %s nothing else of their owner is read', async ([, work]) => {
  const open = await cloneDatabase()
  const plans = await plansOf(open, () => work(open.db))
  expect(plans.join('\n')).toContain('conversationId=?')
  expect(
    plans.filter((step) => /\(userId=\?\)|SCAN (files|messages)/.test(step)),
  ).toEqual([])
})

test('what concerns few messages is found by their own index, of all that there are', async () => {
  const open = await cloneDatabase()
  const versions = { originalFileId: 'a', newFileId: 'b' }
  const plans = await plansOf(open, async () => {
    await listNamesInMaking(open.db)
    await findComparison(open.db, me, versions)
  })
  const messages = plans.filter((step) => / messages\b/.test(step))
  expect(messages).toEqual([
    expect.stringContaining('USING INDEX messages_being_refyned'),
    expect.stringContaining('USING INDEX messages_of_versions'),
  ])
})

function forget(db: Db): Promise<void> {
  return forgetFileInMessages(db, { id: 'file', userId: me, conversationId: crit })
}

test.for([{ category: 'technique' }, { conversationId: crit }, {}])(
  'a search within %o asks the index of words once, and not once for each note',
  async (within) => {
    const open = await cloneDatabase()
    const wanted = { words: ['light'], limit: 20, offset: 0, ...within } as Parameters<
      typeof searchNotes
    >[2]
    const plans = await plansOf(open, () => searchNotes(open.db, me, wanted))
    // What stands behind the number is what the index is asked for: `=` would be one row each time.
    const asked = plans.flatMap(
      (step) => /SCAN notes_search VIRTUAL TABLE INDEX \d+:(\S*)/.exec(step)?.[1] ?? [],
    )
    expect(asked).toHaveLength(1)
    expect(asked.join()).not.toContain('=')
  },
)
