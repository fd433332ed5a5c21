import { expect, test } from 'vitest'
import { buildHouse } from '#tests/support/build-house.ts'

test('the three paths of an administrator answer in the shapes of the specification', async () => {
  const { signUp } = await buildHouse({
    settings: { adminEmails: ['ida@example.org'] },
  })
  const admin = await signUp('ida@example.org')
  await signUp('noa@example.org')
  expect((await admin.get('/api/admin/check')).body).toEqual({ isAdmin: true })
  expect((await admin.get('/api/admin/stats')).body).toEqual({
    // The one who built the house is the third.
    totalUsers: 3,
    usersByPlan: { free: 3, standard: 0, premium: 0, academic: 0 },
    totalConversations: 0,
    totalStorage: 0,
    totalCourses: 0,
    totalNotes: 0,
    totalLocations: 0,
  })
  const { users } = (await admin.get('/api/admin/users')).body as {
    users: Array<Record<string, unknown>>
  }
  expect(users.find(({ email }) => email === 'noa@example.org')).toEqual({
    id: expect.any(String),
    email: 'noa@example.org',
    firstName: null,
    lastName: null,
    subscriptionPlan: 'free',
    isAcademic: false,
    isAdmin: false,
    isBeingRemoved: false,
    hasSubscription: false,
    lastLoginAt: expect.any(String),
    createdAt: expect.any(String),
    conversationCount: 0,
    storageUsed: 0,
    courseCount: 0,
    noteCount: 0,
    locationCount: 0,
  })
})

test('what somebody keeps is counted in bytes and in pieces', async () => {
  const { signUp } = await buildHouse({
    settings: { adminEmails: ['ida@example.org'] },
  })
  const admin = await signUp('ida@example.org')
  const work = Buffer.from('%PDF-1.7 a page')
  await admin.upload('session_1_a', [['page.pdf', work]])
  await admin.send('POST', '/api/notes', { title: 'Light', content: 'Mind it' })
  const { users } = (await admin.get('/api/admin/users')).body as {
    users: Array<Record<string, unknown>>
  }
  expect(users.find(({ email }) => email === 'ida@example.org')).toMatchObject({
    storageUsed: work.length,
    noteCount: 1,
  })
  expect((await admin.get('/api/admin/stats')).body).toMatchObject({
    totalStorage: work.length,
    totalNotes: 1,
  })
})

test('anybody else is told so: 401 for a visitor, 403 for a member, who may ask about themselves', async () => {
  const { signUp, visitor } = await buildHouse()
  await signUp()
  const member = await signUp()
  for (const path of ['/api/admin/stats', '/api/admin/users']) {
    expect((await visitor().get(path)).status, path).toBe(401)
    expect((await member.get(path)).status, path).toBe(403)
  }
  expect((await visitor().get('/api/admin/check')).status).toBe(401)
  expect((await member.get('/api/admin/check')).body).toEqual({ isAdmin: false })
})
