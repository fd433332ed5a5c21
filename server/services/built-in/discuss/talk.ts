import type { Host, ScriptTurn } from '#routers/contract/audio-chat.ts'
import type { Brief } from '#routers/tutor.ts'
import type { Choose } from './choose.ts'
import type { Matter } from './told.ts'
import type { Thing } from './things.ts'

/** How much room a talk gives to each part. */
export interface Plan {
  /** Suggestions that are talked through; the others are only named. */
  matters: number
  /** Words of a suggestion's how. */
  howWords: number
  /** Whether it is said how one will tell that a suggestion is done. */
  hasCriteria: boolean
  /** Whether the two linger over a suggestion or pass it on in two turns. */
  isUnhurried: boolean
  strengths: number
  /** Steps taken aside into the craft: an idea, another one, and how to tell whether it is there. */
  asides: number
}

/** All that the parts of a talk are made from. */
export interface Talk {
  brief: Brief
  choose: Choose
  thing: Thing
  matters: Matter[]
  /** What holds, as the two say it. */
  credits: Array<Record<Host, string>>
  /** Which of the matters the two fall out over; -1 when it is none of them. */
  disputed: number
}

export function alex(text: string): ScriptTurn {
  return { host: 'Alex', text }
}

export function henry(text: string): ScriptTurn {
  return { host: 'Henry', text }
}

export function other(host: Host): Host {
  return host === 'Alex' ? 'Henry' : 'Alex'
}

type Several = readonly [ScriptTurn[], ...ScriptTurn[][]]

/** One of several ways to go on, begun by whoever did not speak last where there is such a way. */
export function goOn(
  { choose }: Talk,
  name: string,
  { spoken, ways }: { spoken: readonly ScriptTurn[]; ways: Several },
): ScriptTurn[] {
  const last = spoken.at(-1)?.host
  const [first, ...rest] = ways.filter(([turn]) => turn?.host !== last)
  return choose(name, first ? [first, ...rest] : ways)
}
