/** Gemini's own host, or any address that ends like its OpenAI-compatible one, as a gateway's does. */
export function isGemini(baseUrl: string): boolean {
  const { hostname, pathname } = new URL(baseUrl)
  return hostname === host || compatible.test(pathname)
}

/** Where the native calls live for an address of the OpenAI-compatible ones; no slash at its end. */
export function nativeBase(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl)
  return compatible.test(pathname)
    ? `${origin}${pathname.replace(compatible, '/v1beta')}`
    : `${origin}/v1beta`
}

const host = 'generativelanguage.googleapis.com'
const compatible = /\/v1beta\/openai\/?$/
