/** The brief of an assignment that a session is about to hand in. */
export interface KeptAssignment {
  prompt: string
  courseId: string | undefined
}

const keyOf = (sessionId: string) => `refyn-assignment ${sessionId}`

/**
 * Keeps it for its session in the tab's own storage: a reload, Back and Forward find it again, another
 * crit does not, and closing the tab or signing out leaves nothing behind.
 */
export function keepAssignment(sessionId: string, assignment: KeptAssignment): void {
  sessionStorage.setItem(keyOf(sessionId), JSON.stringify(assignment))
}

export function keptAssignment(sessionId: string): KeptAssignment | null {
  const kept = sessionStorage.getItem(keyOf(sessionId))
  return kept ? (JSON.parse(kept) as KeptAssignment) : null
}

/** The crit has begun: its own record says what it hands in. */
export function forgetAssignment(sessionId: string): void {
  sessionStorage.removeItem(keyOf(sessionId))
}
