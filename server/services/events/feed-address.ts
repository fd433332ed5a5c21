/** Where a calendar is asked for, one address after the other. */
export interface FeedAddress {
  /** For the log: the host alone, because a private calendar's secret is in its path. */
  host: string
  /** The first that answers counts. */
  urls: URL[]
  /** From `user:password@` in the address; fetch takes none there. */
  authorization: string | null
}

/** `EVENTS_ICS_URLS` as it stands there. */
export function splitAddresses(value: string): string[] {
  return value
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
}

/**
 * An http(s) or webcal(s) address; null for any other. webcal says nothing of encryption: it is tried
 * with, and without when the host has none.
 */
export function readAddress(address: string): FeedAddress | null {
  const [, scheme = '', rest = ''] =
    /^(https?|webcals?):\/\/(.+)$/i.exec(address.trim()) ?? []
  const schemes: Record<string, string[]> = {
    http: ['http'],
    https: ['https'],
    webcals: ['https'],
    webcal: ['https', 'http'],
  }
  const written = (schemes[scheme.toLowerCase()] ?? []).map((each) => `${each}://${rest}`)
  const [first] = written
  if (first === undefined || !written.every((each) => URL.canParse(each))) return null
  const { host, username, password } = new URL(first)
  const secret = `${decoded(username)}:${decoded(password)}`
  return {
    host,
    urls: written.map((each) => withoutSecret(new URL(each))),
    authorization: username ? `Basic ${Buffer.from(secret).toString('base64')}` : null,
  }
}

function withoutSecret(url: URL): URL {
  url.username = ''
  url.password = ''
  return url
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A percent sign that is none of an escape stands for itself.
    return part
  }
}
