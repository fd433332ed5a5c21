import { randomBytes } from 'node:crypto'
import { aSession } from '#tests/support/factories.ts'
import { below, randomOf } from '#tests/support/random.ts'
import { tusOf } from '#tests/support/tus-client.ts'
import { underFire } from '#tests/support/under-fire.ts'
import { until } from '#tests/support/until.ts'
import { openForReading } from '#db/queries/operator.ts'
import { rowsOf } from '#tests/support/database.ts'
import { join } from 'node:path'
import {
  digest,
  faultOf,
  leftovers,
  offsetFaultOf,
  rowsWithoutBytes,
} from './upload-ledger.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { UnderFire } from '#tests/support/under-fire.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'
import type { Figures } from './figures.ts'
import type { Resumable, Sent } from './upload-ledger.ts'

/** Between two kills; an upload takes some four. */
const answers = 24
/** A person brings so many and makes place for another: open uploads that nobody was told of count too. */
const uploadsOfPerson = 6

interface Ledger {
  files: Sent[]
  open: Set<Resumable>
  offsets: number
  /** Forms that were cut: all of their files are there, or none. */
  cut: Array<{ member: Visitor; sessionId: string; count: number }>
  /** Not looked at since the last restart. */
  fresh: Sent[]
}

/**
 * Clients that send by tus and by form to a server that is killed `kills` times, with a ledger of all
 * that they were answered. Returns the figures and what was lost.
 */
