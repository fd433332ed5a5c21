import { describe, expect, test } from 'vitest'
import { newId } from '#db/ids.ts'
import { makeAdmin } from '#db/queries/users.ts'
import { appRouter } from '#routers/app.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { codeOf } from '#tests/support/refusals.ts'

/** The whole list of what a visitor may call (rule D-31): a new name here is a decision. */
const publicProcedures = [
  'account.beginNativeSignIn',
  'account.checkReset',
  'account.forgotPassword',
  'account.login',
  'account.logout',
  'account.nativeSignIn',
  'account.register',
  'account.resetPassword',
  'account.signInWays',
  'site.about',
]

const id = newId()
const sessionId = 'session_1_a'
/** An input that each member procedure would take, so that only the missing caller is wrong. */
const inputs: Record<string, unknown> = {
  'account.changePassword': { newPassword: 'another long one' },
  'account.endOtherSessions': undefined,
  'account.endSession': { id: 'a'.repeat(64) },
  'account.export': undefined,
  'account.me': undefined,
  'account.ownWays': undefined,
  'account.remove': {},
  'account.saveProfile': { firstName: 'Ida', lastName: 'Holm' },
  'account.sessions': undefined,
  'account.setTutoring': { level: 'beginning' },
  'account.startExport': undefined,
  'account.unlinkGoogle': undefined,
  'admin.check': undefined,
  'admin.health': undefined,
  'admin.queue': undefined,
  'admin.removeUser': { userId: id },
  'admin.retryJob': { jobId: id },
  'admin.setUser': { userId: id, isAcademic: true },
  'admin.signOutUser': { userId: id },
  'admin.stats': undefined,
  'admin.testMail': undefined,
  'admin.usage': undefined,
  'admin.users': {},
  'audioChat.get': { sessionId },
  'audioChat.generate': { sessionId, conversationId: id },
  'billing.cancel': undefined,
  'billing.selling': undefined,
  'billing.subscribe': { plan: 'standard' },
  'billing.subscription': undefined,
  'billing.sync': undefined,
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
    const { db, user, as } = await buildContext()
    await makeAdmin(db, user.id)
    const input = { ...(inputs[name] as object), nonsense: id }
    expect(await codeOf(call(as(user).api, name, input))).toBe('invalid')
  })

  const admins = members.filter(
    (name) => name.startsWith('admin.') && name !== 'admin.check',
  )
  test.for(admins)('is refused by %s as no admin', async (name) => {
    const { api } = await buildContext()
    expect(await codeOf(call(api, name, inputs[name]))).toBe('forbidden')
  })

  test.for(admins)('who was an admin a moment ago is refused by %s', async (name) => {
    const { as, user } = await buildContext()
    const before = as({ ...user, isAdmin: 1 }).api
    expect(await codeOf(call(before, name, inputs[name]))).toBe('forbidden')
  })
})
