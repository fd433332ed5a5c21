import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

export interface PairedPlayers {
  isPlaying: boolean
  /** Seconds from the start. */
  at: number
  /** Of the longer of the two. */
  duration: number
  /** Which of them is heard. */
  heard: 0 | 1
  toggle(): void
  seek(seconds: number): void
  hear(which: 0 | 1): void
}

/** Further apart than this they are brought together: less is not heard, more often would stutter. */
const driftSeconds = 0.08

/**
 * Two players as one: both run, one of them is heard, and changing over is a matter of muting, so that
 * the ear misses nothing. They are kept at the same place.
 */
export function usePairedPlayers(
  first: RefObject<HTMLMediaElement | null>,
  second: RefObject<HTMLMediaElement | null>,
  volumes: readonly [number, number] = [1, 1],
): PairedPlayers {
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [duration, setDuration] = useState(0)
  const [heard, setHeard] = useState<0 | 1>(0)
  const [firstVolume, secondVolume] = volumes

  useEffect(() => {
    const [one, other] = [first.current, second.current]
    if (!one || !other) return
    one.volume = firstVolume
    other.volume = secondVolume
    one.muted = heard !== 0
    other.muted = heard !== 1
  }, [first, second, heard, firstVolume, secondVolume])

  useEffect(() => {
    const [one, other] = [first.current, second.current]
    if (!one || !other) return undefined
    const longer = () => (lengthOf(one) >= lengthOf(other) ? one : other)
    const measure = () => setDuration(Math.max(lengthOf(one), lengthOf(other)))
    const follow = () => {
      const lead = longer()
      const rest = lead === one ? other : one
      setAt(lead.currentTime)
      const isApart = Math.abs(rest.currentTime - lead.currentTime) > driftSeconds
      if (isApart && lead.currentTime < lengthOf(rest))
        rest.currentTime = lead.currentTime
    }
    const end = () => {
      if (one.ended && other.ended) setPlaying(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const player of [one, other]) {
      player.addEventListener('loadedmetadata', measure, { signal })
      player.addEventListener('timeupdate', follow, { signal })
      player.addEventListener('ended', end, { signal })
    }
    measure()
    return () => listening.abort()
  }, [first, second])

  const both = (act: (player: HTMLMediaElement) => void) => {
    for (const player of [first.current, second.current]) if (player) act(player)
  }
  return {
    isPlaying,
    at,
    duration,
    heard,
    toggle() {
      setPlaying(!isPlaying)
      // A player that cannot start leaves the other one running.
      both((player) =>
        isPlaying ? player.pause() : void player.play().catch(() => undefined),
      )
    },
    seek(seconds) {
      setAt(seconds)
      both((player) => {
        player.currentTime = Math.min(seconds, lengthOf(player))
      })
    },
    hear: setHeard,
  }
}

function lengthOf({ duration }: HTMLMediaElement): number {
  return Number.isFinite(duration) ? duration : 0
}
