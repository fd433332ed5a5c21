import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Closer to the end than this counts as reading the newest. */
const nearPx = 96
/** What the phone's navigation covers of the page's lower edge. */
const coveredPx = 72
/** On a phone the end of the thread may stand this much of the window above its lower edge. */
const farPastShare = 0.6

/**
 * Keeps the end of a growing thread in view while the reader is there, and lets them read in peace
 * when they are not. `change` is anything that differs when the thread has grown.
 */
export function useStickToEnd(
  box: RefObject<HTMLElement | null>,
  change: unknown,
): { isAway: boolean; toEnd(): void } {
  const isNear = useRef(true)
  const [isAway, setAway] = useState(false)
  const toEnd = useCallback(() => {
    isNear.current = true
    setAway(false)
    if (box.current) showEnd(box.current)
  }, [box])

  useEffect(() => {
    const look = () => {
      if (!box.current) return
      isNear.current = isNearEnd(box.current)
      // Who has passed the newest, on a phone, is not shown the way down to it.
      setAway(distanceToEnd(box.current) >= nearPx)
    }
    const element = box.current
    element?.addEventListener('scroll', look, { passive: true })
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      element?.removeEventListener('scroll', look)
      window.removeEventListener('scroll', look)
    }
  }, [box])

  useLayoutEffect(() => {
    if (isNear.current && box.current) showEnd(box.current)
    // `change` is not read: that it differs is what asks for the scroll.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps
  }, [box, change])

  return { isAway, toEnd }
}

/** On a wide screen the thread scrolls in its own box; on a phone the page does, with more below it. */
function scrollsItself(box: HTMLElement): boolean {
  return getComputedStyle(box).overflowY !== 'visible'
}

/** How far below the visible part the thread's end lies; negative when it is well in view. */
function distanceToEnd(box: HTMLElement): number {
  if (scrollsItself(box)) return box.scrollHeight - box.scrollTop - box.clientHeight
  return box.getBoundingClientRect().bottom - (window.innerHeight - coveredPx)
}

/** Neither before the end nor far past it: who reads the facts below is not pulled back up. */
function isNearEnd(box: HTMLElement): boolean {
  const distance = distanceToEnd(box)
  return distance < nearPx && distance > -farPastShare * window.innerHeight
}

function showEnd(box: HTMLElement): void {
  if (scrollsItself(box)) {
    box.scrollTo({ top: box.scrollHeight })
    return
  }
  const distance = distanceToEnd(box)
  if (distance > 0 || !isNearEnd(box)) window.scrollBy({ top: distance })
}
