import { expect, test } from 'vitest'
import { AiError } from '#routers/ai-error.ts'
import { MediaError } from '#routers/media-lab.ts'
import { countRows, rowsOf } from '#tests/support/database.ts'
import { aCrit } from '#tests/support/crits.ts'
import { aMessage } from '#tests/support/factories.ts'
import { trustingMedia } from '#tests/support/fakes.ts'
import { follow } from '#tests/support/follow.ts'
import { memoryFileStore } from '#tests/support/memory-file-store.ts'
import { joining, scriptedVoice } from '#tests/support/scripted-makers.ts'
import { gate, scriptedTutor } from '#tests/support/scripted-tutor.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { MediaLab } from '#routers/media-lab.ts'
import type { AudioChatView } from '#routers/contract/audio-chat.ts'
import type { Voice } from '#routers/voice.ts'
import type { Crit } from '#tests/support/crits.ts'
import type { MemoryFileStore } from '#tests/support/memory-file-store.ts'
import type { ScriptedVoice } from '#tests/support/scripted-makers.ts'
import type { ScriptedTutor } from '#tests/support/scripted-tutor.ts'

interface Studio extends Awaited<ReturnType<typeof buildWorking>> {
  files: MemoryFileStore
  tutor: ScriptedTutor
  voice: ScriptedVoice
  media: MediaLab
}

const script = [
  { host: 'Alex', text: 'It is dark [F1].' },
  { host: 'Henry', text: 'I disagree: it is quiet [F2], [S1].' },
  { host: 'Alex', text: 'Lift it a little.' },
  { host: 'Henry', text: 'No.' },
] as const

async function aStudio(over: Partial<Voice> = {}): Promise<Studio> {
  const files = memoryFileStore()
  const tutor = scriptedTutor(['Look.'])
  tutor.talk = [...script]
  const voice = scriptedVoice(over)
  const media = trustingMedia(joining(files))
  const world = await buildWorking({ files, tutor, voice, media })
  return { ...world, files, tutor, voice, media }
}

function talk(
  { api }: Studio,
  { sessionId, conversation }: Crit,
  messageId?: string,
): Promise<AudioChatView> {
  return api.audioChat.generate({ sessionId, conversationId: conversation.id, messageId })
}

async function readyOf({ api }: Studio, { sessionId }: Crit) {
  return (await api.audioChat.get({ sessionId })).ready
}

function untilReady(studio: Studio, crit: Crit): Promise<AudioChatView> {
  return until(() => readyOf(studio, crit))
}

function untilFailed({ api }: Studio, { sessionId }: Crit): Promise<AudioChatView> {
  return until(async () => {
    const { making } = await api.audioChat.get({ sessionId })
    return making?.status === 'failed' ? making : undefined
  })
}

/** Paths of all bytes but the work's. */
function left({ files }: Studio, { work }: Crit): string[] {
  return [...files.bytes.keys()].filter((path) => path !== `blobs/${work.filename}`)
}

function chats({ open }: Studio): Array<Record<string, unknown>> {
  return rowsOf(open, 'audio_chats')
}

test('a talk becomes one file, with a transcript that says when each turn begins', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  const ready = await untilReady(studio, crit)
  const audio = rowsOf(studio.open, 'files').find((file) => file['kind'] === 'audio')
  const audioUrl = `/api/files/${String(audio?.['id'])}/content`
  expect(ready).toMatchObject({
    messageId: crit.critique.id,
    stage: 'ready',
    spokenTurns: 4,
    transcript: script.map((turn, index) => ({ ...turn, from: index * 2 })),
    voice: 'Scripted voices',
    audioUrl,
    durationSeconds: 8,
    errorCode: null,
  })
  expect(ready.citations.map(({ number, fileId }) => [number, fileId])).toEqual([
    [1, crit.work.id],
    [2, crit.work.id],
  ])
  expect(audio).toMatchObject({
    sessionId: crit.sessionId,
    conversationId: crit.conversation.id,
    originalName: 'Alex & Henry Discuss Your Work.mp3',
    mimeType: 'audio/mpeg',
  })
  const { sessionId } = crit
  const { conversation } = await studio.api.conversation.get({ sessionId })
  expect(conversation.audioUrl).toBe(audioUrl)
  await until(() => left(studio, crit).length === 1)
  expect(left(studio, crit)).toEqual([`blobs/${String(audio?.['filename'])}`])
  // It is heard where the conversation names it, and is no file of the learner's.
  const { files } = await studio.api.files.list({ sessionId })
  expect(files.map(({ kind }) => kind)).toEqual(['work'])
  const kinds = rowsOf(studio.open, 'jobs').map((job) => job['kind'])
  expect([kinds, rowsOf(studio.open, 'conversations')[0]?.['fileCount']]).toEqual([
    ['audio', 'sweep'],
    1,
  ])
})

