import { setTimeout as wait } from 'node:timers/promises'
import { followWords } from './follow-words.ts'
import { processorMs } from './process-figures.ts'
import { alternate, median, percentile } from './rounds.ts'
import { under } from './row.ts'
import { runBare } from './run-bare.ts'
import { fewRows, seededServer } from './stage.ts'
import type { HeardWords } from './follow-words.ts'
import type { Bench } from './stage.ts'
import type { Row } from './row.ts'

/** How many streams at once, and how late the first word of the slowest of a hundred may be. */
const sizes = [
  { streams: 1, mostMs: 5 },
  { streams: 50, mostMs: 15 },
  { streams: 200, mostMs: 60 },
]
const wordsPerReply = 100
/** People do not ask at the same moment. */
const spreadMs = 1000

interface Relayed {
  first: number[]
  all: number[]
  processorUs: number
}

/** A reply of a hundred words a second on its way from the model to the screen, against a pipe. */
export const relay: Bench = async ({ pace }) => {
  const model = await runBare('model', String(wordsPerReply))
  const bare = await runBare('relay', model.url)
  const most = Math.max(...sizes.map(({ streams }) => streams))
  const house = await seededServer(
    { ...fewRows, conversations: most * sizes.length, messages: most * 10 },
    { AI_BASE_URL: `${model.url}/v1`, AI_MODEL: 'm', AI_API_KEY: 'k' },
  )
  const { url, pid } = house.server
  const cookie = house.members[0]?.cookie ?? ''

  const ask = (sessionId: string) =>
    fetch(`${url}/trpc/conversation.ask`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ json: { sessionId, message: 'Why is it so dark?' } }),
    }).then(async (answer) => {
      if (!answer.ok) throw new Error(`A question was answered: ${await answer.text()}`)
    })

  const ours = async (sessionId: string): Promise<HeardWords> => {
    const input = encodeURIComponent(JSON.stringify({ json: { sessionId } }))
    const address = `${url}/trpc/conversation.follow?input=${input}`
    const { isOpen, heard } = followWords(address, { cookie, count: wordsPerReply })
    await isOpen
    await ask(sessionId)
    return heard
  }

  try {
    const rows: Row[] = []
    for (const [index, { streams, mostMs }] of sizes.entries()) {
      const sessions = house.sessions.slice(index * most, index * most + streams)
      const plain = () => followWords(bare.url, { count: wordsPerReply }).heard
      const results = await alternate(pace, {
        bare: () => together(bare.pid, sessions, plain),
        ours: () => together(pid, sessions, ours),
      })
      const of = (figure: (one: Relayed[]) => number) => ({
        bare: figure(results.bare),
        ours: figure(results.ours),
      })
      const first = of((side) =>
        percentile(
          side.flatMap((one) => one.first),
          0.99,
        ),
      )
      const words = of((side) =>
        percentile(
          side.flatMap((one) => one.all),
          0.99,
        ),
      )
      const costs = of((side) => median(side.map((one) => one.processorUs)))
      const what = `first word of ${streams} ${streams === 1 ? 'reply' : 'replies at once'}, p99`
      rows.push(
        under({ what, unit: 'ms', ...first }, mostMs),
        under({ what: '… all words, p99', unit: 'ms', ...words }, null),
        under({ what: '… processor time of a word', unit: 'µs', ...costs }, null),
      )
    }
    return rows
  } finally {
    await house.server.close()
    await bare.close()
    await model.close()
  }
}

async function together(
  pid: number,
  sessions: string[],
  stream: (sessionId: string) => Promise<HeardWords>,
): Promise<Relayed> {
  const tookBefore = processorMs(pid)
  const heard = await Promise.all(
    sessions.map(async (sessionId, index) => {
      await wait((index * spreadMs) / sessions.length)
      return stream(sessionId)
    }),
  )
  const tookMs = processorMs(pid) - tookBefore
  // The job that wrote a reply ends after its last word.
  await wait(settleMs)
  const all = heard.flatMap(({ delays }) => delays)
  return {
    first: heard.flatMap(({ delays }) => delays.slice(0, 1)),
    all,
    processorUs: (tookMs * 1000) / all.length,
  }
}

const settleMs = 300
