import { describe, expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { appRouter } from '#routers/app.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { codeOf } from '#tests/support/refusals.ts'

/** The whole list of what a visitor may call (rule D-31): a new name here is a decision. */
const publicProcedures = ['account.login', 'account.logout', 'account.register']

const id = newId()
const sessionId = 'session_1_a'
/** An input that each member procedure would take, so that only the missing caller is wrong. */
const inputs: Record<string, unknown> = {
  'account.me': undefined,
  'account.saveProfile': { firstName: 'Ida', lastName: 'Holm' },
  'account.setTutoring': { level: 'beginning' },
  'audioChat.get': { sessionId },
  'audioChat.generate': { sessionId, conversationId: id },
  'billing.subscription': undefined,
  'comparison.create': { sessionId, originalFileId: id, newFileId: id },
  'conversation.list': {},
  'conversation.get': { sessionId },
  'conversation.find': { id },
  'conversation.analyze': {
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'painting',
  },
  'conversation.ask': { sessionId, message: 'Why?' },
  'conversation.stop': { messageId: id },
  'conversation.tutor': undefined,
  'conversation.retry': { messageId: id },
  'conversation.markHelpful': { messageId: id, isHelpful: true },
  'conversation.remove': { id },
  'conversation.follow': { sessionId },
  'courses.assignment': { id },
  'courses.follow': undefined,
  'courses.generate': { courseTitle: 'Light', selectedNotes: [id] },
  'courses.get': { id },
  'courses.list': {},
  'courses.progress': { id },
  'courses.remove': { id },
  'courses.retry': { id },
  'courses.takeQuiz': { courseId: id, partIndex: 0, answers: [0, 1] },
  'discovery.addFavoriteEvent': { title: 'Opening', startDate: '2026-11-20', venue: '' },
  'discovery.addFavoriteLocation': { locationId: 1 },
  'discovery.discoverEvents': { location: 'Wakefield' },
  'discovery.discoverLocations': { searchQuery: 'Wakefield' },
  'discovery.exportEvents': undefined,
  'discovery.exportLocations': undefined,
  'discovery.favoriteEvents': undefined,
  'discovery.favoriteLocations': undefined,
  'discovery.get': {},
  'discovery.locations': undefined,
  'discovery.removeFavoriteEvent': { id },
  'discovery.removeFavoriteLocation': { locationId: 1 },
  'discovery.saved': undefined,
  'discovery.setEventNotes': { id, notes: 'Go on a Tuesday' },
  'discovery.setLocationNotes': { id, notes: 'Go on a Tuesday' },
  'discovery.settings': undefined,
  'files.list': { sessionId },
  'files.finalize': { uploadId: 'a'.repeat(32) },
  'files.remove': { id },
  'files.text': { id },
  'notes.create': { title: 'Light', content: 'Mind it' },
  'notes.export': {},
  'notes.extract': { conversationId: id, messageId: id },
  'notes.extractions': { conversationId: id },
  'notes.list': {},
  'notes.remove': { id },
  'notes.update': { id, title: 'Light' },
  'refyn.editor': undefined,
  'refyn.create': { sessionId, fileId: id, suggestionIds: [id] },
  'refyn.createFromWords': { sessionId, fileId: id, suggestions: 'Level the horizon' },
  'reviews.export': undefined,
  'reviews.grade': { id, grade: 'good', reps: 0 },
  'reviews.queue': undefined,
  'suggestions.list': { sessionId },
  'suggestions.set': { id, state: 'done' },
  'suggestions.retry': { sessionId },
}

const procedures = Object.keys(appRouter._def.procedures).toSorted()
const members = procedures.filter((name) => !publicProcedures.includes(name))

function call(api: object, name: string, input: unknown): Promise<unknown> {
  let target: unknown = api
  for (const part of name.split('.')) target = (target as Record<string, unknown>)[part]
  return (target as (input: unknown) => Promise<unknown>)(input)
}

test('the public procedures are the ones on the list', () => {
  expect(procedures.filter((name) => publicProcedures.includes(name))).toEqual(
    publicProcedures,
  )
  expect(members).toEqual(Object.keys(inputs).toSorted())
})

describe('a visitor', () => {
  test.for(members)('is refused by %s as signed out', async (name) => {
    const { as } = await buildContext()
    expect(await codeOf(call(as(null).api, name, inputs[name]))).toBe('signed_out')
  })

  test.for(members)('learns nothing from a malformed call of %s', async (name) => {
    const { as } = await buildContext()
    expect(await codeOf(call(as(null).api, name, { nonsense: true }))).toBe('signed_out')
  })
})

describe('a member', () => {
  const withInput = members.filter((name) => inputs[name] !== undefined)
  test.for(withInput)('is refused by %s for a field nobody asked for', async (name) => {
    const { api } = await buildContext()
    const input = { ...(inputs[name] as object), userId: id }
    expect(await codeOf(call(api, name, input))).toBe('invalid')
  })
})
