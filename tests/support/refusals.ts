import { toAppError } from '#routers/errors.ts'
import type { AppError } from '#routers/errors.ts'
import type { ErrorCode } from '#routers/contract/errors.ts'

/** The refusal that a call ends with; fails when it succeeds. */
export async function refusalOf(call: PromiseLike<unknown>): Promise<AppError> {
  let answer: unknown
  try {
    answer = await call
  } catch (error) {
    return toAppError(error)
  }
  throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`)
}

export async function codeOf(call: PromiseLike<unknown>): Promise<ErrorCode> {
  return (await refusalOf(call)).appCode
}

/** How a race of calls ended: how many got through, and with which codes the others did not. */
export async function outcomes(
  calls: Array<PromiseLike<unknown>>,
): Promise<{ passed: number; refused: ErrorCode[] }> {
  const settled = await Promise.allSettled(calls)
  return {
    passed: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.flatMap((result) =>
      result.status === 'rejected' ? [toAppError(result.reason).appCode] : [],
    ),
  }
}
