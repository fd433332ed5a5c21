import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { AddressInfo, Socket } from 'node:net'

export interface TakenMail {
  from: string
  to: string[]
  isSecure: boolean
  /** Who was signed in, if anybody. */
  user: string | null
  /** By their names in lower case. */
  headers: Record<string, string>
  text: string
}

export interface StrictServerOptions {
  account?: { user: string; password: string }
  hasStartTls?: boolean
  /** The code with which the recipient or the mail number `count` (from 1) is refused. */
  refuse?: { at: 'recipient' | 'mail'; code(count: number): number | null }
}

export interface StrictServer {
  /** As SMTP_URL names it; its certificate is of its own making and not to be checked. */
  url: string
  mails: TakenMail[]
  /** How often a recipient or a mail came as far as being refused or not. */
  tries: number
}

/** A real SMTP server on this machine that asks who comes, and refuses as it is told. */
export async function strictMailServer({
  account,
  hasStartTls = false,
  refuse,
}: StrictServerOptions = {}): Promise<StrictServer> {
  const taken: StrictServer = { url: '', mails: [], tries: 0 }
  const refusal = (at: 'recipient' | 'mail') => {
    if (refuse?.at !== at) return null
    taken.tries += 1
    const code = refuse.code(taken.tries)
    const message = 'No, says the server of ada@example.org'
    return code && Object.assign(new Error(message), { responseCode: code })
  }
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: hasStartTls ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.password)
        done(null, { user: username })
      else done(new Error('No such account: ada@example.org'))
    },
    onRcptTo: (_address, _session, done) => done(refusal('recipient') || null),
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const error = refusal('mail') || null
        const { mailFrom, rcptTo } = session.envelope
        if (!error)
          taken.mails.push({
            ...parse(Buffer.concat(pieces).toString()),
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            isSecure: session.secure,
            user: session.user ?? null,
          })
        done(error)
      })
    },
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const { port } = server.server.address() as AddressInfo
  const who = account
    ? `${[account.user, account.password].map(encodeURIComponent).join(':')}@`
    : ''
  taken.url = `smtp://${who}127.0.0.1:${port}/?tls.rejectUnauthorized=false`
  return taken
}

/**
 * The address of a server that speaks these lines, the first by itself and one for each that it hears,
 * and then nothing, or a little for ever.
 */
export async function stuckMailServer(
  lines: readonly string[],
  isDribbling = false,
): Promise<string> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    const left = [...lines]
    let timer: NodeJS.Timeout | undefined
    socket.on('error', () => undefined)
    socket.on('close', () => clearInterval(timer))
    const say = () => {
      const line = left.shift()
      if (line !== undefined) socket.write(`${line}\r\n`)
      else if (isDribbling) timer ??= setInterval(() => socket.write('250-more\r\n'), 10)
    }
    socket.on('data', say)
    say()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    return new Promise<void>((done) => server.close(() => done()))
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Unfolded headers, and the words as they were written (RFC 5322, 2.2.3, and RFC 2045, 6.7). */
function parse(raw: string): Pick<TakenMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const body = raw.slice(end + 4)
  const isQuoted = headers['content-transfer-encoding'] === 'quoted-printable'
  const words = isQuoted
    ? body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        )
    : body
  const text = isQuoted ? Buffer.from(words, 'latin1').toString() : words
  return { headers, text: text.replaceAll('\r\n', '\n') }
}
