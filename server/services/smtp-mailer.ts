import { JobError } from '#routers/job-handler.ts'
import type { Transporter } from 'nodemailer'
import type { Mailer } from '#routers/mailer.ts'

export interface MailSettings {
  /** `smtp://` tries STARTTLS, `smtps://` is encrypted from the first byte; may hold user and password. */
  url: string
  from: string
}

/** For a connection and for the greeting; a silence may be twice as long, and all of it eight times. */
const usualWaitMs = 15_000

/** Mail by SMTP, one connection a mail: a small server sends few. */
export function createSmtpMailer(settings: MailSettings, waitMs = usualWaitMs): Mailer {
  let transport: Promise<Transporter> | undefined
  return {
    delivers: true,
    async send({ to, subject, text }) {
      try {
        const carrier = await (transport ??= connect(settings.url, waitMs))
        const sent = carrier.sendMail({
          from: settings.from,
          // As an object it is one address, whatever characters are in it.
          to: { name: '', address: to },
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        // Who says a little now and then is never silent: without an end it would hold the queue up.
        await Promise.race([sent, tooLong(waitMs * 8)])
      } catch (error) {
        throw new JobError(`The mail server took no mail: ${told(error)}`, {
          isRetryable: !isFinal(error),
          cause: error,
        })
      }
    },
  }
}

async function connect(url: string, waitMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs * 2,
    // A mail is text of our own: nothing is ever read from the disk or fetched for one.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function tooLong(ms: number): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error('It took too long')), ms).unref()
  })
}

/** 5xx is for good, anything else may pass (RFC 5321, section 4.2.1). A refused sign-in may be mended. */
function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500
}

/** The server's own words, without the address that they often repeat. */
function told(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\S+@\S+/g, '…').slice(0, 200)
}
