import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { untilSignedOut } from '#routers/until-signed-out.ts'
import { buildContext } from '#tests/support/build-context.ts'
import { codeOf } from '#tests/support/refusals.ts'

/** One event, and then nothing until the signal aborts. */
async function* oneEvent(signal: AbortSignal): AsyncGenerator<string> {
  yield 'a piece'
  await new Promise<void>((done) => signal.addEventListener('abort', () => done()))
}

test('the end of a session ends a stream as signed out', async () => {
  const { ctx, session } = await buildContext()
  const events = untilSignedOut(ctx, undefined, oneEvent)
  expect(await events.next()).toEqual({ done: false, value: 'a piece' })
  const next = events.next()
  session.over.abort()
  expect(await codeOf(next)).toBe('signed_out')
})

test('the end of a session whose stream nobody reads at that moment does not end the server', async () => {
  const unhandled: unknown[] = []
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => unhandled.push(error))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of before) process.on('unhandledRejection', listener)
  })
  const { ctx, session } = await buildContext()
  const events = untilSignedOut(ctx, undefined, oneEvent)
  await events.next()
  // As tRPC does: asked for, and looked at only when the last event has been taken.
  void events.next()
  session.over.abort()
  await wait(20)
  expect(unhandled).toEqual([])
})
