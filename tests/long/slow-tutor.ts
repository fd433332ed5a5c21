import { setTimeout as wait } from 'node:timers/promises'
import {
  isForSuggestions,
  refuses,
  runOpenAiServer,
  says,
  streams,
} from '#tests/support/openai-server.ts'
import type { Answering } from '#tests/support/openai-server.ts'

/** Asks for a word each ten seconds: in all longer than the minute after which proxies lose patience. */
export const inAMinute = 'Take your time.'
const minuteWords = 'One must look at a quay for long.'.split(/(?= )/)
const everyMs = 10_000

/** Asks for words that wait for each other. */
export const wordByWord = 'Say it word by word.'
export const words = 'Each word comes alone and all are read in turn.'.split(/(?= )/)

/** Resolves when the reader has the word; false when it does not come. */
export type Reader = (word: string) => Promise<boolean>

export interface SlowTutor {
  baseUrl: string
  /** Whoever reads the words that wait for each other. */
  reader: Reader
  close(): Promise<void>
}

/** A model that answers at once, or slowly where its crit asks for that. */
export async function slowTutor(): Promise<SlowTutor> {
  const answering: Answering = (answer, request) => {
    // Whoever looks at the health of a server asks for a list of its models.
    if (!request.path.endsWith('/chat/completions'))
      return refuses(404, {})(answer, request)
    if (isForSuggestions(request)) return says('{"suggestions": []}')(answer, request)
    const asked = JSON.stringify(request.body.messages)
    if (asked.includes(inAMinute))
      return streams(minuteWords, () => wait(everyMs))(answer, request)
    if (asked.includes(wordByWord)) return inTurn(tutor)(answer, request)
    return says('A quiet picture.')(answer, request)
  }
  const server = await runOpenAiServer(answering)
  const tutor: SlowTutor = { ...server, reader: () => Promise.resolve(true) }
  return tutor
}

/** Each word is said when the one before has been read; after one that was not, they come together. */
function inTurn(tutor: SlowTutor): Answering {
  let said = 0
  let isRead = true
  return streams(words, async () => {
    if (said > 0 && isRead) isRead = await tutor.reader(words[said - 1]!)
    said += 1
  })
}