export async function killUploads(
  kills: number,
  seed: number,
): Promise<{ figures: Figures; broken: string[] }> {
  const began = performance.now()
  const ledger: Ledger = { files: [], open: new Set(), offsets: 0, cut: [], fresh: [] }
  const house = await underFire({
    kills,
    random: randomOf(seed),
    answers,
    clients: [
      ...[1, 2, 3].map(() => (house: UnderFire) => resuming(house, ledger)),
      (house) => sendingForms(house, ledger),
    ],
    compare: (house) => compare(house, ledger),
  })
  try {
    await compareAll(house, ledger)
    await house.server.stop()
    house.broken.push(...(await leftovers(house.server)))
  } finally {
    await house.server.close()
  }
  return {
    figures: {
      kills,
      'offsets acknowledged': ledger.offsets,
      'files acknowledged': ledger.files.length,
      'removals acknowledged': ledger.files.filter(
        ({ removal }) => removal === 'answered',
      ).length,
      'forms cut': ledger.cut.length,
      'lost or broken': house.broken.length,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    broken: house.broken,
  }
}

function acknowledge(ledger: Ledger, sent: Sent): void {
  ledger.files.push(sent)
  ledger.fresh.push(sent)
}

function somebytes({ random }: UnderFire): Buffer {
  return randomBytes(1 + below(random, random() < 0.05 ? 2_000_000 : 40_000))
}

async function resuming(house: UnderFire, ledger: Ledger): Promise<void> {
  while (house.isGoingOn) {
    const member = await house.member()
    for (let count = 0; count < uploadsOfPerson && house.isGoingOn; count += 1) {
      const bytes = somebytes(house)
      const sessionId = aSession()
      const created = await house.attempt(() =>
        tusOf(member).create({ sessionId, size: bytes.length }),
      )
      // Nobody knows where it would be: it is begun anew, as clients do.
      if (!created) continue
      if (created.status !== 201) {
        house.broken.push(`an upload could not begin: ${JSON.stringify(created.body)}`)
        continue
      }
      const place = created.headers.get('location') ?? ''
      const upload = { member, sessionId, bytes, place, acknowledged: 0 }
      const open: Resumable = { ...upload, id: null, removal: 'none' }
      ledger.open.add(open)
      await sendPieces(house, ledger, open)
      ledger.open.delete(open)
      if (house.random() < 0.15 && open.id !== null) await remove(house, open)
    }
  }
}

/** In pieces of any length until its file is acknowledged, from where the server says that it is. */
async function sendPieces(
  house: UnderFire,
  ledger: Ledger,
  open: Resumable,
): Promise<void> {
  const { bytes, place, member } = open
  const tus = tusOf(member)
  while (open.id === null) {
    const left = bytes.length - open.acknowledged
    const length = house.random() < 0.4 ? left : 1 + below(house.random, left)
    const from = open.acknowledged
    const answer = await house.attempt(() =>
      tus.send(place, from, bytes.subarray(from, from + length)),
    )
    if (answer?.status === 204) {
      open.acknowledged = Number(answer.headers.get('upload-offset'))
      ledger.offsets += 1
    } else if (answer?.status === 200) {
      finish(ledger, open, (answer.body as { file: FileView }).file)
    } else if (answer) {
      house.broken.push(`${place} at ${from}: ${answer.status}`)
      return
    } else if (!(await findAgain(house, ledger, open))) return
  }
}

/** After a cut: where it is now, or the file that it has become. False when it is lost. */
async function findAgain(
  house: UnderFire,
  ledger: Ledger,
  open: Resumable,
): Promise<boolean> {
  const head = await house.insist(() => tusOf(open.member).offset(open.place))
  if (head.status === 200) {
    const offset = Number(head.headers.get('upload-offset'))
    if (offset < open.acknowledged)
      house.broken.push(`${open.place} fell from ${open.acknowledged} to ${offset}`)
    open.acknowledged = offset
    // All of it has arrived, and the answer got lost: the client asks for its file.
    if (offset < open.bytes.length) return true
  }
  const json = { uploadId: open.place.split('/').at(-1) }
  const answer = await house.insist(() =>
    open.member.send('POST', '/trpc/files.finalize', { json }),
  )
  if (answer.status === 200) {
    finish(
      ledger,
      open,
      (answer.body as { result: { data: { json: FileView } } }).result.data.json,
    )
    return true
  }
  house.broken.push(`${open.place} is lost after ${open.acknowledged}: ${answer.status}`)
  return false
}

function finish(ledger: Ledger, open: Resumable, file: FileView): void {
  open.id = file.id
  open.acknowledged = open.bytes.length
  acknowledge(ledger, open)
}

async function remove(house: UnderFire, sent: Sent): Promise<void> {
  sent.removal = 'asked'
  const answer = await house.insist(() =>
    sent.member.send('DELETE', `/api/files/${sent.id}`),
  )
  // The first answer may have been lost: then it is gone already.
  if (answer.status === 200 || answer.status === 404) sent.removal = 'answered'
  else house.broken.push(`removing ${sent.id} answered ${answer.status}`)
}

async function sendingForms(house: UnderFire, ledger: Ledger): Promise<void> {
  while (house.isGoingOn) {
    const member = await house.member()
    for (let count = 0; count < uploadsOfPerson && house.isGoingOn; count += 1) {
      const sessionId = aSession()
      const works = Array.from({ length: 1 + below(house.random, 3) }, () =>
        somebytes(house),
      )
      const answer = await house.attempt(() =>
        member.upload(
          sessionId,
          works.map((bytes, index) => [`work${index}.jpg`, bytes]),
        ),
      )
      if (!answer) ledger.cut.push({ member, sessionId, count: works.length })
      else takeForm(house, ledger, { member, sessionId, works, answer })
    }
  }
}

function takeForm(
  house: UnderFire,
  ledger: Ledger,
  form: { member: Visitor; sessionId: string; works: Buffer[]; answer: Answer },
): void {
  const { member, sessionId, works, answer } = form
  if (answer.status !== 200) {
    house.broken.push(`a form answered ${answer.status}`)
    return
  }
  const { files } = answer.body as { files: FileView[] }
  if (files.length !== works.length)
    house.broken.push(`a form of ${works.length} made ${files.length} files`)
  // In the order of the form: the page shows them so, and callers pair them by it.
  for (const [index, file] of files.entries())
    acknowledge(ledger, {
      member,
      sessionId,
      bytes: works[index]!,
      id: file.id,
      removal: 'none',
    })
}

/** After each restart: all that is new, all that is under way, and some of what is old. */
async function compare(house: UnderFire, ledger: Ledger): Promise<void> {
  const old = ledger.files.slice(below(house.random, ledger.files.length + 1)).slice(0, 5)
  const faults = [
    ...(await rowsWithoutBytes(house.server)),
    ...(await Promise.all([...ledger.open].map(offsetFaultOf))),
    ...(await Promise.all([...ledger.fresh, ...old].map(faultOf))),
  ]
  house.broken.push(...faults.filter((fault) => fault !== undefined))
  ledger.fresh = []
}

/** At the end: everything, by what is served and by what is stored. */
async function compareAll(house: UnderFire, ledger: Ledger): Promise<void> {
  for (const sent of ledger.files) {
    const fault = await faultOf(sent)
    if (fault) house.broken.push(fault)
  }
  const rows = await settledRows(house)
  const stored = new Map(rows.map((row) => [row['id'], row]))
  for (const { id, bytes, removal } of ledger.files)
    if (removal === 'none' && stored.get(id!)?.['sha256'] !== digest(bytes))
      house.broken.push(`the row of ${id} names other bytes`)
  for (const { sessionId, count } of ledger.cut) {
    const there = rows.filter((row) => row['sessionId'] === sessionId).length
    if (there !== 0 && there !== count)
      house.broken.push(`${there} of ${count} files of a form that was cut`)
  }
  const ids = rows.map((row) => row['uploadId']).filter((id) => id !== null)
  if (new Set(ids).size !== ids.length)
    house.broken.push('an upload has become two files')
}

/** The rows of files when no job is at work on their bytes any more. */
async function settledRows({
  server,
}: UnderFire): Promise<Array<Record<string, unknown>>> {
  const look = () => {
    const open = openForReading(join(server.folder, 'refyn.sqlite'))
    const jobs = rowsOf(open, 'jobs').filter(
      ({ state }) => state === 'ready' || state === 'running',
    )
    const files = rowsOf(open, 'files')
    open.sqlite.close()
    return jobs.length === 0 ? files : undefined
  }
  return until(look, 60_000)
}
