import { ok, warn } from './finding.ts'
import type { Finding } from './finding.ts'

/** SMTP is not tried: a connection that is refused would count against the sender with some hosts. */
export function checkMail(source: NodeJS.ProcessEnv): Finding {
  const subject = 'mail'
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = source
  if (!smtpUrl)
    return warn(
      subject,
      'SMTP_URL is not set',
      'people who forget their password need reset-password',
    )
  const host = URL.canParse(smtpUrl) ? new URL(smtpUrl).host : 'no address'
  return from
    ? ok(subject, `by ${host}`)
    : warn(subject, `by ${host}`, 'set MAIL_FROM, the sender that its host allows')
}
