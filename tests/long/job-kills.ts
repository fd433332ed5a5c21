import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openForReading } from '#db/queries/operator.ts'
import {
  fetchArchive,
  readExport,
  startExport,
  unzipped,
} from '#tests/support/archives.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { randomOf } from '#tests/support/random.ts'
import { isGood } from '#tests/support/reset-links.ts'
import { underFire } from '#tests/support/under-fire.ts'
import { until } from '#tests/support/until.ts'
import { tracesOf } from './job-traces.ts'
import { leftovers } from './upload-ledger.ts'
import type { CourseView } from '#routers/contract/courses.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import type { UnderFire } from '#tests/support/under-fire.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import type { Figures } from './figures.ts'

/** Between two kills; a person's work is some thirty. */
const answers = 16

const pollMs = 20

interface Person {
  member: Visitor
  email: string
  /** In everything that is this person's, and nowhere else. */
  word: string
  /** Cut between the name of its bytes and its row, a form is nobody's for as long as it is not swept. */
  wasFormCut: boolean
}

interface Ledger {
  people: Person[]
  removed: Person[]
  mails: Person[]
  courses: number
  archives: number
  failed: number
}

/**
 * People who have courses made, archives packed, mails sent and their accounts removed, by a server that
 * is killed `kills` times. Returns the figures, and what was done twice, half, or not at all.
 */
