import { expect, onTestFinished, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { MediaError } from '#routers/media-lab.ts'
import { NothingToApply } from '#routers/image-editor.ts'
import { refynJob } from '#routers/refyn/make-refyn.ts'
import { Worker } from '#server/jobs/worker.ts'
import { pictureFacts } from '#tests/support/facts.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { aCrit } from '#tests/support/crits.ts'
import { follow } from '#tests/support/follow.ts'
import { memoryFileStore } from '#tests/support/memory-file-store.ts'
import { scriptedEditor } from '#tests/support/scripted-makers.ts'
import { gate } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking, shortTiming } from '#tests/support/working.ts'
import type { WorkerTiming } from '#server/jobs/worker-timing.ts'
import type { RunningJob } from '#routers/job-handler.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { TestWorld } from '#tests/support/build-context.ts'
import type { Crit } from '#tests/support/crits.ts'
import type { ScriptedEditor } from '#tests/support/scripted-makers.ts'

type Studio = Awaited<ReturnType<typeof buildWorking>> & { editor: ScriptedEditor }

/** A house with a worker whose editor the test holds. */
async function aStudio(timing: Partial<WorkerTiming> = {}): Promise<Studio> {
  const files = memoryFileStore()
  const editor = scriptedEditor(files)
  // The world's own `files` are not those that it was given.
  return { ...(await buildWorking({ files, editor }, timing)), files, editor }
}

function refyn(
  world: TestWorld,
  { sessionId, work, suggestions }: Crit,
): Promise<MessageView> {
  return world.api.refyn.create({
    sessionId,
    fileId: work.id,
    suggestionIds: suggestions.map(({ id }) => id),
  })
}

async function lastOf({ api }: TestWorld, { sessionId }: Crit): Promise<MessageView> {
  return (await api.conversation.get({ sessionId })).messages.at(-1)!
}

function untilStatus(
  world: TestWorld,
  crit: Crit,
  status: MessageView['status'],
): Promise<MessageView> {
  return until(async () => {
    const message = await lastOf(world, crit)
    return message.status === status ? message : undefined
  })
}

async function used({ api }: TestWorld): Promise<number> {
  return (await api.billing.subscription()).refynsThisMonth
}

/** Paths of all bytes but the source's. */
function made({ files }: Pick<TestWorld, 'files'>, { work }: Crit): string[] {
  return [...files.bytes.keys()].filter((path) => path !== `blobs/${work.filename}`)
}

/** For a try whose job another has taken over, nobody waits: it gets a moment. */
async function untilBothEnded({ worker }: Studio): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 40))
  await worker.stop(1000)
}

test('a refyn is a file of its own beside its source, with how it was made', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const source = rowsOf(studio.open, 'files')
  await refyn(studio, crit)
  const message = await untilStatus(studio, crit, 'done')
  const settings = {
    editor: 'Scripted editor',
    isAiMade: false,
    changes: crit.suggestions.map(({ id, title, how }) => ({
      suggestionId: id,
      title,
      how,
      adjustments: [{ kind: 'exposure', stops: 0.5, region: null }],
      isApplied: true,
    })),
  }
  expect(message).toMatchObject({
    kind: 'refyn',
    model: 'Scripted editor',
    content: `## Refynd Image\n\nApplied:\n\n- Lift the shadows: Add half a stop of light to the shadows.\n- Level the horizon: Turn the picture by two degrees.`,
    refyn: { sourceFileId: crit.work.id, fileId: expect.any(String), settings },
  })
  const [before, after] = rowsOf(studio.open, 'files')
  expect([before]).toEqual(source)
  expect(after).toMatchObject({
    id: message.refyn?.fileId,
    kind: 'refyn',
    parentId: crit.work.id,
    sessionId: crit.sessionId,
    conversationId: crit.conversation.id,
    originalName: 'quay_refyn.jpg',
    mimeType: 'image/jpeg',
    size: 'an edited picture'.length,
    settings: JSON.stringify(settings),
  })
  expect(rowsOf(studio.open, 'jobs').map((job) => job['dedupeKey'])).toEqual([
    `refyn:${message.id}`,
    `facts:${message.refyn?.fileId}`,
  ])
  const pathOf = (row: typeof after) => `blobs/${String(row?.['filename'])}`
  expect(Object.fromEntries(studio.files.bytes)).toEqual({
    [pathOf(before)]: Buffer.from('the first version'),
    [pathOf(after)]: Buffer.from('an edited picture'),
  })
  const { conversation } = await studio.api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(conversation.repliesUsed).toBe(0)
})

