import { describe, expect, test } from 'vitest'
import { createOpenAiTutor } from '#server/services/openai-tutor.ts'
import { recordAiUse, requireAiRoom } from '#server/services/usage-meter.ts'
import { aBrief, listen } from '#tests/support/briefs.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aUser } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import {
  breaksAfter,
  fallsSilent,
  openAiServer,
  refuses,
  says,
} from '#tests/support/openai-server.ts'
import { aMeter, counted, nothing } from '#tests/support/metered.ts'
import { until } from '#tests/support/until.ts'
import type { Answering, SeenRequest } from '#tests/support/openai-server.ts'

const key = 'secret-key'

function tutorAt({ baseUrl }: { baseUrl: string }) {
  return createOpenAiTutor({ baseUrl, apiKey: key, model: 'words-1' }, trustingMedia())
}

const chunk = (delta: object, usage?: object) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: usage ? [] : [{ index: 0, delta, finish_reason: null }],
  ...(usage ? { usage } : {}),
})

/** Streams words and tells its tokens, as often as there are counts; ends well, or not at all. */
function tells(counts: object[], isWhole = true): Answering {
  return async (answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (data: unknown) => answer.write(`data: ${JSON.stringify(data)}\n\n`)
    say(chunk({ content: 'Look at the light.' }))
    if (isWhole)
      say({
        ...chunk({}),
        choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      })
    for (const usage of counts) say(chunk({}, usage))
    if (isWhole) answer.end('data: [DONE]\n\n')
    else {
      await new Promise((resolve) => setTimeout(resolve, 20))
      answer.destroy()
    }
  }
}

function asksForUsage(request: SeenRequest | undefined): boolean {
  return JSON.stringify(request?.body ?? '').includes('"include_usage":true')
}

describe('an answer that is streamed', () => {
  const words = (counts: object[], isWhole?: boolean) =>
    counted('reply', async () => {
      const server = await openAiServer(tells(counts, isWhole))
      await listen(tutorAt(server)).catch(() => undefined)
      expect(asksForUsage(server.requests[0])).toBe(true)
    })

  test.for([
    [
      'as the server tells',
      [{ prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }],
      [120, 30],
    ],
    [
      'with what was thought, which stands in the total alone',
      [{ prompt_tokens: 120, completion_tokens: 30, total_tokens: 450 }],
      [120, 330],
    ],
    [
      'once, when the server tells again and again how many it is so far',
      [
        { prompt_tokens: 120, completion_tokens: 10 },
        { prompt_tokens: 120, completion_tokens: 25 },
      ],
      [120, 25],
    ],
    ['as a call without tokens when the server tells none', [], [0, 0]],
  ] as const)('is counted %s', async ([, counts, [inputTokens, outputTokens]]) => {
    expect(await words([...counts])).toEqual([
      { ...nothing, kind: 'reply', model: 'words-1', inputTokens, outputTokens },
    ])
  })

  test('and breaks off is counted with what was told by then', async () => {
    const counts = [{ prompt_tokens: 120, completion_tokens: 10 }]
    expect(await words(counts, false)).toMatchObject([
      { inputTokens: 120, outputTokens: 10 },
    ])
    expect(await words([], false)).toMatchObject([{ inputTokens: 0, outputTokens: 0 }])
  })

  test('and is stopped by the learner is counted as a call', async () => {
    const { meter, userId, rows } = await aMeter()
    const server = await openAiServer(fallsSilent('Look '))
    const controller = new AbortController()
    const listening = meter.during({ userId, kind: 'reply' }, async () => {
      for await (const piece of tutorAt(server).write(aBrief(), controller.signal))
        if (piece) controller.abort(new Error('stopped'))
    })
    await expect(listening).rejects.toThrow('stopped')
    expect(rows()).toMatchObject([{ model: 'words-1', inputTokens: 0 }])
  })

  test('from a server that does not know the question is asked for without it, and counted', async () => {
    const server = await openAiServer((answer, request) => {
      const refuse = refuses(400, {
        error: { message: 'Unrecognized request argument: stream_options' },
      })
      return asksForUsage(request)
        ? refuse(answer, request)
        : says('Look.')(answer, request)
    })
    const rows = await counted('reply', () => listen(tutorAt(server)))
    expect(server.requests.map(asksForUsage)).toEqual([true, false])
    expect(rows).toEqual([{ ...nothing, kind: 'reply', model: 'words-1' }])
  })

  test.for([401, 429, 500])('that is refused with %i is not counted', async (status) => {
    const server = await openAiServer(refuses(status, { error: { message: 'No' } }))
    const rows = await counted('reply', () =>
      listen(tutorAt(server)).catch(() => undefined),
    )
    expect(rows).toEqual([])
  })

  test('is counted for whom it was asked, also of many at once', async () => {
    const { meter, ...world } = await aMeter()
    const others = [await aUser(world.db), await aUser(world.db)]
    const server = await openAiServer(tells([{ prompt_tokens: 1, completion_tokens: 1 }]))
    await Promise.all(
      others.map(({ id: userId }, index) =>
        meter.during({ userId, kind: `kind ${index}` }, () => listen(tutorAt(server))),
      ),
    )
    const whose = rowsOf(world, 'usage').map(({ userId, kind }) => [kind, userId])
    expect(new Map(whose as Array<[string, string]>)).toEqual(
      new Map([
        ['kind 0', others[0]!.id],
        ['kind 1', others[1]!.id],
      ]),
    )
  })
})

test('a call is written before the next one begins, and the last with what comes of the work', async () => {
  const { meter, userId, rows, db } = await aMeter()
  const models = () => rows().map(({ model }) => model)
  await meter.during({ userId, kind: 'reply' }, async (calls) => {
    recordAiUse({ model: 'one' })
    expect(models()).toEqual([])
    await requireAiRoom()
    expect(models()).toEqual(['one'])
    recordAiUse({ model: 'two' })
    await db.transaction().execute((trx) => calls.write(trx))
    expect(models()).toEqual(['one', 'two'])
    recordAiUse({ model: 'three' })
  })
  expect(models()).toEqual(['one', 'two', 'three'])
})

test('a call that was taken back with somebody’s transaction is written all the same, and once', async () => {
  const { meter, userId, rows, db } = await aMeter()
  await meter.during({ userId, kind: 'reply' }, async (calls) => {
    recordAiUse({ model: 'one' })
    const lost = db.transaction().execute(async (trx) => {
      await calls.write(trx)
      throw new Error('The disk is full')
    })
    await expect(lost).rejects.toThrow('full')
    expect(rows()).toEqual([])
    await db.transaction().execute((trx) => calls.write(trx))
  })
  expect(rows()).toMatchObject([{ model: 'one' }])
})

test('outside of any work nothing is counted and nothing fails', async () => {
  const { rows } = await aMeter()
  expect(await listen(tutorAt(await openAiServer(says('Look.'))))).toBe('Look.')
  expect(rows()).toEqual([])
})

test('a count that cannot be written spoils no answer, and is told in the log', async () => {
  const { meter, log, rows } = await aMeter()
  const server = await openAiServer(breaksAfter(), says('Look.'))
  const nobody = { userId: 'nobody', kind: 'reply' }
  await meter.during(nobody, () => listen(tutorAt(server)).catch(() => undefined))
  expect(await meter.during(nobody, () => listen(tutorAt(server)))).toBe('Look.')
  await until(() => log.entries.some(({ message }) => message.includes('not be counted')))
  expect(rows()).toEqual([])
})
