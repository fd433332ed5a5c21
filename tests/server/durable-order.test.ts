import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aSession } from '#tests/support/factories.ts'
import { runServer } from '#tests/support/run-server.ts'
import { tempFolder } from '#tests/support/temp-folder.ts'
import { canTrace, readCalls, tracing } from '#tests/support/traced-calls.ts'
import { tusOf } from '#tests/support/tus-client.ts'
import { until } from '#tests/support/until.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import type { TracedCall } from '#tests/support/traced-calls.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const ways = {
  async 'a form'(member: Visitor) {
    return (await member.upload(aSession(), [['quay.jpg', 'bytes of a quay']])).status
  },
  async tus(member: Visitor) {
    const tus = tusOf(member)
    const created = await tus.create({ sessionId: aSession(), size: 15 })
    const place = created.headers.get('location') ?? ''
    return (await tus.send(place, 0, 'bytes of a quay')).status
  },
}

const isSync = ({ name }: TracedCall) => name === 'fsync' || name === 'fdatasync'
const isRename = ({ name }: TracedCall) => name.startsWith('rename')

/** The first answer 200 on a socket after this line. */
function answerAfter(calls: TracedCall[], line: number): TracedCall | undefined {
  return calls.find(
    ({ began, text }) =>
      began > line && /socket|TCP/.test(text) && text.includes('HTTP/1.1 200'),
  )
}

// Without strace nothing is proven here; tests/server/reconcile.test.ts holds what a kill between the
// steps leaves.
test.skipIf(!canTrace()).for(Object.keys(ways) as Array<keyof typeof ways>)(
  'by %s the bytes, their name and their row are on the disk before the answer is on its way',
  async (way) => {
    const file = join(await tempFolder(), 'calls')
    const server = await runServer({}, 'tests/support/spare-server.ts', tracing(file))
    onTestFinished(() => server.close())
    const request = (path: string, init?: RequestInit) => fetch(server.url + path, init)
    const member = visitorOf({ request }, server.url)
    const person = { email: 'ada@example.org', password: 'a long enough one' }
    await member.send('POST', '/api/auth/register', person)
    expect(await ways[way](member)).toBe(200)

    const published = (call: TracedCall) =>
      isRename(call) && call.text.includes('/blobs/')
    const calls = await until(async () => {
      const all = await readCalls(file)
      const renamed = all.find(published)
      return renamed && answerAfter(all, renamed.began) ? all : undefined
    }, 10_000)
    const rename = calls.find(published)!
    const [, from] = /"([^"]+)"/.exec(rename.text) ?? []
    const answer = answerAfter(calls, rename.began)!
    const bytes = calls.find((call) => isSync(call) && call.text.includes(`<${from}>`))
    const folder = calls.find(
      (call) => isSync(call) && call.began > rename.over && call.text.includes('/blobs>'),
    )
    const row = calls.find(
      (call) =>
        isSync(call) &&
        call.began > (folder?.over ?? Infinity) &&
        call.text.includes('.sqlite-wal>'),
    )
    const steps = [bytes, rename, folder, row, answer]
    expect(steps.map((step) => step?.text.slice(0, 30))).not.toContain(undefined)
    for (const [index, step] of steps.slice(1).entries())
      expect(steps[index]!.over).toBeLessThan(step!.began)
  },
)
