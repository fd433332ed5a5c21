import { regexes } from 'zod'

export const emailMaxLength = 254

/** What the schema `email` says of an address, for a form that has no use for all of zod. */
export function isEmail(text: string): boolean {
  const address = text.trim().toLowerCase()
  return address.length <= emailMaxLength && regexes.email.test(address)
}
