import { commands } from './commands.ts'
import type { Command } from './command.ts'

export function helpForAll(): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length))
  const list = [...commands].map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  )
  return [
    'Usage: npm run refyn -- <command>',
    '',
    ...list,
    '',
    'Settings are read from the environment and from .env, as by npm start.',
    'npm run refyn -- <command> --help says more about one of them.',
  ].join('\n')
}

export function helpFor({ usage, summary, details }: Command): string {
  return [`Usage: npm run refyn -- ${usage}`, '', summary, '', details].join('\n')
}
