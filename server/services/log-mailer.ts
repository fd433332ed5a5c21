import type { Log } from '#routers/context.ts'
import type { Mailer } from '#routers/mailer.ts'

/**
 * Without a mail server the operator is the postman: each mail is written to the console with its
 * link and whom it is for, for them to pass on. Whoever reads the console runs the server.
 */
export function createLogMailer(log: Log): Mailer {
  return {
    delivers: false,
    send({ to, subject, text }) {
      log.warn(
        { event: 'mail_not_sent', to, subject, text },
        'No SMTP_URL is set: pass this mail on yourself',
      )
      return Promise.resolve()
    },
  }
}
