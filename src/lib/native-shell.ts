import { offerNativeSignIn } from './native-sign-in.ts'

/** What Capacitor puts on the page inside a native app (capacitorjs.com, JavaScript bridge). */
interface Bridge {
  isNativePlatform?(): boolean
  Plugins?: {
    /** @capgo/capacitor-social-login: takes a nonce. */
    SocialLogin?: {
      initialize(options: { google: { webClientId: string } }): Promise<void>
      login(options: {
        provider: 'google'
        options: { scopes: string[]; nonce: string }
      }): Promise<{ result?: { idToken?: string | null } }>
    }
    /** @codetrix-studio/capacitor-google-auth: takes none. */
    GoogleAuth?: {
      initialize(options: { clientId: string; scopes: string[] }): Promise<void> | void
      signIn(): Promise<{ authentication?: { idToken?: string | null } }>
    }
  }
}

const scopes = ['openid', 'email', 'profile']

/** Looks for a native shell and its sign-in. In a browser it finds none, and nothing happens. */
export function startNativeShell(): void {
  const { Capacitor: bridge } = window as Window & { Capacitor?: Bridge }
  if (!bridge?.isNativePlatform?.()) return
  const { SocialLogin: social, GoogleAuth: google } = bridge.Plugins ?? {}
  if (social)
    offerNativeSignIn({
      async idToken({ clientId, begin }) {
        await social.initialize({ google: { webClientId: clientId } })
        const { nonce } = await begin()
        const { result } = await social.login({
          provider: 'google',
          options: { scopes, nonce },
        })
        return requireToken(result?.idToken)
      },
    })
  else if (google)
    offerNativeSignIn({
      async idToken({ clientId }) {
        await google.initialize({ clientId, scopes })
        const { authentication } = await google.signIn()
        return requireToken(authentication?.idToken)
      },
    })
}

function requireToken(token: string | null | undefined): string {
  if (!token) throw new Error('The native sign-in gave no ID token')
  return token
}
