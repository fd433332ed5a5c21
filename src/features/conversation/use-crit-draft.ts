import { useState } from 'react'
import type { MediaType } from '#routers/contract/media-types.ts'

export interface CritDraft {
  medium: MediaType | null
  context: string
  setMedium(medium: MediaType): void
  setContext(context: string): void
  /** The crit has begun: the draft has become its context. */
  forget(): void
}

interface Kept {
  medium: MediaType | null
  context: string
}

/**
 * What someone is writing about a work before the crit begins. It lives in the tab's own storage, so
 * a reload keeps it and closing the tab or signing out does not leave it behind.
 */
export function useCritDraft(sessionId: string): CritDraft {
  const key = `refyn-draft ${sessionId}`
  const [draft, setDraft] = useState(() => read(key))
  const change = (next: Kept) => {
    setDraft(next)
    sessionStorage.setItem(key, JSON.stringify(next))
  }
  return {
    ...draft,
    setMedium: (medium) => change({ ...draft, medium }),
    setContext: (context) => change({ ...draft, context }),
    forget: () => sessionStorage.removeItem(key),
  }
}

function read(key: string): Kept {
  const kept = sessionStorage.getItem(key)
  return kept ? (JSON.parse(kept) as Kept) : { medium: null, context: '' }
}
