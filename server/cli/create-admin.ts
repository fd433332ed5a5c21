import { newId } from '#db/ids.ts'
import { replacePassword } from '#db/queries/operator.ts'
import { findUserByEmail, insertUser, makeAdmin } from '#db/queries/users.ts'
import { Failure } from './command.ts'
import { readEmail, requireActive } from './find-account.ts'
import {
  passwordHelp,
  passwordOptions,
  readNewPassword,
  sayGenerated,
} from './new-password.ts'
import { withDatabase } from './with-database.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Call, Command } from './command.ts'

const mayCreate = true

/** Makes an administrator: a new account, or one that is there and keeps its password. */
export const createAdmin: Command = {
  usage: 'create-admin EMAIL [--generate | --password-stdin]',
  summary: 'Open an account that is administrator, or make one of an account',
  details: `${passwordHelp}\nAn account that is there keeps its password, unless --password-stdin is given.`,
  options: passwordOptions,
  arguments: { min: 1, max: 1 },
  async run(call) {
    const email = readEmail(call.words[0])
    const env = call.settings()
    const found = await withDatabase(env, { mayCreate }, (db) =>
      findUserByEmail(db, email),
    )
    await (found ? promote(call, found) : open(call, email))
    return 0
  },
}

async function open(call: Call, email: string): Promise<void> {
  const password = await readNewPassword(call)
  const now = new Date().toISOString()
  const isNew = await withDatabase(call.settings(), { mayCreate }, (db) =>
    insertUser(db, {
      id: newId(),
      email,
      password: password.hash,
      isAdmin: 1,
      createdAt: now,
      updatedAt: now,
    }),
  )
  if (!isNew) throw new Failure(`${email} was registered just now: call this again`)
  call.say(`${email} is a new account and administrator.`)
  sayGenerated(call, password)
}

async function promote(call: Call, user: UserRow): Promise<void> {
  requireActive(user)
  const password = call.flags['password-stdin'] ? await readNewPassword(call) : null
  const now = new Date().toISOString()
  await withDatabase(call.settings(), { mayCreate }, async (db) => {
    await makeAdmin(db, user.id)
    if (password) await replacePassword(db, user, { hash: password.hash, now })
  })
  call.say(
    `${user.email} was there already and is administrator${user.isAdmin ? ' as before' : ' now'}; ` +
      (password
        ? 'its password is new and its sessions are ended.'
        : 'its password is unchanged.'),
  )
}
