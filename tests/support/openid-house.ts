import { createOpenIdProvider } from '#server/auth/open-id-provider.ts'
import { buildHouse, testAppUrl } from './build-house.ts'
import { cookieBrowserOf } from './cookie-browser.ts'
import { openIdServer } from './openid-server.ts'
import type { OpenIdSettings } from '#server/auth/open-id-provider.ts'
import type { House, HouseOptions } from './build-house.ts'
import type { CookieBrowser } from './cookie-browser.ts'
import type { OpenIdServer } from './openid-server.ts'

export const callbackPath = '/api/auth/google/callback'

export interface OpenIdHouse extends House {
  browser(): CookieBrowser
}

/** A house whose people can come in by this provider, at the time that its tokens are made. */
export async function houseWith(
  settings: OpenIdSettings,
  options: HouseOptions = {},
): Promise<OpenIdHouse> {
  const appUrl = options.appUrl ?? testAppUrl
  const house = await buildHouse({
    now: new Date().toISOString(),
    openId: createOpenIdProvider(settings, appUrl + callbackPath),
    ...options,
  })
  return { ...house, browser: () => cookieBrowserOf(house.app, appUrl) }
}

/** A house beside the stand-in. */
export async function openIdHouse(
  options: HouseOptions = {},
): Promise<{ house: OpenIdHouse; provider: OpenIdServer }> {
  const provider = await openIdServer()
  return { provider, house: await houseWith(provider.settings, options) }
}

/** To the provider and back as far as our door: the address of the callback, not yet opened. */
export async function comeBack(browser: CookieBrowser): Promise<URL> {
  return browser.leave(await browser.leave('/api/auth/google'))
}

/** Opens an address of ours; where it leads to, without our origin. */
export async function openDoor(
  browser: CookieBrowser,
  address: string | URL,
): Promise<string> {
  const answer = await browser.ask(address, {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  return answer.headers.get('location') ?? `status ${answer.status}`
}

/** The whole way; where it ends. */
export async function signIn(browser: CookieBrowser): Promise<string> {
  return openDoor(browser, await comeBack(browser))
}

/** Why the last sign-in was refused, as the operator reads it. */
export function reasonIn({ log }: Pick<House, 'log'>): string {
  const { fields } = log.entries.findLast(
    ({ fields }) => 'event' in fields && fields.event === 'login_failed',
  ) ?? { fields: {} }
  return 'reason' in fields ? String(fields.reason) : ''
}

/** Who the browser is signed in as; null for a visitor. */
export async function whoIs(
  browser: CookieBrowser,
): Promise<{ id: string; email: string } | null> {
  const answer = await browser.ask('/api/auth/user')
  return answer.ok ? ((await answer.json()) as { id: string; email: string }) : null
}
