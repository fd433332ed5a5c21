import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aCrit, aVersion } from '#tests/support/crits.ts'
import { aFile } from '#tests/support/factories.ts'
import { follow } from '#tests/support/follow.ts'
import { memoryFileStore } from '#tests/support/memory-file-store.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { aDraft, aSuggestion } from '#tests/support/suggestions.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { FileRow } from '#db/tables/files.ts'
import type { SuggestionRow } from '#db/tables/conversations.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { Crit } from '#tests/support/crits.ts'
import type { ScriptedTutor, Step } from '#tests/support/scripted-tutor.ts'

interface Studio extends Awaited<ReturnType<typeof buildWorking>> {
  tutor: ScriptedTutor
}

async function aStudio(...scripts: Step[][]): Promise<Studio> {
  const files = memoryFileStore()
  const tutor = scriptedTutor(
    ...(scripts.length > 0 ? scripts : [['It is lighter now.']]),
  )
  return { ...(await buildWorking({ files, tutor })), files, tutor }
}

/** Compares a version with the crit's work, or with another one. */
function compare(
  { api }: Studio,
  { sessionId, work }: Crit,
  version: Pick<FileRow, 'id'>,
  original: Pick<FileRow, 'id'> = work,
): Promise<MessageView> {
  return api.comparison.create({
    sessionId,
    originalFileId: original.id,
    newFileId: version.id,
  })
}

async function lastOf({ api }: Studio, { sessionId }: Crit): Promise<MessageView> {
  return (await api.conversation.get({ sessionId })).messages.at(-1)!
}

function untilStatus(
  studio: Studio,
  crit: Crit,
  status: MessageView['status'],
): Promise<MessageView> {
  return until(async () => {
    const message = await lastOf(studio, crit)
    return message.status === status ? message : undefined
  })
}

/** The suggestions of the crit with their states, by number. */
async function states({ api }: Studio, { sessionId }: Crit): Promise<string[]> {
  const { suggestions } = await api.suggestions.list({ sessionId })
  return suggestions.map(({ number, state }) => `${number} ${state}`)
}

function untilDrawn({ open }: Studio): Promise<unknown> {
  return until(() =>
    rowsOf(open, 'jobs').some(
      (job) => job['kind'] === 'suggestions' && job['state'] === 'done',
    ),
  )
}

test('verdicts settle the ledger: addressed is done, partly is tried, the rest stays', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  for (let index = 0; index < 3; index += 1)
    await aSuggestion(studio.db, crit.critique, { fileId: crit.work.id })
  studio.tutor.verdicts = [
    { number: 5, verdict: 'unknown', note: 'It cannot be seen' },
    { number: 1, verdict: 'addressed', note: 'The shadows are open' },
    { number: 2, verdict: 'partly', note: 'It still leans' },
    { number: 3, verdict: 'not', note: 'As before' },
    { number: 4, verdict: 'worse', note: 'Darker' },
  ]
  const version = await aVersion(studio, crit)
  await compare(studio, crit, version)
  const done = await untilStatus(studio, crit, 'done')
  expect(done).toMatchObject({ content: 'It is lighter now.', model: 'Scripted tutor' })
  const verdicts = done.comparison?.verdicts ?? []
  expect(verdicts.map(({ number, verdict }) => [number, verdict])).toEqual([
    [1, 'addressed'],
    [2, 'partly'],
    [3, 'not'],
    [4, 'worse'],
    [5, 'unknown'],
  ])
  expect(verdicts[0]).toEqual({
    suggestionId: crit.suggestions[0].id,
    number: 1,
    verdict: 'addressed',
    note: 'The shadows are open',
  })
  expect(await states(studio, crit)).toEqual([
    '1 done',
    '2 tried',
    '3 open',
    '4 open',
    '5 open',
  ])
})