export async function killJobs(
  kills: number,
  seed: number,
): Promise<{ figures: Figures; broken: string[] }> {
  const began = performance.now()
  const post = await mailServer()
  const ledger: Ledger = {
    people: [],
    removed: [],
    mails: [],
    courses: 0,
    archives: 0,
    failed: 0,
  }
  const house = await underFire({
    kills,
    random: randomOf(seed),
    answers,
    env: { SMTP_URL: post.url, MAIL_FROM: 'refyn@example.org' },
    clients: [1, 2, 3].map(() => (house: UnderFire) => living(house, ledger)),
    compare: (house) => compare(house, ledger),
  })
  let interrupted = 0
  try {
    const jobs = await settledJobs(house)
    interrupted = jobs.filter(({ attempts }) => Number(attempts) > 1).length
    const dead = jobs.filter(({ state }) => state === 'dead')
    ledger.failed += dead.filter(({ kind }) => kind === 'mail').length
    // Eight kills in one mail give it up: it stands in the operator's queue, to be sent again.
    const isGivenUp = ({ email }: Person) =>
      dead.some(
        ({ kind, payload }) => kind === 'mail' && String(payload).includes(`"${email}"`),
      )
    for (const person of ledger.mails)
      if (!isGivenUp(person)) await compareMails(house, post, person)
    await house.server.stop()
    house.broken.push(
      ...(await tracesOf(house.server, ledger.removed)),
      ...(await leftovers(house.server)),
    )
  } finally {
    await house.server.close()
  }
  return {
    figures: {
      kills,
      'courses made': ledger.courses,
      'archives made': ledger.archives,
      'mails asked for': ledger.mails.length,
      'accounts removed': ledger.removed.length,
      'forms cut': ledger.people.filter(({ wasFormCut }) => wasFormCut).length,
      'jobs cut and taken up again': interrupted,
      'failed and asked for again': ledger.failed,
      'lost or broken': house.broken.length,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    broken: house.broken,
  }
}

async function living(house: UnderFire, ledger: Ledger): Promise<void> {
  while (house.isGoingOn) {
    const member = await house.member()
    const { email } = (await house.insist(() => member.get('/api/auth/user'))).body as {
      email: string
    }
    const person: Person = {
      member,
      email,
      word: `word${email.replaceAll(/\W/g, '')}z`,
      wasFormCut: false,
    }
    ledger.people.push(person)
    const noteId = await haveThings(house, person)
    await makeCourse(house, ledger, { ...person, noteId })
    await pack(house, ledger, person)
    const isLeaving = house.random() < 0.5
    if (isLeaving) await leave(house, ledger, person)
    else await askForMail(house, ledger, person)
  }
}

async function haveThings(house: UnderFire, person: Person): Promise<string> {
  const { member, word } = person
  const note = {
    title: word,
    content: `Mind the light of ${word}.`,
    requestId: crypto.randomUUID(),
  }
  const written = await house.insist(() => member.send('POST', '/api/notes', note))
  if (written.status !== 201) throw new Error(`A note answered ${written.status}`)
  const bytes = Buffer.from(`bytes of ${word}`)
  const sessionId = aSession()
  const send = () => member.upload(sessionId, [[`${word}.jpg`, bytes]])
  while (!(await house.attempt(send))) person.wasFormCut = true
  return (written.body as { note: { id: string } }).note.id
}

async function makeCourse(
  house: UnderFire,
  ledger: Ledger,
  { member, word, noteId }: Person & { noteId: string },
): Promise<void> {
  const json = {
    courseTitle: word,
    selectedNotes: [noteId],
    requestId: crypto.randomUUID(),
  }
  const begun = await house.insist(() =>
    member.send('POST', '/trpc/courses.generate', { json }),
  )
  if (begun.status !== 200) {
    house.broken.push(`a course answered ${begun.status} ${JSON.stringify(begun.body)}`)
    return
  }
  for (;;) {
    await wait(pollMs)
    const courses = await house.insist(async () => {
      const { body } = await member.get('/api/micro-courses')
      return (body as { courses: CourseView[] }).courses
    })
    const [course] = courses
    if (courses.length !== 1 || !course) {
      house.broken.push(`${courses.length} courses of one click of ${word}`)
      return
    }
    if (course.status === 'ready') break
    if (course.status === 'failed') {
      if (course.errorCode === null)
        house.broken.push(`a course of ${word} failed mutely`)
      ledger.failed += 1
      const again = { json: { id: course.id } }
      await house.insist(() => member.send('POST', '/trpc/courses.retry', again))
    }
  }
  ledger.courses += 1
}

async function pack(
  house: UnderFire,
  ledger: Ledger,
  { member, word }: Person,
): Promise<void> {
  const ask = () => house.insist(() => startExport(member))
  await ask()
  for (;;) {
    await wait(pollMs)
    const view = await house.insist(async () => (await readExport(member)) ?? null)
    if (view === null) {
      house.broken.push(`the archive of ${word} is gone`)
      return
    }
    if (view.status === 'failed') {
      ledger.failed += 1
      // Ten a day are made of anybody's, also of who lives in a house that is killed all the time.
      if ((await ask()).status === 429) return
    }
    if (view.status !== 'done') continue
    const bytes = await house.insist(() => fetchArchive(member, view.url ?? ''))
    const all = Buffer.concat([...unzipped(bytes).values()])
    for (const part of [`Mind the light of ${word}.`, `bytes of ${word}`])
      if (!all.includes(part)) house.broken.push(`“${part}” is not in its archive`)
    ledger.archives += 1
    return
  }
}

async function askForMail(
  house: UnderFire,
  ledger: Ledger,
  person: Person,
): Promise<void> {
  const { member, email } = person
  const asked = await house.insist(() =>
    member.send('POST', '/api/auth/forgot-password', { email }),
  )
  if (asked.status === 200) ledger.mails.push(person)
  else house.broken.push(`asking for a mail answered ${asked.status}`)
}

async function leave(house: UnderFire, ledger: Ledger, person: Person): Promise<void> {
  const json = { password: 'a long enough one' }
  const answer = await house.insist(() =>
    person.member.send('POST', '/trpc/account.remove', { json }),
  )
  // Signed out is the answer to the second try, when the first one's got lost.
  if (answer.status === 200 || answer.status === 401) ledger.removed.push(person)
  else house.broken.push(`a removal answered ${answer.status}`)
}

/** Who was told that the account is closed finds it closed. */
async function compare(house: UnderFire, { removed }: Ledger): Promise<void> {
  for (const { member, word } of removed.slice(-3)) {
    const { status } = await member.get('/api/auth/user')
    if (status !== 401)
      house.broken.push(`the closed account of ${word} answers ${status}`)
  }
}

/** The jobs when the last has ended. What nobody would see fail may not be given up. */
async function settledJobs({
  server,
  broken,
}: UnderFire): Promise<Array<Record<string, unknown>>> {
  const jobs = await until(() => {
    const open = openForReading(join(server.folder, 'refyn.sqlite'))
    const rows = rowsOf(open, 'jobs')
    open.sqlite.close()
    const isOver = rows.every(({ state }) => state === 'done' || state === 'dead')
    return isOver ? rows : undefined
  }, 120_000)
  for (const { kind, state, lastError } of jobs)
    if (state === 'dead' && (kind === 'remove-account' || kind === 'sweep'))
      broken.push(`a ${kind} was given up: ${String(lastError)}`)
  return jobs
}

/** A mail may come twice, when the server died before it could write that it was taken: one link is good. */
async function compareMails(
  { broken }: UnderFire,
  post: MailServer,
  { member, email }: Person,
): Promise<void> {
  const mails = post.received.filter(({ to }) => to.includes(email))
  const tokens = mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '')
  const good: string[] = []
  for (const token of tokens) if ((await isGood(member, token)) === true) good.push(token)
  if (good.length !== 1)
    broken.push(`${good.length} of ${mails.length} links open for ${email}`)
  if (good.length === 1 && tokens.at(-1) !== good[0])
    broken.push(`the last link of ${email} is dead`)
}
