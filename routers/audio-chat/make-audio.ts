import { z } from 'zod'
import { randomId } from '#db/ids.ts'
import { findAudioChat, updateAudioChat } from '#db/queries/audio-chats.ts'
import { findMessage } from '#db/queries/messages.ts'
import { AiError } from '../ai-error.ts'
import { faultOf, toJobError } from '../ai-job-error.ts'
import { JobError } from '../job-handler.ts'
import { MediaError } from '../media-lab.ts'
import { readBrief } from '../conversation/read-brief.ts'
import { numberFacts, toCitations } from '../facts/number-facts.ts'
import { spokenTurns, storedPieces, storedScript } from './audio-chat-view.ts'
import { settleAudio } from './settle-audio.ts'
import { spokenText } from './spoken-text.ts'
import type { AudioChatRow } from '#db/tables/conversations.ts'
import type { JobHandler, RunningJob, Settlement } from '../job-handler.ts'
import type { Services } from '../context.ts'
import type { ScriptTurn } from '../contract/audio-chat.ts'

const payload = z.object({ audioChatId: z.string() })

/** How `MediaLab.joinSpeech` names the piece that it cannot read. */
const damagedPiece = /^Piece (\d+) of \d+ could not be read/

type Change = Parameters<typeof updateAudioChat>[3]

/**
 * Makes one talk: the script, then its turns piece by piece, then one file. What is done is written
 * down as it is done, so that an attempt after a failure or a kill goes on behind it; the file and
 * the end of the job are one transaction.
 */
export const audioJob: JobHandler = {
  async run(services, job, signal) {
    const begun = await findChat(services, job)
    if (begun?.status !== 'pending') return undefined
    try {
      const written = await writeScript(services, begun, signal)
      const spoken = written && (await speakTurns(services, written, signal))
      const settled = spoken && (await join(services, spoken, signal))
      // Another attempt has spoken meanwhile: ending here would leave a talk that nobody makes.
      if (!settled && (await findChat(services, job))?.status === 'pending')
        throw new JobError('Another attempt is ahead', { isRetryable: true })
      return settled
    } catch (error) {
      throw toJobError(error)
    } finally {
      if (!(await findChat(services, job))) await forget(services, begun)
    }
  },

  onPostponed(services, job, error, retryAt) {
    return change(services, job, {
      errorCode: faultOf(error),
      retryAt: retryAt.toISOString(),
    })
  },

  /** What was spoken stays, so that trying again costs only the rest. */
  onDead(services, job, error) {
    return change(services, job, {
      status: 'failed',
      errorCode: faultOf(error),
      retryAt: null,
    })
  },
}

/** The talk with its script; undefined when the conversation has been deleted meanwhile. */
async function writeScript(
  services: Services,
  chat: AudioChatRow,
  signal: AbortSignal,
): Promise<AudioChatRow | undefined> {
  if (storedScript(chat).length > 0) return chat
  const message = await findMessage(services.db, chat.userId, chat.messageId)
  const brief =
    message &&
    (await readBrief(services, {
      userId: chat.userId,
      conversationId: chat.conversationId,
      position: message.position + 1,
      answers: false,
      versions: null,
    }))
  if (!brief) return undefined
  const turns = await services.tutor.discuss(brief, signal)
  signal.throwIfAborted()
  const script = turns.filter(({ text }) => spokenText(text) !== '')
  if (script.length === 0) throw new AiError('ai_nonsense', 'The script is empty')
  const texts = script.map(({ text }) => text)
  return write(services, chat, {
    stage: 'speech',
    script: JSON.stringify(script),
    citations: JSON.stringify(toCitations(numberFacts(brief.works), texts)),
    voice: services.voice.label,
  })
}

async function speakTurns(
  services: Services,
  chat: AudioChatRow,
  signal: AbortSignal,
): Promise<AudioChatRow | undefined> {
  const script = storedScript(chat)
  let told: AudioChatRow | undefined = chat
  // A talk has the same voices to its end: other ones begin it anew.
  if (chat.voice !== services.voice.label && spokenTurns(chat) > 0)
    told = await write(services, chat, { pieces: '[]', voice: services.voice.label })
  for (let next = told ? spokenTurns(told) : 0; told && next < script.length;) {
    const turns = script.slice(next, next + services.voice.turnsAtOnce)
    const speech = await services.voice.speak(turns.map(toSpoken), signal)
    signal.throwIfAborted()
    const name = `${next}.${speech.format}`
    await services.files.keepPiece(chat.piecesName, name, speech.data)
    next += turns.length
    told = await write(services, told, {
      voice: services.voice.label,
      pieces: JSON.stringify([...storedPieces(told), { name, turns: turns.length }]),
    })
  }
  return told
}

function toSpoken({ host, text }: ScriptTurn): ScriptTurn {
  return { host, text: spokenText(text) }
}

async function join(
  services: Services,
  chat: AudioChatRow,
  signal: AbortSignal,
): Promise<Settlement | undefined> {
  // A name of its own for each attempt: one that has lost its lease clears up after itself alone.
  const filename = randomId(32)
  // First the bytes: once the new name stands, nobody knows the old one.
  await services.files.remove(chat.filename)
  const joining = await write(services, chat, { stage: 'joining', filename })
  if (!joining) return undefined
  const { files, media } = services
  const pieces = storedPieces(joining)
  const target = await files.draftPath(filename)
  try {
    const joined = await media.joinSpeech(
      pieces.map(({ name }) => files.piecePath(chat.piecesName, name)),
      target,
      signal,
    )
    signal.throwIfAborted()
    const staged = await files.adopt(target)
    await files.publish(staged, filename)
    return settleAudio(services, joining, { joined, staged })
  } catch (error) {
    await files.remove(filename)
    if (!(error instanceof MediaError)) throw error
    // From a damaged piece on the next attempt speaks anew; what was spoken before it stays.
    const damaged = damagedPiece.exec(error.message)?.[1]
    if (damaged)
      await write(services, joining, {
        stage: 'speech',
        pieces: JSON.stringify(pieces.slice(0, Number(damaged) - 1)),
      })
    throw new JobError(error.message, { isRetryable: true, cause: error })
  }
}

/** What was made of a talk that is gone. */
async function forget({ files }: Services, chat: AudioChatRow): Promise<void> {
  await files.remove(chat.piecesName)
  await files.remove(chat.filename)
}

async function write(
  services: Services,
  { id, userId, pieces }: AudioChatRow,
  to: Change,
): Promise<AudioChatRow | undefined> {
  const chat = await updateAudioChat(
    services.db,
    userId,
    { id, from: 'pending', pieces },
    { ...to, errorCode: null, retryAt: null, updatedAt: now(services) },
  )
  if (chat) tell(services, chat)
  return chat
}

function change(services: Services, job: RunningJob, to: Change): Settlement {
  let changed: AudioChatRow | undefined
  return {
    async write(trx) {
      const { audioChatId: id } = payload.parse(job.payload)
      changed = await updateAudioChat(
        trx,
        job.userId ?? '',
        { id, from: 'pending' },
        { ...to, updatedAt: now(services) },
      )
    },
    afterCommit() {
      if (changed) tell(services, changed)
    },
  }
}

function findChat({ db }: Services, job: RunningJob): Promise<AudioChatRow | undefined> {
  return findAudioChat(db, job.userId ?? '', payload.parse(job.payload).audioChatId)
}

function tell({ live }: Services, { conversationId }: AudioChatRow): void {
  live.publish(conversationId, { type: 'audio' })
}

function now({ clock }: Services): string {
  return clock.now().toISOString()
}
