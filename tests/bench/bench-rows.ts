import { callPath, requireSameAnswer } from './call-path.ts'
import { load } from './load.ts'
import { alternate, median, percentile } from './rounds.ts'
import { atRatio, under } from './row.ts'
import { runBare } from './run-bare.ts'
import { words } from './prose.ts'
import type { LoadResult } from './load.ts'
import type { Bench, LargeHouse, Stage } from './stage.ts'
import type { Row } from './row.ts'

const leastRatio = 0.6
const mostSearchMs = 20

/** 50 of 10,000 conversations, as the history asks for them. */
export const list: Bench = async (stage) => {
  const path = callPath('conversation.list', { limit: 50 })
  return compare(stage, 'list of 50 conversations', { bare: '/list', ours: path })
}

/** A conversation of 200 messages, as the workspace asks for it. */
export const conversation: Bench = async (stage) => {
  const { sessions } = await stage.large()
  const path = callPath('conversation.get', { sessionId: sessions[0] })
  return compare(stage, 'conversation of 200 messages', { bare: '/thread', ours: path })
}

async function compare(
  stage: Stage,
  what: string,
  paths: { bare: string; ours: string },
): Promise<Row[]> {
  const house = await stage.large()
  const bare = await bareRows(house)
  const { url, pid } = house.server
  const cookie = house.members[0]?.cookie ?? ''
  try {
    await requireSameAnswer(bare.url + paths.bare, { url: url + paths.ours, cookie })
    const ms = stage.pace.loadMs
    const results = await alternate(stage.pace, {
      bare: () => load({ url: bare.url, pid: bare.pid, paths: [paths.bare], ms }),
      ours: () => load({ url, pid, paths: [paths.ours], headers: { cookie }, ms }),
    })
    return [
      atRatio({ what, unit: 'answers/s', ...both(results, 'perSecond') }, leastRatio),
      under(
        { what: '… processor time', unit: 'µs', ...both(results, 'processorUs') },
        null,
      ),
      under({ what: '… p99 of 32 at once', unit: 'ms', ...both(results, 'p99') }, null),
    ]
  } finally {
    await bare.close()
  }
}

function both(
  results: { bare: LoadResult[]; ours: LoadResult[] },
  field: keyof LoadResult,
): { bare: number; ours: number } {
  const of = (side: LoadResult[]) => median(side.map((result) => result[field]))
  return { bare: of(results.bare), ours: of(results.ours) }
}

function bareRows({ databasePath, members, sessions }: LargeHouse) {
  return runBare('rows', databasePath, members[0]?.userId ?? '', sessions[0] ?? '')
}

/** Words that stand in most notes, in some and in few; the last may be a beginning. */
const searched = [0, 5, 40, 150, 300, 500].map((rank) => words[rank] ?? '')

/** A search in 10,000 notes: one after the other, as a person does it, and 32 at once. */
export const search: Bench = async (stage) => {
  const house = await stage.large()
  const bare = await bareRows(house)
  const cookie = house.members[0]?.cookie ?? ''
  const { url, pid } = house.server
  const ours = searched.map((q) => callPath('notes.list', { q, limit: 50 }))
  const plain = searched.map((word) => `/search?${word}`)
  const run = (connections: number) => {
    const shared = { ms: stage.pace.loadMs, connections }
    return alternate(stage.pace, {
      bare: () => load({ url: bare.url, pid: bare.pid, paths: plain, ...shared }),
      ours: () => load({ url, pid, paths: ours, headers: { cookie }, ...shared }),
    })
  }
  try {
    const single = await run(1)
    const p99 = {
      bare: percentile(
        single.bare.map(({ p99 }) => p99),
        0.5,
      ),
      ours: percentile(
        single.ours.map(({ p99 }) => p99),
        0.5,
      ),
    }
    const what = 'note search over 10,000 notes'
    return [
      under({ what: `${what}, p99`, unit: 'ms', ...p99 }, mostSearchMs),
      under(
        { what: '… of 32 at once, p99', unit: 'ms', ...both(await run(32), 'p99') },
        null,
      ),
    ]
  } finally {
    await bare.close()
  }
}
