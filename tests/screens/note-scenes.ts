import type { Page } from 'playwright-core'
import type { Scene } from './scenes.ts'

/** Notes of the night picture, drawn once, whichever scene comes first. */
export async function drawNotes(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.get('/api/conversation/session_1700000000007_stage')
  const { conversation, messages } = (await answer.json()) as {
    conversation: { id: string }
    messages: Array<{ id: string }>
  }
  const data = { conversationId: conversation.id, messageId: messages[0]?.id }
  await page.request.post('/api/extract-notes', { data, headers })
  await page.reload()
}

/** The notes of a person: none, many, searched, written. */
export const noteScenes: Scene[] = [
  { name: 'notes-empty', who: 'newcomer', path: '/notes', until: 'No notes yet' },
  {
    name: 'notes-full',
    who: 'member',
    path: '/notes',
    until: 'From conversation',
    prepare: drawNotes,
  },
  {
    name: 'notes-searched',
    who: 'member',
    path: '/notes?q=light',
    until: 'From conversation',
    prepare: drawNotes,
  },
  {
    name: 'notes-nothing-found',
    who: 'member',
    path: '/notes?q=zeppelin',
    until: 'Nothing found',
  },
  {
    name: 'note-dialog',
    who: 'member',
    path: '/notes',
    until: 'Tags, separated by commas',
    prepare: (page) => page.getByRole('button', { name: 'Create Note' }).click(),
  },
]
