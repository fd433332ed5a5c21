import { useCallback, useEffect, useState } from 'react'
import type { GeoPoint } from '#routers/contract/discovery.ts'

export type PositionFault = 'denied' | 'unsupported' | 'unknown'

export interface Position {
  /** Where the person is, once they have let the page know. */
  point: GeoPoint | null
  isAsking: boolean
  /** Asks now, without a position from before; resolves to why there is none. */
  ask(): Promise<GeoPoint | PositionFault>
}

/** Part 2, section 9. */
export const positionOptions = { enableHighAccuracy: true, timeout: 10_000 } as const
/** How old a position may be that is read before anybody has asked. */
export const cachedPositionMs = 5 * 60_000

/**
 * Where the person is. At first it is only read when the page may know already: nobody is asked before
 * they have asked for something near them.
 */
export function usePosition(): Position {
  const [point, setPoint] = useState<GeoPoint | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    let isGone = false
    const readKnown = async () => {
      if (!('geolocation' in navigator)) return
      const { state } = await navigator.permissions.query({ name: 'geolocation' })
      if (state !== 'granted' || isGone) return
      const known = await locate(cachedPositionMs)
      if (!isGone) setPoint(known)
    }
    // A page that may not know says so when it is asked.
    readKnown().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])

  const ask = useCallback(async () => {
    if (!('geolocation' in navigator)) return 'unsupported'
    setAsking(true)
    try {
      const found = await locate(0)
      setPoint(found)
      return found
    } catch (error) {
      return isDenial(error) ? 'denied' : 'unknown'
    } finally {
      setAsking(false)
    }
  }, [])

  return { point, isAsking, ask }
}

function locate(maximumAge: number): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { ...positionOptions, maximumAge },
    )
  })
}

function isDenial(error: unknown): boolean {
  return (
    error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
  )
}