test('what the learner settled, before or meanwhile, stays theirs', async () => {
  const writing = gate()
  const studio = await aStudio([writing, 'Seen.'])
  const crit = await aCrit(studio, studio.user)
  const more: SuggestionRow[] = []
  for (const state of ['declined', 'done', 'tried', 'open'] as const)
    more.push(
      await aSuggestion(studio.db, crit.critique, { fileId: crit.work.id, state }),
    )
  studio.tutor.verdicts = [1, 2, 3, 4, 5, 6].map((number) => ({
    number,
    verdict: number === 4 ? 'partly' : 'addressed',
    note: '',
  }))
  await compare(studio, crit, await aVersion(studio, crit))
  await until(() => writing.isReached)
  const set = studio.api.suggestions.set
  await set({ id: crit.suggestions[0].id, state: 'declined', reason: 'It is meant' })
  writing.open()
  await untilStatus(studio, crit, 'done')
  expect(await states(studio, crit)).toEqual([
    '1 declined',
    '2 done',
    '3 declined',
    '4 done',
    '5 done',
    '6 done',
  ])
  const rows = rowsOf(studio.open, 'suggestions')
  expect(rows[0]?.['reason']).toBe('It is meant')
  expect(rows.find(({ id }) => id === more[0]?.id)?.['updatedAt']).toBe(
    more[0]?.updatedAt,
  )
  expect(
    (await lastOf(studio, crit)).comparison?.verdicts.map((one) => one.number),
  ).toEqual([1, 2, 5, 6])
})

test('verdicts of numbers that are not open are ignored, and of two the first stands', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const second = await aFile(studio.db, studio.user, { sessionId: crit.sessionId })
  await aSuggestion(studio.db, crit.critique, { fileId: second.id })
  studio.tutor.verdicts = [
    { number: 99, verdict: 'addressed', note: '' },
    { number: 3, verdict: 'addressed', note: 'of another work' },
    { number: 0, verdict: 'addressed', note: '' },
    { number: 2, verdict: 'not', note: '' },
    { number: 2, verdict: 'addressed', note: '' },
  ]
  await compare(studio, crit, await aVersion(studio, crit))
  const done = await untilStatus(studio, crit, 'done')
  expect(
    done.comparison?.verdicts.map(({ number, verdict }) => [number, verdict]),
  ).toEqual([[2, 'not']])
  expect(await states(studio, crit)).toEqual(['1 open', '2 open', '3 open'])
})

test('of three versions the open suggestions of all ancestors are judged', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { work } = crit
  const second = await aVersion(studio, crit, { parentId: work.id })
  const aside = await aVersion(studio, crit, { parentId: work.id })
  await aSuggestion(studio.db, crit.critique, { fileId: second.id })
  await aSuggestion(studio.db, crit.critique, { fileId: aside.id })
  const third = await aVersion(studio, crit)
  await aSuggestion(studio.db, crit.critique, { fileId: third.id })
  await compare(studio, crit, third, second)
  await untilStatus(studio, crit, 'done')
  const [judged, written] = studio.tutor.briefs
  expect(judged?.comparison).toMatchObject({
    before: { id: second.id },
    after: { id: third.id },
    verdicts: [],
  })
  expect(judged?.comparison?.open.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(judged?.question).toBeNull()
  expect(judged?.works.map(({ id }) => id)).toEqual([
    work.id,
    second.id,
    aside.id,
    third.id,
  ])
  expect(written?.comparison?.after.id).toBe(third.id)
  expect(rowsOf(studio.open, 'files').at(-1)?.['parentId']).toBe(second.id)
})

test('what was found is seen before the words are: the measures, then the verdicts', async () => {
  const [judging, writing] = [gate(), gate()]
  const studio = await aStudio([writing, 'Seen.'])
  const crit = await aCrit(studio, studio.user)
  studio.tutor.verdicts = [{ number: 1, verdict: 'partly', note: 'Some' }]
  const judge = studio.tutor.judge.bind(studio.tutor)
  studio.tutor.judge = async (...asked) => {
    judging.isReached = true
    await judging.opened
    return judge(...asked)
  }
  const seen = follow(studio.ctx, { sessionId: crit.sessionId }, (events) =>
    events.some(({ event }) => event.type === 'suggestions'),
  )
  await compare(studio, crit, await aVersion(studio, crit))
  await until(() => judging.isReached)
  const measured = await lastOf(studio, crit)
  expect([measured.status, measured.content]).toEqual(['writing', ''])
  expect(measured.comparison?.verdicts).toEqual([])
  expect(measured.comparison?.differences.some(({ trend }) => trend !== 'same')).toBe(
    true,
  )
  judging.open()
  await until(() => writing.isReached)
  const judged = await lastOf(studio, crit)
  expect([judged.status, judged.comparison?.verdicts.length]).toEqual(['writing', 1])
  expect(await states(studio, crit)).toEqual(['1 open', '2 open'])
  writing.open()
  await untilStatus(studio, crit, 'done')
  const told = (await seen).flatMap(({ event }) =>
    event.type === 'message' && event.message.comparison
      ? [[event.message.status, event.message.comparison.verdicts.length]]
      : [],
  )
  expect(told).toContainEqual(['writing', 1])
})

