import { expect, test } from 'vitest'
import { cloneDatabase, rowsOf } from '#tests/support/database.ts'
import { aConversation, aUser } from '#tests/support/factories.ts'
import type { OpenDatabase } from '#db/database.ts'

interface Column {
  name: string
  type: string
  dflt_value: string | null
  notnull: number
}

function columnsOf({ sqlite }: OpenDatabase, table: string): Column[] {
  return sqlite.pragma(`table_info("${table}")`) as Column[]
}

/** The fields of section 3 of both parts; more may stand beside them. */
const promised = {
  users: `id firstName lastName email artistStatement interests profileImageUrl isAdmin password
    googleId stripeCustomerId stripeSubscriptionId subscriptionStatus subscriptionPlan
    conversationsThisMonth refynsThisMonth billingPeriodStart lastLoginAt createdAt updatedAt`,
  password_reset_tokens: 'id email token expiresAt used createdAt',
  conversations: 'id sessionId userId contextPrompt mediaType audioUrl createdAt',
  messages: 'id conversationId role content createdAt',
  files: `id filename originalName title mimeType size sessionId userId suggestions uploadedAt
    facts kind parentId sha256`,
  notes: `id userId conversationId title content link type category tags createdAt updatedAt`,
  micro_courses: `id userId title content status sourceNotes parts finalAssignment createdAt
    updatedAt completedAt`,
  course_quiz_progress:
    'id userId courseId partIndex score answers completedAt updatedAt',
  course_assignments: `id userId courseId conversationId title description artworkPrompt status
    submissionNotes createdAt updatedAt submittedAt`,
  discovery_locations: `id userId name description latitude longitude address category website
    phone openingHours culturalSignificance aiGenerated createdAt`,
  favorite_locations: 'id userId locationId notes createdAt',
  favorite_events: `id userId title description startDate endDate venue address category price
    website organizer notes createdAt`,
  saved_discoveries: `id userId name description centerLatitude centerLongitude locationIds
    searchQuery userInterests createdAt`,
}

test.for(Object.entries(promised))(
  'the table %s has its fields of the specification',
  async ([table, fields]) => {
    const names = columnsOf(await cloneDatabase(), table).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(fields.split(/\s+/)))
  },
)

test('all entities have tables under their names, and so have the added ones', async () => {
  const open = await cloneDatabase()
  const tables = rowsOf(open, 'sqlite_master')
    .filter(({ type }) => type === 'table')
    .map(({ name }) => name)
  const added = ['sessions', 'jobs', 'reply_chunks', 'suggestions', 'usage', 'uploads']
  expect(tables).toEqual(expect.arrayContaining([...Object.keys(promised), ...added]))
})

test.for([
  ['users', 'isAdmin', '0'],
  ['users', 'conversationsThisMonth', '0'],
  ['users', 'refynsThisMonth', '0'],
  ['users', 'interests', "'[]'"],
  ['users', 'subscriptionPlan', "'free'"],
  ['password_reset_tokens', 'used', '0'],
  ['files', 'suggestions', "'[]'"],
  ['notes', 'type', "'manual'"],
  ['notes', 'category', "'general'"],
  ['notes', 'tags', "'[]'"],
  ['micro_courses', 'status', "'generating'"],
  ['course_assignments', 'status', "'pending'"],
  ['discovery_locations', 'aiGenerated', '1'],
] as const)('in %s the default of %s is %s', async ([table, field, value]) => {
  const column = columnsOf(await cloneDatabase(), table).find(
    ({ name }) => name === field,
  )
  expect([column?.notnull, column?.dflt_value]).toEqual([1, value])
})

test('the coordinates of a place are text, and nothing of a file is a blob', async () => {
  const open = await cloneDatabase()
  const types = (table: string) =>
    new Map(columnsOf(open, table).map(({ name, type }) => [name, type.toLowerCase()]))
  const place = types('discovery_locations')
  expect([place.get('latitude'), place.get('longitude')]).toEqual(['text', 'text'])
  expect([...types('files').values()]).not.toContain('blob')
})

/** Whether a second row with the same values in these columns is refused. */
function isUnique({ sqlite }: OpenDatabase, table: string, fields: string[]): boolean {
  const indexes = sqlite.pragma(`index_list("${table}")`) as Array<{
    name: string
    unique: number
  }>
  return indexes.some(({ name, unique }) => {
    const columns = sqlite.pragma(`index_info("${name}")`) as Array<{ name: string }>
    return (
      unique === 1 &&
      columns
        .map((column) => column.name)
        .toSorted()
        .join() === fields.toSorted().join()
    )
  })
}

test.for([
  ['users', ['email']],
  ['password_reset_tokens', ['token']],
  ['conversations', ['userId', 'sessionId']],
  ['favorite_locations', ['userId', 'locationId']],
  ['favorite_events', ['userId', 'title', 'venue', 'startDate']],
  ['course_quiz_progress', ['userId', 'courseId', 'partIndex']],
] as const)('in %s nothing is twice with the same %s', async ([table, fields]) => {
  expect(isUnique(await cloneDatabase(), table, [...fields])).toBe(true)
})

test('a second conversation of one learner in one session is refused by the table', async () => {
  const { db } = await cloneDatabase()
  const [one, other] = [await aUser(db), await aUser(db)]
  const { sessionId } = await aConversation(db, one)
  await aConversation(db, other, { sessionId })
  await expect(aConversation(db, one, { sessionId })).rejects.toThrow(/UNIQUE/)
})