test('citations are read in the transcript and not aloud', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  await untilReady(studio, crit)
  expect(studio.voice.spoken).toEqual([
    [{ host: 'Alex', text: 'It is dark.' }],
    [{ host: 'Henry', text: 'I disagree: it is quiet.' }],
    [{ host: 'Alex', text: 'Lift it a little.' }],
    [{ host: 'Henry', text: 'No.' }],
  ])
})

test('the hosts know all that was said up to their message and nothing later', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await aMessage(studio.db, crit.conversation, { role: 'user', content: 'Why?' })
  const answer = await aMessage(studio.db, crit.conversation, { content: 'Because.' })
  await aMessage(studio.db, crit.conversation, { role: 'user', content: 'Later' })
  await talk(studio, crit, answer.id)
  await untilReady(studio, crit)
  expect(studio.tutor.briefs).toMatchObject([
    {
      question: null,
      comparison: null,
      history: [
        { role: 'ai', content: 'Look at the light.' },
        { role: 'user', content: 'Why?' },
        { role: 'ai', content: 'Because.' },
      ],
    },
  ])
  expect(studio.tutor.briefs[0]?.ledger).toHaveLength(2)
})

test('a voice that takes three turns at once has its time shared out by their words', async () => {
  const studio = await aStudio({ turnsAtOnce: 3 })
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  const { transcript, spokenTurns } = await untilReady(studio, crit)
  expect(studio.voice.spoken.map((turns) => turns.length)).toEqual([3, 1])
  const starts = transcript.map(({ from }) => from ?? -1)
  expect([starts[0], starts[3], spokenTurns]).toEqual([0, 2, 4])
  const lengths = script.map(({ text }) => text.length)
  const whole = lengths[0]! + lengths[1]! + lengths[2]!
  expect(starts[1]).toBeCloseTo((2 * lengths[0]!) / whole, 9)
  expect(starts[2]).toBeCloseTo((2 * (lengths[0]! + lengths[1]!)) / whole, 9)
})

test('turns in which nothing is said are dropped', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.tutor.talk = [
    { host: 'Alex', text: ' [F1] ' },
    { host: 'Henry', text: 'Dark [F2].' },
    { host: 'Alex', text: '' },
  ]
  await talk(studio, crit)
  const { transcript } = await untilReady(studio, crit)
  expect(transcript).toEqual([{ host: 'Henry', text: 'Dark [F2].', from: 0 }])
  expect(studio.voice.spoken).toHaveLength(1)
})

test('a script in which nothing is said is nonsense, and is written anew', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.tutor.talk = [{ host: 'Alex', text: '[F1]' }]
  await talk(studio, crit)
  const waiting = await until(async () => {
    const { making } = await studio.api.audioChat.get({ sessionId: crit.sessionId })
    return making?.retryAt ? making : undefined
  })
  expect(waiting).toMatchObject({
    status: 'pending',
    stage: 'script',
    errorCode: 'ai_nonsense',
  })
  studio.tutor.talk = [...script]
  studio.clock.move(1200)
  expect((await untilReady(studio, crit)).errorCode).toBeNull()
  expect(studio.tutor.briefs).toHaveLength(2)
})

test('after a failure it goes on behind the turns that are spoken', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { speak } = studio.voice
  let calls = 0
  studio.voice.speak = (...asked) => {
    calls += 1
    if (calls === 3) studio.voice.failures.push(new AiError('ai_quota', 'no'))
    return speak(...asked)
  }
  const { id } = await talk(studio, crit)
  const failed = await untilFailed(studio, crit)
  expect(failed).toMatchObject({
    id,
    stage: 'speech',
    spokenTurns: 2,
    errorCode: 'ai_quota',
    audioUrl: null,
  })
  expect(failed.transcript.map(({ from }) => from)).toEqual([null, null, null, null])
  await talk(studio, crit)
  expect((await untilReady(studio, crit)).id).toBe(id)
  expect(studio.voice.spoken.map(([turn]) => turn?.text)).toEqual([
    'It is dark.',
    'I disagree: it is quiet.',
    'Lift it a little.',
    'Lift it a little.',
    'No.',
  ])
  expect(studio.tutor.briefs).toHaveLength(1)
  const audio = rowsOf(studio.open, 'files').find((file) => file['kind'] === 'audio')
  const joined = studio.files.bytes.get(`blobs/${String(audio?.['filename'])}`)
  expect(String(joined).match(/\d+\.wav/g)).toEqual(['0.wav', '1.wav', '2.wav', '3.wav'])
})

