import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whether the answer is on its way already, written to the socket past the framework (a file): headers that
 * are set on the framework's own answer then reach nobody, and cost a third of a small one.
 */
export function isSentPast(c: Context): boolean {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>
  return outgoing?.headersSent ?? false
}
