import { countPeople, countPlans, listPeople, sumTotals } from '#db/queries/people.ts'
import { storedPlan } from '../billing/limits.ts'
import type { PersonRow } from '#db/queries/people.ts'
import type { Services } from '../context.ts'
import type {
  AdminStats,
  AdminUserRow,
  AdminUsers,
  ListUsersInput,
} from '../contract/admin.ts'

/** What the whole server holds. Somebody academic counts as that, whatever the plan beside it. */
export async function readStats({ db }: Pick<Services, 'db'>): Promise<AdminStats> {
  const plans = await countPlans(db)
  const totals = await sumTotals(db)
  const usersByPlan = { free: 0, standard: 0, premium: 0, academic: 0 }
  for (const { plan, isAcademic, count } of plans)
    usersByPlan[isAcademic === 1 ? 'academic' : storedPlan(plan)] += count
  return {
    totalUsers: plans.reduce((sum, { count }) => sum + count, 0),
    usersByPlan,
    totalConversations: totals.conversations,
    totalStorage: totals.storage,
    totalCourses: totals.courses,
    totalNotes: totals.notes,
    totalLocations: totals.locations,
  }
}

/** A page of people, found, sorted and counted by the database. */
export async function readUsers(
  { db }: Pick<Services, 'db'>,
  wanted: ListUsersInput,
): Promise<AdminUsers> {
  const { search, sortBy, isDescending, page, pageSize } = wanted
  const rows = await listPeople(db, {
    search,
    sortBy,
    isDescending,
    offset: page * pageSize,
    limit: pageSize,
  })
  return { users: rows.map(toUserRow), total: await countPeople(db, search) }
}

function toUserRow(row: PersonRow): AdminUserRow {
  const { isAcademic, isAdmin, hasSubscription, state, subscriptionPlan, ...same } = row
  return {
    ...same,
    subscriptionPlan: storedPlan(subscriptionPlan),
    isAcademic: isAcademic === 1,
    isAdmin: isAdmin === 1,
    hasSubscription: hasSubscription === 1,
    isBeingRemoved: state === 'deleting',
  }
}
