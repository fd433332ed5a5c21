import { z } from 'zod'
import { directness, language, level } from '../contract/account.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { UserView } from '../contract/account.ts'

const interests = z.array(z.string()).catch([])

/** The columns that the person's own client may read; hashes and vendor ids are never among them. */
export function toUserView(user: UserRow): UserView {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    artistStatement: user.artistStatement,
    interests: interests.parse(JSON.parse(user.interests)),
    level: level.nullable().catch(null).parse(user.level),
    directness: directness.catch('straight').parse(user.directness),
    language: language.nullable().catch(null).parse(user.language),
    profileImageUrl: user.profileImageUrl,
    isAdmin: user.isAdmin === 1,
    createdAt: user.createdAt,
  }
}
