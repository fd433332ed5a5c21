import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openForReading } from '#db/queries/operator.ts'
import { openDatabase } from '#db/database.ts'
import { filesWith } from '#tests/support/canaries.ts'
import { rowsOf } from '#tests/support/database.ts'
import { aSession } from '#tests/support/factories.ts'
import { runServer } from '#tests/support/run-server.ts'
import { plain } from '#tests/support/sample-files.ts'
import { hangs, scriptedServer, sendsJson } from '#tests/support/scripted-server.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'

const word = 'canaryofada7'
const password = 'a long enough one'

test('a removal that is killed twice on its way is finished after the restart', async () => {
  const state = { isUp: false }
  const stripe = await scriptedServer((answer, request) => {
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing' } }
    const script = state.isUp ? sendsJson(404, missing) : hangs()
    return script(answer, request)
  })
  const server = await runServer({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_STANDARD: 'price_s',
    STRIPE_PRICE_PREMIUM: 'price_p',
    STRIPE_API_BASE: stripe.origin,
  })
  onTestFinished(() => server.close())
  const path = join(server.folder, 'refyn.sqlite')
  const rows = (table: string) => {
    const open = openForReading(path)
    try {
      return rowsOf(open, table)
    } finally {
      open.sqlite.close()
    }
  }
  const request = (at: string, init?: RequestInit) => fetch(server.url + at, init)
  const ada = visitorOf({ request }, server.url)
  const person = { email: `${word}@example.org`, password, firstName: word }
  await ada.send('POST', '/api/auth/register', person)
  await ada.send('POST', '/api/notes', { title: word, content: `${word} minds it` })
  const picture = plain([90, 60, 30]).withExif({ IFD0: { Artist: word } })
  const bytes = await picture.jpeg().toBuffer()
  const sent = await ada.upload(aSession(), [[`${word}.jpg`, bytes]])
  expect(sent.status).toBe(200)
  const beside = openDatabase(path)
  beside.sqlite.exec(`update users set "stripeCustomerId" = 'cus_${word}'`)
  beside.sqlite.close()

  const asked = () => stripe.requests.filter(({ method }) => method === 'DELETE').length
  const answer = await ada.send('POST', '/trpc/account.remove', { json: { password } })
  expect(answer.status).toBe(200)
  await until(() => asked() === 1)
  await server.kill()
  expect(rows('users')).toMatchObject([{ state: 'deleting' }])
  expect(rows('notes')).toHaveLength(1)

  state.isUp = true
  await server.start()
  await until(() => rows('users').length === 0, 20_000)
  await server.kill()
  await server.start()
  const ends = ['sweep', 'remove-account']
  await until(
    () =>
      rows('jobs').every(
        ({ kind, state: at }) => !ends.includes(String(kind)) || at === 'done',
      ),
    20_000,
  )
  expect(rows('jobs').map(({ dedupeKey }) => String(dedupeKey))).toContainEqual(
    expect.stringMatching(/^remove-account:\w+:remains$/),
  )
  expect(await readdir(join(server.folder, 'uploads', 'blobs'))).toEqual([])
  expect(await filesWith([server.folder], word)).toEqual([])
})
