import { describe, expect, test } from 'vitest'
import { JobError } from '#routers/job-handler.ts'
import { createSmtpMailer } from '#server/services/smtp-mailer.ts'
import { strictMailServer, stuckMailServer } from '#tests/support/smtp-servers.ts'
import type { Mail } from '#routers/mailer.ts'

const link = `https://refyn.example/reset-password?token=${'aB3_-'.repeat(8)}xyz`
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Set a new password for Refyn',
  text: ['Somebody asked.', link, '.A line that begins with a dot', 'Grüße – 你好'].join(
    '\n\n',
  ),
}

const mailerAt = (url: string, waitMs?: number) =>
  createSmtpMailer({ url, from: 'Refyn <studio@refyn.example>' }, waitMs)

async function refusalOf(sending: Promise<void>): Promise<JobError> {
  const error = await sending.then(
    () => new Error('The mail was taken'),
    (each: unknown) => each,
  )
  expect(error).toBeInstanceOf(JobError)
  return error as JobError
}

test('a mail arrives with its sender, one recipient, plain text and the link whole', async () => {
  const server = await strictMailServer()
  await mailerAt(server.url).send(mail)
  const [arrived, ...others] = server.mails
  expect(others).toEqual([])
  expect(arrived).toMatchObject({
    from: 'studio@refyn.example',
    to: ['ada@example.org'],
    headers: {
      from: 'Refyn <studio@refyn.example>',
      to: 'ada@example.org',
      subject: 'Set a new password for Refyn',
      'auto-submitted': 'auto-generated',
    },
  })
  expect(arrived?.headers['content-type']).toMatch(/^text\/plain; charset=utf-8/)
  expect(arrived?.text.trimEnd()).toBe(mail.text)
})

test('with an account it signs in, and the connection is encrypted where the server can', async () => {
  const account = { user: 'studio', password: 'p@ss w0rd' }
  const server = await strictMailServer({ account, hasStartTls: true })
  await mailerAt(server.url).send(mail)
  expect(server.mails).toMatchObject([{ user: 'studio', isSecure: true }])
})

test('a certificate that nobody vouches for is refused, and the mail may be tried again', async () => {
  const server = await strictMailServer({ hasStartTls: true })
  const url = server.url.replace(/\?.*$/, '')
  const refusal = await refusalOf(mailerAt(url).send(mail))
  expect([refusal.isRetryable, server.mails]).toEqual([true, []])
})

test('a wrong password is told without the address, and may be mended', async () => {
  const account = { user: 'studio', password: 'right' }
  const server = await strictMailServer({ account })
  const refusal = await refusalOf(
    mailerAt(server.url.replace('right', 'wrong-secret')).send(mail),
  )
  expect(refusal.isRetryable).toBe(true)
  expect(refusal.message).toContain('The mail server took no mail')
  expect(refusal.message).not.toMatch(/ada@|wrong-secret/)
})

describe('what the server refuses', () => {
  test.for([
    ['mail', 421, true],
    ['mail', 451, true],
    ['mail', 552, false],
    ['mail', 554, false],
    ['recipient', 450, true],
    ['recipient', 550, false],
  ] as const)(
    'at the %s with %i may be tried again: %s',
    async ([at, code, isRetryable]) => {
      const server = await strictMailServer({ refuse: { at, code: () => code } })
      const refusal = await refusalOf(mailerAt(server.url).send(mail))
      expect(refusal.isRetryable).toBe(isRetryable)
      expect(refusal.message).not.toContain('ada@example.org')
      expect(server.mails).toEqual([])
    },
  )
})

test('a server that is not there may be there later', async () => {
  const refusal = await refusalOf(mailerAt('smtp://127.0.0.1:9').send(mail))
  expect(refusal.isRetryable).toBe(true)
  expect(refusal.message).toContain('ECONNREFUSED')
})

const hello = ['220 mail.example ESMTP', '250 mail.example']

describe('a server that says no more is given up', () => {
  test.for([
    ['before its greeting', []],
    ['after its greeting', hello.slice(0, 1)],
    ['at the sender', hello],
    ['at the mail', [...hello, '250 ok', '250 ok', '354 go on']],
  ] as const)('%s', { timeout: 5000 }, async ([, lines]) => {
    for (const isDribbling of [false, true]) {
      const url = await stuckMailServer(lines, isDribbling)
      const refusal = await refusalOf(mailerAt(url, 40).send(mail))
      expect([isDribbling, refusal.isRetryable]).toEqual([isDribbling, true])
    }
  })
})

describe('an address of odd characters reaches one person and writes no header', () => {
  test.for([
    'ada@example.org\r\nBcc: evil@evil.example',
    'ada@example.org\nSubject: evil',
    'ada@example.org, evil@evil.example',
    'ada@example.org; evil@evil.example',
    'ada@example.org> <evil@evil.example',
    'Evil <evil@evil.example>, ada@example.org',
    'group: evil@evil.example, ada@example.org;',
    '"ada, evil@evil.example"@example.org',
    'ada@example.org\r\n\r\nevil words',
    'ada@example.org\u0000evil@evil.example',
    'ada@example.org\r\nDATA\r\nevil',
  ])('%j', async (to) => {
    const server = await strictMailServer()
    await mailerAt(server.url)
      .send({ ...mail, to })
      .catch(() => undefined)
    for (const { to: recipients, headers, text } of server.mails) {
      expect(recipients).toHaveLength(1)
      expect(recipients[0]).not.toMatch(/@evil\.example$/)
      expect(Object.keys(headers)).not.toContain('bcc')
      expect(headers['subject']).toBe(mail.subject)
      expect(text.trimEnd()).toBe(mail.text)
    }
  })

  test.for(['ada+tag@example.org', "o'hara@example.org", 'a.d_a-1@sub.example.org'])(
    'and %s gets it',
    async (to) => {
      const server = await strictMailServer()
      await mailerAt(server.url).send({ ...mail, to })
      expect(server.mails).toMatchObject([{ to: [to], headers: { to } }])
    },
  )
})
