import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client'
import { tap } from '@trpc/server/observable'
import { createTRPCReact } from '@trpc/react-query'
import { plainJson } from '#routers/contract/wire.ts'
import { following } from './following.ts'
import type { TRPCLink } from '@trpc/client'
import type { AppRouter } from '#routers/app.ts'
import type { ErrorCode, ErrorDetail } from '#routers/contract/errors.ts'

/** The only place that names the server's router, and only as a type. */
export const trpc = createTRPCReact<AppRouter>()

const url = '/trpc'
/** Sign-in travels alone: the server refuses it inside a batch. */
const alone = new Set([
  'account.login',
  'account.register',
  'account.logout',
  'account.forgotPassword',
  'account.resetPassword',
  'account.beginNativeSignIn',
  'account.nativeSignIn',
])

/** Told when the server says that nobody is signed in any more, whichever call it was. */
const sessionListeners = new Set<() => void>()

export function onSessionEnd(ended: () => void): () => void {
  sessionListeners.add(ended)
  return () => sessionListeners.delete(ended)
}

/** Who is signed in is asked by `account.me`, whose refusal is the answer and no news. */
const signedOutLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next(op).pipe(
      tap({
        error(error) {
          if (op.path === 'account.me' || refusalOf(error).code !== 'signed_out') return
          for (const ended of sessionListeners) ended()
        },
      }),
    )

const transformer = plainJson

/** Screens wait for this part before they follow (`useFollowing`). */
const followLink: TRPCLink<AppRouter> = (runtime) => (call) => {
  const part = following.present()
  if (!part) throw new Error('Followed before the part was there')
  return part.httpSubscriptionLink({ url, transformer })(runtime)(call)
}

export function createTrpcClient(): ReturnType<typeof trpc.createClient> {
  return trpc.createClient({
    links: [
      signedOutLink,
      splitLink({
        condition: (operation) => operation.type === 'subscription',
        true: followLink,
        false: splitLink({
          condition: (operation) => alone.has(operation.path),
          true: httpLink({ url, transformer }),
          false: httpBatchLink({ url, transformer, maxItems: 10 }),
        }),
      }),
    ],
  })
}

/** Reads are never retried and never refetched by themselves: what changes says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  })
}

export interface Refusal {
  code: ErrorCode | 'offline'
  detail: ErrorDetail
}

/** Why a call failed, as the code that the client has words for. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCClientError) {
    const data = error.data as { appCode?: ErrorCode; detail?: ErrorDetail } | undefined
    if (data?.appCode) return { code: data.appCode, detail: data.detail ?? {} }
    return { code: 'offline', detail: {} }
  }
  return { code: 'internal', detail: {} }
}
