import { newId } from '#db/ids.ts'
import { countUsers, insertUser, makeAdmin } from '#db/queries/users.ts'
import type { Db } from '#db/database.ts'
import type { NewUserRow, UserRow } from '#db/tables/people.ts'
import type { Context } from '../context.ts'

/**
 * Inserts an account; undefined when the e-mail is taken. The first of a server, or one named in
 * ADMIN_EMAILS, is admin.
 */
export async function insertPerson(
  trx: Db,
  ctx: Pick<Context, 'clock' | 'settings'>,
  person: Pick<NewUserRow, 'email' | 'password'> & Partial<NewUserRow>,
): Promise<UserRow | undefined> {
  const now = ctx.clock.now().toISOString()
  const created = await insertUser(trx, {
    isAdmin: ctx.settings.adminEmails.includes(person.email) ? 1 : 0,
    createdAt: now,
    updatedAt: now,
    lastLoginAt: now,
    ...person,
    id: newId(),
  })
  if (!created || (await countUsers(trx)) > 1) return created
  await makeAdmin(trx, created.id)
  return { ...created, isAdmin: 1 }
}
