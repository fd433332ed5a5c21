import { describe, expect, test } from 'vitest'
import { adminColumns } from '#routers/contract/admin-columns.ts'
import { aConversation, aCourse, aFile, aNote, aUser } from '#tests/support/factories.ts'
import { anOffice, putLocation } from '#tests/support/office.ts'
import type { ListUsersInput } from '#routers/contract/admin.ts'
import type { Office } from '#tests/support/office.ts'

async function emailsBy(
  office: Office['office'],
  wanted: Partial<ListUsersInput> = {},
): Promise<string[]> {
  const { users } = await office.users(wanted)
  return users.map(({ email }) => email.split('@')[0] ?? '')
}

/** Ada is first and Cleo last in every column. */
async function threePeople() {
  const world = await anOffice()
  const { db, open } = world
  open.sqlite.exec('delete from users')
  const people = []
  for (const [index, name] of ['ada', 'bea', 'cleo'].entries()) {
    const person = await aUser(db, {
      email: `${name}@example.org`,
      firstName: 'Zoe',
      lastName: ['abel', 'Brown', 'carter'][index] ?? '',
      subscriptionPlan: ['free', 'standard', 'premium'][index] ?? '',
      isAdmin: index === 2 ? 1 : 0,
      lastLoginAt: index === 0 ? null : `2026-11-0${index}T00:00:00.000Z`,
      createdAt: `2026-10-0${index + 1}T00:00:00.000Z`,
    })
    people.push(person)
    for (let count = 0; count < index; count += 1) {
      await aConversation(db, person)
      await aNote(db, person)
      await aCourse(db, person)
      await aFile(db, person, { size: 10 })
      putLocation(world, person)
    }
  }
  return { ...world, people, office: world.as(people[2]!).api.admin }
}

describe('the list of people', () => {
  test.for(adminColumns.filter((column) => column !== 'isAdmin'))(
    'is sorted by %s both ways',
    async (sortBy) => {
      const { office } = await threePeople()
      const up = await emailsBy(office, { sortBy, isDescending: false })
      const down = await emailsBy(office, { sortBy, isDescending: true })
      expect([up, down]).toEqual([
        ['ada', 'bea', 'cleo'],
        ['cleo', 'bea', 'ada'],
      ])
    },
  )

  test('is sorted by who is an administrator', async () => {
    const { office } = await threePeople()
    const by = (isDescending: boolean) =>
      emailsBy(office, { sortBy: 'isAdmin', isDescending })
    expect([(await by(false)).at(-1), (await by(true)).at(0)]).toEqual(['cleo', 'cleo'])
  })

  test('puts the academic above every plan', async () => {
    const { office, open } = await threePeople()
    open.sqlite.exec(`update users set "isAcademic" = 1 where email like 'ada%'`)
    const wanted = { sortBy: 'subscriptionPlan', isDescending: true } as const
    expect(await emailsBy(office, wanted)).toEqual(['ada', 'cleo', 'bea'])
  })

  test('says of each what they have, and nothing that opens an account', async () => {
    const { office, open } = await threePeople()
    open.sqlite.exec(
      `update users set "stripeSubscriptionId" = 'sub_1', state = 'deleting', "isAcademic" = 1 where email like 'bea%'`,
    )
    const { users } = await office.users({ search: 'bea' })
    expect(users).toEqual([
      {
        id: expect.any(String) as string,
        email: 'bea@example.org',
        firstName: 'Zoe',
        lastName: 'Brown',
        subscriptionPlan: 'standard',
        isAcademic: true,
        isAdmin: false,
        isBeingRemoved: true,
        hasSubscription: true,
        lastLoginAt: '2026-11-01T00:00:00.000Z',
        createdAt: '2026-10-02T00:00:00.000Z',
        conversationCount: 1,
        storageUsed: 10,
        courseCount: 1,
        noteCount: 1,
        locationCount: 1,
      },
    ])
  })

  test('shows the newest first when nothing is said', async () => {
    const { office } = await threePeople()
    expect(await emailsBy(office)).toEqual(['cleo', 'bea', 'ada'])
  })

  test('comes in pages that hold everybody once, with the number of all', async () => {
    const { office, db } = await threePeople()
    for (let count = 0; count < 20; count += 1)
      await aUser(db, { createdAt: '2026-10-01T00:00:00.000Z' })
    const seen: string[] = []
    for (let page = 0; page < 6; page += 1) {
      const { users, total } = await office.users({ page, pageSize: 5 })
      expect([page, total]).toEqual([page, 23])
      seen.push(...users.map(({ id }) => id))
    }
    expect([seen.length, new Set(seen).size]).toEqual([23, 23])
  })

  test.for([
    ['100%', ['percent']],
    ['a_b', ['under']],
    ['c\\d', ['slash']],
    ['[x]', ['bracket']],
    ['*?', ['star']],
    ['%', ['percent']],
    ['_', ['under']],
    ['PERCENT', ['percent']],
    ['  percent ', ['percent']],
    ['ähre', ['wheat']],
    ['ÄHRE', ['wheat']],
    ['Éva ähre', ['wheat']],
    ['дом', ['house']],
    ["' or 1=1 --", []],
    ['nobody', []],
  ] as const)('is searched for %j', async ([search, found]) => {
    const { office, db } = await anOffice()
    for (const [name, person] of Object.entries({
      percent: { lastName: '100% Wool' },
      under: { lastName: 'A_B' },
      slash: { lastName: 'C\\D' },
      bracket: { lastName: 'S[x]T' },
      star: { lastName: 'What*?' },
      wheat: { firstName: 'Éva', lastName: 'Ähre' },
      house: { lastName: 'Дом' },
      plain: { lastName: 'Axb' },
    }))
      await aUser(db, { email: `${name}@example.org`, ...person })
    const { users, total } = await office.users({ search })
    expect(users.map(({ email }) => email.split('@')[0])).toEqual(found)
    expect(total).toBe(found.length)
  })
})
