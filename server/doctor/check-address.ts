import { ok, warn, fail } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether people who type APP_URL get to this server, and their browser may sign in (rules D-13, D-37, D-38). */
export function checkAddress(
  env: Pick<Env, 'appUrl' | 'isHttps' | 'host' | 'port' | 'trustProxyHops'>,
): Finding {
  const subject = 'APP_URL'
  const url = new URL(env.appUrl)
  const isLocal = loopback.test(url.hostname)
  const shownPort = Number(url.port) || (env.isHttps ? 443 : 80)
  const listens = `${env.appUrl}, listening on ${env.host}:${env.port}`
  if (env.trustProxyHops === 0 && isLocal && shownPort !== env.port)
    return fail(
      subject,
      listens,
      `nobody can sign in at http://localhost:${env.port}: set APP_URL to the address that people type`,
    )
  if (env.isHttps && env.trustProxyHops === 0)
    return warn(
      subject,
      listens,
      'https is spoken by a proxy: set TRUST_PROXY_HOPS=1, else all people share its rate limits',
    )
  if (isLocal) return ok(subject, listens)
  if (!env.isHttps)
    return warn(
      subject,
      listens,
      'passwords and cookies travel in clear: put a proxy with https in front and name its address',
    )
  return ok(subject, listens)
}
