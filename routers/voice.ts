import type { Host } from './contract/audio-chat.ts'

/** The label of the voices that come with the app. */
export const builtInVoices = 'Built-in voices'

/** What is to be said, without citations or markup. */
export interface SpokenTurn {
  host: Host
  text: string
}

export interface Speech {
  data: Buffer
  /** What the bytes are, whatever the other side called them. */
  format: 'wav' | 'mp3'
}

/**
 * The voices of the two hosts, each the same through a whole talk.
 *
 * `speak` says the turns one after another in one piece of sound. It throws AiError when the other
 * side fails and stops soon after the signal aborts. It makes no retry of its own.
 */
export interface Voice {
  /** As the screen names it, such as a model's name or `Built-in voices`. */
  readonly label: string
  /** How many turns one call takes at most; pieces are kept, and a retry goes on behind the last. */
  readonly turnsAtOnce: number
  speak(turns: SpokenTurn[], signal: AbortSignal): Promise<Speech>
}
