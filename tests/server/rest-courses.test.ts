import { expect, test } from 'vitest'
import { drawings } from '#server/drawings/drawings.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { aReadyCourse } from '#tests/support/factories.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { CourseView } from '#routers/contract/courses.ts'

async function aHouse() {
  const house = await buildHouse({ settings: { defaultPlan: 'premium' } })
  const member = await house.signUp()
  const user = house.open.sqlite
    .prepare('select * from users order by "createdAt" desc limit 1')
    .get() as UserRow
  const write = async (title: string) => {
    const { body } = await member.send('POST', '/api/notes', {
      title,
      content: 'Mind it.',
    })
    return (body as { note: { id: string } }).note
  }
  return { house, member, user, write }
}

test('a course is begun with notes or their ids, and answered before it is made', async () => {
  const { member, write } = await aHouse()
  const [light, edges] = [await write('Light'), await write('Edges')]
  const { status, body } = await member.send('POST', '/api/generate-micro-course', {
    courseTitle: 'Frames',
    selectedNotes: [light.id, edges],
  })
  expect(status).toBe(202)
  const { course } = body as { course: CourseView }
  expect(course).toMatchObject({
    title: 'Frames',
    status: 'generating',
    parts: null,
    sourceNotes: [{ title: 'Light' }, { title: 'Edges' }],
  })
  const listed = await member.get('/api/micro-courses')
  expect(listed.body).toMatchObject({ courses: [{ id: course.id }] })
})

test.for([
  [
    { courseTitle: ' ', selectedNotes: [] },
    'Please provide a title for your micro course.',
  ],
  [
    { courseTitle: 'Frames', selectedNotes: [] },
    'Please select at least one note for your micro course.',
  ],
  [
    { courseTitle: 'Frames', selectedNotes: Array(4).fill('a'.repeat(26)) },
    'You can select up to 3 notes for course generation.',
  ],
] as const)(
  '%j is 400 with the sentence of the specification',
  async ([sent, message]) => {
    const { member } = await aHouse()
    const { status, body } = await member.send('POST', '/api/generate-micro-course', sent)
    expect([status, body]).toMatchObject([400, { code: 'invalid', message }])
  },
)

test.for([
  [{ courseTitle: 'Frames' }, 400],
  [{ courseTitle: 'Frames', selectedNotes: null }, 400],
  [{ courseTitle: 'Frames', selectedNotes: [null] }, 400],
  [{ courseTitle: 'Frames', selectedNotes: ['b'.repeat(26)] }, 404],
] as const)('%j is refused and begins nothing', async ([sent, expected]) => {
  const { member } = await aHouse()
  const { status } = await member.send('POST', '/api/generate-micro-course', sent)
  expect(status).toBe(expected)
  expect((await member.get('/api/micro-courses')).body).toEqual({ courses: [] })
})

test('a quiz is counted by the server, whatever score is sent along', async () => {
  const { house, member, user } = await aHouse()
  const course = await aReadyCourse(house.db, user)
  const path = `/api/courses/${course.id}/quiz-progress`
  const listed = await member.get('/api/micro-courses')
  const { courses } = listed.body as { courses: CourseView[] }
  const quiz = courses[0]?.parts?.[0]?.quiz ?? []
  const wrong = quiz.map(
    ({ correctAnswer, options }) => (correctAnswer + 1) % options.length,
  )
  const forged = await member.send('POST', path, {
    partIndex: 0,
    score: 100,
    answers: wrong,
  })
  expect([forged.status, forged.body]).toEqual([
    200,
    { score: 0, progress: [{ partIndex: 0, score: 0, answers: wrong }] },
  ])
  const right = quiz.map(({ correctAnswer }) => correctAnswer)
  // As other clients keep them: by the place of the question.
  const keyed = Object.fromEntries(right.entries())
  const counted = await member.send('POST', path, {
    partIndex: 0,
    score: 0,
    answers: keyed,
  })
  expect(counted.body).toMatchObject({ score: 100 })
  expect((await member.get(path)).body).toEqual({
    progress: [{ partIndex: 0, score: 100, answers: right }],
  })
  const broken = await member.send('POST', path, { partIndex: 0, answers: 'all of them' })
  expect(broken.status).toBe(400)
})

test.for([
  { 7: 0, 9: 0, 11: 0, 13: 0 },
  { 1: 0, 2: 0, 3: 0, 4: 0 },
  { 0: 0, 1: 0, 2: 0, three: 0 },
  { 0: 0, 1: 0, 2: 0, 3: null },
  {},
])('answers keyed %j are no whole try', async (answers) => {
  const { house, member, user } = await aHouse()
  const { id } = await aReadyCourse(house.db, user)
  const path = `/api/courses/${id}/quiz-progress`
  const { status } = await member.send('POST', path, { partIndex: 0, answers })
  expect(status).toBe(400)
  expect((await member.get(path)).body).toEqual({ progress: [] })
})

test('the assignment is read by POST, is null at first, and nothing changes', async () => {
  const { house, member, user } = await aHouse()
  const course = await aReadyCourse(house.db, user)
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await member.send(
      'POST',
      `/api/courses/${course.id}/assignment`,
    )
    expect([status, body]).toEqual([200, { assignment: null }])
  }
})

test("someone else's course is absent at every path", async () => {
  const { house, user } = await aHouse()
  const course = await aReadyCourse(house.db, user)
  const other = await house.signUp()
  for (const [method, path, sent] of [
    ['GET', 'quiz-progress', undefined],
    ['POST', 'quiz-progress', { partIndex: 0, answers: [0] }],
    ['POST', 'assignment', undefined],
  ] as const) {
    const { status, body } = await other.send(
      method,
      `/api/courses/${course.id}/${path}`,
      sent,
    )
    expect([path, status, body]).toMatchObject([path, 404, { code: 'not_found' }])
  }
})

test('a drawing is an SVG for everybody that can run nothing, and others are absent', async () => {
  const { house } = await aHouse()
  const [name = ''] = Object.keys(drawings)
  const answer = await house.app.request(`/api/drawings/${name}.svg`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await answer.text()).toMatch(/^<svg /)
  for (const absent of ['none.svg', 'constructor', '..%2fenv'])
    expect((await house.app.request(`/api/drawings/${absent}`)).status).toBe(404)
})
