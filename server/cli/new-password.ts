import { randomId } from '#db/ids.ts'
import { password as passwordRule } from '#routers/contract/account.ts'
import { createPasswords } from '../services/argon2-passwords.ts'
import { askTwice, readFirstLine } from './ask-password.ts'
import { Failure, WrongUsage } from './command.ts'
import type { Call } from './command.ts'

export const passwordOptions = {
  generate: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
} as const

export const passwordHelp = [
  'The password is asked for twice and not shown; when standard input is not a terminal, or with',
  '--password-stdin, it is the first line of it. It never stands on the command line.',
  '  --generate        makes a strong one and prints it, once',
  '  --password-stdin  reads it from standard input',
].join('\n')

export interface NewPassword {
  hash: string
  /** To be printed; null when the operator knows it already. */
  generated: string | null
}

/** A password by the rules of registration, as a hash. Throws `Failure` that says which rule it breaks. */
export async function readNewPassword(call: Call): Promise<NewPassword> {
  const { generate, 'password-stdin': isPiped } = call.flags
  if (generate && isPiped)
    throw new WrongUsage('--generate and --password-stdin exclude each other')
  const passwords = createPasswords()
  if (generate) {
    const generated = [5, 5, 5, 5].map(randomId).join('-')
    return { hash: await passwords.hash(generated), generated }
  }
  const given =
    isPiped || !call.input.isTTY ? await readFirstLine(call.input) : await askTwice(call)
  const checked = passwordRule.safeParse(given)
  if (!checked.success)
    throw new Failure(checked.error.issues[0]?.message ?? 'This password is not usable')
  if (await passwords.isCommon(given))
    throw new Failure('This password is among the most guessed ones: choose another')
  return { hash: await passwords.hash(given), generated: null }
}

/** Shows a generated password, and nothing for one that was typed. */
export function sayGenerated(call: Call, { generated }: NewPassword): void {
  if (generated !== null) call.say(`Password: ${generated}`)
}
