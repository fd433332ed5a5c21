import { expect, test } from 'vitest'
import { pairPlayers } from '#src/features/comparison/pair-players.ts'
import type { PairState, Player } from '#src/features/comparison/pair-players.ts'

/** A media element as the HTML standard describes it, whose clock stands still until it is told to go on. */
class FakePlayer extends EventTarget implements Player {
  currentTime = 0
  paused = true
  error: MediaError | null = null
  /** Why `play()` is refused. */
  refusal: unknown = null
  readonly duration: number

  constructor(duration: number) {
    super()
    this.duration = duration
  }

  get ended(): boolean {
    return this.currentTime >= this.duration
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal
    // 4.8.11.8: one that has ended begins anew.
    if (this.ended) this.currentTime = 0
    this.#turn(false)
  }

  pause(): void {
    this.#turn(true)
  }

  run(seconds: number): void {
    if (this.paused) return
    this.currentTime = Math.min(this.currentTime + seconds, this.duration)
    this.say('timeupdate')
    if (!this.ended) return
    this.pause()
    this.say('ended')
  }

  fail(): void {
    this.error = { code: 4, message: 'no decoder' } as MediaError
    this.say('error')
  }

  say(type: string): void {
    this.dispatchEvent(new Event(type))
  }

  #turn(paused: boolean): void {
    if (this.paused === paused) return
    this.paused = paused
    this.say(paused ? 'pause' : 'play')
  }
}

function aPair(lengths: [number, number]) {
  const [one, other] = [new FakePlayer(lengths[0]), new FakePlayer(lengths[1])]
  const told: PairState[] = []
  const pair = pairPlayers(one, other, (state) => told.push(state))
  return {
    pair,
    one,
    other,
    state: () => told.at(-1),
    run(seconds: number) {
      one.run(seconds)
      other.run(seconds)
    },
    places: () => [one.currentTime, other.currentTime],
    running: () => [!one.paused, !other.paused],
  }
}

test('both start and stop together, and the longer one gives the length', () => {
  const { pair, state, running, run } = aPair([3, 10])
  expect(state()).toEqual({
    isPlaying: false,
    at: 0,
    duration: 10,
    unplayable: [false, false],
  })
  pair.toggle()
  expect([running(), state()?.isPlaying]).toEqual([[true, true], true])
  run(2)
  expect(state()?.at).toBe(2)
  pair.toggle()
  expect([running(), state()?.isPlaying]).toEqual([[false, false], false])
})

test('the shorter one rests at its end while the longer is paused and goes on', () => {
  const { pair, state, running, run, places } = aPair([3, 10])
  pair.toggle()
  run(5)
  expect([running(), state()?.isPlaying]).toEqual([[false, true], true])
  pair.toggle()
  pair.toggle()
  expect([running(), places()]).toEqual([
    [false, true],
    [3, 5],
  ])
})

test('seeking back while playing starts one that had ended', () => {
  const { pair, running, run, places } = aPair([3, 10])
  pair.toggle()
  run(5)
  pair.seek(1)
  expect([running(), places()]).toEqual([
    [true, true],
    [1, 1],
  ])
  pair.seek(6)
  expect(places()).toEqual([3, 6])
})

test('seeking while nothing plays starts nothing', () => {
  const { pair, running, places } = aPair([3, 10])
  pair.seek(2)
  expect([running(), places()]).toEqual([
    [false, false],
    [2, 2],
  ])
})

test('at the end of both, playing begins anew', () => {
  const { pair, state, running, run, places } = aPair([3, 10])
  pair.toggle()
  run(10)
  expect(state()?.isPlaying).toBe(false)
  pair.toggle()
  expect([running(), places()]).toEqual([
    [true, true],
    [0, 0],
  ])
})

test('a media key that stops or starts one of them does so to the other', async () => {
  const { one, other, state, running } = aPair([3, 10])
  await other.play()
  expect([running(), state()?.isPlaying]).toEqual([[true, true], true])
  one.pause()
  expect([running(), state()?.isPlaying]).toEqual([[false, false], false])
})

test('they are brought together when they drift apart', () => {
  const { pair, one, other, run } = aPair([8, 10])
  pair.toggle()
  run(2)
  one.currentTime = 1.8
  other.run(0.1)
  expect(one.currentTime).toBe(2.1)
})

test('one that cannot be played is told and left out', () => {
  const { pair, one, other, state, running } = aPair([3, 10])
  other.fail()
  expect(state()).toMatchObject({
    isPlaying: false,
    duration: 3,
    unplayable: [false, true],
  })
  pair.toggle()
  expect(running()).toEqual([true, false])
  one.run(1)
  expect(state()).toMatchObject({ isPlaying: true, at: 1 })
})

test('what failed before anyone listened is told at once', () => {
  const one = new FakePlayer(3)
  one.fail()
  const told: PairState[] = []
  pairPlayers(one, new FakePlayer(3), (state) => told.push(state))
  expect(told[0]?.unplayable).toEqual([true, false])
})

test('two that refuse to play are not playing, and both are told', async () => {
  const { pair, one, other, state } = aPair([3, 10])
  for (const player of [one, other])
    player.refusal = new DOMException('No decoder', 'NotSupportedError')
  pair.toggle()
  await expect.poll(state).toMatchObject({ isPlaying: false, unplayable: [true, true] })
})

test('a browser that wants to be asked first has not given the file up', async () => {
  const { pair, one, other, state } = aPair([3, 10])
  for (const player of [one, other])
    player.refusal = new DOMException('Press a button', 'NotAllowedError')
  pair.toggle()
  await new Promise((resolve) => setImmediate(resolve))
  expect(state()).toMatchObject({ isPlaying: false, unplayable: [false, false] })
})

test('released players are their own again', async () => {
  const { pair, one, running } = aPair([3, 10])
  pair.release()
  await one.play()
  expect(running()).toEqual([true, false])
})