test('the editor is told the words, the places that are in the picture, and the facts', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.open.sqlite
    .prepare(`update suggestions set anchor = ? where id = ?`)
    .run('{"type":"time","from":1,"to":2}', crit.suggestions[1].id)
  await refyn(studio, crit)
  await untilStatus(studio, crit, 'done')
  expect(studio.editor.requests).toMatchObject([
    {
      file: { filename: crit.work.filename, mimeType: 'image/jpeg' },
      facts: pictureFacts(),
      changes: [
        {
          title: 'Lift the shadows',
          how: 'Add half a stop of light to the shadows.',
          anchor: { type: 'box', x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
        },
        { title: 'Level the horizon', anchor: null },
      ],
    },
  ])
})

test('what the editor left out is said, and a PNG is called one', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user, { originalName: 'quay.at.dusk.webp' })
  const edit = studio.editor.edit.bind(studio.editor)
  studio.editor.edit = async (...asked) => ({
    ...(await edit(...asked)),
    mimeType: 'image/png',
    made: [
      { adjustments: [], isApplied: false },
      { adjustments: [{ kind: 'straighten', degrees: 2 }], isApplied: true },
    ],
  })
  await refyn(studio, crit)
  const message = await untilStatus(studio, crit, 'done')
  expect(message.content).toBe(
    '## Refynd Image\n\nApplied:\n\n- Level the horizon: Turn the picture by two degrees.\n\nLeft for your own hand:\n\n- Lift the shadows: Add half a stop of light to the shadows.',
  )
  expect(message.refyn?.settings?.changes.map(({ isApplied }) => isApplied)).toEqual([
    false,
    true,
  ])
  expect(rowsOf(studio.open, 'files')[1]).toMatchObject({
    originalName: 'quay.at.dusk_refyn.png',
    mimeType: 'image/png',
  })
})

test('an editor that is busy is asked again when it said, and then the refyn is done', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.editor.failures.push(new AiError('ai_busy', 'slow down', 30_000))
  await refyn(studio, crit)
  const postponed = await until(async () => {
    const message = await lastOf(studio, crit)
    return message.retryAt ? message : undefined
  })
  expect(postponed).toMatchObject({ status: 'pending', errorCode: 'ai_busy' })
  expect(Date.parse(postponed.retryAt!) - studio.clock.now().getTime()).toBe(30_000)
  expect([await used(studio), made(studio, crit)]).toEqual([1, []])
  studio.clock.move(30_000)
  const done = await untilStatus(studio, crit, 'done')
  expect(done).toMatchObject({ errorCode: null, retryAt: null })
  expect([await used(studio), made(studio, crit).length]).toEqual([1, 1])
})

test('after three tries a refyn has failed, is given back, and can be tried again', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  for (let time = 0; time < 3; time += 1)
    studio.editor.failures.push(new AiError('ai_unreachable', 'down'))
  await refyn(studio, crit)
  for (const [tries, waitMs] of [
    [1, 1200],
    [2, 4800],
  ] as const) {
    await until(() => studio.editor.requests.length === tries)
    await until(async () => (await lastOf(studio, crit)).retryAt)
    expect(await used(studio)).toBe(1)
    studio.clock.move(waitMs)
  }
  const failed = await untilStatus(studio, crit, 'failed')
  expect(failed).toMatchObject({ errorCode: 'ai_unreachable', retryAt: null })
  expect([await used(studio), studio.editor.requests.length]).toEqual([0, 3])
  expect(made(studio, crit)).toEqual([])
  await studio.api.conversation.retry({ messageId: failed.id })
  await untilStatus(studio, crit, 'done')
  expect([await used(studio), countRows(studio.open, 'files')]).toEqual([1, 2])
})

