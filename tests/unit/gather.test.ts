import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gather } from '#routers/conversation/gather.ts'

type Step = { piece: string; waitMs: number }

async function* source(steps: Step[], end?: Error): AsyncGenerator<string> {
  for (const { piece, waitMs } of steps) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    yield piece
  }
  if (end) throw end
}

async function collect(
  pieces: AsyncIterable<string>,
): Promise<{ got: string[]; error: unknown }> {
  const got: string[] = []
  try {
    for await (const piece of pieces) got.push(piece)
  } catch (error) {
    return { got, error }
  }
  return { got, error: undefined }
}

const steps = fc.array(
  fc.record({
    piece: fc.string({ maxLength: 5 }),
    waitMs: fc.constantFrom(0, 0, 0, 1, 4),
  }),
  { maxLength: 12 },
)

test('joined, the pieces are what came in, in order, and none is empty', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const { got, error } = await collect(gather(source(given), 2))
      expect(error).toBeUndefined()
      expect(got.join('')).toBe(given.map(({ piece }) => piece).join(''))
      expect(got).not.toContain('')
    }),
    { numRuns: 60 },
  )
})

test('an error passes after all the text that came before it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const failure = new Error('broken')
      const { got, error } = await collect(gather(source(given, failure), 2))
      expect(got.join('')).toBe(given.map(({ piece }) => piece).join(''))
      expect(error).toBe(failure)
    }),
    { numRuns: 60 },
  )
})

test('the first goes on at once; then pieces within the time become one, a later one another', async () => {
  const { got } = await collect(
    gather(
      source([
        { piece: 'a', waitMs: 0 },
        { piece: 'b', waitMs: 0 },
        { piece: 'c', waitMs: 0 },
        { piece: 'd', waitMs: 120 },
      ]),
      30,
    ),
  )
  expect(got).toEqual(['a', 'bc', 'd'])
})

test('what has come is given out while the source is silent', async () => {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  async function* slow(): AsyncGenerator<string> {
    yield 'first'
    await opened
    yield 'second'
  }
  const iterator = gather(slow(), 5)[Symbol.asyncIterator]()
  expect(await iterator.next()).toEqual({ done: false, value: 'first' })
  open()
  expect(await iterator.next()).toEqual({ done: false, value: 'second' })
  expect((await iterator.next()).done).toBe(true)
})

test('who stops reading ends the source', async () => {
  let isEnded = false
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) {
        yield 'x'
        await new Promise((resolve) => setTimeout(resolve, 3))
      }
    } finally {
      isEnded = true
    }
  }
  for await (const _ of gather(endless(), 2)) break
  expect(isEnded).toBe(true)
})

test('a source that is faster than who reads waits for them', async () => {
  let sent = 0
  async function* flood(): AsyncGenerator<string> {
    for (; sent < 100; sent += 1) yield 'x'.repeat(10_000)
  }
  let got = 0
  for await (const piece of gather(flood(), 1)) {
    got += piece.length
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(sent * 10_000 - got).toBeLessThan(100_000)
  }
  expect(got).toBe(1_000_000)
})
