import { AppError } from '#routers/errors.ts'
import { isSentPast } from './sent-past.ts'
import type { MiddlewareHandler } from 'hono'

const suspicious = /\/\/|%2f|%5c|%00|;|\\/i

/**
 * Refuses addresses that two layers could read differently (rule D-33): encoded slashes, empty
 * segments, parameters behind `;`, and a query key that stands twice.
 */
export const requestGuard: MiddlewareHandler = async (c, next) => {
  const { pathname, searchParams } = new URL(c.req.url)
  if (suspicious.test(pathname))
    throw new AppError('invalid', { message: 'This address is not well formed' })
  const keys = [...searchParams.keys()]
  if (new Set(keys).size !== keys.length)
    throw new AppError('invalid', { message: 'A query key stands twice' })
  await next()
}

/** Answers of the API are never kept by anyone on the way. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (isSentPast(c)) return
  // `c.header` would make a stream of an answer that is a text and done.
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
