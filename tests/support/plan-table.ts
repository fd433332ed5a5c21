import { aUser } from './factories.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { TestWorld } from './build-context.ts'

export const members = ['free', 'standard', 'premium', 'academic'] as const
export type Member = (typeof members)[number]

export interface MemberLimits {
  conversations: number
  replies: number
  /** Infinity where there is no cap. */
  refyns: number
  files: number
  fileMb: number
  versions: number
}

/** Section 9 of the specification, written out once more: the tests must not ask the code. */
export const planTable: Record<Member, MemberLimits> = {
  free: { conversations: 3, replies: 3, refyns: 1, files: 5, fileMb: 30, versions: 0 },
  standard: {
    conversations: 15,
    replies: 8,
    refyns: Infinity,
    files: 10,
    fileMb: 80,
    versions: 5,
  },
  premium: {
    conversations: 40,
    replies: 15,
    refyns: Infinity,
    files: 15,
    fileMb: 100,
    versions: 10,
  },
  academic: {
    conversations: 40,
    replies: 15,
    refyns: Infinity,
    files: 15,
    fileMb: 100,
    versions: 10,
  },
}

function columnsOf(member: Member): Pick<UserRow, 'subscriptionPlan' | 'isAcademic'> {
  return member === 'academic'
    ? { subscriptionPlan: 'free', isAcademic: 1 }
    : { subscriptionPlan: member, isAcademic: 0 }
}

export function aMember(world: Pick<TestWorld, 'db'>, member: Member): Promise<UserRow> {
  return aUser(world.db, columnsOf(member))
}

/** As a webhook, an admin or the command line would, behind the session's back. */
export async function becomes(
  world: Pick<TestWorld, 'db'>,
  user: Pick<UserRow, 'id'>,
  member: Member,
): Promise<void> {
  await world.db
    .updateTable('users')
    .set(columnsOf(member))
    .where('id', '=', user.id)
    .execute()
}
