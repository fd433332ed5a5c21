import { expect, test } from 'vitest'
import { factsVersion } from '#routers/contract/facts.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import { rowsOf } from '#tests/support/database.ts'
import { pictureFacts, soundFacts } from '#tests/support/facts.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { aConversation, aFile, aMessage, aSession } from '#tests/support/factories.ts'
import { scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { aSuggestion } from '#tests/support/suggestions.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type {
  ConversationRow,
  MessageRow,
  SuggestionRow,
} from '#db/tables/conversations.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { Facts } from '#routers/contract/facts.ts'
import type { Brief } from '#routers/tutor.ts'
import type { TestOptions, TestWorld } from '#tests/support/build-context.ts'
import type { ScriptedTutor } from '#tests/support/scripted-tutor.ts'

function aMeasuredFile(
  { db, user }: TestWorld,
  sessionId: string,
  facts: Facts,
): Promise<FileRow> {
  return aFile(db, user, {
    sessionId,
    facts: JSON.stringify(facts),
    factsState: 'done',
    factsVersion,
  })
}

function settled(world: TestWorld, sessionId: string): Promise<MessageView> {
  return until(async () => {
    const { messages } = await world.api.conversation.get({ sessionId })
    return messages.at(-1)?.status === 'done' ? messages.at(-1) : undefined
  })
}

/** A critique in these words of a picture and a sound. */
async function critiqueOf(
  words: string,
): Promise<{ reply: MessageView; files: FileRow[]; world: TestWorld }> {
  const world = await buildWorking({ tutor: scriptedTutor([words]) })
  const sessionId = aSession()
  const files = [
    await aMeasuredFile(world, sessionId, pictureFacts()),
    await aMeasuredFile(world, sessionId, soundFacts()),
  ]
  await world.api.conversation.analyze({
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'music',
  })
  return { reply: await settled(world, sessionId), files, world }
}

test('a reply is stored with what it cites, and what does not exist is not cited', async () => {
  const { reply, files } = await critiqueOf('It is dark [F2], and wide [F99]. So [F2].')
  expect(reply.citations).toEqual([
    {
      number: 2,
      fileId: files[0]?.id,
      key: 'brightness',
      label: 'Mean brightness',
      value: '45 %',
    },
  ])
})

test('a citation leads to the file whose fact it is', async () => {
  const works = [pictureFacts(), soundFacts()].map((facts, id) => ({
    id: String(id),
    facts,
  }))
  const { number } = numberFacts(works).find(({ key }) => key === 'loudness')!
  const { reply, files } = await critiqueOf(`First [F${number}], then [F1].`)
  expect(reply.citations).toMatchObject([
    { number: 1, fileId: files[0]?.id, key: 'size', value: '1200 × 800 pixels' },
    { number, fileId: files[1]?.id, key: 'loudness', value: '−14.2 LUFS' },
  ])
})

test('a number that is not what was measured is marked where it stands', async () => {
  const words = 'Good. It measures −9 LUFS.'
  const { reply, world } = await critiqueOf(words)
  expect(reply.content).toBe(words)
  expect(reply.numberMarks).toMatchObject([
    { start: 18, end: 25, measured: 'Integrated loudness: −14.2 LUFS' },
  ])
  expect(words.slice(18, 25)).toBe('−9 LUFS')
  const { messages } = await world.as(world.user).api.conversation.get({
    sessionId: String(rowsOf(world.open, 'conversations')[0]?.['sessionId']),
  })
  expect(messages[0]).toEqual(reply)
})

test('marks count in the text as it is stored, forged markers taken out', async () => {
  const { reply } = await critiqueOf('COMPARISON_IMAGES:Good. It measures −9 LUFS.')
  const [mark] = reply.numberMarks
  expect(reply.content.slice(mark?.start, mark?.end)).toBe('−9 LUFS')
})

test('a reply that cites nothing and states nothing wrong has neither', async () => {
  const { reply } = await critiqueOf('It measures −14.2 LUFS.')
  expect([reply.citations, reply.numberMarks]).toEqual([[], []])
})

test('citations of another shape, as an older version wrote them, read as none', async () => {
  const world = await buildWorking()
  const crit = await aConversation(world.db, world.user)
  await aMessage(world.db, crit, { citations: '[{"number":1}]', numberMarks: '{}' })
  const { messages } = await world.api.conversation.get({ sessionId: crit.sessionId })
  expect(messages).toMatchObject([{ citations: [], numberMarks: [] }])
})