test.for([
  ['nothing_to_apply', new NothingToApply('Nothing')],
  ['file_damaged', new MediaError('Cut in the middle')],
  ['ai_key_refused', new AiError('ai_key_refused', 'no')],
] as const)('%s fails at once and is given back', async ([code, failure]) => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.editor.failures.push(failure)
  await refyn(studio, crit)
  expect((await untilStatus(studio, crit, 'failed')).errorCode).toBe(code)
  expect([studio.editor.requests.length, await used(studio)]).toEqual([1, 0])
  expect(made(studio, crit)).toEqual([])
})

test('a source that is removed meanwhile makes the refyn fail as not found', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.editor.failures.push(new AiError('ai_busy', 'wait'))
  await refyn(studio, crit)
  await until(async () => (await lastOf(studio, crit)).retryAt)
  await studio.api.files.remove({ id: crit.work.id })
  studio.clock.move(1200)
  expect((await untilStatus(studio, crit, 'failed')).errorCode).toBe('not_found')
  expect([await used(studio), countRows(studio.open, 'files')]).toEqual([0, 0])
  await until(() => studio.files.bytes.size === 0)
})

/** One try whose outcome nobody writes. */
async function runOnce({ services, user }: TestWorld, messageId: string) {
  const job: RunningJob = {
    id: 'a try',
    dedupeKey: `refyn:${messageId}`,
    userId: user.id,
    payload: { messageId },
    attempt: 1,
    maxAttempts: 3,
  }
  await refynJob.begin?.(services.db, services, job)
  return refynJob.run(services, job, AbortSignal.timeout(5000))
}

/** A first try that has put the picture in its place when the process ends. */
async function aCrash(): Promise<{ world: TestWorld; crit: Crit; left: string }> {
  const world = await buildContext()
  const crit = await aCrit(world, world.user)
  const { id } = await refyn(world, crit)
  const settlement = await runOnce(world, id)
  expect(settlement).toBeDefined()
  const [left = ''] = made(world, crit)
  expect(left).toMatch(/^blobs\//)
  return { world, crit, left }
}

async function restart({ services }: TestWorld): Promise<Worker> {
  const worker = new Worker(shortTiming)
  await worker.start({ ...services, jobs: worker })
  onTestFinished(() => worker.stop(0))
  return worker
}

test('a crash between the bytes and the row costs neither a second file nor an orphan', async () => {
  const { world, crit, left } = await aCrash()
  await restart(world)
  await untilStatus(world, crit, 'done')
  const files = rowsOf(world.open, 'files')
  expect(files.map(({ kind }) => kind)).toEqual(['work', 'refyn'])
  const kept = `blobs/${String(files[1]?.['filename'])}`
  expect([made(world, crit), kept === left]).toEqual([[kept], false])
  expect(await used(world)).toBe(1)
})

test('a second crash, while the first is cleared up after, leaves no orphan', async () => {
  const { world, crit } = await aCrash()
  const { remove } = world.files
  const removing = gate()
  world.files.remove = () => {
    removing.isReached = true
    return new Promise(() => undefined)
  }
  void runOnce(world, (await lastOf(world, crit)).id)
  await until(() => removing.isReached)
  world.files.remove = remove
  await restart(world)
  await untilStatus(world, crit, 'done')
  expect(made(world, crit)).toHaveLength(1)
})

test.for(['remove', 'stop'] as const)(
  'what a crash left goes when the learner then asks to %s',
  async (way) => {
    const { world, crit } = await aCrash()
    const { id: messageId } = await lastOf(world, crit)
    const { conversation } = world.api
    if (way === 'stop') await conversation.stop({ messageId })
    else await conversation.remove({ id: crit.conversation.id })
    await restart(world)
    await until(() => made(world, crit).length === 0)
  },
)

test('stopped in the middle a refyn leaves no byte and no file', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const deaf = gate()
  studio.editor.before = () => {
    deaf.isReached = true
    return deaf.opened
  }
  const { id: messageId } = await refyn(studio, crit)
  await until(() => deaf.isReached)
  await studio.api.conversation.stop({ messageId })
  expect(await used(studio)).toBe(0)
  deaf.open()
  await studio.worker.stop(1000)
  expect([made(studio, crit), countRows(studio.open, 'files')]).toEqual([[], 1])
  expect((await lastOf(studio, crit)).status).toBe('stopped')
})

