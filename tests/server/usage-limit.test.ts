import { expect, test } from 'vitest'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { createUsageMeter } from '#server/services/usage-meter.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { movableClock } from '#tests/support/clock.ts'
import { cloneDatabase, rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { recordingLog, trustingMedia } from '#tests/support/fakes.ts'
import { tutorServer } from '#tests/support/openai-server.ts'
import { until } from '#tests/support/until.ts'
import type { Answering } from '#tests/support/openai-server.ts'
import type { Visitor } from '#tests/support/visitor.ts'

/** Says its words and that they took so many tokens. */
function takes(tokens: number, words: string): Answering {
  return (answer) => {
    const chunk = (over: object) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...over })}\n\n`
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const choice = { index: 0, delta: { content: words }, finish_reason: 'stop' }
    answer.write(chunk({ choices: [choice] }))
    const usage = { prompt_tokens: tokens - 1, completion_tokens: 1 }
    answer.end(`${chunk({ choices: [], usage })}data: [DONE]\n\n`)
  }
}

/** A house whose day has 1000 tokens: a reply takes 600, its suggestions 100. */
async function aThriftyHouse() {
  const server = await tutorServer(
    [takes(600, 'Look at the light.')],
    takes(100, '{"suggestions": []}'),
  )
  const open = await cloneDatabase()
  const clock = movableClock('2026-11-15T23:00:00.000Z')
  const log = recordingLog()
  const endpoint = { baseUrl: server.baseUrl, apiKey: 'k', model: 'words-1' }
  const house = await buildHouse({
    open,
    clock,
    tutor: createOpenAiTutor(endpoint, trustingMedia()),
    usage: createUsageMeter({ db: open.db, clock, log }, 1000),
    settings: { aiDailyLimitTokens: 1000 },
  })
  const ada = await house.signUp('ada@example.org')
  const person = () =>
    rowsOf(open, 'users').find(({ email }) => email === 'ada@example.org')
  const idle = () =>
    until(() =>
      rowsOf(open, 'jobs').every(({ state }) => state === 'done' || state === 'dead'),
    )
  return { ...house, log, server, ada, person, idle }
}

async function analyze(member: Visitor) {
  const sessionId = aSession()
  await member.upload(sessionId, [['quay.jpg', 'a picture']])
  return member.send('POST', '/api/analyze', {
    sessionId,
    contextPrompt: 'A harbour',
    mediaType: 'photography',
  })
}

test('with the day’s tokens used up a crit ends with a sentence and costs its person nothing', async () => {
  const { ada, person, idle, server, open, log } = await aThriftyHouse()
  expect((await analyze(ada)).status).toBe(200)
  await idle()
  expect((await analyze(ada)).status).toBe(200)
  await idle()
  expect(person()?.['conversationsThisMonth']).toBe(2)
  const asked = server.requests.length
  const refused = await analyze(ada)
  expect([refused.status, refused.body]).toMatchObject([
    502,
    {
      code: 'ai_daily_limit',
      message: 'The AI of this server has done its work for today: try again tomorrow',
    },
  ])
  await idle()
  expect(server.requests).toHaveLength(asked)
  expect(person()?.['conversationsThisMonth']).toBe(2)
  const dead = rowsOf(open, 'jobs').filter(({ state }) => state === 'dead')
  expect(dead.filter(({ kind }) => kind === 'reply')).toMatchObject([{ attempts: 1 }])
  expect(log.entries.map(({ fields }) => fields)).toContainEqual({
    event: 'ai_daily_limit',
  })
})

test('the next day by UTC the same message is made, and counted to that day', async () => {
  const { ada, person, idle, open, clock } = await aThriftyHouse()
  for (let count = 0; count < 3; count += 1) {
    await analyze(ada)
    await idle()
  }
  const failed = rowsOf(open, 'messages').find(({ status }) => status === 'failed')
  const retry = () =>
    ada.send('POST', '/trpc/conversation.retry', { json: { messageId: failed?.['id'] } })
  const statusNow = () =>
    rowsOf(open, 'messages').find(({ id }) => id === failed?.['id'])?.['status']
  clock.set('2026-11-15T23:59:59.999Z')
  expect((await retry()).status).toBe(200)
  await idle()
  expect([statusNow(), person()?.['conversationsThisMonth']]).toEqual(['failed', 2])
  clock.set('2026-11-16T00:00:00.000Z')
  expect((await retry()).status).toBe(200)
  await idle()
  expect([statusNow(), person()?.['conversationsThisMonth']]).toEqual(['done', 3])
  const today = rowsOf(open, 'usage').filter(({ createdAt }) =>
    String(createdAt).startsWith('2026-11-16'),
  )
  expect(today.reduce((sum, row) => sum + Number(row['inputTokens']), 0)).toBe(599 + 99)
})

test('what somebody else has used counts as well: the limit is the server’s', async () => {
  const { ada, signUp, idle } = await aThriftyHouse()
  const bea = await signUp('bea@example.org')
  for (let count = 0; count < 2; count += 1) {
    await analyze(bea)
    await idle()
  }
  expect((await analyze(ada)).body).toMatchObject({ code: 'ai_daily_limit' })
})
