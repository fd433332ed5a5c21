import { useEffect, useRef, useState } from 'react'

/** So long the pointer may take from a marker to its info window. */
const graceMs = 250

type OpenedBy = 'pointer' | 'keyboard' | 'touch'

export interface Shown {
  id: string | null
  /** Chosen by the caller, not by the map: the map has to go there. */
  isChosen: boolean
  show(id: string, by: OpenedBy): void
  /** The pointer left the marker or its info window. */
  leave(): void
  /** The pointer came back in time. */
  stay(): void
  /** The keyboard went on. */
  blur(): void
  close(): void
}

/**
 * Whose info window is open. The caller owns that; the map only remembers which it asked for itself,
 * and how, since each way in has its own way out.
 */
export function useShown(
  focusedId: string | null,
  onFocus: (id: string | null) => void,
): Shown {
  const [opened, setOpened] = useState<{ id: string; by: OpenedBy } | null>(null)
  const [seenId, setSeenId] = useState(focusedId)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seenId !== focusedId) {
    setSeenId(focusedId)
    // The caller went elsewhere: when it comes back to this one, that is its own choice.
    if (opened && opened.id !== focusedId) setOpened(null)
  }
  const isOwn = opened !== null && opened.id === focusedId

  const stay = () => clearTimeout(timer.current)
  const close = () => {
    stay()
    setOpened(null)
    onFocus(null)
  }
  // A choice made outside the map ends the wait for the pointer, or it would close what was chosen.
  useEffect(() => {
    if (!isOwn) clearTimeout(timer.current)
  }, [isOwn])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    id: focusedId,
    isChosen: focusedId !== null && !isOwn,
    show: (id, by) => {
      stay()
      if (id === focusedId) return
      setOpened({ id, by })
      onFocus(id)
    },
    leave: () => {
      stay()
      if (isOwn && opened.by === 'pointer') timer.current = setTimeout(close, graceMs)
    },
    stay,
    blur: () => {
      if (isOwn && opened.by === 'keyboard') close()
    },
    close,
  }
}
