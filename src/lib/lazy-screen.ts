import { createElement, lazy, useState } from 'react'
import type { ComponentType, FunctionComponent } from 'react'

export interface LazyScreen<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the code ahead. Never fails: without it the screen is shown as if nobody had asked. */
  preload(): Promise<void>
}

/**
 * A screen with code of its own. What `preload` has fetched is shown without a placeholder in between:
 * React holds what follows one back for 300 ms (its FALLBACK_THROTTLE_MS). Give `preload` to a route's
 * component and the router waits for it, and fetches it when a pointer nears a link.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let fetched: ComponentType<Props> | undefined
  const Waiting = lazy(async () => ({ default: await load() }))
  function Screen(props: Props) {
    // Chosen once: another kind of component would begin anew and forget what was typed.
    const [Chosen] = useState(() => fetched ?? Waiting)
    return createElement(Chosen as ComponentType<Props>, props)
  }
  return Object.assign(Screen, {
    preload: async () => {
      fetched ??= await load().catch(() => undefined)
    },
  })
}
