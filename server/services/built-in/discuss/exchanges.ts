import { citation } from '#routers/facts/number-facts.ts'
import { nameOf } from './names.ts'
import { plainWords, titled } from './quote.ts'
import { firstSentences, forTheEar, lower, stopped, upper } from './sayable.ts'
import { alex, goOn, henry, other } from './talk.ts'
import type { Host, ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { Directness } from '#routers/contract/tutoring.ts'
import type { Dispute, Variants } from './point.ts'
import type { Plan, Talk } from './talk.ts'
import type { Matter, Told } from './told.ts'

const firstAsks: Variants = [
  'Where would you start?',
  'So what’s at the top of the pile?',
  'Go on, what’s first?',
  'What would you touch first?',
]
const laterAsks: Variants = [
  'And then?',
  'What else?',
  'Next.',
  'Go on.',
  'There’s more?',
]

const leads: Record<Directness, Record<Host, Variants>> = {
  gentle: {
    Henry: [
      'Something to try, in no hurry:',
      'A small experiment:',
      'One could play with this:',
    ],
    Alex: ['If it tempts anyone:', 'The list puts it kindly:', 'So, as a game:'],
  },
  straight: {
    Henry: ['The job:', 'What to do about it:', 'So:', 'The way out:'],
    Alex: ['And the list says:', 'Which in practice means:', 'So here’s the plan:'],
  },
  blunt: {
    Henry: ['Do this:', 'The cure:', 'Fix it like this:'],
    Alex: ['So:', 'The order reads:', 'In one line:'],
  },
}

const signs: Variants = [
  'It’s done when this holds:',
  'How to tell that it worked:',
  'And the test of it:',
]

/** All that is open, one after the other, with the quarrel right behind the thing it is about. */
export function exchanges(
  talk: Talk,
  plan: Plan,
  spoken: readonly ScriptTurn[],
): ScriptTurn[] {
  const turns = manner(talk)
  for (const [index, matter] of talk.matters.slice(0, plan.matters).entries()) {
    const at = { plan, spoken: [...spoken, ...turns], index }
    turns.push(...exchange(talk, matter, at))
  }
  return [...turns, ...theOthers(talk, plan)]
}

interface At {
  plan: Plan
  spoken: readonly ScriptTurn[]
  index: number
}

function manner({ brief, matters }: Talk): ScriptTurn[] {
  if (matters.length === 0) return []
  switch (brief.learner.directness) {
    case 'gentle':
      return [
        alex('Before the list: none of it is urgent, and one thing at a time is plenty.'),
      ]
    case 'blunt':
      return [alex('The maker asked for it blunt, Henry, so no cushions.')]
    case 'straight':
      return []
  }
}

function exchange(talk: Talk, matter: Matter, at: At): ScriptTurn[] {
  const { told } = matter
  if (!told) return listed(talk, matter, at)
  const stated = `${headOf(talk, matter, at)} ${talk.choose(`measured ${told.key}`, told.measured)}`
  return at.index === talk.disputed
    ? quarrelOver(talk, { matter, told, stated }, at)
    : agreedOn(talk, { matter, told, stated }, at)
}

interface Stated {
  matter: Matter
  told: Told
  /** What it is and what was measured. */
  stated: string
}

function agreedOn(talk: Talk, { matter, told, stated }: Stated, at: At): ScriptTurn[] {
  const ask = askOf(talk, at)
  const felt = talk.choose(`felt ${told.key}`, told.felt)
  const plain = explained(talk, told)
  const [byAlex, byHenry] = [
    howOf(talk, matter, { ...at, by: 'Alex' }),
    howOf(talk, matter, { ...at, by: 'Henry' }),
  ]
  return goOn(talk, `matter ${at.index}`, {
    spoken: at.spoken,
    ways: at.plan.isUnhurried
      ? [
          [alex(ask), henry(stated), ...plain, alex(felt), henry(byHenry)],
          [henry(stated), ...plain, alex(felt), henry(byHenry)],
        ]
      : [
          [alex(ask), henry(`${stated}${joined(plain)} ${byHenry}`), alex(felt)],
          [henry(`${stated}${joined(plain)}`), alex(`${felt} ${byAlex}`)],
        ],
  })
}

/** The advice is given by one, and the other then stands up against it. */
function quarrelOver(talk: Talk, { matter, told, stated }: Stated, at: At): ScriptTurn[] {
  const plain = explained(talk, told)
  const ask = at.spoken.at(-1)?.host === 'Henry' ? [alex(askOf(talk, at))] : []
  const given =
    told.dispute.first === 'Alex'
      ? [
          henry(
            `${stated}${joined(plain)} ${howOf(talk, matter, { ...at, by: 'Henry' })}`,
          ),
        ]
      : [henry(stated), ...plain, alex(howOf(talk, matter, { ...at, by: 'Alex' }))]
  return [...ask, ...given, ...quarrel(told.dispute)]
}

export function quarrel({ first, lines }: Dispute): ScriptTurn[] {
  return lines.map((text, index) => ({
    host: index % 2 === 0 ? first : other(first),
    text,
  }))
}

/** Henry explains the term; a beginner would have asked. */
function explained({ brief }: Talk, { plain }: Told): ScriptTurn[] {
  return brief.learner.level === 'beginning' && plain
    ? [alex('In plain words?'), henry(plain)]
    : []
}

function joined(plain: readonly ScriptTurn[]): string {
  return plain
    .filter(({ host }) => host === 'Henry')
    .map(({ text }) => ` ${text}`)
    .join('')
}

/** A suggestion that no rule of ours made: Henry reads it out, with the fact that bears on it. */
function listed(talk: Talk, matter: Matter, at: At): ScriptTurn[] {
  const { fact, criterion } = matter
  const head = headOf(talk, matter, at)
  const how = howOf(talk, matter, { ...at, by: 'Henry' })
  const bearing = fact
    ? ` My sheet has something on that. ${fact.label}: ${forTheEar(fact.value)} ${citation(fact.number)}.`
    : ''
  const goal = criterion
    ? `And it’s done when this holds: ${lower(stopped(firstSentences(plainWords(criterion), 24)))}`
    : talk.choose(
        'goal',
        [
          'And to know whether it worked, put the old one beside the new one and ask somebody who has met neither.',
          'I’d want to try that with the first version still open beside it.',
          'That I could tell from across the room, I think. At least I’d hope so.',
        ],
        at.index,
      )
  return goOn(talk, `listed ${at.index}`, {
    spoken: at.spoken,
    ways: at.plan.isUnhurried
      ? [
          [
            alex(askOf(talk, at)),
            henry(`${head}${bearing}`),
            alex('And how?'),
            henry(how),
            alex(goal),
          ],
          [henry(`${head}${bearing}`), alex('And how?'), henry(how), alex(goal)],
        ]
      : [
          [alex(askOf(talk, at)), henry(`${head}${bearing} ${how}`), alex(goal)],
          [henry(`${head}${bearing} ${how}`), alex(goal)],
        ],
  })
}

function askOf({ choose }: Talk, { index }: At): string {
  return index === 0 ? choose('first ask', firstAsks) : choose('ask', laterAsks, index)
}

/** What it is, with its pin: ours are sentences, those of others are read out. */
function headOf(
  { brief, matters, choose }: Talk,
  { told, work, title, number }: Matter,
  { index }: At,
): string {
  const pin = pinOf(number)
  const place = work && brief.works.length > 1 ? `In ${nameOf(work)}, ` : ''
  if (!told) {
    const read = choose(
      'head',
      ['on the list it says', 'the next pin reads', 'somebody has written'],
      index,
    )
    return `${upper(`${place}${read}`)} ${titled(title)}${pin}.`
  }
  const sentence = lower(forTheEar(title).replace(/[.\s]+$/, ''))
  const isLast = index > 0 && index === matters.length - 1
  const lead = isLast ? choose('last head', ['Last one: ', 'And finally: ', '']) : ''
  return `${upper(`${lead}${place}${sentence}`)}${pin}.`
}

function howOf(
  { brief, choose }: Talk,
  matter: Matter,
  { plan, index, by }: At & { by: Host },
): string {
  const words = forTheEar(matter.told ? matter.how : plainWords(matter.how))
  if (words === '') return 'How to go about it stands beside the work.'
  const lead = choose(`lead ${by}`, leads[brief.learner.directness][by], index)
  const told = `${lead} ${lower(stopped(firstSentences(words, plan.howWords)))}`
  // Those of others have their criterion in Alex's answer.
  if (!plan.hasCriteria || !matter.told || matter.criterion === null) return told
  const sign = choose(`sign ${by}`, signs, index)
  return `${told} ${sign} ${lower(stopped(forTheEar(matter.criterion)))}`
}

/** What there is no time for keeps its place on the list. */
function theOthers({ matters }: Talk, plan: Plan): ScriptTurn[] {
  const rest = matters.slice(plan.matters)
  if (rest.length === 0) return []
  const named = rest.slice(0, 3).map(({ title, number, how }) => {
    const words = firstSentences(plainWords(forTheEar(how)), 14)
    const what = upper(`${titled(title, 10)}${pinOf(number)}`)
    return words === '' ? `${what}.` : `${what}: ${lower(stopped(words))}`
  })
  const more = rest.length - named.length
  const tail = more > 0 ? ` And ${more} more that can wait.` : ''
  return [
    henry(`Then there’s what we won’t argue about today. ${named.join(' ')}${tail}`),
  ]
}

function pinOf(number: number | null): string {
  return number === null ? '' : ` [S${number}]`
}
