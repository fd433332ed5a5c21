import { useEffect, useRef } from 'react'

/** Tells once that something has come true. */
export function useChecked(isTrue: boolean, tell: () => void): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (!isTrue || isTold.current) return
    isTold.current = true
    tell()
  }, [isTrue, tell])
}
