/** Who a provider says somebody is, after everything about it was checked. */
export interface OpenIdIdentity {
  issuer: string
  /** Never changes and is never given to another (OpenID Connect Core 1.0, section 2, `sub`). */
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
}

/** What has to be kept in the browser between leaving for the provider and coming back. */
export interface OpenIdRequest {
  state: string
  nonce: string
  codeVerifier: string
}

export interface IdToken {
  identity: OpenIdIdentity
  nonce: string | null
  issuedAt: Date
  expiresAt: Date
}

/**
 * A provider of OpenID Connect. Every check of a token (signature, issuer, audience, times) is made
 * here; whoever it does not hold for is refused with OpenIdError.
 */
export interface OpenIdProvider {
  issuer: string
  /** For native sign-in, which asks for tokens on behalf of this client. */
  clientId: string
  begin(): Promise<OpenIdRequest & { url: URL }>
  /** Exchanges the code and answers who signed in; the nonce has to be the request's. */
  finish(callback: {
    code: string
    codeVerifier: string
    nonce: string
    /** Of the callback (RFC 9207); null when the provider names none. */
    issuer: string | null
  }): Promise<OpenIdIdentity>
  /** Checks a token that somebody else fetched; its nonce is for the caller to judge. */
  readIdToken(token: string): Promise<IdToken>
}

/** A sign-in that the provider refused, or that is not to be believed. The message is for the log. */
export class OpenIdError extends Error {
  override name = 'OpenIdError'
}
