export const sessionIdPattern = /^session_[A-Za-z0-9_-]{1,92}$/
export const recordIdPattern = /^[a-z2-7]{26}$/

export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && sessionIdPattern.test(value)
}

export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && recordIdPattern.test(value)
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** `random` are at least 16 bytes from a secure source; `now` in milliseconds. */
export function makeSessionId(now: number, random: Uint8Array): string {
  const suffix = [...random].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `session_${now}_${suffix}`
}
