import { useEffect, useRef, useState } from 'react'
import { pairPlayers } from './pair-players.ts'
import type { RefObject } from 'react'
import type { PairState, PlayerPair } from './pair-players.ts'

export interface PairedPlayers extends PairState {
  /** Which of them is heard. */
  heard: 0 | 1
  toggle(): void
  seek(seconds: number): void
  hear(which: 0 | 1): void
}

const atRest: PairState = {
  isPlaying: false,
  at: 0,
  duration: 0,
  unplayable: [false, false],
}

/**
 * Two players as one: both run, one of them is heard, and changing over is a matter of muting, so that
 * the ear misses nothing.
 */
export function usePairedPlayers(
  first: RefObject<HTMLMediaElement | null>,
  second: RefObject<HTMLMediaElement | null>,
  volumes: readonly [number, number] = [1, 1],
): PairedPlayers {
  const [state, setState] = useState(atRest)
  const [heard, setHeard] = useState<0 | 1>(0)
  const pair = useRef<PlayerPair>(null)
  const [firstVolume, secondVolume] = volumes

  useEffect(() => {
    const players = [first.current, second.current]
    for (const [which, player] of players.entries()) {
      if (!player) continue
      player.volume = which === 0 ? firstVolume : secondVolume
      player.muted = which !== heard
    }
  }, [first, second, heard, firstVolume, secondVolume])

  useEffect(() => {
    if (!first.current || !second.current) return undefined
    const paired = pairPlayers(first.current, second.current, setState)
    pair.current = paired
    return () => paired.release()
  }, [first, second])

  return {
    ...state,
    heard,
    toggle: () => pair.current?.toggle(),
    seek: (seconds) => pair.current?.seek(seconds),
    hear: setHeard,
  }
}
