import { mediumOf } from '../craft/store.ts'
import { craftDisputes } from './craft-disputes.ts'
import { quarrel } from './exchanges.ts'
import { quoted, titled } from './quote.ts'
import { alex, goOn, henry } from './talk.ts'
import type { ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { LedgerEntry, Work } from '#routers/tutor.ts'
import type { Plan, Talk } from './talk.ts'

/** What holds, with its numbers. */
export function holding(
  talk: Talk,
  plan: Plan,
  spoken: readonly ScriptTurn[],
): ScriptTurn[] {
  const strengths = talk.credits.slice(0, plan.strengths)
  const [first] = strengths
  const last = strengths.at(-1)
  if (!first || !last) return nothingStands(talk, spoken)
  // Who wants it blunt hears it after the faults.
  const lead =
    talk.brief.learner.directness === 'blunt'
      ? 'And what holds.'
      : talk.choose('lead holding', [
          'First what holds.',
          'Let me begin with what’s safe.',
          'There’s a good side.',
        ])
  if (!plan.isUnhurried)
    return [
      henry(`${lead} ${strengths.map(({ Henry }) => Henry).join(' ')}`),
      alex(last.Alex),
    ]
  const ask = talk.choose('holding', [
    'What holds?',
    'Tell me something good.',
    'Start with what’s safe.',
    'And what mustn’t anyone touch?',
  ])
  return [
    ...goOn(talk, 'what holds', {
      spoken,
      ways: [
        [alex(ask), henry(first.Henry), alex(first.Alex)],
        [henry(`${lead} ${first.Henry}`), alex(first.Alex)],
      ],
    }),
    ...strengths
      .slice(1)
      .flatMap(({ Henry, Alex }) => [henry(`There’s more. ${Henry}`), alex(Alex)]),
  ]
}

function nothingStands(talk: Talk, spoken: readonly ScriptTurn[]): ScriptTurn[] {
  return goOn(talk, 'nothing stands', {
    spoken,
    ways: [
      [
        henry(
          'As for what holds, my ruler finds nothing to point at. That says more about the ruler than about the work.',
        ),
        alex(
          'Then that’s the maker’s part: to know what’s good in it that nobody counts.',
        ),
      ],
      [
        alex('Does anything stand out? On the good side, I mean.'),
        henry(
          'Nothing that I can count, and most of what’s good can’t be counted. I wouldn’t read anything into it.',
        ),
      ],
    ],
  })
}

/** What the maker has done with earlier suggestions. Those turned down are settled. */
export function news({ brief }: Talk): ScriptTurn[] {
  const by = (state: LedgerEntry['state']) =>
    brief.ledger.filter((entry) => entry.state === state)
  const [done, tried, declined] = [by('done'), by('tried'), by('declined')]
  if (done.length + tried.length + declined.length === 0) return []
  const told = [
    ...(done.length > 0
      ? [`${pinned(done)} ${done.length > 1 ? 'are' : 'is'} done.`]
      : []),
    ...(tried.length > 0
      ? [`${pinned(tried)} ${tried.length > 1 ? 'have' : 'has'} been tried.`]
      : []),
    ...(declined.length > 0
      ? [`${pinned(declined)} they turned down${because(brief, declined)}`]
      : []),
  ]
  const answer =
    declined.length > 0
      ? 'It’s their work, so that’s settled and I won’t bring it up again.'
      : done.length > 0
        ? 'Good. I like a list that gets shorter, and I like it better when the next version shows it.'
        : 'Trying is most of it. What matters is which of the two versions they kept.'
  return [alex(`There’s news from the maker, too. ${told.join(' ')}`), henry(answer)]
}

/** Two of them by name; what is more is counted. */
function pinned(entries: readonly LedgerEntry[]): string {
  const names = entries
    .slice(0, 2)
    .map(({ title, number }) => `${titled(title, 10)} [S${number}]`)
  const more = entries.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ')
}

function because({ declined }: Talk['brief'], entries: readonly LedgerEntry[]): string {
  const [only, second] = entries
  if (!only || second) return '.'
  const reason = declined.find(({ title }) => title === only.title)?.reason
  const words = reason ? quoted(reason, 16) : null
  return words ? `, and the reason given is ${words}` : '.'
}

/** When there is no list: either nothing could be measured, or nothing is amiss. */
export function noList({ brief, matters }: Talk): ScriptTurn[] {
  if (matters.length > 0) return []
  if (brief.ledger.length > 0)
    return [
      alex('And what’s still open?'),
      henry(
        'Nothing. The list is empty, and I’m not going to invent something to fill it. An empty list is a good moment to ask what the next work should risk.',
      ),
    ]
  if (!brief.works.some(isJudged))
    return [
      henry(
        'So I’ve got no list. Without a measure I’d only be guessing, and I guess badly.',
      ),
      alex(
        'Then we’ll do what people do in a studio when the light’s gone. We’ll talk shop.',
      ),
    ]
  return [
    henry(
      'And I have no list. Whatever I can measure is about where one would expect it, and when the measures are content, the next step lies somewhere that only the maker can look.',
    ),
    alex(
      brief.learner.directness === 'blunt'
        ? 'They asked for it blunt, and there’s nothing to be blunt about? Then let’s at least quarrel. You’ve been holding back, I can tell by the way you fold that sheet.'
        : 'Nothing to mend? Then we can quarrel about something that matters. You’ve been holding back, I can tell by the way you fold that sheet.',
    ),
  ]
}

/** Pages without text have facts, but none that says better or worse. */
function isJudged({ facts }: Work): boolean {
  if (!facts) return false
  return (facts.family !== 'pdf' && facts.family !== 'text') || facts.text !== null
}

/** The quarrel of the trade, when no measure gives cause for one. */
export function tradeQuarrel(talk: Talk, spoken: readonly ScriptTurn[]): ScriptTurn[] {
  if (talk.disputed >= 0) return []
  const [first, ...rest] = craftDisputes[mediumOf(talk.brief.medium, talk.brief.works)]
  return goOn(talk, 'trade', {
    spoken,
    ways: [quarrel(first), ...rest.map((dispute) => quarrel(dispute))],
  })
}

export function goodbye(talk: Talk, spoken: readonly ScriptTurn[]): ScriptTurn[] {
  return goOn(talk, 'goodbye', {
    spoken,
    ways: [
      [
        alex(
          'That’s us. Come back with the next version, and with an answer to that question.',
        ),
        henry('And with the file. I can’t measure an answer.'),
      ],
      [
        alex('I still think I’m right, by the way.'),
        henry('I know. Goodbye, Alex.'),
        alex('Goodbye, Henry. And to whoever made this: good luck with it.'),
      ],
      [
        alex('We’ll stop before Henry finds another decimal.'),
        henry('I had two left. Goodbye.'),
      ],
      [
        henry('I’m out of numbers.'),
        alex('Then it’s the maker’s turn. Until the next version.'),
      ],
      [
        henry('That’s as far as a ruler goes.'),
        alex('The rest is the maker’s. Thank you, Henry. Even for the decimals.'),
      ],
      [
        henry('I’ll keep the chair warm for the next version.'),
        alex('And I’ll keep my opinion. Goodbye!'),
      ],
      [
        henry('Same table, next version?'),
        alex('Same table. And I haven’t given in, Henry.'),
        henry('Nobody asked you to.'),
      ],
    ],
  })
}
