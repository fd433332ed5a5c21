import { dirname } from 'node:path'

/** What SQLite says of a file that it cannot use, and what the operator can do about it. */
const causes: Array<[RegExp, (path: string) => string]> = [
  [
    /^SQLITE_(?:CORRUPT|NOTADB)/,
    (path) =>
      `The database ${path} is damaged, and nothing in it was changed. Restore a backup (npm run refyn -- restore BACKUP), or put a copy from the folder snapshots beside it in its place.`,
  ],
  [
    /^SQLITE_(?:FULL|IOERR)|^ENOSPC/,
    (path) =>
      `The disk of the database ${path} takes no more. Make room on it and start again.`,
  ],
  [
    /^SQLITE_(?:CANTOPEN|READONLY|PERM)|^EACCES|^EROFS/,
    (path) =>
      `The database ${path} cannot be written. Check who owns it and the folder it is in.`,
  ],
]

/** The same error with a message that an operator can act on; any other error as it is. */
export function explainUnusable(error: unknown, path: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    // Of the system's own codes only what was met beside the database: a port can be refused too.
    const isElsewhere =
      !code.startsWith('SQLITE') &&
      !('path' in cause && String(cause.path).startsWith(dirname(path)))
    if (isElsewhere) continue
    const explain = causes.find(([pattern]) => pattern.test(code))?.[1]
    if (explain) return new Error(`${explain(path)} (${code})`, { cause: error })
  }
  return error
}
