import type { Arrival } from '#routers/context.ts'
import type { AppContext } from './request-context.ts'

/** By which address a browser came here, as it and the proxies say: for telling, never for trusting. */
export function readArrival(c: AppContext): Arrival {
  const first = (name: string) => c.req.header(name)?.split(',')[0]?.trim() || undefined
  const forwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded')
  const host = first('x-forwarded-host') ?? c.req.header('host')
  const protocol = first('x-forwarded-proto') ?? new URL(c.req.url).protocol.slice(0, -1)
  const address = host && `${protocol}://${host}`
  return {
    origin: address && URL.canParse(address) ? new URL(address).origin : null,
    isForwarded: forwarded !== undefined,
  }
}
