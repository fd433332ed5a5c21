import { createHash } from 'node:crypto'

/** What the table holds in place of a token (rule D-17). */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
