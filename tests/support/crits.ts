import { factsVersion } from '#routers/contract/facts.ts'
import { aConversation, aFile, aMessage } from './factories.ts'
import { pictureFacts } from './facts.ts'
import { aSuggestion } from './suggestions.ts'
import type {
  ConversationRow,
  MessageRow,
  SuggestionRow,
} from '#db/tables/conversations.ts'
import type { FileRow, NewFileRow } from '#db/tables/files.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { ImageFacts } from '#routers/contract/facts.ts'
import type { TestWorld } from './build-context.ts'

export interface Crit {
  sessionId: string
  conversation: ConversationRow
  /** A measured picture called `quay.jpg`, with bytes. */
  work: FileRow
  critique: MessageRow
  /** Two for the picture, open. */
  suggestions: [SuggestionRow, SuggestionRow]
}

/** A crit whose critique and suggestions are there. */
export async function aCrit(
  world: Pick<TestWorld, 'db' | 'files'>,
  user: Pick<UserRow, 'id'>,
  over: Partial<NewFileRow> = {},
): Promise<Crit> {
  const { db, files } = world
  const conversation = await aConversation(db, user, { fileCount: 1 })
  const { sessionId } = conversation
  const work = await aFile(db, user, {
    sessionId,
    conversationId: conversation.id,
    originalName: 'quay.jpg',
    ...measured(),
    ...over,
  })
  files.put(`blobs/${work.filename}`, 'the first version')
  const critique = await aMessage(db, conversation)
  const first = await aSuggestion(db, critique, {
    fileId: work.id,
    title: 'Lift the shadows',
    how: 'Add half a stop of light to the shadows.',
    anchor: JSON.stringify({ type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 }),
  })
  const second = await aSuggestion(db, critique, {
    fileId: work.id,
    title: 'Level the horizon',
    how: 'Turn the picture by two degrees.',
  })
  return { sessionId, conversation, work, critique, suggestions: [first, second] }
}

/** An improved version in a crit, measured, with bytes. */
export async function aVersion(
  world: Pick<TestWorld, 'db' | 'files'>,
  { conversation }: Pick<Crit, 'conversation'>,
  over: Partial<NewFileRow> = {},
): Promise<FileRow> {
  const file = await aFile(
    world.db,
    { id: conversation.userId },
    {
      sessionId: conversation.sessionId,
      conversationId: conversation.id,
      kind: 'improved',
      originalName: 'quay 2.jpg',
      ...measured(pictureFacts({ brightness: 0.6 })),
      ...over,
    },
  )
  world.files.put(`blobs/${file.filename}`, 'a later version')
  return file
}

export function measured(
  facts: ImageFacts = pictureFacts(),
): Pick<NewFileRow, 'facts' | 'factsState' | 'factsVersion'> {
  return { facts: JSON.stringify(facts), factsState: 'done', factsVersion }
}
