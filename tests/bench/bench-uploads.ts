import { setTimeout as wait } from 'node:timers/promises'
import { peakMb, processorMs, residentMb } from './process-figures.ts'
import { alternate, median } from './rounds.ts'
import { atRatio, under } from './row.ts'
import { runBare } from './run-bare.ts'
import { formUpload, pictureBytes, sendBytes, tusUpload } from './send-bytes.ts'
import { fewRows, seededServer } from './stage.ts'
import type { LargeHouse, Bench } from './stage.ts'

const size = 100_000_000
const leastRatio = 0.8
const mostMb = { tus: 40, form: 60 }
const settleMs = 3000

/** An upload of 100 MB against a plain stream to disk, and what eight at once take of memory. */
export const upload: Bench = async ({ pace }) => {
  const house = await seededServer(fewRows)
  const bare = await runBare('files', house.server.folder, house.databasePath)
  try {
    const { url, pid } = house.server
    const idle = await idleMb(house)
    const eight = () =>
      Promise.all(cookiesOf(house, 8).map((cookie) => tusUpload({ url, cookie, size })))
    const grownMb = (await peakMb(pid, eight)) - idle
    const plain = (path: string) => () =>
      timed(bare.pid, () =>
        sendBytes({ method: 'POST', url: bare.url + path, body: pictureBytes(size) }),
      )
    const cookie = house.members[10]?.cookie ?? ''
    const ours = (sent: number) => () =>
      timed(pid, () => tusUpload({ url, cookie, size, sent }))
    const whole = await alternate(pace, { bare: plain('/synced'), ours: ours(size) })
    const bytes = await alternate(pace, {
      bare: plain('/unsynced'),
      ours: ours(size - 1),
    })
    const row = (what: string, results: typeof whole) => [
      atRatio({ what, unit: 'MB/s', ...medians(results, 'perSecond') }, leastRatio),
      under(
        { what: '… processor time', unit: 'ms', ...medians(results, 'processorMs') },
        null,
      ),
    ]
    return [
      ...row('tus upload of 100 MB, its bytes', bytes),
      ...row('tus upload of 100 MB until it is a file', whole),
      under(
        { what: '… memory above idle, 8 at once', unit: 'MB', ours: grownMb },
        mostMb.tus,
      ),
    ]
  } finally {
    await bare.close()
    await house.server.close()
  }
}

/** A form with 15 files of 100 MB: what it takes of memory. */
export const form: Bench = async () => {
  const house = await seededServer(fewRows)
  try {
    const { url, pid } = house.server
    const idle = await idleMb(house)
    const [cookie = ''] = cookiesOf(house, 1)
    const peak = await peakMb(pid, () => formUpload({ url, cookie }, { files: 15, size }))
    return [
      under(
        {
          what: 'form of 15 files of 100 MB, memory above idle',
          unit: 'MB',
          ours: peak - idle,
        },
        mostMb.form,
      ),
    ]
  } finally {
    await house.server.close()
  }
}

/** After its start a server does some things once. */
async function idleMb({ server }: LargeHouse): Promise<number> {
  await wait(settleMs)
  return residentMb(server.pid)
}

function cookiesOf({ members }: LargeHouse, count: number): string[] {
  return members.slice(0, count).map(({ cookie }) => cookie)
}

interface Sending {
  perSecond: number
  processorMs: number
}

/** How fast 100 MB went, and what they took of the process that received them. */
async function timed(pid: number, work: () => Promise<unknown>): Promise<Sending> {
  const tookBefore = processorMs(pid)
  const startedAt = performance.now()
  await work()
  const perSecond = size / 1e6 / ((performance.now() - startedAt) / 1000)
  return { perSecond, processorMs: processorMs(pid) - tookBefore }
}

function medians(
  { bare, ours }: { bare: Sending[]; ours: Sending[] },
  field: keyof Sending,
): { bare: number; ours: number } {
  const of = (side: Sending[]) => median(side.map((one) => one[field]))
  return { bare: of(bare), ours: of(ours) }
}
