import { existsSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { loadEnv } from '../env.ts'
import { WrongUsage } from './command.ts'
import { commands } from './commands.ts'
import { helpFor, helpForAll } from './help.ts'
import type { Command } from './command.ts'

/** Runs one line of the operator and answers the exit code: 0 done, 1 failed, 2 wrong usage. */
async function runLine(words: string[]): Promise<number> {
  const [name = 'help', ...rest] = words
  if (['help', '--help', '-h'].includes(name)) {
    const asked = rest[0] === undefined ? undefined : commands.get(rest[0])
    say(asked ? helpFor(asked) : helpForAll())
    return 0
  }
  const command = commands.get(name)
  if (!command)
    throw new WrongUsage(`There is no command ${name}: npm run refyn lists them`)
  const { values, positionals } = parse(command, rest)
  if (values['help']) {
    say(helpFor(command))
    return 0
  }
  const { min, max } = command.arguments
  if (positionals.length < min || positionals.length > max)
    throw new WrongUsage(`Expected: npm run refyn -- ${command.usage}`)
  return command.run({
    words: positionals,
    flags: values,
    source: process.env,
    settings: () => loadEnv(process.env),
    input: process.stdin,
    say,
    note,
  })
}

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({
      args,
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      allowNegative: true,
    })
  } catch (error) {
    throw new WrongUsage(
      `${sentenceOf(error)}. Expected: npm run refyn -- ${command.usage}`,
      { cause: error },
    )
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function note(line: string): void {
  process.stderr.write(`${line}\n`)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

if (existsSync('.env')) process.loadEnvFile('.env')
// Not process.exit: what was written to a pipe has to get there first.
process.exitCode = await runLine(process.argv.slice(2)).catch((error: unknown) => {
  note(sentenceOf(error))
  return error instanceof WrongUsage ? 2 : 1
})
