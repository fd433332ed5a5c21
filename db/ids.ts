import { randomBytes } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** `length` characters of lower-case base 32 from a secure source: 5 random bits each (rule D-18). */
export function randomId(length: number): string {
  let id = ''
  // 32 divides 256, so the low five bits of a byte are unbiased.
  for (const byte of randomBytes(length)) id += alphabet[byte & 31] ?? ''
  return id
}

/** The id of a new row: 130 random bits. */
export function newId(): string {
  return randomId(26)
}
