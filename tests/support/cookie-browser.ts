import type { App } from './visitor.ts'

export interface CookieBrowser {
  /** Of our own site, by name. */
  cookies: Map<string, string>
  /** One request, ours in process and any other over the network; redirects are not followed. */
  ask(address: string | URL, init?: RequestInit): Promise<Response>
  /** Follows redirects within one site, and answers the first address that is elsewhere. */
  leave(address: string | URL): Promise<URL>
  /** A write of our own page. */
  post(path: string, json?: unknown): Promise<Response>
}

/** A browser that keeps the cookies of every site apart, each until it is taken back. */
export function cookieBrowserOf(app: App, appUrl: string): CookieBrowser {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }
  const browser: CookieBrowser = {
    cookies: jarOf(appUrl),
    async ask(address, init = {}) {
      const url = new URL(address, appUrl)
      const jar = jarOf(url.origin)
      const headers = new Headers(init.headers)
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      if (cookie !== '') headers.set('cookie', cookie)
      const request: RequestInit = { ...init, headers, redirect: 'manual' }
      const answer =
        url.origin === appUrl
          ? await app.request(url.href, request)
          : await fetch(url, request)
      for (const line of answer.headers.getSetCookie()) keep(jar, line)
      return answer
    },
    async leave(address) {
      let url = new URL(address, appUrl)
      for (;;) {
        const answer = await browser.ask(url)
        const location = answer.headers.get('location')
        if (location === null)
          throw new Error(`${url.href} answers ${answer.status}: ${await answer.text()}`)
        await answer.body?.cancel()
        const next = new URL(location, url)
        if (next.origin !== url.origin) return next
        url = next
      }
    },
    post: (path, json = {}) =>
      browser.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: appUrl },
        body: JSON.stringify(json),
      }),
  }
  return browser
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const name = pair.slice(0, pair.indexOf('=')).trim()
  const value = pair.slice(pair.indexOf('=') + 1).trim()
  if (value === '' || attributes.some((attribute) => isOver(attribute))) jar.delete(name)
  else jar.set(name, value)
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=')
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}
