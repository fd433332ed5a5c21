import { turnMaxLength } from '#routers/contract/audio-chat.ts'
import { aside, conceptsOf, telling, week } from './discuss/asides.ts'
import { goodbye, holding, news, noList, tradeQuarrel } from './discuss/between.ts'
import { createChoose } from './discuss/choose.ts'
import { exchanges } from './discuss/exchanges.ts'
import { opening } from './discuss/opening.ts'
import { countWords } from './discuss/sayable.ts'
import { thingOf } from './discuss/things.ts'
import { creditsOf, mattersOf } from './discuss/told.ts'
import type { ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Plan, Talk } from './discuss/talk.ts'

/** At about 150 words a minute this is four minutes. */
const mostWords = 640
const mostTurns = 20

/** How much of the suggestions is said, the most first. */
const scopes = [3, 2, 1].flatMap((matters) =>
  [60, 36].map((howWords) => ({ matters, howWords })),
)

/** Every way of giving room to the rest. */
const rooms = [true, false].flatMap((hasCriteria) =>
  [true, false].flatMap((isUnhurried) =>
    [3, 2, 1].flatMap((strengths) =>
      [3, 2, 1, 0].map((asides) => ({ hasCriteria, isUnhurried, strengths, asides })),
    ),
  ),
)

/**
 * A talk of Alex and Henry about the work, made of its measures, the ledger and the store of craft:
 * 12 to 20 turns, 350 to 650 words. Both speak, they fall out once over a matter of intent and leave
 * it to the maker, and every mark names a fact or a suggestion that exists. What people and files say
 * is quoted in short and in plain words. The same brief gives the same talk.
 */
export function writeTalk(brief: Brief): ScriptTurn[] {
  const choose = createChoose(seedOf(brief))
  const matters = mattersOf(brief)
  const disputable = matters
    .slice(0, 3)
    .flatMap(({ told }, index) => (told ? [index] : []))
  const [first, ...rest] = disputable
  const talk: Talk = {
    brief,
    choose,
    thing: thingOf(brief),
    matters,
    credits: creditsOf(brief),
    disputed: first === undefined ? -1 : choose('dispute', [first, ...rest]),
  }
  return fullest(talk)
}

/** The longest draft that fits; words are left out before advice, and advice before suggestions. */
function fullest(talk: Talk): ScriptTurn[] {
  const start = opening(talk)
  let shortest: ScriptTurn[] | undefined
  for (const scope of scopes) {
    if (scope.matters > Math.max(1, talk.matters.length)) continue
    const drafts = rooms.map((room) => draft(talk, { ...scope, ...room }, start))
    const [best] = drafts
      .filter(fits)
      .toSorted((one, other) => wordsOf(other) - wordsOf(one))
    if (best) return best
    shortest = drafts.at(-1)
  }
  return shortest ?? [...start]
}

function fits(turns: readonly ScriptTurn[]): boolean {
  return (
    wordsOf(turns) <= mostWords &&
    turns.length <= mostTurns &&
    turns.every(({ text }) => text.length <= turnMaxLength)
  )
}

function wordsOf(turns: readonly ScriptTurn[]): number {
  return turns.reduce((sum, { text }) => sum + countWords(text), 0)
}

function draft(talk: Talk, plan: Plan, start: readonly ScriptTurn[]): ScriptTurn[] {
  const concepts = conceptsOf(talk)
  const turns = [...start]
  const isBlunt = talk.brief.learner.directness === 'blunt'
  if (!isBlunt) turns.push(...holding(talk, plan, turns))
  turns.push(...news(talk), ...noList(talk))
  turns.push(...exchanges(talk, plan, turns))
  turns.push(...tradeQuarrel(talk, turns))
  // Who wants it blunt hears what is wrong first, and one thing that holds.
  if (isBlunt) turns.push(...holding(talk, { ...plan, strengths: 1 }, turns))
  if (concepts) {
    const [near, free] = concepts
    if (plan.asides > 0)
      turns.push(...aside(talk, near, { spoken: turns, plan, isSecond: false }))
    if (plan.asides > 2) turns.push(...telling(talk, near))
    if (plan.asides > 1)
      turns.push(...aside(talk, free, { spoken: turns, plan, isSecond: true }))
    turns.push(...week(talk, near, { spoken: turns, plan }))
  }
  turns.push(...goodbye(talk, turns))
  return merged(turns)
}

/** Nobody speaks twice in a row. */
function merged(turns: readonly ScriptTurn[]): ScriptTurn[] {
  const joined: ScriptTurn[] = []
  for (const turn of turns) {
    const last = joined.at(-1)
    if (last?.host === turn.host) last.text += ` ${turn.text}`
    else joined.push({ ...turn })
  }
  return joined
}

/** What makes a work this one: its files and what was measured, and the words that came with it. */
function seedOf({ medium, context, assignment, works }: Brief): string {
  return JSON.stringify([
    medium,
    context,
    assignment,
    works.map(({ id, facts }) => [id, facts]),
  ])
}
