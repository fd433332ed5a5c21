import { expect, test } from 'vitest'
import { insertUsage } from '#db/queries/usage.ts'
import { buildHouse } from '#tests/support/build-house.ts'

const token = 'a-token-of-the-operator'
const bring = (value: string) => ({ headers: { authorization: value } })

test('without a token there is nothing to read', async () => {
  const { app } = await buildHouse()
  const answer = await app.request('/metrics', bring(`Bearer ${token}`))
  expect([answer.status, await answer.text()]).toEqual([404, 'METRICS_TOKEN is not set'])
})

test.for(['', 'Bearer', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token])(
  'who brings %j is told nothing',
  async (value) => {
    const { app } = await buildHouse({ metricsToken: token })
    const answer = await app.request('/metrics', bring(value))
    expect([400, 401]).toContain(answer.status)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
    expect(await answer.text()).not.toContain('refyn_')
  },
)

test('a session is no token, not even an administrator’s', async () => {
  const { signUp } = await buildHouse({
    metricsToken: token,
    settings: { adminEmails: ['admin@example.org'] },
  })
  const admin = await signUp('admin@example.org')
  expect((await admin.get('/metrics')).status).toBe(401)
})

test('who brings the token reads of requests, work, models and disk, and of no person', async () => {
  const { app, signUp, db, clock } = await buildHouse({ metricsToken: token })
  const member = await signUp('somebody@example.org')
  await member.get('/api/notes')
  await member.get('/api/conversation/session_1700000000000_abcdefgh')
  await member.get('/no/such/screen/of-ours')
  const me = (await member.get('/api/auth/user')).body as { id: string }
  await insertUsage(db, [
    {
      id: 'use-1',
      userId: me.id,
      kind: 'reply',
      model: 'a-model',
      inputTokens: 300,
      outputTokens: 40,
      images: 0,
      seconds: 0,
      createdAt: clock.now().toISOString(),
    },
  ])
  const answer = await app.request('/metrics', bring(`Bearer ${token}`))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const count = 'refyn_http_request_duration_seconds_count'
  expect(text).toContain(
    `${count}{method="POST",route="/api/auth/register",status="201"} 1`,
  )
  expect(text).toContain(`${count}{method="GET",route="/api/notes",status="200"} 1`)
  expect(text).toContain(`${count}{method="GET",route="/api/conversation/:sessionId"`)
  expect(text).toContain('refyn_jobs{state="dead"} 0')
  expect(text).toContain(
    'refyn_ai_tokens_today{kind="reply",model="a-model",direction="in"} 300',
  )
  expect(text).toMatch(/^refyn_disk_free_bytes [1-9]\d+/m)
  expect(text).toMatch(/^refyn_database_bytes [1-9]\d+/m)
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+/m)
  for (const theirs of ['somebody', 'session_17', 'of-ours'])
    expect(text).not.toContain(theirs)
  expect(text).not.toContain(me.id)
})
