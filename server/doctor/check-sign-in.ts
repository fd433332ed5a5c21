import { ask } from './ask.ts'
import { fail, ok } from './finding.ts'
import { shownAddress } from './shown-settings.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

/** Whether the OpenID provider has its discovery document; none is set up in most places. */
export async function checkSignIn({ openId }: Pick<Env, 'openId'>): Promise<Finding> {
  const subject = 'sign-in'
  if (!openId) return ok(subject, 'by password alone')
  const where = shownAddress(openId.issuer)
  const address = `${openId.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const asked = await ask(address)
  if (asked.isAnswered && asked.status === 200 && asked.text.includes('jwks_uri'))
    return ok(subject, `by password, and at ${where}`)
  const why = asked.isAnswered ? `answers ${asked.status}` : asked.why
  return fail(
    subject,
    `${where}: ${why}`,
    'nobody can sign in there: see that GOOGLE_ISSUER is right',
  )
}
