import { useState } from 'react'

/**
 * A question that is being written. It lives in the tab's own storage, so that a reload keeps it and
 * closing the tab or signing out does not leave it behind.
 */
export function useQuestionDraft(sessionId: string): [string, (draft: string) => void] {
  const key = `refyn-question ${sessionId}`
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  const change = (next: string) => {
    setDraft(next)
    if (next === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, next)
  }
  return [draft, change]
}