test('a stopped refyn that is tried again keeps its picture, whatever the first try does', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const first = gate()
  studio.editor.before = () => {
    if (studio.editor.requests.length > 1) return Promise.resolve()
    first.isReached = true
    return first.opened
  }
  const { id: messageId } = await refyn(studio, crit)
  await until(() => first.isReached)
  await studio.api.conversation.stop({ messageId })
  await studio.api.conversation.retry({ messageId })
  const { refyn: view } = await untilStatus(studio, crit, 'done')
  first.open()
  await untilBothEnded(studio)
  const file = rowsOf(studio.open, 'files').find(({ id }) => id === view?.fileId)
  expect(made(studio, crit)).toEqual([`blobs/${String(file?.['filename'])}`])
})

test('a try that has lost its lease takes nothing from the one that holds it', async () => {
  const studio = await aStudio({ heartbeatMs: 600_000 })
  const crit = await aCrit(studio, studio.user)
  const asleep = gate()
  studio.editor.before = async () => {
    if (studio.editor.requests.length > 1) return
    asleep.isReached = true
    await asleep.opened
    throw new AiError('ai_unreachable', 'The connection is gone')
  }
  await refyn(studio, crit)
  await until(() => asleep.isReached)
  studio.clock.move(61_000)
  const { refyn: view } = await untilStatus(studio, crit, 'done')
  asleep.open()
  await untilBothEnded(studio)
  const file = rowsOf(studio.open, 'files').find(({ id }) => id === view?.fileId)
  expect(made(studio, crit)).toEqual([`blobs/${String(file?.['filename'])}`])
})

test('deleting the crit in the middle of a refyn leaves no row and no byte', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const deaf = gate()
  studio.editor.before = () => {
    deaf.isReached = true
    return deaf.opened
  }
  await refyn(studio, crit)
  await until(() => deaf.isReached)
  await studio.api.conversation.remove({ id: crit.conversation.id })
  await until(() => studio.files.bytes.size === 0)
  deaf.open()
  await studio.worker.stop(1000)
  expect([...studio.files.bytes.keys()]).toEqual([])
  for (const table of ['files', 'messages', 'suggestions'])
    expect(countRows(studio.open, table)).toBe(0)
})

test('a picture that is put in its place while the crit is swept leaves no byte', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const [moving, swept] = [gate(), gate()]
  const { publish, remove } = studio.files
  studio.files.publish = async (...asked) => {
    moving.isReached = true
    await moving.opened
    await publish(...asked)
    swept.open()
  }
  // As on a disk: first the bytes go, then what was derived, and the move comes between.
  studio.files.remove = async (filename) => {
    if (`blobs/${filename}` !== `blobs/${crit.work.filename}` && !swept.isReached) {
      swept.isReached = true
      studio.files.bytes.delete(`blobs/${filename}`)
      moving.open()
      await swept.opened
      studio.files.bytes.delete(`derived/${filename}/draft`)
    } else await remove(filename)
  }
  await refyn(studio, crit)
  await until(() => moving.isReached)
  await studio.api.conversation.remove({ id: crit.conversation.id })
  await until(() => swept.isReached)
  await swept.opened
  await studio.worker.stop(1000)
  expect([...studio.files.bytes.keys()]).toEqual([])
})

test('a refyn names neither source nor picture when they are gone', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await refyn(studio, crit)
  const { refyn: view } = await untilStatus(studio, crit, 'done')
  await studio.api.files.remove({ id: crit.work.id })
  await studio.api.files.remove({ id: view?.fileId ?? '' })
  expect((await lastOf(studio, crit)).refyn).toMatchObject({
    sourceFileId: null,
    fileId: null,
  })
})

test('whoever follows the crit sees the refyn begin, be made and be done', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const started = gate()
  studio.editor.before = () => started.opened
  const seen = follow(studio.ctx, { sessionId: crit.sessionId }, (events) =>
    events.some(
      ({ event }) =>
        event.type === 'message' &&
        event.message.kind === 'refyn' &&
        event.message.status === 'done',
    ),
  )
  await refyn(studio, crit)
  await until(() => studio.editor.requests.length === 1)
  started.open()
  const states = (await seen).flatMap(({ event }) =>
    event.type === 'message' && event.message.kind === 'refyn'
      ? [event.message.status]
      : [],
  )
  expect([states.at(0), states.at(-1)]).toEqual(['pending', 'done'])
  expect(states).toContain('writing')
})