interface Begun {
  world: TestWorld
  tutor: ScriptedTutor
  crit: ConversationRow
  critique: MessageRow
  file: FileRow
}

/** A crit whose critique is there. */
async function begun(
  options: TestOptions = {},
  facts: Facts = pictureFacts(),
): Promise<Begun> {
  const tutor = scriptedTutor(['Because.'])
  const world = await buildWorking({ tutor, ...options })
  const crit = await aConversation(world.db, world.user)
  const critique = await aMessage(world.db, crit)
  const file = await aMeasuredFile(world, crit.sessionId, facts)
  return { world, tutor, crit, critique, file }
}

/** What the tutor is told when the learner asks. */
async function briefOf(
  { world, tutor, crit }: Begun,
  suggestionId?: string,
): Promise<Brief> {
  const { sessionId } = crit
  await world.api.conversation.ask({
    sessionId,
    message: 'Why?',
    ...(suggestionId ? { suggestionId } : {}),
  })
  await settled(world, sessionId)
  return tutor.briefs.at(-1)!
}

function suggested(
  { world, critique, file }: Begun,
  over: Partial<SuggestionRow> = {},
): Promise<SuggestionRow> {
  return aSuggestion(world.db, critique, { fileId: file.id, ...over })
}

test('the tutor is told what was declined, with the reason, and nothing else', async () => {
  const crit = await begun()
  for (const state of ['open', 'tried', 'done'] as const) await suggested(crit, { state })
  await suggested(crit, {
    state: 'declined',
    title: 'Lift the shadows',
    reason: 'The dark is meant',
  })
  await suggested(crit, { state: 'declined', title: 'Crop the sky', fileId: null })
  expect((await briefOf(crit)).declined).toEqual([
    { workId: crit.file.id, title: 'Lift the shadows', reason: 'The dark is meant' },
    { workId: null, title: 'Crop the sky', reason: null },
  ])
})

test('the tutor is told where the learner stands and how to speak', async () => {
  const crit = await begun()
  expect((await briefOf(crit)).learner).toMatchObject({
    level: null,
    directness: 'straight',
  })
  await crit.world.api.account.setTutoring({ level: 'beginning', directness: 'gentle' })
  expect((await briefOf(crit)).learner).toMatchObject({
    level: 'beginning',
    directness: 'gentle',
  })
})

test('a question about a suggestion brings its words and its place along', async () => {
  const crit = await begun()
  const anchor = { type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 }
  await suggested(crit)
  const { id } = await suggested(crit, {
    title: 'Lift the shadows',
    how: 'Add a reflector',
    anchor: JSON.stringify(anchor),
  })
  const { focus, works } = await briefOf(crit, id)
  expect(focus).toEqual({
    work: works[0],
    title: 'Lift the shadows',
    how: 'Add a reflector',
    anchor,
    state: 'open',
    reason: null,
  })
  expect(focus?.work).toMatchObject({ id: crit.file.id, facts: pictureFacts() })
})

test('the next question is about nothing in particular again', async () => {
  const crit = await begun()
  const { id } = await suggested(crit)
  expect((await briefOf(crit, id)).focus).not.toBeNull()
  expect((await briefOf(crit)).focus).toBeNull()
})

test('a place that the work no longer has does not go along', async () => {
  const crit = await begun({}, soundFacts())
  const { id } = await suggested(crit, { anchor: '{"type":"time","from":500,"to":510}' })
  expect((await briefOf(crit, id)).focus).toMatchObject({
    work: { id: crit.file.id },
    anchor: null,
  })
})

test('a quote goes along when it stands in the text', async () => {
  const readText = () => Promise.resolve(['The train\nhad gone.'])
  const crit = await begun({ media: trustingMedia({ readText }) })
  const anchor = { type: 'quote', text: 'train had gone' }
  const { id } = await suggested(crit, { anchor: JSON.stringify(anchor) })
  expect((await briefOf(crit, id)).focus?.anchor).toEqual(anchor)
})

test('of a suggestion about no work in particular the tutor still learns the question', async () => {
  const crit = await begun()
  const { id } = await suggested(crit, { fileId: null })
  expect(await briefOf(crit, id)).toMatchObject({ question: 'Why?', focus: null })
})
