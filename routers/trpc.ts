import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import { ZodError } from 'zod'
import { findUser } from '#db/queries/users.ts'
import { plainJson } from './contract/wire.ts'
import { AppError, toAppError } from './errors.ts'
import type { output, ZodType } from 'zod'
import type { Context } from './context.ts'

const t = initTRPC.context<Context>().create({
  transformer: { input: superjson, output: plainJson },
  isDev: false,
  sse: {
    ping: { enabled: true, intervalMs: 15_000 },
    client: { reconnectAfterInactivityMs: 40_000 },
  },
  errorFormatter({ shape, error, ctx }) {
    const shown = toAppError(error)
    if (shown.appCode === 'rate_limited' && ctx && shown.detail.seconds)
      ctx.setHeader('Retry-After', String(shown.detail.seconds))
    return {
      message: describe(error, shown),
      code: shape.code,
      data: { appCode: shown.appCode, detail: shown.detail, httpStatus: shown.status },
    }
  },
})

/** A refused input says which rule it broke; anything unknown says one sentence and no more. */
export function describe(error: unknown, shown: AppError): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (shown.appCode === 'invalid' && cause instanceof ZodError) {
    const issue = cause.issues[0]
    const place = issue?.path.join('.')
    if (!issue) return shown.message
    // A sentence of our own speaks for itself; the validator's needs the place it is about.
    const isGeneral = /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)
    return place && isGeneral ? `${place}: ${issue.message}` : issue.message
  }
  return shown.message
}

/**
 * For the outputs that are long. Given the schema itself, tRPC asks zod to be ready to wait for something in
 * it, which takes seven times as long as to check it in one go.
 */
export function atOnce<Schema extends ZodType>(schema: Schema) {
  return (answer: unknown): output<Schema> => schema.parse(answer)
}

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** For the few procedures that a visitor may call; tests/server keeps the list of them. */
export const publicProcedure = t.procedure

/** Signed-in people only: `ctx.caller` is theirs. */
export const memberProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.caller) throw new AppError('signed_out')
  return next({ ctx: { ...ctx, caller: ctx.caller } })
})

/**
 * Administrators only, as the database has it at this call: who lost it a second ago is refused
 * (rule D-32). 401 for a visitor, 403 for anybody else.
 */
export const adminProcedure = memberProcedure.use(async ({ ctx, path, next }) => {
  const user = await findUser(ctx.db, ctx.caller.id)
  if (user?.isAdmin !== 1 || user.state !== 'active') {
    ctx.log.warn({ event: 'authz_denied', userId: ctx.caller.id, path }, 'Not an admin')
    throw new AppError('forbidden')
  }
  return next()
})
