import { countHit } from '#db/queries/rate-limits.ts'
import { AppError } from './errors.ts'
import type { Services } from './context.ts'

export interface RateLimit {
  /** Names what is limited, such as `login-ip`. */
  name: string
  hits: number
  windowSeconds: number
}

/** Counts one hit and throws AppError `rate_limited`, with seconds to wait, above the limit. */
export async function limitRate(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  limit: RateLimit,
  who: string,
): Promise<void> {
  const now = services.clock.now()
  const windowMs = limit.windowSeconds * 1000
  const { hits, windowStart } = await countHit(services.db, `${limit.name}:${who}`, {
    now: now.toISOString(),
    oldestStart: new Date(now.getTime() - windowMs).toISOString(),
  })
  if (hits <= limit.hits) return
  const waitMs = Date.parse(windowStart) + windowMs - now.getTime()
  services.log.warn({ event: 'limit_hit', limit: limit.name }, 'A rate limit was met')
  throw new AppError('rate_limited', {
    detail: { seconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}

/** One key for a whole IPv6 /64, which one household has to itself (rule D-39). */
export function addressKey(address: string): string {
  const ip = address.toLowerCase()
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const full = ip.includes('::')
    ? [
        ...left,
        ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
        ...right,
      ]
    : left
  return full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
