import { fail, ok, warn } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Arrival } from '#routers/context.ts'
import type { Finding } from './finding.ts'

/** Whether the settings agree with how this very request came here. */
export function checkArrival(
  env: Pick<Env, 'appUrl' | 'trustProxyHops'>,
  { origin, isForwarded }: Arrival,
): Finding[] {
  const findings: Finding[] = []
  if (origin !== null && origin !== env.appUrl)
    findings.push(
      fail(
        'base URL',
        `your browser is at ${origin}, APP_URL says ${env.appUrl}`,
        'links in mails and the way back from sign-in go there: set APP_URL, or let the proxy forward host and protocol',
      ),
    )
  else findings.push(ok('base URL', env.appUrl))
  if (isForwarded && env.trustProxyHops === 0)
    findings.push(
      warn(
        'proxy',
        'requests come through a proxy that is not trusted',
        'all people share its rate limits: set TRUST_PROXY_HOPS=1',
      ),
    )
  if (!isForwarded && env.trustProxyHops > 0)
    findings.push(
      fail(
        'proxy',
        `TRUST_PROXY_HOPS is ${env.trustProxyHops}, and this request came through none`,
        'anyone may say they are anyone: set TRUST_PROXY_HOPS=0, or let the proxy write X-Forwarded-For',
      ),
    )
  return findings
}
