/** What is needed of an audio or video element. */
export type Player = Pick<
  HTMLMediaElement,
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'ended'
  | 'error'
  | 'play'
  | 'pause'
  | 'addEventListener'
>

export interface PairState {
  /** At least one of them runs. */
  isPlaying: boolean
  /** Seconds from the start. */
  at: number
  /** Seconds, of the longer of the two; 0 while neither is known. */
  duration: number
  /** Of each: whether the browser has given it up. */
  unplayable: readonly [boolean, boolean]
}

export interface PlayerPair {
  toggle(): void
  seek(seconds: number): void
  /** Listens no more; the players stay as they are. */
  release(): void
}

/** Further apart than this they are brought together: less is not heard, more often would stutter. */
const driftSeconds = 0.08

/** What makes either of them other than it was. */
const news = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeked',
  'play',
  'pause',
  'ended',
  'error',
] as const

/**
 * Two players as one, at the same place: what starts, stops or moves one of them, be it a key of the
 * keyboard or the system, does so to the other. The shorter one rests at its end until there is more
 * of it to play; one that cannot be played is left out. `tell` hears of the state at once and whenever
 * it may have changed.
 */
export function pairPlayers(
  one: Player,
  other: Player,
  tell: (state: PairState) => void,
): PlayerPair {
  const players = [one, other] as const
  const lead = () =>
    canPlay(other) && (!canPlay(one) || lengthOf(other) > lengthOf(one)) ? other : one
  const say = () =>
    tell({
      isPlaying: players.some(isRunning),
      at: lead().currentTime,
      duration: lengthOf(lead()),
      unplayable: [!canPlay(one), !canPlay(other)],
    })
  const start = (player: Player) => void play(player).then(say)
  const keepTogether = () => {
    const { currentTime } = lead()
    const rest = lead() === one ? other : one
    const isApart = Math.abs(rest.currentTime - currentTime) > driftSeconds
    // One that came to its end a little early is not called back from there.
    if (isApart && !rest.ended && currentTime < lengthOf(rest))
      rest.currentTime = currentTime
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const [player, rest] of [players, [other, one] as const]) {
    const follow = () => isRunning(player) && rest.paused && hasMore(rest) && start(rest)
    // Its own end stops one of them alone.
    const stop = () => player.paused && hasMore(player) && rest.pause()
    player.addEventListener('play', follow, { signal })
    player.addEventListener('pause', stop, { signal })
    player.addEventListener('timeupdate', keepTogether, { signal })
    player.addEventListener('seeked', keepTogether, { signal })
    for (const type of news) player.addEventListener(type, say, { signal })
  }
  // What came before anyone listened is read off.
  say()

  return {
    toggle() {
      if (players.some(isRunning)) return players.forEach((player) => player.pause())
      const left = players.filter(hasMore)
      if (left.length > 0) return left.forEach(start)
      for (const player of players.filter(canPlay)) {
        player.currentTime = 0
        start(player)
      }
    },
    seek(seconds) {
      const wasRunning = players.some(isRunning)
      for (const player of players) {
        const length = lengthOf(player)
        player.currentTime = Math.min(seconds, length)
        if (wasRunning && canPlay(player) && seconds < length) start(player)
      }
      say()
    },
    release: () => listening.abort(),
  }
}

/** Players that would not start, whatever they say of themselves. */
const givenUp = new WeakSet<Player>()

function canPlay(player: Player): boolean {
  return !player.error && !givenUp.has(player)
}

function isRunning(player: Player): boolean {
  return canPlay(player) && !player.paused && !player.ended
}

/** An unknown length is no end. */
function hasMore(player: Player): boolean {
  return canPlay(player) && !player.ended && !(player.currentTime >= player.duration)
}

async function play(player: Player): Promise<void> {
  try {
    await player.play()
  } catch (error) {
    // Paused again at once, or a browser that wants to be asked first: neither is the file's fault.
    const isPassing =
      error instanceof DOMException &&
      ['AbortError', 'NotAllowedError'].includes(error.name)
    if (!isPassing) givenUp.add(player)
  }
}

function lengthOf({ duration }: Player): number {
  return Number.isFinite(duration) ? duration : 0
}
