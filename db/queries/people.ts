import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { Database } from '../schema.ts'
import type { AdminColumn } from '#routers/contract/admin-columns.ts'

/** Only an administrator's procedures ask these: none of them has an owner. */

export interface PersonRow {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  subscriptionPlan: string
  isAcademic: number
  isAdmin: number
  state: 'active' | 'deleting'
  hasSubscription: number
  lastLoginAt: string | null
  createdAt: string
  conversationCount: number
  storageUsed: number
  courseCount: number
  noteCount: number
  locationCount: number
}

export interface PeopleWanted {
  /** Part of an e-mail or a name; empty for everyone. */
  search: string
  sortBy: AdminColumn
  isDescending: boolean
  offset: number
  limit: number
}

type Counted = 'conversations' | 'micro_courses' | 'notes' | 'discovery_locations'

const countOf = (is: ExpressionBuilder<Database, 'users'>, table: Counted) =>
  is
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef(`${table}.userId`, '=', 'users.id')

/** The name as it is sorted: last name first, whoever has none by the e-mail. */
const sortName = sql<string>`lower(trim(coalesce("lastName", '') || ' ' || coalesce("firstName", '') || ' ' || email))`

/** A page of people with what each of them keeps here. */
export async function listPeople(db: Db, wanted: PeopleWanted): Promise<PersonRow[]> {
  const direction = wanted.isDescending ? 'desc' : 'asc'
  const rows = await found(db, wanted.search)
    .select((is) => [
      'id',
      'email',
      'firstName',
      'lastName',
      'subscriptionPlan',
      'isAcademic',
      'isAdmin',
      'state',
      'lastLoginAt',
      'createdAt',
      sql<number>`"stripeSubscriptionId" is not null`.as('hasSubscription'),
      countOf(is, 'conversations').as('conversationCount'),
      is
        .selectFrom('files')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('size'), of.lit(0)).as('size'))
        .whereRef('files.userId', '=', 'users.id')
        .as('storageUsed'),
      countOf(is, 'micro_courses').as('courseCount'),
      countOf(is, 'notes').as('noteCount'),
      countOf(is, 'discovery_locations').as('locationCount'),
    ])
    .orderBy(
      wanted.sortBy === 'name'
        ? sortName
        : wanted.sortBy === 'subscriptionPlan'
          ? planRank
          : sql.ref(wanted.sortBy),
      direction,
    )
    .orderBy('id')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute()
  return rows.map((row) => ({
    ...row,
    conversationCount: row.conversationCount ?? 0,
    storageUsed: row.storageUsed ?? 0,
    courseCount: row.courseCount ?? 0,
    noteCount: row.noteCount ?? 0,
    locationCount: row.locationCount ?? 0,
  }))
}

const planRank = sql<number>`case when "isAcademic" = 1 then 3 when "subscriptionPlan" = 'premium' then 2 when "subscriptionPlan" = 'standard' then 1 else 0 end`

export async function countPeople(db: Db, search: string): Promise<number> {
  const row = await found(db, search)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function found(db: Db, search: string) {
  const people = db.selectFrom('users')
  if (search === '') return people
  const part = `*${Array.from(search.normalize('NFC'), eitherCase).join('')}*`
  return people.where(
    sql<boolean>`(email glob ${part} or trim(coalesce("firstName", '') || ' ' || coalesce("lastName", '')) glob ${part})`,
  )
}

/** SQLite knows the cases of ASCII alone: each letter is looked for in both, and `*?[` as themselves. */
function eitherCase(letter: string): string {
  const forms = [letter, letter.toLowerCase(), letter.toUpperCase()]
  const single = new Set(forms.filter((form) => Array.from(form).length === 1))
  return single.size === 1 && !'*?['.includes(letter)
    ? letter
    : `[${[...single].join('')}]`
}

export interface Totals {
  conversations: number
  storage: number
  courses: number
  notes: number
  locations: number
}

/** What the whole server keeps. */
export async function sumTotals(db: Db): Promise<Totals> {
  const { rows } = await sql<Totals>`select
    (select count(*) from conversations) as conversations,
    (select coalesce(sum(size), 0) from files) as storage,
    (select count(*) from micro_courses) as courses,
    (select count(*) from notes) as notes,
    (select count(*) from discovery_locations) as locations`.execute(db)
  return rows[0] ?? { conversations: 0, storage: 0, courses: 0, notes: 0, locations: 0 }
}

/** How many have each plan; who is academic counts as that and not as a plan. */
export function countPlans(
  db: Db,
): Promise<Array<{ plan: string; isAcademic: number; count: number }>> {
  return db
    .selectFrom('users')
    .select((is) => [
      'subscriptionPlan as plan',
      'isAcademic',
      is.fn.countAll<number>().as('count'),
    ])
    .groupBy(['subscriptionPlan', 'isAcademic'])
    .execute()
}

export async function updatePerson(
  db: Db,
  userId: string,
  change: {
    subscriptionPlan?: string
    isAcademic?: number
    isAdmin?: number
    updatedAt: string
  },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