test('a voice that is busy is waited for, and says why meanwhile', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  studio.voice.failures.push(new AiError('ai_busy', 'slow down', 40_000))
  await talk(studio, crit)
  const waiting = await until(async () => {
    const { making } = await studio.api.audioChat.get({ sessionId: crit.sessionId })
    return making?.retryAt ? making : undefined
  })
  expect(waiting).toMatchObject({ status: 'pending', errorCode: 'ai_busy' })
  expect(Date.parse(waiting.retryAt!) - studio.clock.now().getTime()).toBe(40_000)
  studio.clock.move(40_000)
  expect(await untilReady(studio, crit)).toMatchObject({ retryAt: null, errorCode: null })
})

test('from a damaged piece on the next try speaks anew, and keeps what was before it', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { joinSpeech } = studio.media
  studio.media.joinSpeech = () => {
    studio.media.joinSpeech = joinSpeech
    const reason = 'Piece 3 of 4 could not be read: it ends before its time'
    return Promise.reject(new MediaError(reason))
  }
  const { id } = await talk(studio, crit)
  const waiting = await until(async () => {
    const { making } = await studio.api.audioChat.get({ sessionId: crit.sessionId })
    return making?.retryAt ? making : undefined
  })
  expect(waiting).toMatchObject({
    status: 'pending',
    errorCode: 'file_damaged',
    spokenTurns: 2,
  })
  expect(studio.voice.spoken).toHaveLength(4)
  studio.clock.move(1200)
  const ready = await untilReady(studio, crit)
  expect([ready.id, studio.voice.spoken.length]).toEqual([id, 6])
  expect(studio.tutor.briefs).toHaveLength(1)
  await until(() => left(studio, crit).length === 1)
})

test('what can never be joined fails after three tries, and costs no second voice', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { joinSpeech } = studio.media
  let tries = 0
  studio.media.joinSpeech = () => {
    tries += 1
    return Promise.reject(new MediaError('joinSpeech took too long'))
  }
  await talk(studio, crit)
  for (const [after, waitMs] of [
    [1, 1200],
    [2, 4800],
  ] as const) {
    await until(async () => {
      const { making } = await studio.api.audioChat.get({ sessionId: crit.sessionId })
      return making?.retryAt && tries === after
    })
    studio.clock.move(waitMs)
  }
  const failed = await untilFailed(studio, crit)
  expect([failed.errorCode, failed.spokenTurns]).toEqual(['file_damaged', 4])
  studio.media.joinSpeech = joinSpeech
  await talk(studio, crit)
  expect((await untilReady(studio, crit)).id).toBe(failed.id)
  expect(studio.voice.spoken).toHaveLength(4)
})

test('a retry with other voices begins anew, so that a talk has one set of voices', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { speak } = studio.voice
  studio.voice.speak = (turns, signal) =>
    studio.voice.spoken.length === 2
      ? Promise.reject(new AiError('ai_quota', 'spent'))
      : speak(turns, signal)
  await talk(studio, crit)
  expect((await untilFailed(studio, crit)).spokenTurns).toBe(2)
  Object.assign(studio.voice, { label: 'Other voices', speak, spoken: [] })
  studio.services.voice = { ...studio.voice, label: 'Other voices' }
  await talk(studio, crit)
  expect((await untilReady(studio, crit)).voice).toBe('Other voices')
})

test('a talk whose job is gone is made when it is asked for again', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const { id } = await talk(studio, crit)
  await untilReady(studio, crit)
  studio.open.sqlite.exec(
    `update audio_chats set status = 'pending', "fileId" = null; delete from jobs`,
  )
  expect((await talk(studio, crit)).id).toBe(id)
  expect((await untilReady(studio, crit)).id).toBe(id)
})

test("a new message's talk takes the place of the old one, whose bytes go", async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  const first = await untilReady(studio, crit)
  studio.clock.move(1000)
  const newer = await aMessage(studio.db, crit.conversation)
  await talk(studio, crit)
  const second = await until(async () => {
    const ready = await readyOf(studio, crit)
    return ready?.messageId === newer.id ? ready : undefined
  })
  expect(second.audioUrl).not.toBe(first.audioUrl)
  const files = rowsOf(studio.open, 'files').filter((file) => file['kind'] === 'audio')
  expect([files.length, chats(studio).length]).toEqual([1, 1])
  await until(() => left(studio, crit).length === 1)
  expect(left(studio, crit)).toEqual([`blobs/${String(files[0]?.['filename'])}`])
  const { conversation } = await studio.api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(conversation.audioUrl).toBe(second.audioUrl)
})

