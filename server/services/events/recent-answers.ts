import type { Clock } from '#routers/context.ts'

export interface RecentAnswers<T> {
  /** The kept answer of this key, or the one that `ask` gives; who asks meanwhile shares it. */
  get(key: string, ask: () => Promise<T>): Promise<T>
}

/** Keeps the answers of the last so many keys for a while; failures are not kept. */
export function createRecentAnswers<T>(
  clock: Clock,
  { keptMs, most }: { keptMs: number; most: number },
): RecentAnswers<T> {
  const kept = new Map<string, { untilMs: number; answer: Promise<T> }>()
  return {
    get(key, ask) {
      const nowMs = clock.now().getTime()
      const found = kept.get(key)
      if (found && nowMs < found.untilMs) return found.answer
      const asked = { untilMs: nowMs + keptMs, answer: ask() }
      kept.delete(key)
      kept.set(key, asked)
      asked.answer.catch(() => {
        if (kept.get(key) === asked) kept.delete(key)
      })
      // The oldest goes: a Map keeps the order in which its keys came.
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return asked.answer
    },
  }
}
