import type { Command } from './command.ts'

interface Listed {
  method: string
  path: string
  access: string
}

/** Lists what the server answers and for whom, from the very tables that it is built of. */
export const routes: Command = {
  usage: 'routes [--json]',
  summary: 'List every documented path and every tRPC procedure with its access',
  details: '--json prints {routes, procedures}, each with method, path and access.',
  options: { json: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run(call) {
    const lists = { routes: await listRoutes(), procedures: await listProcedures() }
    if (call.flags['json']) {
      call.say(JSON.stringify(lists, null, 2))
      return 0
    }
    for (const { method, path, access } of [...lists.routes, ...lists.procedures])
      call.say(`${method.padEnd(12)} ${access.padEnd(6)} ${path}`)
    return 0
  },
}

async function listRoutes(): Promise<Listed[]> {
  const { restRoutes } = await import('../rest/routes.ts')
  // Only what a call runs needs the services, and nothing is called.
  const table = restRoutes({} as Parameters<typeof restRoutes>[0])
  return table.map(({ method, path, access }) => ({
    method: method.toUpperCase(),
    path,
    access,
  }))
}

/** What tRPC keeps of a procedure; its types name the inputs and outputs only. */
interface Procedure {
  _def: { type: string; middlewares: unknown[] }
}

async function listProcedures(): Promise<Listed[]> {
  const { appRouter } = await import('#routers/app.ts')
  const { adminProcedure } = await import('#routers/trpc.ts')
  const guards = (adminProcedure as unknown as Procedure)._def.middlewares
  const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>
  return Object.entries(procedures)
    .map(([name, { _def }]) => ({
      method: _def.type,
      path: `/trpc/${name}`,
      access: accessBy(guards.filter((guard) => _def.middlewares.includes(guard)).length),
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** An administrator's procedure has both guards, a member's the first. */
function accessBy(guards: number): string {
  return ['public', 'member', 'admin'][guards] ?? 'admin'
}