test('until a new talk is ready, and when it fails, the old one stays', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  const first = await untilReady(studio, crit)
  studio.clock.move(1000)
  await aMessage(studio.db, crit.conversation)
  studio.voice.failures.push(new AiError('ai_quota', 'no'))
  await talk(studio, crit)
  await untilFailed(studio, crit)
  expect(await readyOf(studio, crit)).toEqual(first)
  const { conversation } = await studio.api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(conversation.audioUrl).toBe(first.audioUrl)
})

test('a talk that is removed as a file is no longer offered, and can be made anew', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  await talk(studio, crit)
  const { audioUrl } = await untilReady(studio, crit)
  await studio.api.files.remove({ id: audioUrl!.split('/')[3]! })
  const { conversation } = await studio.api.conversation.get({
    sessionId: crit.sessionId,
  })
  expect(conversation.audioUrl).toBeNull()
  await talk(studio, crit)
  const again = await untilReady(studio, crit)
  expect(again.audioUrl).not.toBe(audioUrl)
})

test.for(['discuss', 'speak', 'joinSpeech'] as const)(
  'deleting the crit during %s leaves no row and no byte',
  async (step) => {
    const studio = await aStudio()
    const crit = await aCrit(studio, studio.user)
    const deaf = gate()
    const pass = async () => {
      deaf.isReached = true
      await deaf.opened
    }
    const [discuss, speak, joinSpeech] = [
      studio.tutor.discuss.bind(studio.tutor),
      studio.voice.speak.bind(studio.voice),
      studio.media.joinSpeech.bind(studio.media),
    ]
    if (step === 'discuss')
      studio.tutor.discuss = (...asked) => pass().then(() => discuss(...asked))
    if (step === 'speak')
      studio.voice.speak = (...asked) =>
        studio.voice.spoken.length < 2
          ? speak(...asked)
          : pass().then(() => speak(...asked))
    if (step === 'joinSpeech')
      studio.media.joinSpeech = (...asked) => pass().then(() => joinSpeech(...asked))
    await talk(studio, crit)
    await until(() => deaf.isReached)
    await studio.api.conversation.remove({ id: crit.conversation.id })
    await until(() => studio.files.bytes.size === 0)
    deaf.open()
    await studio.worker.stop(1000)
    expect([...studio.files.bytes.keys()]).toEqual([])
    expect([chats(studio), countRows(studio.open, 'files')]).toEqual([[], 0])
    const kinds = rowsOf(studio.open, 'jobs').map((job) => [job['kind'], job['state']])
    expect(kinds).toEqual([['sweep', 'done']])
  },
)

test.for(['keepPiece', 'publish'] as const)(
  'deleting the crit while the store is at %s leaves no byte',
  async (step) => {
    const studio = await aStudio()
    const crit = await aCrit(studio, studio.user)
    const slow = gate()
    const pass = async () => {
      slow.isReached = true
      await slow.opened
    }
    const { keepPiece, publish } = studio.files
    if (step === 'keepPiece')
      studio.files.keepPiece = (...asked) => pass().then(() => keepPiece(...asked))
    else
      studio.files.publish = async (staged, filename) => {
        const bytes = studio.files.bytes.get(staged.path)
        await pass()
        // The move had begun before the sweep.
        studio.files.put(staged.path, String(bytes))
        await publish(staged, filename)
      }
    await talk(studio, crit)
    await until(() => slow.isReached)
    await studio.api.conversation.remove({ id: crit.conversation.id })
    await until(() => studio.files.bytes.size === 0)
    slow.open()
    await studio.worker.stop(1000)
    expect([...studio.files.bytes.keys()]).toEqual([])
  },
)

test('whoever follows the crit is told of each step of the talk', async () => {
  const studio = await aStudio()
  const crit = await aCrit(studio, studio.user)
  const listening = gate()
  const { live } = studio.services
  const subscribe = live.subscribe.bind(live)
  live.subscribe = (...asked) => {
    listening.open()
    return subscribe(...asked)
  }
  const isAudio = ({ event }: { event: { type: string } }) => event.type === 'audio'
  const seen = follow(
    studio.ctx,
    { sessionId: crit.sessionId },
    // Begun, the script, four turns, joining, and the end.
    (events) => events.filter(isAudio).length === 8,
  )
  await listening.opened
  await talk(studio, crit)
  expect((await seen).filter(isAudio)).toHaveLength(8)
  expect((await readyOf(studio, crit))?.status).toBe('done')
})
