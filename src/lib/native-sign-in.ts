export interface NativeSignIn {
  /** An ID token of the provider; `begin` gives a nonce where the shell's plugin takes one. */
  idToken(client: {
    clientId: string
    begin(): Promise<{ nonce: string }>
  }): Promise<string>
}

let offered: NativeSignIn | null = null

/** The sign-in of the shell around this page; null in a browser, and until the shell was looked for. */
export function nativeSignIn(): NativeSignIn | null {
  return offered
}

export function offerNativeSignIn(signIn: NativeSignIn): void {
  offered = signIn
}
