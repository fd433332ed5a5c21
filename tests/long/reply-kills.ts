import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openForReading } from '#db/queries/operator.ts'
import { planLimits } from '#routers/contract/plans.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { streams, tutorServer } from '#tests/support/openai-server.ts'
import { below, randomOf } from '#tests/support/random.ts'
import { underFire } from '#tests/support/under-fire.ts'
import { readAlong, readingOf, threadOf } from './follower.ts'
import { faultsOfDatabase } from './upload-ledger.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { UnderFire } from '#tests/support/under-fire.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'
import type { Figures } from './figures.ts'

/** Between two kills; each piece of a reply that somebody reads counts. */
const answers = 30
const readers = 4

interface Turn {
  member: Visitor
  sessionId: string
  /** Null for the critique that begins a conversation. */
  question: string | null
  reply: MessageView
}

interface Ledger {
  turns: Turn[]
  fresh: Turn[]
  crits: Map<Visitor, number>
  cut: number
  failed: number
}

/**
 * People who ask and read along while the server is killed `kills` times in the middle of its words.
 * Returns the figures, and what was lost, doubled, or shown otherwise than it is stored.
 */
export async function killReplies(
  kills: number,
  seed: number,
): Promise<{ figures: Figures; broken: string[] }> {
  const began = performance.now()
  const random = randomOf(seed)
  let asked = 0
  const tutor = await tutorServer([
    async (answer, request) => {
      asked += 1
      await streams(wordsOf(asked, random), () => wait(random() * 15))(answer, request)
    },
  ])
  const ledger: Ledger = { turns: [], fresh: [], crits: new Map(), cut: 0, failed: 0 }
  const house = await underFire({
    kills,
    random,
    answers,
    env: { AI_BASE_URL: tutor.baseUrl, AI_MODEL: 'slow' },
    clients: Array.from(
      { length: readers },
      () => (house: UnderFire) => asking(house, ledger),
    ),
    compare: async (house) => {
      for (const turn of ledger.fresh.splice(0)) await compare(house, turn)
    },
  })
  try {
    await compareAll(house, ledger)
    await house.server.stop()
    lookBehind(house, ledger)
  } finally {
    await house.server.close()
  }
  return {
    figures: {
      kills,
      'replies acknowledged': ledger.turns.length,
      'cut while they were read': ledger.cut,
      'failed and retried': ledger.failed,
      'asked of the model': asked,
      'lost or broken': house.broken.length,
      seconds: Math.round((performance.now() - began) / 1000),
    },
    broken: house.broken,
  }
}

/** Words of one answer: no other has the same, and none stands twice. */
function wordsOf(answer: number, random: () => number): string[] {
  const count = 3 + below(random, 25)
  return [
    `Answer ${answer}.`,
    ...Array.from({ length: count }, (_, index) => ` a${answer}w${index}`),
    '.',
  ]
}

async function asking(house: UnderFire, ledger: Ledger): Promise<void> {
  while (house.isGoingOn) {
    const member = await house.member()
    const sessionId = aSession()
    const bytes = Buffer.from('a picture')
    const sent = await house.attempt(() =>
      member.upload(sessionId, [['quay.jpg', bytes]]),
    )
    // Nothing was acknowledged: this person begins anew under another name.
    if (sent?.status !== 200) continue
    const crit = { sessionId, contextPrompt: 'A quay', mediaType: 'photography' }
    await turn(house, ledger, {
      member,
      sessionId,
      question: null,
      call: 'analyze',
      input: crit,
    })
    ledger.crits.set(member, (ledger.crits.get(member) ?? 0) + 1)
    const turns = below(house.random, planLimits.premium.repliesPerConversation)
    for (let count = 0; count < turns && house.isGoingOn; count += 1) {
      const question = `Question ${crypto.randomUUID()}`
      const input = { sessionId, message: question }
      await turn(house, ledger, { member, sessionId, question, call: 'ask', input })
    }
  }
}

interface Asked {
  member: Visitor
  sessionId: string
  question: string | null
  call: 'analyze' | 'ask'
  input: object
}

/** One click: sent again under its own id until it is answered, and then read to the end. */
async function turn(house: UnderFire, ledger: Ledger, asked: Asked): Promise<void> {
  const { member, sessionId, question, call } = asked
  const json = { ...asked.input, requestId: crypto.randomUUID() }
  const begun = await house.insist(() =>
    member.send('POST', `/trpc/conversation.${call}`, { json }),
  )
  if (begun.status !== 200) {
    house.broken.push(`${call} answered ${begun.status} ${JSON.stringify(begun.body)}`)
    return
  }
  const { id } = messageIn(begun)
  for (;;) {
    const reply = await readToTheEnd(house, ledger, { ...asked, messageId: id })
    if (reply.status === 'done') {
      const made = { member, sessionId, question, reply }
      ledger.turns.push(made)
      ledger.fresh.push(made)
      return
    }
    // Three kills in one reply use up its tries: it says so, and is asked for again.
    if (reply.status !== 'failed' || reply.errorCode === null)
      house.broken.push(`a reply ended as ${reply.status} without a word`)
    ledger.failed += 1
    const again = { json: { messageId: id } }
    const retried = await house.insist(() =>
      member.send('POST', '/trpc/conversation.retry', again),
    )
    if (retried.status !== 200 && retried.status !== 409)
      house.broken.push(`a retry answered ${retried.status}`)
  }
}

