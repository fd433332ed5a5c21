import { replacePassword } from '#db/queries/operator.ts'
import { getAccount, readEmail } from './find-account.ts'
import {
  passwordHelp,
  passwordOptions,
  readNewPassword,
  sayGenerated,
} from './new-password.ts'
import { withDatabase } from './with-database.ts'
import type { Command } from './command.ts'

const mayCreate = false

/** Gives an account another password; whoever was signed in to it is signed out. */
export const resetPassword: Command = {
  usage: 'reset-password EMAIL [--generate | --password-stdin]',
  summary: 'Set a new password and end all sessions of that person',
  details: passwordHelp,
  options: passwordOptions,
  arguments: { min: 1, max: 1 },
  async run(call) {
    const email = readEmail(call.words[0])
    const env = call.settings()
    const user = await withDatabase(env, { mayCreate }, (db) => getAccount(db, email))
    const password = await readNewPassword(call)
    const now = new Date().toISOString()
    const { endedSessions } = await withDatabase(env, { mayCreate }, (db) =>
      replacePassword(db, user, { hash: password.hash, now }),
    )
    call.say(`${email} has a new password. Sessions ended: ${endedSessions}.`)
    sayGenerated(call, password)
    return 0
  },
}