test('without open suggestions nobody is asked to judge', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.open.sqlite.exec(`update suggestions set state = 'done'`)
  await compare(studio, crit, await aVersion(studio, crit))
  const done = await untilStatus(studio, crit, 'done')
  expect(done.comparison?.verdicts).toEqual([])
  expect(studio.tutor.briefs).toHaveLength(1)
})

test('new suggestions are drawn for the new version only, and none is said again', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const version = await aVersion(studio, crit)
  studio.tutor.drafts = [
    aDraft(crit.work.id, { title: 'Crop the sky' }),
    aDraft(version.id, { title: 'Lift shadows' }),
    aDraft(version.id, { title: 'LEVEL THE HORIZON!' }),
    aDraft(version.id, { title: 'Warm the sail', how: 'Add warmth to the sail' }),
    aDraft(version.id, { title: 'Warm the sail' }),
  ]
  await compare(studio, crit, version)
  await untilDrawn(studio)
  const { suggestions, making } = await studio.api.suggestions.list({
    sessionId: crit.sessionId,
  })
  expect(suggestions.map(({ number, title, fileId }) => [number, title, fileId])).toEqual(
    [
      [1, 'Lift the shadows', crit.work.id],
      [2, 'Level the horizon', crit.work.id],
      [3, 'Warm the sail', version.id],
    ],
  )
  expect(making).toBe('none')
  const { files } = await studio.api.files.list({ sessionId: crit.sessionId })
  expect(files.map((file) => file.suggestions)).toEqual([
    crit.suggestions.map(({ how }) => how),
    ['Add warmth to the sail'],
  ])
})

test('what was declined of the earlier version is not suggested of the new one', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.open.sqlite.exec(`update suggestions set state = 'declined'`)
  const version = await aVersion(studio, crit)
  studio.tutor.drafts = [
    aDraft(version.id, { title: 'Lift the shadows' }),
    aDraft(version.id, { title: 'Warm the sail' }),
  ]
  await compare(studio, crit, version)
  await untilDrawn(studio)
  const titles = rowsOf(studio.open, 'suggestions').map((row) => row['title'])
  expect(titles).toEqual(['Lift the shadows', 'Level the horizon', 'Warm the sail'])
})

test('later replies read the findings of a comparison in words', async () => {
  const studio = await aStudio(['It is lighter now.'], ['Because.'])
  const crit = await aCrit(studio, studio.user)
  studio.tutor.verdicts = [
    { number: 1, verdict: 'partly', note: 'The coat is still black' },
  ]
  await compare(studio, crit, await aVersion(studio, crit))
  const { comparison } = await untilStatus(studio, crit, 'done')
  const { sessionId } = crit
  await studio.api.conversation.ask({ sessionId, message: 'Why?' })
  await until(async () => (await lastOf(studio, crit)).content === 'Because.')
  const history = studio.tutor.briefs.at(-1)?.history ?? []
  expect(history.map(({ role }) => role)).toEqual(['ai', 'ai'])
  const told = history[1]?.content ?? ''
  expect(told).toContain('1. Lift the shadows')
  expect(told).toContain('The coat is still black')
  expect(told).toContain('It is lighter now.')
  const moved = comparison?.differences.find(({ trend }) => trend !== 'same')
  expect(told).toContain(moved?.label)
  expect(studio.tutor.briefs.at(-1)?.comparison).toBeNull()
})

test('a judge that is busy postpones the whole, and then all of it is done once', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.tutor.verdicts = new AiError('ai_busy', 'slow down', 20_000)
  await compare(studio, crit, await aVersion(studio, crit))
  const postponed = await until(async () => {
    const message = await lastOf(studio, crit)
    return message.retryAt ? message : undefined
  })
  expect(postponed).toMatchObject({
    status: 'pending',
    content: '',
    errorCode: 'ai_busy',
    comparison: { verdicts: [] },
  })
  expect(Date.parse(postponed.retryAt!) - studio.clock.now().getTime()).toBe(20_000)
  expect([studio.tutor.briefs.length, countRows(studio.open, 'reply_chunks')]).toEqual([
    1, 0,
  ])
  studio.tutor.verdicts = [{ number: 2, verdict: 'addressed', note: '' }]
  studio.clock.move(20_000)
  const done = await untilStatus(studio, crit, 'done')
  expect(done.comparison?.verdicts.map(({ number }) => number)).toEqual([2])
  expect(await states(studio, crit)).toEqual(['1 open', '2 done'])
})

