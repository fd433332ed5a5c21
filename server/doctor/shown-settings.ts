import { envSchema } from '#server/env.ts'

/** Addresses whose path may be the secret, and everything that is one. */
const secret = /KEY$|SECRET$|TOKEN$|^SMTP_URL$|^EVENTS_ICS_URLS$|^ADMIN_EMAILS$/
const address = /URL$|_BASE$|_ISSUER$/

/** The settings that are set, as `NAME=value`: of a secret only that it is set. */
export function shownSettings(source: NodeJS.ProcessEnv): string[] {
  return Object.keys(envSchema.shape).flatMap((name) => {
    const value = source[name]
    return value ? [`${name}=${shown(name, value)}`] : []
  })
}

function shown(name: string, value: string): string {
  if (secret.test(name)) return '(set)'
  return address.test(name) ? shownAddress(value) : value
}

/** Without a user, a password or a query, where keys stand. */
export function shownAddress(value: string): string {
  if (!URL.canParse(value)) return '(not an address)'
  const { protocol, host, pathname } = new URL(value)
  return `${protocol}${host === '' ? '' : '//'}${host}${pathname}`
}
