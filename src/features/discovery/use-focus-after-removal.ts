import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const stepMs = 50
const steps = 20

/**
 * When a favourite leaves the list and takes the focus with it, the focus goes on to the heart of the
 * one that has its place, or to the filter when none is left. `keys` are those of the list, in its
 * order; null while it is not shown. The result belongs on what holds filter and list.
 */
export function useFocusAfterRemoval(
  keys: readonly string[] | null,
): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null)
  const before = useRef<readonly string[] | null>(null)
  const joined = keys === null ? null : JSON.stringify(keys)
  useEffect(() => {
    const now: readonly string[] | null = joined === null ? null : JSON.parse(joined)
    const gone = now ? (before.current?.findIndex((key) => !now.includes(key)) ?? -1) : -1
    before.current = now
    if (gone < 0) return
    let left = steps
    const goOn = () => {
      // A dialog that asked first still has the focus; one who has gone elsewhere keeps it.
      if (document.activeElement === document.body) {
        const hearts = holder.current?.querySelectorAll<HTMLElement>('[data-heart]') ?? []
        const next = hearts[Math.min(gone, hearts.length - 1)]
        const filter = holder.current?.querySelector<HTMLElement>(
          '[data-filter] [aria-pressed="true"]',
        )
        ;(next ?? filter)?.focus()
      } else if ((left -= 1) > 0 && document.querySelector('[role="alertdialog"]')) {
        timer = setTimeout(goOn, stepMs)
      }
    }
    let timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }, [joined])
  return holder
}
