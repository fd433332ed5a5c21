import { buildContext } from './build-context.ts'
import { aUser } from './factories.ts'
import type { UserRow } from '#db/tables/people.ts'
import type { Caller } from '#routers/app.ts'
import type { TestOptions, TestWorld } from './build-context.ts'

export interface Office extends TestWorld {
  admin: UserRow
  office: Caller['admin']
}

/** A world in which the one who asks is its only administrator and its only person. */
export async function anOffice(options: TestOptions = {}): Promise<Office> {
  const world = await buildContext(options)
  const admin = await aUser(world.db, {
    email: 'admin@example.org',
    isAdmin: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  world.open.sqlite.prepare('delete from users where id = ?').run(world.user.id)
  return { ...world, admin, office: world.as(admin).api.admin }
}

/** A place that somebody has found. */
export function putLocation(
  { open }: Pick<TestWorld, 'open'>,
  user: Pick<UserRow, 'id'>,
): void {
  open.sqlite
    .prepare(
      `insert into discovery_locations ("userId", name, description, latitude, longitude, address, category, "createdAt") values (?, '', '', '', '', '', '', '')`,
    )
    .run(user.id)
}
