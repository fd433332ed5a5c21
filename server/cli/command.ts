import type { ParseArgsOptionsConfig } from 'node:util'
import type { Readable } from 'node:stream'
import type { Env } from '../env.ts'

/** One command of the operator: what help says of it, what it takes, and what it does. */
export interface Command {
  /** What follows `refyn` on the line. */
  usage: string
  /** One line, for the list of all commands. */
  summary: string
  details: string
  options: ParseArgsOptionsConfig
  arguments: { min: number; max: number }
  /** Answers the exit code; throws `Failure` or `WrongUsage` with a sentence for the operator. */
  run(call: Call): Promise<number>
}

export interface Call {
  words: string[]
  flags: Record<string, string | boolean | undefined>
  /** Of the process and the .env file, the same as for `npm start`. */
  source: NodeJS.ProcessEnv
  /** Throws `EnvError` when they are not usable. */
  settings(): Env
  input: Readable & { isTTY?: boolean }
  /** A line on standard output. */
  say(line: string): void
  /** A line on the error stream: questions and warnings, so that output can be piped. */
  note(line: string): void
}

/** Something is not as it must be: exit code 1. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The line itself makes no sense: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}
