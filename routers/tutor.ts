import type { Language } from './contract/languages.ts'
import type { Directness, Level } from './contract/tutoring.ts'
import type { Anchor } from './contract/anchors.ts'
import type { ScriptTurn } from './contract/audio-chat.ts'
import type { Difference, Verdict, VerdictKind } from './contract/comparison.ts'
import type { Facts } from './contract/facts.ts'
import type { NoteCategory } from './contract/note-categories.ts'
import type { SuggestionState } from './contract/suggestions.ts'
import type { MediaType } from './contract/media-types.ts'
import type { MediaFile } from './media-lab.ts'

/** One file of a crit, with what was measured about it. */
export interface Work extends MediaFile {
  id: string
  originalName: string
  /** Null when the file could not be measured. */
  facts: Facts | null
}

export interface Turn {
  role: 'user' | 'ai'
  content: string
}

/** All that a tutor is told. Text of people and of files stays apart from the instructions. */
export interface Brief {
  /** Null in an assignment, whose own brief says what the work is. */
  medium: MediaType | null
  context: string
  assignment: string | null
  works: Work[]
  /** Settled turns before this one, oldest first. */
  history: Turn[]
  /** Null asks for the first critique; else what the learner asks now. */
  question: string | null
  learner: {
    interests: string[]
    artistStatement: string | null
    level: Level | null
    directness: Directness
    /** Of the answers; null for the one in which the learner writes. */
    language: Language | null
  }
  /** Suggestions that the learner turned down, with the reason: they are not made again. */
  declined: Array<{ workId: string | null; title: string; reason: string | null }>
  /** The suggestion that the question is about, with its place in one of the works. */
  focus: Focus | null
  /** All suggestions of the conversation so far, in the order of their numbers. */
  ledger: LedgerEntry[]
  /** Two versions to be compared; null in any other turn. `question` is null then. */
  comparison: Comparison | null
}

/** A suggestion with what became of it. */
export interface LedgerEntry {
  id: string
  /** The number on its pin. */
  number: number
  workId: string | null
  title: string
  how: string
  /** How one will tell that it is done. */
  criterion: string | null
  /** Checked against the work; null when the suggestion has no place. */
  anchor: Anchor | null
  state: SuggestionState
}

/** An earlier and a later version of one work. Both are among the brief's works. */
export interface Comparison {
  before: Work
  after: Work
  /** Ids of the earlier version and of all that the later one came from. */
  line: string[]
  /** Measured, the most telling first. */
  differences: Difference[]
  /** Suggestions for the earlier version, or one it came from, that are open or were tried. */
  open: LedgerEntry[]
  /** Empty while they are being judged; there when the comparison is written. */
  verdicts: Verdict[]
}

/** What a tutor finds of one open suggestion. Numbers that are none of the open ones are dropped. */
export interface VerdictDraft {
  number: number
  verdict: VerdictKind
  note: string
}

export interface Focus {
  work: Work
  title: string
  how: string
  /** Checked against the work; null when the suggestion has no place. */
  anchor: Anchor | null
  /** What the learner has made of it so far. */
  state: SuggestionState
  reason: string | null
}

/** A suggestion as a tutor drafts it: nothing in it is checked. */
export interface SuggestionDraft {
  workId: string
  title: string
  why: string
  how: string
  /** To be checked against the work before anybody sees it. */
  anchor: unknown
  /** How one will tell that it is done. */
  criterion: string | null
  /** The sentence of the critique that it stands for, meant to be verbatim. */
  excerpt: string | null
}

/** A note as a tutor drafts it: nothing in it is checked. */
export interface NoteDraft {
  title: string
  /** What to remember, in words that stand without the feedback. */
  content: string
  category: NoteCategory
  tags: string[]
  /** The sentence of the feedback that it stands for, meant to be verbatim. */
  excerpt: string | null
}

/**
 * Someone who appraises work, in prose and in suggestions.
 *
 * `write` yields pieces of markdown in order; joined they are the reply. It throws AiError when
 * the other side fails, and stops soon after the signal aborts (then it may throw anything). It
 * makes no retry of its own: the job does. At most 200 kB of text come out of it.
 */
export interface Tutor {
  /** As the screen names it, such as a model's name or `Built-in tutor`. */
  readonly label: string
  write(brief: Brief, signal: AbortSignal): AsyncIterable<string>
  /**
   * What the learner could do, drawn from a critique that this tutor wrote for the same brief: one
   * draft for each thing that matters, at most six. Fails as `write` does.
   */
  suggest(brief: Brief, critique: string, signal: AbortSignal): Promise<SuggestionDraft[]>
  /**
   * What has become of each open suggestion of `brief.comparison` in the later version. Fails as
   * `write` does.
   */
  judge(brief: Brief, signal: AbortSignal): Promise<VerdictDraft[]>
  /**
   * A talk of the two hosts about the work and what was said of it so far: they take turns, cite
   * facts as `[F3]` and suggestions as `[S2]`, and disagree at least once. Fails as `write` does.
   */
  discuss(brief: Brief, signal: AbortSignal): Promise<ScriptTurn[]>
  /**
   * What is worth keeping of one reply of a tutor in this crit, three to eight drafts, or none when
   * there is nothing to keep. Fails as `write` does.
   */
  noteDown(brief: Brief, reply: string, signal: AbortSignal): Promise<NoteDraft[]>
}
