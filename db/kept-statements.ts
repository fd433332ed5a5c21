import type SqliteDatabase from 'better-sqlite3'

type Statement = SqliteDatabase.Statement

const mostKept = 300
/** Behind these a statement may mean other columns than before. */
const changesSchema = /^\s*(create|alter|drop|pragma|vacuum)\b/i

/**
 * Prepares each text once, which takes longer than to run most of them; the one that was used longest ago
 * goes when there are too many. For statements that are run to their end at once: a second run while a
 * first is stepped through is an error.
 */
export function keepStatements(sqlite: SqliteDatabase.Database): {
  prepare(text: string): Statement
  close(): void
} {
  const kept = new Map<string, Statement>()
  return {
    prepare(text) {
      if (changesSchema.test(text)) {
        kept.clear()
        return sqlite.prepare(text)
      }
      const statement = kept.get(text) ?? sqlite.prepare(text)
      // A map keeps the order in which its keys came.
      kept.delete(text)
      kept.set(text, statement)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
      return statement
    },
    close: () => sqlite.close(),
  }
}
