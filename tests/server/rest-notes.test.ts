import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aConversation, aMessage } from '#tests/support/factories.ts'
import { scriptedTutor } from '#tests/support/scripted-tutor.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Plan } from '#routers/contract/plans.ts'

async function aHouse(plan: Plan = 'standard') {
  const tutor = scriptedTutor(['Look at the light.'])
  tutor.notes = [
    {
      title: 'Light',
      content: 'Mind it.',
      category: 'technique',
      tags: ['light'],
      excerpt: 'Look at the light.',
    },
  ]
  const house = await buildHouse({ tutor, settings: { defaultPlan: plan } })
  const member = await house.signUp()
  const user = house.open.sqlite
    .prepare('select * from users order by "createdAt" desc limit 1')
    .get() as UserRow
  const conversation = await aConversation(house.db, user)
  const message = await aMessage(house.db, conversation)
  return { house, tutor, member, user, conversation, message }
}

test('a note is written, listed, found, changed and deleted at the documented paths', async () => {
  const { member } = await aHouse()
  const created = await member.send('POST', '/api/notes', {
    title: 'Light',
    content: 'Mind where it comes from.',
    link: 'https://example.org/',
    category: 'technique',
    type: 'manual',
    tags: ['window'],
  })
  expect(created.status).toBe(201)
  const { note } = created.body as { note: { id: string } }
  expect(note).toMatchObject({ title: 'Light', type: 'manual', tags: ['window'] })
  const listed = await member.send('GET', '/api/notes')
  expect(listed.body).toMatchObject({ notes: [{ id: note.id }] })
  const found = await member.send('GET', '/api/notes/search?q=wind')
  expect(found.body).toMatchObject({ notes: [{ id: note.id }] })
  const missed = await member.send('GET', '/api/notes/search?q=storm')
  expect(missed.body).toEqual({ notes: [] })
  const changed = await member.send('PUT', `/api/notes/${note.id}`, { title: 'Shade' })
  expect(changed.body).toMatchObject({
    note: { title: 'Shade', link: 'https://example.org/' },
  })
  const gone = await member.send('DELETE', `/api/notes/${note.id}`)
  expect([gone.status, gone.body]).toEqual([200, { success: true }])
  const again = await member.send('DELETE', `/api/notes/${note.id}`)
  expect([again.status, again.body]).toMatchObject([404, { code: 'not_found' }])
})

test('a note without its title is 400 with the sentence of the specification', async () => {
  const { member } = await aHouse()
  const answer = await member.send('POST', '/api/notes', { title: ' ', content: 'x' })
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'invalid', message: 'Please provide both title and content for the note.' },
  ])
})

test('extract-notes answers the notes, which the conversation then has', async () => {
  const { member, conversation, message } = await aHouse()
  const asked = {
    conversationId: conversation.id,
    messageId: message.id,
    messageContent: 'Forged words.',
  }
  const answer = await member.send('POST', '/api/extract-notes', asked)
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { notes: [{ title: 'Light', type: 'ai_extracted', excerpt: 'Look at the light.' }] },
  ])
  const again = await member.send('POST', '/api/extract-notes', asked)
  expect(again.body).toEqual(answer.body)
  const there = await member.send('GET', `/api/notes/conversation/${conversation.id}`)
  expect(there.body).toEqual(answer.body)
})

test('extract-notes is 403 on the free plan, 404 for another’s message and 502 when the AI fails', async () => {
  const free = await aHouse('free')
  const asked = { conversationId: free.conversation.id, messageId: free.message.id }
  const refused = await free.member.send('POST', '/api/extract-notes', asked)
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'plan_limit' }])
  const { house, tutor, member, conversation, message } = await aHouse()
  const stranger = await house.signUp()
  const own = { conversationId: conversation.id, messageId: message.id }
  expect((await stranger.send('POST', '/api/extract-notes', own)).status).toBe(404)
  const unknown = await stranger.send('GET', `/api/notes/conversation/${conversation.id}`)
  expect(unknown.status).toBe(404)
  tutor.notes = new AiError('ai_key_refused', 'no')
  expect((await member.send('POST', '/api/extract-notes', own)).status).toBe(502)
})
