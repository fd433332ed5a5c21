import { useRef } from 'react'
import type { TouchEvent } from 'react'

const leastPx = 48
/** What is moved by a finger itself. */
const own = 'audio, video, input, [role=slider], canvas'

export interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
}

/**
 * A finger that goes sideways: 1 to the left, which brings the next, and -1 to the right. Two fingers
 * are a zoom, and what goes more up than sideways is a scroll.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void): SwipeHandlers {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches, target }) {
      const finger = touches[0]
      const isOurs = touches.length === 1 && !(target as Element).closest(own)
      from.current = isOurs && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd({ changedTouches }) {
      const finger = changedTouches[0]
      if (!from.current || !finger) return
      const across = finger.clientX - from.current.x
      const down = finger.clientY - from.current.y
      from.current = null
      if (Math.abs(across) < leastPx || Math.abs(across) < 2 * Math.abs(down)) return
      onSwipe(across < 0 ? 1 : -1)
    },
  }
}
