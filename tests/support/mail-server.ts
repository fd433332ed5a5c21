import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { AddressInfo } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the line, headers and all. */
  raw: string
  /** The words, with what quoted-printable has broken put together again (RFC 2045, 6.7). */
  text: string
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** Answers the next mails so, until it is taken back. */
  refuse: { code: number; message: string } | null
  stop(): Promise<void>
}

/** A real SMTP server on a socket that takes every mail, and keeps it. */
export async function mailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusal = () =>
    self.refuse &&
    Object.assign(new Error(self.refuse.message), { responseCode: self.refuse.code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const refused = refusal()
        if (refused) {
          done(refused)
          return
        }
        const raw = Buffer.concat(pieces).toString()
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          text: wordsOf(raw),
        })
        done()
      })
    },
  })
  // A client that dies in the middle of a mail resets the line: its mail is not taken, and no more.
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const { port } = server.server.address() as AddressInfo
  let isStopped = false
  const self: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: null,
    async stop() {
      if (isStopped) return
      isStopped = true
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
  onTestFinished(() => self.stop())
  return self
}

function wordsOf(raw: string): string {
  const [, ...body] = raw.split('\r\n\r\n')
  return body
    .join('\n\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
