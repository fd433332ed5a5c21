import { z } from 'zod'
import { hosts, mostTurns, turnMaxLength } from '#routers/contract/audio-chat.ts'
import { cleanTurn } from './script-clean.ts'
import { numberFacts } from '#routers/facts/number-facts.ts'
import type { Host, ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { Brief } from '#routers/tutor.ts'

/** What a model is asked to fill in; flat and without limits (facts/ai-endpoints A4). */
export const scriptAnswer = z.object({
  turns: z.array(
    z.object({
      host: z.string(),
      text: z.string(),
      /** Whether this turn contradicts the other host. */
      disagrees: z.boolean(),
    }),
  ),
})
type Answered = z.infer<typeof scriptAnswer>

export const leastTurns = 8
/** About six minutes of speech. */
export const mostWords = 900

/** The talk, or in one sentence what is wrong with the answer, for the model to mend it by. */
export type Scripted = { script: ScriptTurn[] } | { fault: string }

interface Turn extends ScriptTurn {
  disagrees: boolean
}

/**
 * A model's answer as a talk that can be spoken: only the two hosts, neither twice in a row, in plain
 * sentences, with marks of facts and suggestions that exist. One that is too long loses turns from
 * before its last two, because a second refusal would leave the learner without a talk at all.
 */
export function toScript({ turns }: Answered, brief: Brief): Scripted {
  const known = {
    facts: new Set(numberFacts(brief.works).map(({ number }) => number)),
    suggestions: new Set(brief.ledger.map(({ number }) => number)),
  }
  const said: Turn[] = []
  for (const [index, turn] of turns.slice(0, 4 * mostTurns).entries()) {
    const host = hostOf(turn.host)
    if (!host)
      return {
        fault: `Turn ${index + 1} is spoken by neither ${hosts.join(' nor ')}; only these two speak.`,
      }
    const text = cleanTurn(turn.text.slice(0, 4 * turnMaxLength), known)
    if (text !== '') said.push({ host, text, disagrees: turn.disagrees })
  }
  const talk = shortened(merged(said))
  const fault = faultOf(talk)
  return fault ? { fault } : { script: talk.map(({ host, text }) => ({ host, text })) }
}

function faultOf(talk: readonly Turn[]): string | null {
  if (talk.length < leastTurns)
    return `The talk has ${talk.length} turns in which the hosts alternate; it needs at least 12.`
  if (hosts.some((host) => talk.every((turn) => turn.host !== host)))
    return `Both ${hosts.join(' and ')} have to speak.`
  if (!talk.some(({ disagrees }) => disagrees))
    return 'Nobody disagrees: let one host contradict the other once, within the first 800 words, on a matter of what the maker intends, and set disagrees to true on that turn.'
  return null
}

function hostOf(name: string): Host | undefined {
  const plain = name.replaceAll(/[^\p{L}]/gu, '').toLowerCase()
  return hosts.find((host) => host.toLowerCase() === plain)
}

function merged(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = []
  for (const turn of turns) {
    const last = joined.at(-1)
    if (last?.host === turn.host) {
      last.text += ` ${turn.text}`
      last.disagrees ||= turn.disagrees
    } else joined.push({ ...turn })
  }
  return joined.map((turn) => ({
    ...turn,
    text: cutAtSentence(turn.text, turnMaxLength),
  }))
}

/** Within the limits of turns and words: the goodbye stays, what comes before it goes. */
function shortened(talk: Turn[]): Turn[] {
  const kept = [...talk]
  while (
    kept.length > leastTurns &&
    (kept.length > mostTurns || countWords(kept) > mostWords)
  )
    // In pairs, so that the hosts go on taking turns.
    kept.splice(-4, 2)
  return kept
}

function countWords(talk: readonly Turn[]): number {
  return talk.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
}

/** The sentences that fit; of a first one that is too long, the words that do. */
function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  const [whole] =
    /^[\s\S]*[.!?…]["”’]?(?: ?\[[FS]\d{1,3}\])*(?=\s)/.exec(`${start} `) ?? []
  // A point that stands in the first part of it is more likely that of an abbreviation.
  if (whole && whole.length >= most / 4 && whole.length <= most) return whole
  return `${start.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
