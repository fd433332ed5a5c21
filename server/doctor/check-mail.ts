import { ok, warn } from './finding.ts'
import type { Env } from '#server/env.ts'
import type { Finding } from './finding.ts'

/** SMTP is not tried: a connection that is refused would count against the sender with some hosts. */
export function checkMail({ mail }: Pick<Env, 'mail'>, isSenderSet = true): Finding {
  const subject = 'mail'
  if (!mail)
    return warn(
      subject,
      'SMTP_URL is not set: mail is written to the log',
      'pass links on from there, or set SMTP_URL',
    )
  const host = URL.canParse(mail.url) ? new URL(mail.url).host : 'no address'
  return isSenderSet
    ? ok(subject, `by ${host}`)
    : warn(subject, `by ${host}`, 'set MAIL_FROM, the sender that its host allows')
}
