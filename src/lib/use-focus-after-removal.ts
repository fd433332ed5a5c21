import { useFocusHandedOn } from './use-focus-handed-on.ts'
import type { RefObject } from 'react'

/**
 * When an entry leaves a list and takes the focus with it, the focus goes on to the `data-next` of the one that
 * has its place, or to what `rest` selects when none is left. `keys` are those of the list, in its order; undefined
 * while it is not shown. The result belongs on what holds the entries.
 */
export function useFocusAfterRemoval(
  keys: readonly string[] | undefined,
  rest: string,
): RefObject<HTMLDivElement | null> {
  return useFocusHandedOn<HTMLDivElement, string | undefined>(
    keys?.join('\n'),
    (before, holder) => {
      const gone =
        keys && before ? before.split('\n').findIndex((key) => !keys.includes(key)) : -1
      if (gone < 0) return null
      const entries = [...(holder?.querySelectorAll<HTMLElement>('[data-next]') ?? [])]
      return entries[gone] ?? entries.at(-1) ?? document.querySelector<HTMLElement>(rest)
    },
  )
}
