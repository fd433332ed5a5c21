import { execFile } from 'node:child_process'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { JobError } from '#routers/job-handler.ts'
import { usualTiming } from '#server/jobs/worker-timing.ts'
import { createLogMailer } from '#server/services/log-mailer.ts'
import { createSmtpMailer } from '#server/services/smtp-mailer.ts'
import { buildHouse } from '#tests/support/build-house.ts'
import { hourMs, minuteMs, secondMs } from '#tests/support/clock.ts'
import { rowsOf } from '#tests/support/database.ts'
import { recordingLog, recordingMailer } from '#tests/support/fakes.ts'
import { forgot, isGood, linkIn } from '#tests/support/reset-links.ts'
import { strictMailServer } from '#tests/support/smtp-servers.ts'
import { until } from '#tests/support/until.ts'
import { buildWorking } from '#tests/support/working.ts'
import type { House } from '#tests/support/build-house.ts'
import type { Mailer } from '#routers/mailer.ts'

const email = 'ada@example.org'

async function aHouse(mailer: Mailer): Promise<House> {
  const house = await buildHouse({ mailer })
  await house.signUp(email)
  return house
}

const smtp = (url: string) => createSmtpMailer({ url, from: 'studio@refyn.example' })

function mailJob({ open }: Pick<House, 'open'>): Record<string, unknown> {
  return rowsOf(open, 'jobs').find(({ kind }) => kind === 'mail')!
}

test('the link arrives over SMTP and opens the form', async () => {
  const server = await strictMailServer()
  const house = await aHouse(smtp(server.url))
  await forgot(house.visitor(), email)
  const mail = await until(() => server.mails[0])
  const token = new URL(linkIn({ to: '', subject: '', text: mail.text })).searchParams
  expect(mail.to).toEqual([email])
  expect(await isGood(house.visitor(), token.get('token') ?? '')).toBe(true)
})

test('a mail that the server puts off is tried again, and arrives once', async () => {
  const code = (count: number) => (count <= 2 ? 451 : null)
  const server = await strictMailServer({ refuse: { at: 'mail', code } })
  const house = await aHouse(smtp(server.url))
  await forgot(house.visitor(), email)
  for (const wait of [6 * secondMs, 24 * secondMs]) {
    const { lastError } = await until(() => {
      const job = mailJob(house)
      return job['state'] === 'ready' && job['lastError'] !== null ? job : null
    })
    expect(String(lastError)).toContain('The mail server took no mail')
    expect(String(lastError)).not.toContain('@')
    house.clock.move(wait)
    await until(() => mailJob(house)['attempts'] !== 0 && server.tries > 1)
  }
  await until(() => mailJob(house)['state'] === 'done')
  expect([server.tries, server.mails.length]).toEqual([3, 1])
})

test.for(['recipient', 'mail'] as const)(
  'a mail whose %s the server refuses for good is not tried again',
  async (at) => {
    const server = await strictMailServer({ refuse: { at, code: () => 550 } })
    const house = await aHouse(smtp(server.url))
    await forgot(house.visitor(), email)
    await until(() => mailJob(house)['state'] === 'dead')
    house.clock.move(hourMs)
    house.worker.wake()
    expect([mailJob(house)['attempts'], server.tries]).toEqual([1, 1])
    expect(
      JSON.stringify([mailJob(house)['lastError'], house.log.entries]),
    ).not.toContain(email)
  },
)

test('the request is answered while the mail server is away, and the mail waits', async () => {
  const house = await aHouse(smtp('smtp://127.0.0.1:9'))
  expect((await forgot(house.visitor(), email)).status).toBe(200)
  const job = await until(() => {
    const found = mailJob(house)
    return found['lastError'] === null ? null : found
  })
  expect(job).toMatchObject({ state: 'ready', attempts: 1 })
})

test('a mail server may be away for an hour', async () => {
  const mailer = recordingMailer()
  const away = { isAway: true, tries: 0 }
  const house = await buildWorking(
    {
      mailer: {
        delivers: true,
        send(mail) {
          away.tries += 1
          return away.isAway
            ? Promise.reject(new JobError('down', { isRetryable: true }))
            : mailer.send(mail)
        },
      },
    },
    { backoffMs: usualTiming.backoffMs },
  )
  await house.as(null).api.account.forgotPassword({ email: house.user.email })
  const backAt = house.clock.now().getTime() + hourMs
  for (let tries = 1; house.clock.now().getTime() < backAt; tries += 1) {
    const job = await until(() => {
      const found = mailJob(house)
      return away.tries === tries && found['state'] !== 'running' ? found : null
    })
    expect(job['state']).toBe('ready')
    if (Date.parse(String(job['runAt'])) >= backAt) away.isAway = false
    house.clock.set(String(job['runAt']))
  }
  expect(await until(() => mailer.sent[0])).toMatchObject({ to: house.user.email })
})

test('an account that is gone before its mail is sent gets none', async () => {
  const server = await strictMailServer({ refuse: { at: 'mail', code: () => 451 } })
  const house = await aHouse(smtp(server.url))
  await forgot(house.visitor(), email)
  await until(() => mailJob(house)['lastError'])
  house.open.sqlite.exec(`delete from users where email = '${email}'`)
  house.clock.move(minuteMs)
  await until(() => mailJob(house)['state'] === 'done')
  expect(server.tries).toBe(1)
})

test('without SMTP the log has the mail with its link, which is good', async () => {
  const log = recordingLog()
  const house = await aHouse(createLogMailer(log))
  await forgot(house.visitor(), email)
  const { fields } = await until(() => log.entries[0])
  const { to, text } = fields as { to: string; text: string }
  expect(to).toBe(email)
  const { searchParams } = new URL(linkIn({ to: '', subject: '', text }))
  expect(await isGood(house.visitor(), searchParams.get('token') ?? '')).toBe(true)
})

test('the line of the log that is written has the link unharmed', async () => {
  const link = 'https://refyn.example/reset-password?token=abc-DEF_123'
  const script = `
    import { createLog } from '#server/log.ts'
import { createLogMailer } from '#server/services/log-mailer.ts'
    const mail = { to: 'ada@example.org', subject: 'A link', text: 'Here:\\n\\n${link}' }
    await createLogMailer(createLog('warn')).send(mail)`
  const words = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  const line = JSON.parse(stdout) as Record<string, unknown>
  expect(line).toMatchObject({
    event: 'mail_not_sent',
    to: 'ada@example.org',
    subject: 'A link',
  })
  expect(String(line['text']).split('\n')).toContain(link)
})

test.for([
  'ada@example.org\r\nBcc: evil@evil.example',
  'ada@example.org, evil@evil.example',
  'Evil <evil@evil.example>',
  'ada@example.org\u0000',
  '"ada"@example.org\n',
])('nobody asks for a mail to %j', async (address) => {
  const mailer = recordingMailer()
  const house = await aHouse(mailer)
  const { status } = await forgot(house.visitor(), address)
  expect([status, rowsOf(house.open, 'jobs').length]).toEqual([400, 0])
})
