import SqliteDatabase from 'better-sqlite3'

/**
 * Makes this process the only owner of a database file (rule D-02) and returns the release.
 * Held as an exclusive SQLite transaction on a file beside it: the system drops it when the
 * process dies in whatever way, so no stale lock can keep the app from starting.
 * Throws when another process holds it.
 */
export function lockDatabase(path: string): () => void {
  const lock = new SqliteDatabase(`${path}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(
      `Another Refyn process uses ${path}: stop it first, one process owns the file`,
      {
        cause: error,
      },
    )
  }
  return () => lock.close()
}
