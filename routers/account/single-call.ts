import { AppError } from '../errors.ts'
import type { Context } from '../context.ts'

/** Sign-in travels alone: a batch would try many passwords in one request (rule D-35). */
export function requireSingleCall(ctx: Pick<Context, 'batchSize'>): void {
  if (ctx.batchSize > 1)
    throw new AppError('invalid', {
      message: 'Expected a request of its own, got a batch',
    })
}