function messageIn({ body }: Answer): MessageView {
  const { json } = (body as { result: { data: { json: unknown } } }).result.data
  return 'message' in (json as object)
    ? (json as { message: MessageView }).message
    : (json as MessageView)
}

async function readToTheEnd(
  house: UnderFire,
  ledger: Ledger,
  { member, sessionId, messageId }: Asked & { messageId: string },
): Promise<MessageView> {
  const reading = readingOf(messageId)
  for (;;) {
    const reply = await house.attempt(() =>
      readAlong(member, sessionId, { reading, onFrame: () => (house.answered += 1) }),
    )
    if (!reply) {
      ledger.cut += 1
      continue
    }
    house.broken.push(...reading.faults)
    if (reply.status === 'done' && !isOf(reading.text, reply.content))
      house.broken.push(`read was “${reading.text}”, stored is “${reply.content}”`)
    return reply
  }
}

/** What was read is the beginning of what is stored, or of a try that was given up. */
function isOf(read: string, stored: string): boolean {
  const answerOf = (text: string) => /^Answer \d+\./.exec(text)?.[0]
  return answerOf(read) === answerOf(stored)
    ? stored.startsWith(read)
    : new Set(read.split(' ')).size === read.split(' ').length
}

/** The message as it was acknowledged, once, with its question before it once. */
async function compare(
  house: UnderFire,
  { member, sessionId, question, reply }: Turn,
): Promise<void> {
  const thread = await threadOf(member, sessionId)
  const place = thread.findIndex(({ id }) => id === reply.id)
  const stored = thread[place]
  if (stored?.content !== reply.content)
    house.broken.push(`reply ${reply.id} is “${stored?.content}”, was “${reply.content}”`)
  if (thread.filter(({ content }) => content === reply.content).length !== 1)
    house.broken.push(`reply ${reply.id} stands twice`)
  if (!isWhole(reply.content)) house.broken.push(`not whole: “${reply.content}”`)
  if (question === null) return
  if (thread.filter(({ content }) => content === question).length !== 1)
    house.broken.push(`“${question}” does not stand there once`)
  if (thread[place - 1]?.content !== question)
    house.broken.push(`“${question}” is not before its answer`)
}

/** Every word of one answer of the model's, in order, to the full stop. */
function isWhole(text: string): boolean {
  const [, answer] = /^Answer (\d+)\. .*\.$/.exec(text) ?? []
  const words = text.replace(/\.$/, '').split(' ').slice(2)
  return (
    answer !== undefined && words.every((word, index) => word === `a${answer}w${index}`)
  )
}

async function compareAll(house: UnderFire, ledger: Ledger): Promise<void> {
  for (const turn of ledger.turns) await compare(house, turn)
  for (const [member, crits] of ledger.crits) {
    const { body } = await member.get('/api/subscription')
    const { conversationsThisMonth } = body as { conversationsThisMonth: number }
    if (conversationsThisMonth !== crits)
      house.broken.push(`${conversationsThisMonth} conversations counted of ${crits}`)
  }
}

/** What the rows say when nothing runs any more. */
function lookBehind({ server, broken }: UnderFire, ledger: Ledger): void {
  const open = openForReading(join(server.folder, 'refyn.sqlite'))
  const messages = rowsOf(open, 'messages')
  const sessions = new Set(ledger.turns.map(({ sessionId }) => sessionId))
  for (const conversation of rowsOf(open, 'conversations')) {
    if (!sessions.has(String(conversation['sessionId']))) continue
    const own = messages.filter((one) => one['conversationId'] === conversation['id'])
    const questions = own.filter(({ role }) => role === 'user').length
    const done = own.filter(
      ({ role, status }) => role === 'ai' && status === 'done',
    ).length
    const told = `of ${questions} questions in ${String(conversation['sessionId'])}`
    if (conversation['replyCount'] !== questions)
      broken.push(`${String(conversation['replyCount'])} replies are counted ${told}`)
    if (done !== questions + 1) broken.push(`${done} answers are done ${told}`)
  }
  const settled = new Set(
    messages.filter(({ status }) => status === 'done').map(({ id }) => id),
  )
  const left = rowsOf(open, 'reply_chunks').filter((row) => settled.has(row['messageId']))
  if (left.length > 0)
    broken.push(`${left.length} pieces are left of replies that are done`)
  broken.push(...faultsOfDatabase(open))
  open.sqlite.close()
}
