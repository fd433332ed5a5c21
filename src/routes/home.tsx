import { createRoute, useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { isRecordId, isSessionId } from '#routers/contract/session-ids.ts'
import { useCurrentUser } from '#src/features/account/use-current-user.ts'
import { DueBanner } from '#src/features/courses/due-banner.tsx'
import { DashboardPage } from '#src/features/conversation/dashboard-page.tsx'
import {
  keepAssignment,
  keptAssignment,
} from '#src/features/conversation/kept-assignment.ts'
import { lazyScreen } from '#src/lib/lazy-screen.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { newSessionId } from '#src/lib/new-session.ts'
import { sharedSession } from '#src/lib/shared-files.ts'
import { trpc } from '#src/lib/trpc.ts'
import { takeWayBack } from '#src/lib/way-back.ts'
import { SpinnerPage } from '#src/ui/spinner-page.tsx'
import { rootRoute } from './root.tsx'
import type { ReactNode } from 'react'
import type { KeptAssignment } from '#src/features/conversation/kept-assignment.ts'

const Workspace = lazyScreen(async () => (await import('./workspace.tsx')).Workspace)

interface HomeSearch {
  session?: string | undefined
  sessionId?: string | undefined
  conversation?: string | undefined
  assignment?: boolean | undefined
  prompt?: string | undefined
  courseId?: string | undefined
  auth?: string | undefined
}

const promptMaxLength = 5000

/** `session`, `sessionId` and `conversation` all open the workspace; what is no id is no key. */
function readSearch(search: Record<string, unknown>): HomeSearch {
  const text = (key: string) => {
    const value = search[key]
    // The router reads `true` and `12` out of an address as themselves.
    return ['string', 'number', 'boolean'].includes(typeof value)
      ? String(value)
      : undefined
  }
  const { session, sessionId, conversation } = search
  return {
    session: isSessionId(session) ? session : undefined,
    sessionId: isSessionId(sessionId) ? sessionId : undefined,
    conversation: isRecordId(conversation) ? conversation : undefined,
    assignment: text('assignment') === 'true' ? true : undefined,
    prompt: text('prompt')?.slice(0, promptMaxLength),
    courseId: isRecordId(search['courseId']) ? search['courseId'] : undefined,
    auth: text('auth'),
  }
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readSearch,
  component: Object.assign(Home, { preload }),
})

/** The workspace, when the address asks for it; who looks at the dashboard gets it a little later. */
async function preload(): Promise<void> {
  if (/[?&](?:session|sessionId|conversation)=/.test(window.location.search))
    await Workspace.preload()
}

function Home(): ReactNode {
  const { user } = useCurrentUser()
  const params = homeRoute.useSearch()
  const navigate = useNavigate()
  const assignment = useAssignment(params)
  useAuthSuccess(params.auth)
  useEffect(() => whenIdle(() => void Workspace.preload()), [])
  const open = (session: string) => void navigate({ to: '/', search: { session } })
  const openNew = () => open(newSessionId())
  const session = params.session ?? params.sessionId
  useSharedWork(user !== null && session === undefined, open)
  if (params.conversation && !params.session && !params.sessionId)
    return <OpenConversation id={params.conversation} />
  if (!user) return null
  if (!session) return <DashboardPage onNew={openNew} banner={<DueBanner />} />
  return (
    <Suspense fallback={<SpinnerPage />}>
      <FirstInPieces>
        <Workspace
          key={session}
          userId={user.id}
          sessionId={session}
          assignment={assignment}
          onSelect={open}
          onNew={openNew}
          onGone={() => void navigate({ to: '/', search: {} })}
        />
      </FirstInPieces>
    </Suspense>
  )
}

let hasDrawn = false

/**
 * The first time, the workspace is drawn in small pieces, between which the page hears keys and fingers;
 * after that it is there at once, as most of the work is in the rules that its parts have then made.
 */
function FirstInPieces({ children }: { children: ReactNode }): ReactNode {
  const isDrawn = useDeferredValue(true, hasDrawn)
  useEffect(() => {
    if (isDrawn) hasDrawn = true
  }, [isDrawn])
  return isDrawn ? children : <SpinnerPage />
}

/** Reads the assignment out of the address into the session that it is for, and takes it away from there. */
function useAssignment(params: HomeSearch): KeptAssignment | null {
  const navigate = useNavigate()
  const session = params.session ?? params.sessionId ?? ''
  const isGiven = params.assignment === true && session !== ''
  // Kept while rendering, so that it is there when the address no longer has it.
  if (isGiven)
    keepAssignment(session, { prompt: params.prompt ?? '', courseId: params.courseId })
  useEffect(() => {
    if (isGiven) void navigate({ to: '/', replace: true, search: sessionOnly })
  }, [isGiven, navigate])
  return session === '' ? null : keptAssignment(session)
}

function sessionOnly({ session, sessionId }: HomeSearch): HomeSearch {
  return { session: session ?? sessionId }
}

/** Back from a sign-in elsewhere: who is signed in is asked anew, and the sign is removed. */
function useAuthSuccess(auth: string | undefined): void {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  useEffect(() => {
    if (auth !== 'success') return
    void utils.account.me.invalidate()
    const place = takeWayBack()
    void (place === '/'
      ? navigate({ to: '/', replace: true, search: sessionOnly })
      : navigate({ href: place, replace: true }))
  }, [auth, navigate, utils])
}

/** Work that was shared before its maker had signed in is gone on with now. */
function useSharedWork(isHome: boolean, open: (session: string) => void): void {
  const goOn = useEffectEvent(open)
  useEffect(() => {
    if (!isHome) return
    sharedSession()
      .then((session) => session !== null && goOn(session))
      .catch((error: unknown) => console.info('Nothing that was shared:', error))
  }, [isHome])
}

/** A link that names the conversation: its session is looked up and takes its place. */
function OpenConversation({ id }: { id: string }): ReactNode {
  const navigate = useNavigate()
  const found = trpc.conversation.find.useQuery({ id })
  useEffect(() => {
    if (found.data)
      void navigate({ to: '/', replace: true, search: { session: found.data.sessionId } })
    if (found.isError) void navigate({ to: '/', replace: true, search: {} })
  }, [found.data, found.isError, navigate])
  return <SpinnerPage />
}