test('a comparison that fails for good settles nothing, and can be tried again', async () => {
  const studio = await aStudio([new AiError('ai_quota', 'no')], ['Now it works.'])
  const crit = await aCrit(studio, studio.user)
  studio.tutor.verdicts = [{ number: 1, verdict: 'addressed', note: '' }]
  await compare(studio, crit, await aVersion(studio, crit))
  const failed = await untilStatus(studio, crit, 'failed')
  expect([failed.errorCode, await states(studio, crit)]).toEqual([
    'ai_quota',
    ['1 open', '2 open'],
  ])
  const before = rowsOf(studio.open, 'users')[0]
  const count = () => rowsOf(studio.open, 'conversations')[0]?.['replyCount']
  expect(count()).toBe(0)
  await studio.api.conversation.retry({ messageId: failed.id })
  await untilStatus(studio, crit, 'done')
  expect(await states(studio, crit)).toEqual(['1 done', '2 open'])
  // It costs its upload only: nothing was given back, nothing is taken.
  expect([count(), rowsOf(studio.open, 'users')[0]]).toEqual([0, before])
})

test.for(['work', 'version'] as const)(
  'when the %s is removed meanwhile the comparison ends as not found',
  async (which) => {
    const studio = await aStudio()
    const crit = await aCrit(studio, studio.user)
    const version = await aVersion(studio, crit)
    studio.tutor.verdicts = new AiError('ai_busy', 'slow down')
    await compare(studio, crit, version)
    await until(async () => (await lastOf(studio, crit)).retryAt)
    await studio.api.files.remove({ id: which === 'work' ? crit.work.id : version.id })
    studio.tutor.verdicts = []
    studio.clock.move(1200)
    const left = () => rowsOf(studio.open, 'jobs').find((job) => job['kind'] === 'reply')
    await until(() => left()?.['state'] !== 'ready' && left()?.['state'] !== 'running')
    expect(await lastOf(studio, crit)).toMatchObject({
      status: 'failed',
      errorCode: 'not_found',
    })
  },
)

test('a removed version leaves the words of its comparison', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const version = await aVersion(studio, crit)
  await compare(studio, crit, version)
  await untilStatus(studio, crit, 'done')
  await untilDrawn(studio)
  await studio.api.files.remove({ id: version.id })
  const left = await lastOf(studio, crit)
  expect([left.status, left.content]).toEqual(['done', 'It is lighter now.'])
  expect(left.comparison?.differences.length).toBeGreaterThan(0)
  const { sessionId } = crit
  await studio.api.conversation.ask({ sessionId, message: 'Why?' })
  await until(async () => (await lastOf(studio, crit)).id !== left.id)
  await untilStatus(studio, crit, 'done')
})

test('a comparison names no file that is gone', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const version = await aVersion(studio, crit)
  await compare(studio, crit, version)
  await untilStatus(studio, crit, 'done')
  await studio.api.files.remove({ id: version.id })
  expect((await lastOf(studio, crit)).comparison).toMatchObject({
    originalFileId: crit.work.id,
    newFileId: null,
  })
})

test('a comparison that is stopped settles nothing and draws no suggestions', async () => {
  const writing = gate()
  const studio = await aStudio(['Half', writing, 'whole'])
  const crit = await aCrit(studio, studio.user)
  studio.tutor.verdicts = [{ number: 1, verdict: 'addressed', note: '' }]
  await compare(studio, crit, await aVersion(studio, crit))
  await until(() => countRows(studio.open, 'reply_chunks') === 1)
  const { id: messageId } = await lastOf(studio, crit)
  const stopped = await studio.api.conversation.stop({ messageId })
  expect(stopped).toMatchObject({ status: 'stopped', content: 'Half' })
  expect(stopped.comparison?.verdicts).toHaveLength(1)
  await studio.worker.stop(1000)
  expect(await states(studio, crit)).toEqual(['1 open', '2 open'])
  expect(countRows(studio.open, 'jobs')).toBe(0)
})
