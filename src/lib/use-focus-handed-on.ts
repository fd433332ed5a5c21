import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

const lookAgainMs = 50
const asking = '[role="alertdialog"]'

/**
 * When a change of `state` takes away, or switches off, what has the focus, the focus goes on to what `next`
 * names then. The result belongs on what the focus may be lost from; who has been elsewhere since is left
 * there.
 */
export function useFocusHandedOn<Holder extends HTMLElement, State>(
  state: State,
  next: (before: State, holder: Holder | null) => HTMLElement | null | undefined,
): RefObject<Holder | null> {
  const holder = useRef<Holder>(null)
  /** The focus was in the holder last, or in what asked about it; where it is gone from no event tells. */
  const wasInside = useRef(false)
  const before = useRef(state)
  const find = useEffectEvent(next)
  useEffect(() => {
    const look = () => {
      const at = document.activeElement
      if (at !== document.body && !at?.closest(asking))
        wasInside.current = holder.current?.contains(at) ?? false
    }
    // A field that has the focus from the start had it before anything was heard.
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  })
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was === state) return
    let timer = setTimeout(function goOn() {
      if (!wasInside.current) return
      // What asked first may still have the focus.
      if (document.querySelector(asking)) timer = setTimeout(goOn, lookAgainMs)
      else if (document.activeElement === document.body)
        focusOn(find(was, holder.current))
    })
    return () => clearTimeout(timer)
  }, [state])
  return holder
}

/** A heading, which is no control, takes it too. */
function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
