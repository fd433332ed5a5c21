import { z } from 'zod'
import { adminStats, adminUserRow } from '#routers/contract/admin.ts'
import type { RestRoute } from './rest-route.ts'

/** Callers of `/api` know no pages: they get as many people as a small server has. */
const allUsers = 10_000

export function adminRoutes(): RestRoute[] {
  return [
    {
      method: 'get',
      path: '/api/admin/check',
      summary: 'Whether the signed-in person is an administrator',
      access: 'member',
      status: 200,
      answer: z.object({ isAdmin: z.boolean() }),
      run: (_c, api) => api.admin.check(),
    },
    {
      method: 'get',
      path: '/api/admin/stats',
      summary: 'What the whole server holds',
      access: 'admin',
      status: 200,
      answer: adminStats,
      run: (_c, api) => api.admin.stats(),
    },
    {
      method: 'get',
      path: '/api/admin/users',
      summary: 'Everyone, the newest first',
      access: 'admin',
      status: 200,
      answer: z.object({ users: z.array(adminUserRow) }),
      run: async (_c, api) => {
        const { users } = await api.admin.users({ pageSize: allUsers })
        return { users }
      },
    },
  ]
}
