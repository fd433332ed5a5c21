import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

/**
 * The caller's address: of the socket, or behind `hops` trusted proxies the entry of
 * X-Forwarded-For counted from the right (rule D-38). What stands further left is the caller's own
 * claim and is not believed.
 */
export function clientAddress(c: Context, hops: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
    ?.remoteAddress
  if (hops > 0) {
    const forwarded = (c.req.header('x-forwarded-for') ?? '')
      .split(',')
      .map((part) => part.trim())
    const address = forwarded.at(-hops)
    if (address) return address
  }
  return socket ?? 'unknown'
}
