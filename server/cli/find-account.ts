import { findUserByEmail } from '#db/queries/users.ts'
import { email as emailRule } from '#routers/contract/account.ts'
import { Failure, WrongUsage } from './command.ts'
import type { Db } from '#db/database.ts'
import type { UserRow } from '#db/tables/people.ts'

/** An e-mail of the command line as accounts keep it; what stands there instead is not repeated. */
export function readEmail(word: string | undefined): string {
  const read = emailRule.safeParse(word)
  if (!read.success) throw new WrongUsage('Expected an e-mail address first')
  return read.data
}

/** The account under an e-mail; throws `Failure` when there is none, or one that is being deleted. */
export async function getAccount(db: Db, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Failure(`There is no account ${email}`)
  requireActive(user)
  return user
}

export function requireActive(user: UserRow): void {
  if (user.state !== 'active') throw new Failure(`${user.email} is being deleted`)
}
